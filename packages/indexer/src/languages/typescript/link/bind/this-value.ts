import { DeclFlag, DeclKind, FileFlag } from '../../../../facts/kinds.ts';
import type { Unit } from './unit.ts';
import { UNKNOWN, type Value } from './value.ts';

/** What `this` is at an offset of a file. */
export function thisAt(unit: Unit, offset: number): readonly Value[] {
  const { decls } = unit.facts;
  // The nearest thing that gives `this` its value: arrow functions do not.
  let best = -1;
  for (let d = 0; d < decls.count; d++) {
    if (decls.start[d]! > offset || decls.end[d]! <= offset) continue;
    const kind = decls.kind[d]!;
    const binds =
      kind === DeclKind.Class ||
      kind === DeclKind.Method ||
      kind === DeclKind.Accessor ||
      kind === DeclKind.Constructor ||
      kind === DeclKind.Property ||
      (kind === DeclKind.Function && (decls.flags[d]! & DeclFlag.Arrow) === 0);
    if (binds && (best < 0 || decls.start[d]! >= decls.start[best]!)) best = d;
  }
  // At the top of a script, and in its plain functions, `this` is the global object.
  if (best < 0) return (unit.facts.flags & (FileFlag.Module | FileFlag.CommonJs)) === 0 ? [{ k: 'global' }] : [UNKNOWN];
  const container = decls.kind[best] === DeclKind.Class ? best : decls.container[best]!;
  if (container < 0 || decls.kind[container] !== DeclKind.Class) return [UNKNOWN];
  const ref = { unit, decl: container };
  const isStatic = decls.kind[best] === DeclKind.Class || (decls.flags[best]! & DeclFlag.Static) !== 0;
  // A static block stands directly in the class; so does a computed key. Both see the class itself.
  return [isStatic ? { k: 'declaration', ref } : { k: 'instance', ref }];
}
