import { TextClass } from '../../../facts/kinds.ts';
import type { Binder } from './binder.ts';
import type { Exposure } from './exposure.ts';
import { accounted, open, type Standing, use } from './occurrence-judge.ts';
import type { Program } from './program.ts';
import type { Target } from './target.ts';
import type { DeclRef, Unit } from './unit.ts';
import type { Value } from './value.ts';

/**
 * Words in the markup of a file whose script this room reads (Vue, Svelte, Astro, MDX, HTML). The template sees the
 * script's top-level names, so its words are looked up there.
 */
export class MarkupJudge {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #target: Target;
  readonly #exposure: Exposure;

  constructor(program: Program, binder: Binder, target: Target, exposure: Exposure) {
    this.#program = program;
    this.#binder = binder;
    this.#target = target;
    this.#exposure = exposure;
  }

  judge(unit: Unit, row: number): Standing {
    const { texts, names } = unit.facts;
    const word = names[texts.name[row]!]!;
    const receiver = this.#receiver(unit, row);
    if (receiver !== null) return this.#member(unit, receiver, word);
    const name = texts.class[row] === TextClass.MarkupTag && word.includes('-') ? pascal(word) : word;
    for (const spelled of new Set([word, name])) {
      const found = this.#lookup(unit, spelled);
      if (found !== null) return found ? use('template') : accounted('resolved_elsewhere');
    }
    if (this.#target.isMember)
      return this.#target.reach === 'file' ? accounted('resolved_elsewhere') : open('template_member');
    if (this.#target.reach === 'global') return use('template');
    if (this.#target.reach === 'file') return accounted('resolved_elsewhere');
    // A component that is registered for the whole application, a helper that a build brings in.
    return open('data_match');
  }

  /** True where the script's name leads to the symbol, false where it leads elsewhere, null where there is none. */
  #lookup(unit: Unit, name: string): boolean | null {
    const here = unit.topLevel(name);
    if (here.length > 0) return here.some((decl) => this.#leadsHere({ unit, decl }));
    const before = this.#program.counterpart(unit);
    const gone = unit.side.tag === 'head' ? (before?.topLevel(name) ?? []) : [];
    return gone.some((decl) => this.#leadsHere({ unit: before!, decl })) ? true : null;
  }

  #leadsHere(ref: DeclRef): boolean {
    if (this.#target.is(ref)) return true;
    return ref.unit.isImport(ref.decl) && this.#binder.declaration(ref).decls.some((each) => this.#target.is(each));
  }

  /** The word in front of a dot, or null. */
  #receiver(unit: Unit, row: number): string | null {
    const { texts, names } = unit.facts;
    const start = texts.start[row]!;
    for (let prev = row - 1; prev >= 0 && start - texts.start[prev]! < 120; prev--) {
      const name = names[texts.name[prev]!]!;
      const end = texts.start[prev]! + name.length;
      if (end === start - 1 && texts.class[prev] === texts.class[row] && !name.includes('-')) return name;
      if (end === start - 2 && texts.class[prev] === texts.class[row]) return null;
    }
    return null;
  }

  #member(unit: Unit, receiver: string, word: string): Standing {
    const values = unit
      .topLevel(receiver)
      .flatMap((decl): readonly Value[] => this.#binder.evaluator.ofDeclaration({ unit, decl }));
    let known = values.length > 0;
    for (const value of values) {
      const found = this.#binder.member(value, word);
      if (found.decls.some((ref) => this.#leadsHere(ref))) return use('template');
      if (found.miss === 'unknown' || found.miss === 'missing') known = false;
    }
    if (known) return accounted('resolved_elsewhere');
    if (this.#target.isMember)
      return this.#target.reach === 'file' ? accounted('resolved_elsewhere') : open('template_member');
    return this.#exposure.loose ? open('template_member') : accounted('resolved_elsewhere');
  }
}

function pascal(tag: string): string {
  return tag
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');
}
