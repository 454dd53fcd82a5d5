import { ExprKind, Role, Use } from '../../../../facts/kinds.ts';
import { TextClass } from '../../../../facts/text-class.ts';
import type { Binder } from '../bind/binder.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import type { Findings } from '../question/findings.ts';
import type { Target } from '../question/target.ts';
import { containerKeys } from './target-shape.ts';
import { holesOf, mayGiveKeys } from './template-types.ts';

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

/** How a name that a type makes is read of a value, or given to one. */
const NAMES = new Set<number>([Role.Member, Role.PatternKey, Role.PropertyKey, Role.Shorthand, Role.JsxAttribute]);
/** Texts that may be a value of a type that a template makes. */
const VALUES = new Set<number>([
  TextClass.StringWhole,
  TextClass.StringTail,
  TextClass.StringInner,
  TextClass.StringPath,
  TextClass.QuotedKey,
]);

/**
 * Names that template literal types make of a member's: of `timeout` in `` { [K in keyof T as `get${Capitalize<K>}`]: … } `` it
 * is `getTimeout`, in `` `${keyof T}Changed` `` it is `timeoutChanged`. Whoever writes that one needs the member, without
 * spelling it.
 */
export class MappedNames {
  readonly #program: Program;
  readonly #binder: Binder;

  constructor(program: Program, binder: Binder) {
    this.#program = program;
    this.#binder = binder;
  }

  /** Adds the uses of such a name to the findings about a member. Asks much: meant for what nothing else holds. */
  check(target: Target, findings: Findings): void {
    const { head } = this.#program;
    const types = containerKeys(this.#program, target);
    for (const word of this.#namesOf(target.symbol.name, types))
      for (const path of head.view.filesWithWord(word)) {
        const unit = head.unit(path);
        if (unit === null) continue;
        const { occs, texts, names } = unit.facts;
        const id = unit.nameId(word);
        const add = (start: number): void =>
          findings.gate('name_derived', { unit, start, end: start + word.length }, word);
        for (let o = 0; o < occs.count; o++) {
          if (occs.name[o] !== id || !NAMES.has(occs.role[o]!)) continue;
          const isRead = occs.role[o] === Role.Member || occs.role[o] === Role.PatternKey;
          if (!isRead || !this.#isDeclared(unit, occs.expr[o]!, word)) add(occs.start[o]!);
        }
        for (let row = 0; row < texts.count; row++)
          if (names[texts.name[row]!] === word && VALUES.has(texts.class[row]!)) add(texts.start[row]!);
      }
    this.#checkPrefixes(target.symbol.name, types, findings);
  }

  /** `colour:changed`, where `` `${keyof Model}:changed` `` is asked for: the name is a part of a text, and no word of its own. */
  #checkPrefixes(name: string, types: ReadonlySet<string>, findings: Findings): void {
    const { head } = this.#program;
    for (const path of head.view.filesWithWord(name)) {
      const unit = head.unit(path);
      if (unit === null) continue;
      const { texts, names } = unit.facts;
      for (let row = 0; row + 1 < texts.count; row++) {
        if (names[texts.name[row]!] !== name || !VALUES.has(texts.class[row]!)) continue;
        const start = texts.start[row]!;
        if (texts.start[row + 1] !== start + name.length + 1) continue;
        const next = names[texts.name[row + 1]!]!;
        const fits = (head: string, tail: string): boolean =>
          head === '' && /^[^\p{ID_Continue}$]/u.test(tail) && tail.slice(1).startsWith(next);
        if (this.#gives(next, types, fits))
          findings.gate('name_derived', { unit, start, end: start + name.length }, name);
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

  #namesOf(member: string, types: ReadonlySet<string>): Set<string> {
    const { view } = this.#program.head;
    const found = new Set<string>();
    for (const form of new Set(CASES.map((cased) => cased(member)))) {
      const isBare = (head: string, tail: string): boolean => head === '' && tail === '';
      if (form !== member && INTRINSIC.some((name) => this.#gives(name, types, isBare))) found.add(form);
      for (const word of view.longerWords(form, LONGER)) {
        const at = word.indexOf(form);
        const [start, end] = [word.slice(0, at), word.slice(at + form.length)];
        if (this.#gives(start === '' ? end : start, types, (head, tail) => head === start && tail === end))
          found.add(word);
      }
    }
    return found;
  }

  /** Whether a template gives names of the member's type with these ends. `word` stands in the file of any that does. */
  #gives(word: string, types: ReadonlySet<string>, fits: (head: string, tail: string) => boolean): boolean {
    for (const path of this.#program.head.view.filesWithWord(word)) {
      const unit = this.#program.head.unit(path);
      if (unit === null) continue;
      const { exprs } = unit.facts;
      for (let e = 0; e < exprs.count; e++) {
        if (exprs.use[e] === Use.Renames && isTemplate(unit, e, fits)) return true;
        if (exprs.kind[e] !== ExprKind.Composed || !fits(...endsOf(unit, e))) continue;
        if (holesOf(unit, e).some((hole) => mayGiveKeys(this.#program, this.#binder, unit, hole, types))) return true;
      }
    }
    return false;
  }
}

function endsOf(unit: Unit, composed: number): [head: string, tail: string] {
  const { exprs } = unit.facts;
  return [unit.text(exprs.c[composed]!), unit.text(exprs.b[composed]!)];
}

function isTemplate(unit: Unit, expr: number, fits: (head: string, tail: string) => boolean): boolean {
  const { exprs } = unit.facts;
  if (expr < 0) return false;
  switch (exprs.kind[expr]) {
    case ExprKind.TypeUnion:
      return isTemplate(unit, exprs.a[expr]!, fits) || isTemplate(unit, exprs.b[expr]!, fits);
    case ExprKind.Composed:
      return fits(...endsOf(unit, expr));
    default:
      return fits('', '');
  }
}
