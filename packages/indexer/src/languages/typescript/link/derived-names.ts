import { DeclKind, ExprKind, LinkKind, Role, TextClass } from '../../../facts/kinds.ts';
import { isComponentFile } from './conventions.ts';
import type { Program } from './program.ts';
import { accounted, open, type Standing } from './standing.ts';
import type { Target } from './target.ts';
import type { Unit } from './unit.ts';

/** How a word that is not the symbol's name comes to mean it. */
type Derivation =
  /** `row-count`: a prop in a template, `v-focus`: the variable `vFocus`. */
  | 'attribute'
  /** `app-badge`, `[appMark]`, the name of a pipe: what the decorator of a class calls it in templates. */
  | 'decorator';

/** Keys of a decorator's argument under which it gives its class a name. */
const NAMING_KEYS: ReadonlySet<string> = new Set(['selector', 'name', 'exportAs', 'tag', 'tagName', 'alias']);

/** Words by which templates can mean a symbol, other than its own name and its tag. */
export class DerivedNames {
  readonly #program: Program;
  readonly #target: Target;
  readonly #words = new Map<string, Derivation>();
  readonly #elsewhere = new Map<string, boolean>();

  constructor(program: Program, target: Target) {
    this.#program = program;
    this.#target = target;
    const { name, path } = target.symbol;
    const names = new Set([name, ...target.exportNames]);
    for (const each of names) {
      const kebab = hyphenated(each);
      if (kebab !== each && takesAttributes(target, path)) this.#words.set(kebab, 'attribute');
      if (/^v[A-Z]/.test(each) && path.endsWith('.vue')) this.#words.set(kebab, 'attribute');
    }
    if (!target.isMember)
      for (const { decl } of target.refs)
        for (const word of decoratorNames(target.unit, decl)) if (word !== name) this.#words.set(word, 'decorator');
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
    // Alone in a string only a tag can be meant: `createElement('app-badge')`.
    if (textClass === TextClass.StringWhole && !word.includes('-')) return null;
    if (path === this.#target.headPath && this.#inOwnBody(start)) return accounted('own_body');
    return this.#givenElsewhere(word) ? accounted('resolved_elsewhere') : open('name_derived');
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

/** The words by which the decorators of a class name it: of `button[appMark], app-mark` they are `appMark` and `app-mark`. */
function decoratorNames(unit: Unit, decl: number): ReadonlySet<string> {
  const found = new Set<string>();
  const { exprs, links, decls } = unit.facts;
  const starts = unit
    .links(decl)
    .filter((link) => links.kind[link] === LinkKind.Decorator)
    .map((link) => exprs.start[links.expr[link]!]!);
  if (starts.length === 0) return found;
  const from = Math.min(...starts);
  const behind = decls.nameStart[decl]! >= 0 ? decls.nameStart[decl]! : decls.end[decl]!;
  for (let expr = 0; expr < exprs.count; expr++) {
    const start = exprs.start[expr]!;
    if (start < from || start >= behind) continue;
    if (exprs.kind[expr] !== ExprKind.String && exprs.kind[expr] !== ExprKind.Composed) continue;
    if (!namesClass(unit, start)) continue;
    const text = unit.text(exprs.c[expr]!);
    if (text.includes('<')) continue;
    const words = text.match(/[\p{L}_$][\p{L}\p{N}_$]*(?:-[\p{L}\p{N}_$]+)*/gu) ?? [];
    // The elements and attributes of the platform narrow a selector, and name nothing.
    for (const word of words) if (words.length === 1 || /[-A-Z]/.test(word)) found.add(word);
  }
  return found;
}

/** Whether a string in a decorator stands behind a key that names the class, or is the decorator's own argument. */
function namesClass(unit: Unit, start: number): boolean {
  const { occs } = unit.facts;
  let last = -1;
  for (let occ = 0; occ < occs.count && occs.start[occ]! < start; occ++) last = occ;
  if (last < 0) return false;
  return occs.role[last] !== Role.PropertyKey || NAMING_KEYS.has(unit.text(occs.name[last]!));
}

/** `rowCount` as an attribute: `row-count`. */
export function hyphenated(name: string): string {
  return name.replace(/\B([A-Z])/g, '-$1').toLowerCase();
}

/** `row-count` as a name: `rowCount`. */
export function camelized(word: string): string {
  return word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
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
