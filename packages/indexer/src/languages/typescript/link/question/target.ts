import { DeclFlag, DeclKind, DeclLevel, FileFlag } from '../../../../facts/kinds.ts';
import type { DeclaredSymbol } from '../../../semantics.ts';
import type { Program } from '../bind/program.ts';
import type { Side } from '../bind/side.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';

/** How far a symbol's name carries. */
export type Reach =
  /** Nothing outside of the file can name it: a top-level declaration that its module does not export, `#private`. */
  | 'file'
  /** Other files reach it through the module's exports, or through values of its container. */
  | 'program'
  /** Every script sees it: a top-level declaration of a file that is no module, `declare global`. */
  | 'global';

/** The symbol that is judged. */
export interface Target {
  readonly symbol: DeclaredSymbol;
  readonly side: Side;
  /** The file that declares it; null for a component's default export of a file that this room could not read. */
  readonly unit: Unit;
  readonly refs: readonly DeclRef[];
  readonly isMember: boolean;
  readonly reach: Reach;
  /** It is reached by keys that values of its module had, and by no export. */
  readonly byKey: boolean;
  /** Names under which its own module exports it (`default` and `export=` among them). */
  readonly exportNames: readonly string[];
  /** The path of its file in head, through renames. */
  readonly headPath: string;
  readonly removed: boolean;
  is(ref: DeclRef): boolean;
}

/** Describes a symbol that is judged: one that base declared and head does not, or one of the only revision. */
export function targetOf(program: Program, symbol: DeclaredSymbol): Target | null {
  const unit = (program.base ?? program.head).unit(symbol.path);
  return unit === null ? null : describe(program, unit, symbol, program.base !== null);
}

/** Describes a symbol that head still declares, of a comparison too: what a removed member was a member of. */
export function standingTarget(program: Program, unit: Unit, symbol: DeclaredSymbol): Target {
  return describe(program, unit, symbol, false);
}

function describe(program: Program, unit: Unit, symbol: DeclaredSymbol, removed: boolean): Target {
  const { side } = unit;
  const refs = symbol.decls.map((decl) => ({ unit, decl }));
  const { decls } = unit.facts;
  const isMember = refs.some((ref) => decls.level[ref.decl] === DeclLevel.Member && !inAugmentation(unit, ref.decl));
  const exportNames = isMember ? [] : symbol.offered;
  return {
    symbol,
    side,
    unit,
    refs,
    isMember,
    reach: reachOf(unit, symbol, isMember, exportNames),
    byKey: false,
    exportNames,
    headPath: program.pathInHead(unit),
    removed,
    is: (ref) => ref.unit === unit && symbol.decls.includes(ref.decl),
  };
}

export function inAugmentation(unit: Unit, decl: number): boolean {
  const { decls } = unit.facts;
  for (let at = decls.container[decl]!; at >= 0; at = decls.container[at]!)
    if (decls.kind[at] === DeclKind.Augmentation) return true;
  return false;
}

function reachOf(unit: Unit, symbol: DeclaredSymbol, isMember: boolean, exportNames: readonly string[]): Reach {
  const { decls, flags } = unit.facts;
  if (isMember)
    return symbol.decls.every((decl) => (decls.flags[decl]! & DeclFlag.HashPrivate) !== 0) ? 'file' : 'program';
  if (symbol.decls.some((decl) => inAugmentation(unit, decl))) return 'global';
  if (exportNames.length > 0) return 'program';
  if (symbol.decls.some((decl) => (decls.flags[decl]! & DeclFlag.Global) !== 0)) return 'global';
  const isModule = (flags & (FileFlag.Module | FileFlag.CommonJs)) !== 0;
  return isModule || (flags & FileFlag.TemplateScope) !== 0 ? 'file' : 'global';
}
