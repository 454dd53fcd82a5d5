import { ExprKind, LinkKind, Role } from '../../../../facts/kinds.ts';
import type { Unit } from '../bind/unit.ts';

/** Keys of a decorator's argument under which it gives its class a name. */
const NAMING_KEYS: ReadonlySet<string> = new Set(['selector', 'name', 'exportAs', 'tag', 'tagName', 'alias']);

/** The words by which the decorators of a class name it: of `button[appMark], app-mark` they are `appMark` and `app-mark`. */
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
    const words = text.match(/[\p{L}_$][\p{L}\p{N}_$]*(?:-[\p{L}\p{N}_$]+)*/gu) ?? [];
    // The elements and attributes of the platform narrow a selector, and name nothing.
    for (const word of words) if (words.length === 1 || /[-A-Z]/.test(word)) found.add(word);
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
