import { DeclKind } from '../../../../facts/kinds.ts';
import { TextClass } from '../../../../facts/text-class.ts';
import type { Binder } from '../bind/binder.ts';
import type { Importers } from '../bind/importers.ts';
import type { Program } from '../bind/program.ts';
import { isComponentFile } from '../conventions/conventions.ts';
import { accounted, open, type Standing } from '../question/standing.ts';
import type { Target } from '../question/target.ts';
import { angularNames } from './angular-names.ts';
import { decoratorNames } from './decorator-names.ts';
import { Registrations } from './registrations.ts';

/** How a word that is not the symbol's name comes to mean it. */
type Derivation =
  /** `row-count`: a prop in a template, `v-focus`: the variable `vFocus`. */
  | 'attribute'
  /** `app-badge`, `[appMark]`, the name of a pipe: what a decorator, or a registry that is given both, calls it in templates. */
  | 'given';

/** Words by which templates can mean a symbol, other than its own name and its tag. */
export class DerivedNames {
  readonly #program: Program;
  readonly #target: Target;
  readonly #words = new Map<string, Derivation>();
  /** Words that mean the symbol only where another one stands in the same file. */
  readonly #beside = new Map<string, string>();
  readonly #registrations: Registrations;
  readonly #elsewhere = new Map<string, boolean>();

  constructor(program: Program, binder: Binder, importers: Importers, target: Target) {
    this.#program = program;
    this.#target = target;
    this.#registrations = new Registrations(program, binder, importers, target);
    const { name, path } = target.symbol;
    const names = new Set([name, ...target.exportNames]);
    for (const each of names) {
      const kebab = hyphenated(each);
      if (kebab !== each && takesAttributes(target, path)) this.#words.set(kebab, 'attribute');
      if (/^v[A-Z]/.test(each) && path.endsWith('.vue')) this.#words.set(kebab, 'attribute');
    }
    if (target.isMember) {
      for (const { word, beside } of angularNames(target)) {
        if (word === name) continue;
        this.#words.set(word, 'given');
        if (beside !== null) this.#beside.set(word, beside);
      }
      return;
    }
    for (const { decl } of target.refs)
      for (const word of decoratorNames(target.unit, decl)) if (word !== name) this.#words.set(word, 'given');
    for (const word of this.#registrations.ofTarget) if (word !== name) this.#words.set(word, 'given');
  }

  words(): Iterable<string> {
    return this.#words.keys();
  }

  /** The disposition of a derived word; `null` where it means nothing there; `undefined` where it is judged like any word. */
  judge(path: string, start: number, word: string, textClass: number): Standing | null | undefined {
    const how = this.#words.get(word);
    if (how === undefined) return undefined;
    if (how === 'attribute')
      return textClass === TextClass.MarkupAttribute || textClass === TextClass.MarkupExpression ? undefined : null;
    if (!IN_TEMPLATES.has(textClass)) return null;
    if (!this.#isSaidIn(path, word, textClass)) return null;
    // Alone in a string only a tag can be meant: `createElement('app-badge')`.
    if (textClass === TextClass.StringWhole && !word.includes('-')) return null;
    if (path === this.#target.headPath && this.#inOwnBody(start)) return accounted('own_body');
    return this.#givenElsewhere(word) ? accounted('resolved_elsewhere') : open('name_derived');
  }

  /** Whether an element of this name may be made by the symbol: `<fancy-box>` in JSX. */
  namesElement(word: string): boolean {
    return this.#words.get(word) === 'given' && !this.#givenElsewhere(word);
  }

  /** Whether a word can be the name that was given: one that is a word of prose, too, only where a template has its names. */
  #isSaidIn(path: string, word: string, textClass: number): boolean {
    const names = this.#program.head.view.facts(path)?.names ?? [];
    const beside = this.#beside.get(word);
    if (beside !== undefined) return names.includes(beside);
    if (/[-A-Z]/.test(word) || textClass === TextClass.MarkupAttribute || textClass === TextClass.MarkupExpression)
      return true;
    const isTemplate = textClass === TextClass.Template || textClass === TextClass.StringProse;
    return (
      textClass === TextClass.MarkupTag || (isTemplate && names.includes('template') && names.includes('selector'))
    );
  }

  #inOwnBody(start: number): boolean {
    if (this.#target.removed) return false;
    const { decls } = this.#target.unit.facts;
    return this.#target.refs.some(({ decl }) => decls.start[decl]! <= start && start < decls.end[decl]!);
  }

  /** Whether another class of head has the name now: then that one is meant. */
  #givenElsewhere(word: string): boolean {
    const known = this.#elsewhere.get(word);
    if (known !== undefined) return known;
    let found = false;
    for (const path of this.#program.head.view.filesWithWord(word)) {
      const unit = this.#program.head.unit(path);
      if (unit === null) continue;
      const { decls } = unit.facts;
      for (let decl = 0; decl < decls.count && !found; decl++)
        if (decls.kind[decl] === DeclKind.Class && !this.#target.is({ unit, decl }))
          found = decoratorNames(unit, decl).has(word);
      found ||= this.#registrations.givesElsewhere(unit, word);
      if (found) break;
    }
    this.#elsewhere.set(word, found);
    return found;
  }
}

const IN_TEMPLATES: ReadonlySet<number> = new Set([
  TextClass.MarkupTag,
  TextClass.MarkupExpression,
  TextClass.MarkupAttribute,
  TextClass.MarkupText,
  TextClass.Template,
  TextClass.StringProse,
  TextClass.StringWhole,
  TextClass.StringTail,
  TextClass.StringInner,
  TextClass.StringCalled,
  TextClass.StringPath,
]);

/** Whether the symbol can be given by an attribute of a component's tag: a prop, or a member of a type that props have. */
export function takesAttributes(target: Target, path: string): boolean {
  if (!target.isMember)
    return isComponentFile(path) && target.symbol.key !== 'default' && target.exportNames.length > 0;
  const { decls } = target.unit.facts;
  return target.refs.some(({ decl }) => {
    const container = decls.container[decl]!;
    if (container < 0) return false;
    const kind = decls.kind[container];
    if (kind === DeclKind.Class) return isComponentFile(path) || target.unit.links(decl).length > 0;
    return kind === DeclKind.Interface || kind === DeclKind.TypeAlias;
  });
}

/** `rowCount` as an attribute: `row-count`. */
export function hyphenated(name: string): string {
  return name.replace(/\B([A-Z])/g, '-$1').toLowerCase();
}

/** Names under which frameworks register the component of a file: `detail-panel.vue`, `components/base/Button.vue`. */
export function registeredNames(path: string): string[] {
  const segments = path.replace(/\.[^./]+$/, '').split('/');
  const last = segments.pop()!.replace(/\.(?:client|server|global)$/, '');
  const folder = segments.lastIndexOf('components');
  const above = folder < 0 ? [] : segments.slice(folder + 1);
  const names = new Set<string>();
  if (last !== 'index') names.add(pascal(last));
  for (let from = 0; from < above.length; from++) {
    const prefix = above.slice(from).map(pascal).join('');
    names.add(last === 'index' ? prefix : prefix + pascal(last));
  }
  if (last === 'index' && above.length === 0 && segments.length > 0) names.add(pascal(segments.at(-1)!));
  if (folder >= 0) for (const name of [...names]) names.add(`Lazy${name}`);
  return [...names].filter((name) => /^[A-Z]\w*$/.test(name));
}

export function pascal(tag: string): string {
  return tag
    .split(/[-_.]/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');
}
