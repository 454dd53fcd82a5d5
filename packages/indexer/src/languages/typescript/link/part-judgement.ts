import { ExprKind, Role, Use } from '../../../facts/kinds.ts';
import type { DeclaredSymbol, Disposition, Judgement } from '../../semantics.ts';
import { importAt } from './bind/import-at.ts';
import type { Program } from './bind/program.ts';
import type { Unit } from './bind/unit.ts';
import type { PartKind } from './question/lost-parts.ts';
import { accounted, open, type Standing, use } from './question/standing.ts';

/** A place that is what the part was, one that is what stays of it, and one that may be either. */
const IT = use('resolved');
const THE_OTHER = accounted('other_declaration');
const EITHER = open('declaration_merging');

/**
 * Judges a part by what uses the symbol that stays. Which overload a call takes is the compiler's to say; what reads,
 * writes, makes a value or names a type, its place says.
 *
 * @param whole the judgement on the symbol that stays, in head
 */
export function judgePart(program: Program, symbol: DeclaredSymbol, part: PartKind, whole: Judgement): Judgement {
  const dispositions = [...whole.dispositions.map((found) => narrowed(program, part, found))];
  if (part === 'value' || part === 'type') dispositions.push(...unbound(program, symbol, part, dispositions));
  return { ...whole, dispositions, moved: null };
}

function narrowed(program: Program, part: PartKind, found: Disposition): Disposition {
  if (found.standing !== 'use') return found;
  const unit = program.head.unit(found.path);
  const occs = unit === null ? [] : occurrencesAt(unit, found.start);
  // A name and the declaration of it may stand in one place: `import { name }`, `const { name } = value`.
  const standings = occs.map((occ) => standingOf(unit!, occ, part)).filter((each) => each !== null);
  const standing =
    standings.find((each) => each.standing === 'use') ??
    standings.find((each) => each.standing === 'open') ??
    standings[0] ??
    EITHER;
  if (standing.standing === 'use') return found;
  return { ...found, ...standing, proof: standing.standing === 'open' ? 'unproven' : null };
}

function occurrencesAt(unit: Unit, start: number): number[] {
  const { occs } = unit.facts;
  const found: number[] = [];
  for (let o = 0; o < occs.count; o++) if (occs.start[o] === start) found.push(o);
  return found;
}

function standingOf(unit: Unit, occ: number, part: PartKind): Standing | null {
  switch (part) {
    case 'overload':
      return EITHER;
    case 'getter':
    case 'setter':
      return ofHalf(unit, occ, part);
    case 'value':
    case 'type':
      return ofSpace(unit, occ, part);
  }
}

function ofHalf(unit: Unit, occ: number, half: 'getter' | 'setter'): Standing | null {
  const { occs, exprs } = unit.facts;
  if (occs.role[occ] === Role.Declaration) return null;
  if (occs.role[occ] === Role.PatternKey) return half === 'getter' ? IT : THE_OTHER;
  const expr = occs.expr[occ]!;
  if (occs.role[occ] !== Role.Member || expr < 0) return EITHER;
  const at = exprs.target[expr]!;
  if (exprs.use[expr] === Use.Part && at >= 0) {
    // `x.a += 1` reads what it writes, and looks the same.
    if (exprs.kind[at] === ExprKind.Assign) return half === 'setter' ? IT : EITHER;
    if (!READING.has(exprs.kind[at]!)) return EITHER;
  } else if (!READ.has(exprs.use[expr]!)) return EITHER;
  return half === 'getter' ? IT : THE_OTHER;
}

const READ: ReadonlySet<number> = new Set([
  Use.Argument,
  Use.Init,
  Use.Destructured,
  Use.Return,
  Use.Export,
  Use.Stored,
  Use.Spread,
  Use.Jsx,
  Use.Assigned,
  Use.Interpolated,
  Use.Iterated,
]);
const READING: ReadonlySet<number> = new Set([
  ExprKind.Member,
  ExprKind.Index,
  ExprKind.Call,
  ExprKind.New,
  ExprKind.Await,
  ExprKind.Either,
  ExprKind.Tagged,
]);

function ofSpace(unit: Unit, occ: number, space: 'value' | 'type'): Standing {
  const { occs, exprs } = unit.facts;
  switch (occs.role[occ]) {
    case Role.TypeReference:
    case Role.DocType:
      return space === 'type' ? IT : THE_OTHER;
    case Role.Member: {
      const inType = occs.expr[occ]! >= 0 && exprs.kind[occs.expr[occ]!] === ExprKind.TypeMember;
      return inType === (space === 'type') ? IT : THE_OTHER;
    }
    case Role.Declaration: {
      // An import: what its file does with the name says which of the two it wants.
      const bind = occs.bind[occ]!;
      return bind >= 0 && unit.isImport(bind) ? ofBinding(unit, bind, space) : THE_OTHER;
    }
    case Role.ImportedName: {
      const row = importAt(unit, occ);
      const local = row < 0 ? -1 : unit.facts.imports.local[row]!;
      return local < 0 ? EITHER : ofBinding(unit, local, space);
    }
    // Importers of what hands it on have places of their own.
    case Role.ReexportedName:
    case Role.ExportedLocal:
      return THE_OTHER;
    default:
      return space === 'value' ? IT : THE_OTHER;
  }
}

function ofBinding(unit: Unit, decl: number, space: 'value' | 'type'): Standing {
  const { occs } = unit.facts;
  const isIt = unit.references(decl).some((occ) => {
    const role = occs.role[occ]!;
    if (role === Role.Declaration || role === Role.ImportedName || role === Role.ExportedLocal) return false;
    return (role === Role.TypeReference || role === Role.DocType) === (space === 'type');
  });
  return isIt ? IT : THE_OTHER;
}

/** In its own file the name is bound to nothing where it means what was lost. */
function unbound(
  program: Program,
  symbol: DeclaredSymbol,
  part: 'value' | 'type',
  known: Disposition[],
): Disposition[] {
  const unit = program.head.unit(symbol.path);
  const id = unit?.nameId(symbol.name) ?? -1;
  if (unit === null || id < 0) return [];
  const { occs } = unit.facts;
  const found: Disposition[] = [];
  for (let o = 0; o < occs.count; o++) {
    if (occs.name[o] !== id || occs.bind[o]! >= 0) continue;
    const role = occs.role[o];
    const inType = role === Role.TypeReference || role === Role.DocType;
    const inValue = role === Role.Reference || role === Role.Write || role === Role.Shorthand;
    if (!(part === 'type' ? inType : inValue)) continue;
    const [start, end] = [occs.start[o]!, occs.end[o]!];
    const at = known.findIndex((each) => each.path === unit.path && each.start === start);
    if (at >= 0) known.splice(at, 1);
    found.push({ path: unit.path, start, end, code: 'same_file', standing: 'use', proof: 'proven', spelled: true });
  }
  return found;
}
