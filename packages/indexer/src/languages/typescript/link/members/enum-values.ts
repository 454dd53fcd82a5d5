import { DeclKind, ExprKind, Role } from '../../../../facts/kinds.ts';
import { TextClass } from '../../../../facts/text-class.ts';
import type { Binder } from '../bind/binder.ts';
import { sameDeclaration } from '../bind/binder.ts';
import type { Program } from '../bind/program.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';
import type { Findings } from '../question/findings.ts';
import type { Target } from '../question/target.ts';
import { holesOf, namesType } from './template-types.ts';

/** Keys that a value can be written as. */
const KEYS = new Set<number>([Role.PropertyKey, Role.Member, Role.PatternKey, Role.JsxAttribute]);
const WORD = /[\p{ID_Start}_$][\p{ID_Continue}$]*/u;

/**
 * Members of enums that are meant by their values: `` `${Colour}` `` is the union of the values of an enum, so a text that is
 * one of them asks for its member without naming it.
 */
export class EnumValues {
  readonly #program: Program;
  readonly #binder: Binder;

  constructor(program: Program, binder: Binder) {
    this.#program = program;
    this.#binder = binder;
  }

  /** Adds the places that write a value of the member where a template type asks for one. */
  check(target: Target, findings: Findings): void {
    const value = textOf(target);
    if (value === null) return;
    const enums = this.#enums(target);
    for (const text of this.#texts(target.symbol.container?.split('.').pop() ?? '', enums, value))
      for (const { unit, start, end } of this.#written(text, target))
        findings.gate('dynamic_key', { unit, start, end });
  }

  /** The enum, as head and base declare it. */
  #enums({ unit, refs, headPath }: Target): DeclRef[] {
    const { container } = unit.facts.decls;
    const head = this.#program.head.unit(headPath);
    return refs.flatMap(({ decl }) => {
      const before = { unit, decl: container[decl]! };
      const now = head === null || head === unit ? null : sameDeclaration(before, head);
      return now === null ? [before] : [before, now];
    });
  }

  /** What templates make of the value: with the fixed parts around the hole that names the enum, or an alias of it. */
  #texts(name: string, enums: readonly DeclRef[], value: string): Set<string> {
    const { head } = this.#program;
    const texts = new Set<string>();
    const words = new Set([name]);
    for (const word of words)
      for (const path of head.view.filesWithWord(word)) {
        const unit = head.unit(path);
        if (unit === null) continue;
        const { exprs, decls } = unit.facts;
        for (let d = 0; d < decls.count; d++) {
          if (decls.kind[d] !== DeclKind.TypeAlias || words.size > 16) continue;
          const type = decls.type[d]! >= 0 ? decls.type[d]! : decls.init[d]!;
          if (namesType(this.#binder, unit, type, enums)) words.add(unit.text(decls.name[d]!));
        }
        for (let e = 0; e < exprs.count; e++)
          if (
            exprs.kind[e] === ExprKind.Composed &&
            holesOf(unit, e).some((hole) => namesType(this.#binder, unit, hole, enums))
          )
            texts.add(unit.text(exprs.c[e]!) + value + unit.text(exprs.b[e]!));
      }
    return texts;
  }

  *#written(text: string, target: Target): Iterable<{ unit: Unit; start: number; end: number }> {
    const { head } = this.#program;
    const word = WORD.exec(text)?.[0];
    if (word === undefined) return;
    for (const path of head.view.filesWithWord(word)) {
      const unit = head.unit(path);
      if (unit === null) continue;
      const { exprs, occs, decls } = unit.facts;
      for (let e = 0; e < exprs.count; e++) {
        if (exprs.kind[e] !== ExprKind.String && exprs.kind[e] !== ExprKind.LiteralType) continue;
        if (unit.text(exprs.c[e]!) !== text) continue;
        const start = exprs.start[e]!;
        const isOwn = target.refs.some((ref) => ref.unit === unit && decls.init[ref.decl] === e);
        if (!isOwn) yield { unit, start, end: start };
      }
      const { texts, names } = unit.facts;
      for (let row = 0; row < texts.count; row++)
        if (texts.class[row] === TextClass.QuotedKey && names[texts.name[row]!] === text)
          yield { unit, start: texts.start[row]!, end: texts.start[row]! + text.length };
      const id = unit.nameId(text);
      for (let o = 0; o < occs.count; o++)
        if (id >= 0 && occs.name[o] === id && KEYS.has(occs.role[o]!))
          yield { unit, start: occs.start[o]!, end: occs.end[o]! };
    }
  }
}

/** The text that is the value of an enum's member, or null. */
function textOf({ unit, refs }: Target): string | null {
  const { decls, exprs } = unit.facts;
  for (const { decl } of refs) {
    const init = decls.init[decl]!;
    if (decls.kind[decl] === DeclKind.EnumMember && init >= 0 && exprs.kind[init] === ExprKind.String)
      return unit.text(exprs.c[init]!);
  }
  return null;
}
