import { ExprKind, Role, Use } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import type { Findings } from '../question/findings.ts';
import type { Target } from '../question/target.ts';

/** What the intrinsic types of a template do to a name. */
const CASES: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.slice(0, 1).toUpperCase() + name.slice(1),
  (name) => name.slice(0, 1).toLowerCase() + name.slice(1),
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
];
const INTRINSIC = ['Capitalize', 'Uncapitalize', 'Uppercase', 'Lowercase'];

/** Longer words that are looked at for each form of a name. */
const LONGER = 100;

/**
 * Names that mapped types make of a member's: of `timeout` in `` { [K in keyof T as `get${Capitalize<K>}`]: … } `` it is
 * `getTimeout`. Whoever reads that one reads the member, without spelling it.
 */
export class MappedNames {
  readonly #program: Program;
  readonly #binder: Binder;

  constructor(program: Program, binder: Binder) {
    this.#program = program;
    this.#binder = binder;
  }

  /** Adds the reads of such a name to the findings about a member. Asks much: meant for what nothing else holds. */
  check(target: Target, findings: Findings): void {
    const { head } = this.#program;
    for (const word of this.#namesOf(target.symbol.name))
      for (const path of head.view.filesWithWord(word)) {
        const unit = head.unit(path);
        if (unit === null) continue;
        const { occs } = unit.facts;
        const id = unit.nameId(word);
        for (let o = 0; o < occs.count; o++) {
          if (occs.name[o] !== id || (occs.role[o] !== Role.Member && occs.role[o] !== Role.PatternKey)) continue;
          if (!this.#isDeclared(unit, occs.expr[o]!, word))
            findings.gate('name_derived', { unit, start: occs.start[o]!, end: occs.end[o]! }, word);
        }
      }
  }

  /** Whether what a member is read from declares the member itself. */
  #isDeclared(unit: Unit, member: number, name: string): boolean {
    const receiver = member < 0 ? -1 : unit.facts.exprs.a[member]!;
    return (
      receiver >= 0 &&
      this.#binder.evaluator.values(unit, receiver).every((value) => this.#binder.member(value, name).decls.length > 0)
    );
  }

  #namesOf(member: string): Set<string> {
    const { view } = this.#program.head;
    const found = new Set<string>();
    for (const form of new Set(CASES.map((cased) => cased(member)))) {
      if (form !== member && INTRINSIC.some((name) => this.#gives(name, '', ''))) found.add(form);
      for (const word of view.longerWords(form, LONGER)) {
        const at = word.indexOf(form);
        const [start, end] = [word.slice(0, at), word.slice(at + form.length)];
        if (this.#gives(start === '' ? end : start, start, end)) found.add(word);
      }
    }
    return found;
  }

  /** Whether a mapped type gives names that begin and end so. `word` stands in the file of any that does. */
  #gives(word: string, start: string, end: string): boolean {
    for (const path of this.#program.head.view.filesWithWord(word)) {
      const unit = this.#program.head.unit(path);
      if (unit === null) continue;
      const { exprs } = unit.facts;
      for (let e = 0; e < exprs.count; e++)
        if (exprs.use[e] === Use.Renames && isTemplate(unit, e, start, end)) return true;
    }
    return false;
  }
}

function isTemplate(unit: Unit, expr: number, start: string, end: string): boolean {
  const { exprs } = unit.facts;
  if (expr < 0) return false;
  switch (exprs.kind[expr]) {
    case ExprKind.TypeUnion:
      return isTemplate(unit, exprs.a[expr]!, start, end) || isTemplate(unit, exprs.b[expr]!, start, end);
    case ExprKind.Composed:
      return unit.text(exprs.c[expr]!) === start && unit.text(exprs.b[expr]!) === end;
    default:
      return start === '' && end === '';
  }
}
