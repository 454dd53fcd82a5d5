import { DeclFlag, LinkKind } from '../../../../facts/kinds.ts';
import type { DeclRef, Unit } from './unit.ts';

/** What decorates a class, or a member of it, is given it. */
export function isDecorated({ unit, decl }: DeclRef): boolean {
  const { links, decls } = unit.facts;
  for (let link = 0; link < links.count; link++) {
    const on = links.decl[link]!;
    if (links.kind[link] === LinkKind.Decorator && on >= 0 && (on === decl || decls.container[on] === decl))
      return true;
  }
  return false;
}

/** Loops and patterns read `done` and `value` of what an iterator's `next` returns. */
export function isIteratorStep(unit: Unit, func: number, member: string): boolean {
  if (member !== 'done' && member !== 'value') return false;
  const { decls } = unit.facts;
  if (unit.text(decls.name[func]!) !== 'next') return false;
  const container = decls.container[func]!;
  if (container < 0) return true;
  for (let d = 0; d < decls.count; d++)
    if (decls.container[d] === container && (decls.flags[d]! & DeclFlag.Computed) !== 0) return true;
  return false;
}
