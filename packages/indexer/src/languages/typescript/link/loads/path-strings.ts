import { ExprKind, Use } from '../../../../facts/kinds.ts';
import { calleeName } from '../bind/callee-name.ts';
import { keyBefore } from '../bind/literal-keys.ts';
import type { Unit } from '../bind/unit.ts';
import { baseOf, dirOf, isUnder, join } from '../resolve/path-names.ts';

/** A string of a program that may be a path: its text, and the expression that it is. */
export interface PathString {
  readonly text: string;
  readonly expr: number;
}

/** Runners whose first argument is a title. */
const TITLED = new Set('describe it test suite context bench'.split(' '));

/**
 * The strings of a file whose text passes the test: the whole text of a literal, of a composed one its last fixed part.
 * What is required or imported by it is an import row already, and no string here.
 */
export function pathStrings(unit: Unit, accepts: (text: string) => boolean): PathString[] {
  const { exprs, names } = unit.facts;
  const accepted = new Set<number>();
  for (let id = 0; id < names.length; id++) if (mayBePath(names[id]!) && accepts(names[id]!)) accepted.add(id);
  if (accepted.size === 0) return [];
  const out: PathString[] = [];
  for (let expr = 0; expr < exprs.count; expr++) {
    const kind = exprs.kind[expr];
    const name = kind === ExprKind.String ? exprs.c[expr]! : kind === ExprKind.Composed ? exprs.b[expr]! : -1;
    if (name < 0 || !accepted.has(name) || exprs.use[expr] === Use.Tested) continue;
    if (exprs.use[expr] === Use.Argument && TITLED.has(calleeName(unit, exprs.target[expr]!))) continue;
    out.push({ text: unit.text(name), expr });
  }
  return out;
}

function mayBePath(text: string): boolean {
  return (
    text.length > 1 && text.length < 300 && !/[\s\\()|^$;=]|^[a-z]{2,}:(?!\/\/\/)/.test(text.replace(ROOT_MARK, ''))
  );
}

/** jest's mark for the folder of its configuration. */
const ROOT_MARK = /^<rootDir>\/|^file:\/\/|[?#].*$/g;

/** The path that a string writes: without marks of the root, without a query. */
export function writtenPath(text: string): string {
  return text.replace(ROOT_MARK, '').replace(/\/+$/, '');
}

/** Names of the calls that an expression is an argument of, the nearest first: `URL` and `register` of `register(new URL(…))`. */
export function calleesOf(unit: Unit, expr: number): string[] {
  const { exprs } = unit.facts;
  const callees: string[] = [];
  let at = expr;
  for (let depth = 0; depth < 6 && at >= 0; depth++) {
    if (exprs.kind[at] === ExprKind.Call || exprs.kind[at] === ExprKind.New) callees.push(calleeName(unit, at));
    // An option of a literal is given to whoever is given the literal.
    at = exprs.use[at] === Use.Argument || exprs.use[at] === Use.Stored ? exprs.target[at]! : -1;
  }
  return callees;
}

/** Folders that a path in a file may start from: its own, its package's, the repository's. */
export function basesOf(from: string, packageDir: string): string[] {
  return [...new Set([dirOf(from), packageDir, ''])];
}

/**
 * Whether a written folder is the one at `dir`.
 *
 * @param folders the folders that a path stands for: itself, and for one of a build its source
 * @param bare whether the place takes a single name for a folder (`join(here, 'routes')`)
 */
export function namesFolder(
  from: string,
  packageDir: string,
  text: string,
  dir: string,
  folders: (path: string) => readonly string[],
  bare: boolean,
): boolean {
  const written = writtenPath(text);
  const isPath = /^\.{1,2}\/|\//.test(written);
  if (written === '' || (!isPath && !bare)) return false;
  for (const base of basesOf(from, packageDir)) {
    const path = join(base, written);
    if (path !== null && folders(path).includes(dir)) return true;
  }
  if (written.startsWith('/') || !isUnder(`${dir}/`, packageDir)) return false;
  const body = written.replace(/^(\.{1,2}\/)+/, '');
  // `join(here, '..', 'routes')`: the steps before the last are not followed.
  if (bare && !body.includes('/')) return baseOf(dir) === body;
  return body.includes('/') && !written.startsWith('.') && `/${dir}`.endsWith(`/${body}`);
}

/** Keys of the object literals that an expression is a value of, the innermost first: of a setting, its name and those above. */
export function settingKeys(unit: Unit, expr: number): string[] {
  const { exprs, occs, decls } = unit.facts;
  const keys: string[] = [];
  let at = expr;
  for (let depth = 0; depth < 32 && at >= 0; depth++) {
    const use = exprs.use[at];
    const above = exprs.target[at]!;
    if (above < 0 || (use !== Use.Stored && use !== Use.Argument && use !== Use.Spread && use !== Use.Part)) break;
    if (exprs.kind[above] === ExprKind.Object) {
      // A key of `module.exports = { … }` is a declaration, with the value that it is given.
      const exported = decls.init.indexOf(at);
      const key = keyBefore(unit, above, exprs.start[at]!);
      if (exported >= 0) keys.push(unit.text(decls.name[exported]!));
      else if (key >= 0) keys.push(unit.text(occs.name[key]!));
    }
    at = above;
  }
  return keys;
}
