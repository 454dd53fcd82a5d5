import { TextClass } from '../../../../facts/text-class.ts';
import { camelized } from '../../camelized.ts';
import type { Binder } from '../bind/binder.ts';
import type { Program } from '../bind/program.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';
import type { Value } from '../bind/value.ts';
import { isComponentFile } from '../conventions/conventions.ts';
import type { Exposure } from '../flow/exposure.ts';
import { accounted, open, type Standing, use } from '../question/standing.ts';
import type { Target } from '../question/target.ts';
import { isRecord } from '../resolve/project-files.ts';
import { contentTypes } from './content-types.ts';
import { pascal, takesAttributes } from './derived-names.ts';

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
    if (texts.class[row] === TextClass.MarkupAttribute) return this.#attribute(unit, row, word);
    const receiver = this.#receiver(unit, row);
    if (receiver !== null || texts.class[row] === TextClass.MarkupMember) return this.#member(unit, receiver, word);
    // `<detail-panel>` is DetailPanel, `v-focus` is vFocus.
    const isCompound = word.includes('-');
    const name = texts.class[row] === TextClass.MarkupTag && isCompound ? pascal(word) : word;
    for (const spelled of new Set([word, name, isCompound ? camelized(word) : word])) {
      const found = this.#lookup(unit, spelled);
      if (found !== null) return found ? use('template') : accounted('resolved_elsewhere');
    }
    if (this.#target.isMember)
      return this.#target.reach === 'file' ? accounted('resolved_elsewhere') : open('template_member');
    if (this.#target.reach === 'global') return use('template');
    if (this.#target.reach === 'file')
      return this.#hasMoved(unit, word) ? open('homograph') : accounted('resolved_elsewhere');
    // A component that is registered for the whole application, a helper that a build brings in.
    return open('data_match');
  }

  /** Whether markup of another file reads a name that nothing there declares, and that it did not read before: it has moved. */
  #hasMoved(unit: Unit, word: string): boolean {
    if (!this.#target.removed || unit.path === this.#target.headPath || unit.side.tag !== 'head') return false;
    const { occs } = unit.facts;
    const id = unit.nameId(word);
    // Declared there, or a prop by a key of what is declared.
    for (let o = 0; o < occs.count; o++) if (occs.name[o] === id) return false;
    const before = this.#program.counterpart(unit);
    return before === null || before.nameId(word) < 0;
  }

  /** An attribute of a component's tag: it sets what that component takes under the name. */
  #attribute(unit: Unit, row: number, word: string): Standing {
    const target = this.#target;
    if (!takesAttributes(target, target.symbol.path) || this.#isOfPlatform(unit, row)) return accounted('inert_string');
    if (this.#isOfOldModel(unit, row, word)) return accounted('resolved_elsewhere');
    const code = word.includes('-') ? 'name_derived' : 'template_member';
    const components = this.#componentOf(unit, row);
    if (components === null) return open(code);
    if (word === 'default' || word === 'children') return this.#content(components, word);
    const own = components.some((each) => this.#program.pathInHead(each) === target.headPath);
    if (own) return target.isMember ? open(code) : use('template');
    if (!target.isMember) return accounted('resolved_elsewhere');
    const name = camelized(word);
    const declares = components.every((each) => each.exportRows(name).length > 0);
    return declares ? accounted('resolved_elsewhere') : open(code);
  }

  /** What stands between a component's tags: a member of the type that the component says it takes there. */
  #content(components: readonly Unit[], word: string): Standing {
    if (!this.#target.isMember) return accounted('resolved_elsewhere');
    for (const each of components) {
      const types = contentTypes(this.#binder, each);
      if (types === null) return open('template_member');
      for (const type of types) {
        const found = this.#binder.member(type, word);
        if (found.decls.some((ref) => this.#leadsHere(ref))) return open('template_member');
        if (found.miss === 'unknown' || found.miss === 'missing') return open('template_member');
      }
    }
    return accounted('resolved_elsewhere');
  }

  /** An attribute of an element of the platform, in a page or a template of Angular's. */
  #isOfPlatform(unit: Unit, row: number): boolean {
    if (!/\.html?$/.test(unit.path)) return false;
    const { texts, names } = unit.facts;
    let at = row;
    while (at >= 0 && texts.class[at] !== TextClass.MarkupTag) at--;
    if (at < 0) return true;
    // The parts of a compound follow it.
    const end = texts.start[at]! + names[texts.name[at]!]!.length;
    for (let each = at; each >= 0 && texts.class[each] === TextClass.MarkupTag; each--)
      if (names[texts.name[each]!]!.includes('-') && texts.start[each]! < end) return false;
    return true;
  }

  /** What `v-model` stands for in Vue 2, in a package that has a later one. */
  #isOfOldModel(unit: Unit, row: number, word: string): boolean {
    if (word !== 'value' && word !== 'input') return false;
    const { texts, names } = unit.facts;
    const start = texts.start[row]!;
    let unwritten = false;
    for (let at = row - 2; at <= row + 2; at++)
      if (texts.start[at] === start && names[texts.name[at]!] === 'modelValue') unwritten = true;
    if (!unwritten) return false;
    const packages = this.#program.head.resolver.files.packagesAbove(unit.path);
    return !packages.some(({ raw }) => /^\D*2\b/.test(versionOf(raw, 'vue')));
  }

  /** The files of the component whose tag an attribute stands on, or null where they are not known. */
  #componentOf(unit: Unit, row: number): readonly Unit[] | null {
    const { texts, names } = unit.facts;
    let at = row;
    while (at >= 0 && texts.class[at] !== TextClass.MarkupTag) at--;
    if (at < 0) return null;
    const parts: string[] = [];
    for (let start = texts.start[at]! + 1; at >= 0 && texts.class[at] === TextClass.MarkupTag; at--) {
      const part = names[texts.name[at]!]!;
      if (texts.start[at]! + part.length < start - 1) break;
      parts.push(part);
      start = texts.start[at]!;
    }
    // Of `detail-panel` the parts are rows too; `<ui.Card>` and `<svelte:self>` have no compound.
    const tag = parts.find((part) => part.includes('-')) ?? parts[0]!;
    if (parts.length > 1 && !tag.includes('-')) return null;
    for (const name of new Set([tag, pascal(tag), camelized(tag)])) {
      const imported = unit.topLevel(name).filter((decl) => unit.isImport(decl));
      if (imported.length === 0) continue;
      const files = imported.flatMap((decl): readonly (Unit | null)[] => {
        const row = unit.importOf(decl);
        const module = row < 0 ? null : this.#binder.modules(unit, row);
        if (module?.kind !== 'units') return [null];
        return module.units.map((each) => (isComponentFile(each.path) ? each : null));
      });
      return files.every((each) => each !== null) ? files : null;
    }
    return null;
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

  /** The name that is read in front of a dot; null where there is none, or where it is itself read of something. */
  #receiver(unit: Unit, row: number): string | null {
    const { texts, names } = unit.facts;
    const inTag = texts.class[row] === TextClass.MarkupTag;
    if (!inTag && texts.class[row] !== TextClass.MarkupMember) return null;
    const start = texts.start[row]!;
    for (let prev = row - 1; prev >= 0 && start - texts.start[prev]! < 120; prev--) {
      const name = names[texts.name[prev]!]!;
      const end = texts.start[prev]! + name.length;
      if (end !== start - 1 || name.includes('-')) continue;
      return texts.class[prev] === (inTag ? TextClass.MarkupTag : TextClass.MarkupExpression) ? name : null;
    }
    return null;
  }

  #member(unit: Unit, receiver: string | null, word: string): Standing {
    const values = (receiver === null ? [] : unit.topLevel(receiver)).flatMap((decl): readonly Value[] =>
      this.#binder.evaluator.ofDeclaration({ unit, decl }),
    );
    let known = values.length > 0;
    for (const value of values) {
      const found = this.#binder.member(value, word);
      if (found.decls.some((ref) => this.#leadsHere(ref))) return use('template');
      if (found.miss === 'unknown' || found.miss === 'missing') known = false;
    }
    if (known) return accounted('resolved_elsewhere');
    if (this.#target.isMember)
      return this.#target.reach === 'file' ? accounted('resolved_elsewhere') : open('template_member');
    const isOfComponent = isComponentFile(this.#target.symbol.path) && this.#target.reach === 'program';
    return this.#exposure.loose || isOfComponent ? open('template_member') : accounted('resolved_elsewhere');
  }
}

/** What a package.json says of the version of a dependency, or ''. */
function versionOf(raw: Readonly<Record<string, unknown>>, name: string): string {
  for (const key of ['dependencies', 'devDependencies', 'peerDependencies']) {
    const all = raw[key];
    const version = isRecord(all) ? all[name] : undefined;
    if (typeof version === 'string') return version;
  }
  return '';
}
