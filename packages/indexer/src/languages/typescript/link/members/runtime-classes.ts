import { ExprKind, LinkKind } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';

/** `Error` of the runtime; `react.Component` of a package, however it was imported; null for anything else. */
function outsideName(unit: Unit, expr: number): string | null {
  const { exprs, occs, imports } = unit.facts;
  const kind = exprs.kind[expr];
  const isMember = kind === ExprKind.Member;
  const root = isMember ? exprs.a[expr]! : expr;
  if (root < 0 || (exprs.kind[root] !== ExprKind.Ident && exprs.kind[root] !== ExprKind.TypeName)) return null;
  const occ = exprs.a[root]!;
  if (occ < 0) return null;
  const bind = occs.bind[occ]!;
  if (bind < 0) return isMember ? null : unit.text(occs.name[occ]!);
  const row = unit.isImport(bind) ? unit.importOf(bind) : -1;
  if (row < 0) return null;
  const member = isMember ? occs.name[exprs.b[expr]!]! : imports.imported[row]!;
  return `${unit.text(imports.specifier[row]!)}.${unit.text(member)}`;
}

const REACT =
  `render state props context refs setState forceUpdate isMounted defaultProps propTypes contextType displayName ` +
  `getDerivedStateFromProps getDerivedStateFromError getChildContext childContextTypes contextTypes`;

/** Members that the runtime itself reads from values of its classes. Classes that are not listed may ask for anything. */
const RUNTIME_CLASS_MEMBERS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      ['Error', 'name message stack cause toString'],
      ['TypeError', 'name message stack cause toString'],
      ['RangeError', 'name message stack cause toString'],
      ['SyntaxError', 'name message stack cause toString'],
      ['Map', 'get set has delete size entries keys values forEach clear'],
      ['Set', 'add has delete size entries keys values forEach clear'],
      ['Array', 'length constructor concat push pop map filter slice splice forEach'],
      ['react.Component', REACT],
      ['react.PureComponent', REACT],
      ['preact.Component', REACT],
      ['EventTarget', 'addEventListener removeEventListener dispatchEvent'],
    ] as const
  ).map(([name, members]) => [name, new Set(members.split(' '))]),
);

/** Members that the runtime calls only where it makes a text or a number of a value. */
const CONVERTING_MEMBERS: ReadonlyMap<string, ReadonlySet<string>> = new Map([['Array', new Set(['join'])]]);

/** The runtime's own class (or a package's that is known) that a class extends directly. */
export function* outsideParents(binder: Binder, ref: DeclRef): Iterable<string | null> {
  for (const each of binder.merged(ref)) {
    const { facts } = each.unit;
    for (const link of each.unit.links(each.decl))
      if (facts.links.kind[link] === LinkKind.Extends) yield outsideName(each.unit, facts.links.expr[link]!);
  }
}

/** Whether all that a class extends is known not to ask for a member of this name. */
export function extendsHarmlessClass(binder: Binder, ref: DeclRef, name: string): boolean {
  for (const parent of outsideParents(binder, ref)) {
    const members = RUNTIME_CLASS_MEMBERS.get(parent ?? '');
    if (members === undefined || members.has(name)) return false;
  }
  return true;
}

/** Whether the runtime calls a member of this name where a value of a class of its own becomes a text. */
export function convertsThrough(parent: string, name: string): boolean {
  return CONVERTING_MEMBERS.get(parent)?.has(name) ?? false;
}
