import type { Facts } from '../../../../facts/facts.ts';
import { DeclFlag, DeclKind, DeclLevel, ExprKind, FileFlag } from '../../../../facts/kinds.ts';
import type { DeclaredSymbol } from '../../../semantics.ts';
import { memoized } from '../../memo.ts';

const KIND_WORD: Partial<Record<number, string>> = {
  [DeclKind.Function]: 'function',
  [DeclKind.Class]: 'class',
  [DeclKind.Method]: 'method',
  [DeclKind.Property]: 'property',
  [DeclKind.Accessor]: 'accessor',
  [DeclKind.Interface]: 'interface',
  [DeclKind.TypeAlias]: 'type',
  [DeclKind.Enum]: 'enum',
  [DeclKind.EnumMember]: 'enum member',
  [DeclKind.Namespace]: 'namespace',
  [DeclKind.Variable]: 'variable',
  [DeclKind.DefaultValue]: 'variable',
};

const COMPONENT = /\.(vue|svelte|astro)$/;

/**
 * The symbols that a file declares, top level and members. Overloads, a getter with its setter, and merged
 * declarations of one file are one symbol. What `declare module` and `declare global` hold counts as top level.
 */
export function symbolsOf(facts: Facts, path: string): DeclaredSymbol[] {
  const { decls, exports } = facts;
  const keys: (string | null)[] = new Array(decls.count).fill(null);
  const found = new Map<string, { -readonly [K in keyof DeclaredSymbol]: DeclaredSymbol[K] } & { decls: number[] }>();
  const exported = exportedNames(facts);
  const defaultDecls = new Set<number>();
  for (let e = 0; e < exports.count; e++)
    if (facts.names[exports.name[e]!] === 'default' && exports.decl[e]! >= 0) defaultDecls.add(exports.decl[e]!);

  for (let d = 0; d < decls.count; d++) {
    const kind = KIND_WORD[decls.kind[d]!];
    if (kind === undefined || decls.level[d] === DeclLevel.Local) continue;
    const container = decls.container[d]!;
    const inAugmentation = container >= 0 && decls.kind[container] === DeclKind.Augmentation;
    const containerKey = container < 0 || inAugmentation ? null : keys[container]!;
    if (container >= 0 && !inAugmentation && containerKey === null) continue;
    const name = decls.name[d]! >= 0 ? facts.names[decls.name[d]!]! : null;
    const flags = decls.flags[d]!;
    const isDefault = (flags & DeclFlag.Default) !== 0 || decls.kind[d] === DeclKind.DefaultValue;
    if (name === null && !isDefault) continue;
    if ((flags & DeclFlag.Computed) !== 0 && name === null) continue;
    const spelled = name ?? 'default';
    const key = containerKey !== null ? `${containerKey}.${spelled}` : isDefault ? 'default' : spelled;
    // Members of a default export are asked for by the class's own name, where it has one.
    keys[d] = isDefault && containerKey === null ? spelled : key;
    const aliases = isDefault && name !== null ? [name] : defaultDecls.has(d) ? ['default'] : [];
    const offered = containerKey === null ? offeredNames(facts, d, spelled, key, exported) : [];
    const known = found.get(key);
    if (known === undefined)
      found.set(key, { path, key, name: spelled, container: containerKey, kind, decls: [d], aliases, offered });
    else {
      known.decls.push(d);
      known.offered = [...new Set([...known.offered, ...offered])];
      if (known.aliases.length === 0) known.aliases = aliases;
    }
  }
  if (COMPONENT.test(path) && (facts.flags & FileFlag.Embedded) !== 0 && !found.has('default'))
    found.set('default', {
      path,
      key: 'default',
      name: 'default',
      container: null,
      kind: 'component',
      decls: [],
      aliases: [],
      offered: ['default'],
    });
  return [...found.values()];
}

/** Names of export rows by the declaration that they hand out: `export { f as g }`, `exports.a = f`, `module.exports = f`. */
function exportedNames(facts: Facts): ReadonlyMap<number, readonly string[]> {
  const { exports, exprs, occs, names } = facts;
  const found = new Map<number, string[]>();
  for (let e = 0; e < exports.count; e++) {
    const expr = exports.expr[e]!;
    const occ = expr >= 0 && exprs.kind[expr] === ExprKind.Ident ? exprs.a[expr]! : -1;
    for (const decl of new Set([exports.decl[e]!, occ >= 0 ? occs.bind[occ]! : -1]))
      if (decl >= 0) memoized(found, decl, () => []).push(exports.name[e]! >= 0 ? names[exports.name[e]!]! : '');
  }
  return found;
}

function offeredNames(
  { decls }: Facts,
  decl: number,
  name: string,
  key: string,
  exported: ReadonlyMap<number, readonly string[]>,
): string[] {
  const names = new Set(exported.get(decl) ?? []);
  const flags = decls.flags[decl]!;
  if ((flags & DeclFlag.Default) !== 0) names.add('default');
  else if ((flags & DeclFlag.Exported) !== 0 && decls.container[decl]! < 0) names.add(name);
  if (key === 'default') names.add('default');
  return [...names];
}
