import { FileFlag, ImportKind, Role } from '../../../../facts/kinds.ts';
import { TextClass } from '../../../../facts/text-class.ts';
import type { Binder } from '../bind/binder.ts';
import type { Importers } from '../bind/importers.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import { isComponentFile } from '../conventions/conventions.ts';
import { accounted, open, type Standing, use } from '../question/standing.ts';
import type { Target } from '../question/target.ts';
import { dirOf, join } from '../resolve/path-names.ts';
import { ComponentInstances } from './component-instances.ts';
import { DerivedNames } from './derived-names.ts';
import { IntrinsicElements } from './intrinsic-elements.ts';
import { TypedExports } from './typed-exports.ts';

/** What markup and its components add to the ways in which one symbol can be meant. */
export class MarkupRoom {
  readonly #target: Target;
  readonly #derived: DerivedNames;
  readonly #instances: ComponentInstances;
  readonly #intrinsic: IntrinsicElements;
  readonly #exports: TypedExports;
  /** Files of markup that see the top level of the symbol's own file: `<template src="./till.html">`. */
  readonly templates: readonly string[];

  constructor(program: Program, binder: Binder, importers: Importers, target: Target) {
    this.#target = target;
    this.#derived = new DerivedNames(program, binder, importers, target);
    this.#instances = new ComponentInstances(program, binder, target);
    this.#intrinsic = new IntrinsicElements(program, target);
    this.#exports = new TypedExports(binder, target);
    this.templates = templatesOf(program, target);
  }

  words(): Iterable<string> {
    return this.#derived.words();
  }

  /** What an identifier that leads elsewhere may mean all the same. */
  occurrence(unit: Unit, o: number, found: Standing): Standing {
    const asExport = this.#exports.reconsider(unit, o, found);
    return this.#intrinsic.reconsider(unit, o, this.#instances.reconsider(unit, o, asExport));
  }

  /** What an identifier that is a derived name means; `null` where it means nothing. */
  derivedOccurrence(unit: Unit, o: number): Standing | null {
    const { occs } = unit.facts;
    if (occs.role[o] !== Role.JsxIntrinsic) return null;
    return this.#derived.namesElement(unit.text(occs.name[o]!)) ? open('name_derived') : null;
  }

  /** The disposition of a word; `null` where it means nothing; `undefined` where it is judged by its place alone. */
  word(path: string, start: number, word: string, textClass: number): Standing | null | undefined {
    if (this.templates.includes(path) && IN_MARKUP.has(textClass))
      return this.#target.isMember ? undefined : use('template');
    const found = this.#derived.judge(path, start, word, textClass);
    if (found !== undefined || textClass !== TextClass.MarkupAttribute || !word.includes('-')) return found;
    return this.#target.reach === 'file' && path !== this.#target.headPath ? accounted('inert_string') : undefined;
  }
}

const IN_MARKUP: ReadonlySet<number> = new Set([
  TextClass.MarkupTag,
  TextClass.MarkupExpression,
  TextClass.MarkupMember,
]);

function templatesOf(program: Program, target: Target): string[] {
  if (!isComponentFile(target.headPath) || (target.unit.facts.flags & FileFlag.Embedded) === 0) return [];
  const unit = program.head.unit(target.headPath);
  if (unit === null) return [];
  const found: string[] = [];
  const { imports } = unit.facts;
  for (let row = 0; row < imports.count; row++) {
    if (imports.kind[row] !== ImportKind.SideEffect) continue;
    const path = join(dirOf(unit.path), unit.text(imports.specifier[row]!));
    if (path !== null && !/\.([cm]?[jt]sx?|css|scss|sass|less|styl)$/.test(path) && program.head.view.file(path))
      found.push(path);
  }
  return found;
}
