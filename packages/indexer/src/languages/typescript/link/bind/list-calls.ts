import { ExprKind, Use } from '../../../../facts/kinds.ts';
import type { Evaluator } from './evaluator.ts';
import { unspelled } from './fixed-list.ts';
import type { Unit } from './unit.ts';
import { UNKNOWN, type Value } from './value.ts';

/** Methods of a list that give a list of the same elements, or the list itself. */
const KEEPS = new Set('filter slice sort reverse toSorted toReversed splice toSpliced'.split(' '));
/** Methods of a list that give one of its elements. */
const TAKES = new Set('find findLast at pop shift'.split(' '));
/** Methods of a list that expect elements, by the position of the first. */
const EXPECTS: ReadonlyMap<string, number> = new Map([
  ['push', 0],
  ['unshift', 0],
  ['splice', 2],
  ['includes', 0],
  ['indexOf', 0],
  ['lastIndexOf', 0],
]);

/** What a method of a list gives, or null where the call is none. */
export function listCall(evaluator: Evaluator, unit: Unit, call: number): readonly Value[] | null {
  const found = listMethod(evaluator, unit, call);
  if (found === null) return null;
  if (KEEPS.has(found.method)) return found.lists;
  return TAKES.has(found.method) ? found.lists.flatMap(({ of }) => of.map(unspelled)) : null;
}

/** What a method of a list expects of an argument, or null where the call is none, or the argument no element. */
export function expectedElement(
  evaluator: Evaluator,
  unit: Unit,
  call: number,
  position: number,
): readonly Value[] | null {
  const found = listMethod(evaluator, unit, call);
  const first = found === null ? undefined : EXPECTS.get(found.method);
  if (found === null || first === undefined || position < first) return null;
  // Of a list without a type the elements say what its type is; one that is empty takes anything.
  return found.lists.flatMap(({ of }) => (of.length === 0 ? [UNKNOWN] : of));
}

function listMethod(
  evaluator: Evaluator,
  unit: Unit,
  call: number,
): { readonly method: string; readonly lists: readonly Extract<Value, { k: 'array' }>[] } | null {
  const { exprs, occs } = unit.facts;
  const callee = exprs.a[call]!;
  if (callee < 0 || exprs.kind[callee] !== ExprKind.Member || exprs.use[callee] !== Use.Part) return null;
  const occ = exprs.b[callee]!;
  const method = occ < 0 ? '' : unit.text(occs.name[occ]!);
  if (!KEEPS.has(method) && !TAKES.has(method) && !EXPECTS.has(method)) return null;
  const lists: Extract<Value, { k: 'array' }>[] = [];
  for (const value of evaluator.values(unit, exprs.a[callee]!)) {
    if (value.k !== 'array') return null;
    lists.push(value);
  }
  return lists.length === 0 ? null : { method, lists };
}
