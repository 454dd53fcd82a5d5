import { ExprKind, Use } from '../../../../facts/kinds.ts';
import { calleeName } from './callee-name.ts';
import type { Evaluator } from './evaluator.ts';
import { LIST_CALLBACKS } from './runtime-names.ts';
import type { Unit } from './unit.ts';
import { UNKNOWN, type Value } from './value.ts';

const COMPARES = /^(sort|toSorted)$/;

/** A parameter without annotation: known where its function is written in place as a callback that we understand. */
export function parameterOf(evaluator: Evaluator, unit: Unit, func: number, position: number): readonly Value[] {
  const { exprs, occs } = unit.facts;
  const literal = func < 0 ? -1 : unit.expressionOf(func);
  // `(function (root) { … })(window)`: the argument is in sight.
  if (literal >= 0 && exprs.use[literal] === Use.Part && exprs.kind[exprs.target[literal]!] === ExprKind.Call) {
    const given = unit.argumentsOf(exprs.target[literal]!)[position];
    return given === undefined ? [UNKNOWN] : evaluator.values(unit, given);
  }
  if (literal < 0 || exprs.use[literal] !== Use.Argument) return [UNKNOWN];
  const call = exprs.target[literal]!;
  const callee = exprs.a[call]!;
  const typed = position === 0 ? typedBy(evaluator, unit, call) : null;
  if (typed !== null) return typed;
  if (callee < 0 || exprs.kind[callee] !== ExprKind.Member || exprs.b[callee]! < 0) return [UNKNOWN];
  const method = unit.text(occs.name[exprs.b[callee]!]!);
  const receivers = evaluator.values(unit, exprs.a[callee]!);
  if (position === 0 && method === 'then')
    return receivers.flatMap((value) => (value.k === 'promise' ? value.of : [UNKNOWN]));
  if ((position === 0 && LIST_CALLBACKS.has(method)) || (position < 2 && COMPARES.test(method)))
    return receivers.flatMap((value) => (value.k === 'array' ? value.of : [UNKNOWN]));
  return [UNKNOWN];
}

/** Wrappers of components, and which of their type arguments the props of the function are that they wrap. */
const WRAPPERS: ReadonlyMap<string, number> = new Map([
  ['forwardRef', 1],
  ['memo', 0],
]);

/** `forwardRef<E, Props>((props, ref) => …)`: what a package's wrapper says of the function that it is given. */
function typedBy(evaluator: Evaluator, unit: Unit, call: number): readonly Value[] | null {
  const { exprs } = unit.facts;
  const argument = WRAPPERS.get(calleeName(unit, call));
  if (argument === undefined) return null;
  const types = unit.typeArgumentsOf(call);
  const type = types[argument];
  if (type === undefined || evaluator.values(unit, exprs.a[call]!).some((value) => value.k !== 'external')) return null;
  return evaluator.values(unit, type);
}
