import { DeclKind } from '../../../../facts/kinds.ts';
import type { Value } from '../bind/value.ts';
import { isNamespaceMember } from '../members/target-shape.ts';
import type { Target } from '../question/target.ts';

/**
 * Whether a read of the symbol's name from a value that certainly has no such member can only mean the symbol: its own
 * module, which may offer it in a way that is not seen (`const api = exports; api.name = name`); or, once it is removed, a
 * module or an enum of head, to which what held it moved without it. What compiled before the change had the member there.
 */
export function dangles(target: Target, value: Value): boolean {
  if (target.reach === 'file') return false;
  if (value.k === 'namespace') {
    if (target.isMember || value.unit.side.tag !== 'head') return false;
    return target.removed || value.unit.path === target.headPath;
  }
  if (value.k !== 'declaration' || !target.removed || !target.isMember || !isNamespaceMember(target)) return false;
  const { unit, decl } = value.ref;
  return unit.side.tag === 'head' && unit.facts.decls.kind[decl] === DeclKind.Enum;
}
