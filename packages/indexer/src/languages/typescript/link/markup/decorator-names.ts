import { ExprKind, LinkKind, Role } from '../../../../facts/kinds.ts';
import type { Unit } from '../bind/unit.ts';

/** Keys of a decorator's argument under which it gives its class a name. */
const NAMING_KEYS: ReadonlySet<string> = new Set(['selector', 'name', 'exportAs', 'tag', 'tagName', 'alias']);

/** The words by which the decorators of a class name it: of `button[appMark], app-mark, a[external]` they are `appMark`, `app-mark` and `external`. */
export function decoratorNames(unit: Unit, decl: number): ReadonlySet<string> {
  const found = new Set<string>();
  const { exprs, links, decls } = unit.facts;
  const starts = unit
    .links(decl)
    .filter((link) => links.kind[link] === LinkKind.Decorator)
    .map((link) => exprs.start[links.expr[link]!]!);
  if (starts.length === 0) return found;
  const from = Math.min(...starts);
  const behind = decls.nameStart[decl]! >= 0 ? decls.nameStart[decl]! : decls.end[decl]!;
  for (let expr = 0; expr < exprs.count; expr++) {
    const start = exprs.start[expr]!;
    if (start < from || start >= behind) continue;
    if (exprs.kind[expr] !== ExprKind.String && exprs.kind[expr] !== ExprKind.Composed) continue;
    if (!namesClass(unit, start)) continue;
    const text = unit.text(exprs.c[expr]!);
    if (text.includes('<')) continue;
    for (const word of namesIn(text)) found.add(word);
  }
  return found;
}

/** Whether a string in a decorator stands behind a key that names the class, or is the decorator's own argument. */
function namesClass(unit: Unit, start: number): boolean {
  const { occs } = unit.facts;
  let last = -1;
  for (let occ = 0; occ < occs.count && occs.start[occ]! < start; occ++) last = occ;
  if (last < 0) return false;
  return occs.role[last] !== Role.PropertyKey || NAMING_KEYS.has(unit.text(occs.name[last]!));
}

const WORD = /[\p{L}_$][\p{L}\p{N}_$]*(?:-[\p{L}\p{N}_$]+)*/gu;

/**
 * The words by which each alternative of a selector is asked for: what no element of the platform, and no attribute of one, is
 * called; else its attributes (`a[external]`); else the element. What is excluded, and the values of attributes, are none.
 */
function namesIn(selector: string): string[] {
  return selector.split(',').flatMap((alternative) => {
    const bare = alternative.replace(/:not\([^)]*\)?/g, ' ').replace(/[~|^$*]?=(?:"[^"]*"|'[^']*'|[^\]]*)/g, '');
    const words: string[] = bare.match(WORD) ?? [];
    const own = words.filter((word) => /[-A-Z]/.test(word));
    if (own.length > 0) return own;
    const attributes = [...bare.matchAll(/\[([^\]]*)\]/g)].flatMap((match) => match[1]!.match(WORD) ?? []);
    return attributes.length > 0 ? attributes : words;
  });
}
