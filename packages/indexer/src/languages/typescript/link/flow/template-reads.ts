import { DeclFlag, DeclKind, DeclLevel, FileFlag } from '../../../../facts/kinds.ts';
import { TextClass } from '../../../../facts/text-class.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';

/**
 * Places in templates that read all that a binding holds: the markup of the component whose script declares it, and for a field of
 * a decorated class any page of markup that spells it.
 */
export function* wholeReads(program: Program, unit: Unit, decl: number): Iterable<{ page: Unit; start: number }> {
  const { decls, flags } = unit.facts;
  const name = unit.text(decls.name[decl]!);
  if (name === '' || unit.side.tag !== 'head') return;
  if (decls.level[decl] === DeclLevel.TopLevel && (flags & FileFlag.Embedded) !== 0) yield* wholes(unit, name);
  const container = decls.container[decl]!;
  if (decls.kind[decl] !== DeclKind.Property || container < 0) return;
  if (decls.kind[container] !== DeclKind.Class || (decls.flags[container]! & DeclFlag.Decorated) === 0) return;
  for (const path of program.head.view.filesWithWord(name)) {
    const page = /\.html?$/.test(path) ? program.head.unit(path) : null;
    if (page !== null) yield* wholes(page, name);
  }
}

function* wholes(page: Unit, name: string): Iterable<{ page: Unit; start: number }> {
  const { texts } = page.facts;
  const id = page.nameId(name);
  if (id < 0) return;
  for (let row = 0; row < texts.count; row++)
    if (texts.name[row] === id && texts.class[row] === TextClass.MarkupWhole) yield { page, start: texts.start[row]! };
}

/** The first place where markup reads by a key, or as a whole, what is no name of its script: what a loop or a slot gives it. */
export function localWholeRead(unit: Unit): number | null {
  if ((unit.facts.flags & FileFlag.Embedded) === 0) return null;
  const { texts, names } = unit.facts;
  for (let row = 0; row < texts.count; row++)
    if (texts.class[row] === TextClass.MarkupWhole && unit.topLevel(names[texts.name[row]!]!).length === 0)
      return texts.start[row]!;
  return null;
}
