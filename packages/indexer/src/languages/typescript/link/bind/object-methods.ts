import { ExprKind } from '../../../../facts/kinds.ts';
import type { Unit } from './unit.ts';

/** Methods of `Object` that read every member of what they are given. */
export const ENUMERATING = new Set([
  'keys',
  'values',
  'entries',
  'assign',
  'getOwnPropertyNames',
  'getOwnPropertyDescriptors',
  'ownKeys',
  'fromEntries',
  'stringify',
]);

/** `Object`, `Reflect` or `JSON` where the callee is a method of theirs, else null. */
export function calleeRoot(unit: Unit, callee: number): string | null {
  const { exprs, occs } = unit.facts;
  if (callee < 0 || exprs.kind[callee] !== ExprKind.Member) return null;
  const receiver = exprs.a[callee]!;
  if (receiver < 0 || exprs.kind[receiver] !== ExprKind.Ident) return null;
  const occ = exprs.a[receiver]!;
  const name = occ >= 0 && occs.bind[occ]! < 0 ? unit.text(occs.name[occ]!) : '';
  return name === 'Object' || name === 'Reflect' || name === 'JSON' ? name : null;
}

/** Methods of `Object` that make a prototype of what they are given, or ask whose it is. */
export const LINKING = new Set(['create', 'setPrototypeOf', 'getPrototypeOf', 'isPrototypeOf', 'is']);
