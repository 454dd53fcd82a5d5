import type { Facts } from '../../../../facts/facts.ts';
import { ExprKind, ImportKind } from '../../../../facts/kinds.ts';
import { memoized } from '../../memo.ts';
import type { Importers, ImportSite } from '../bind/importers.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import { isToolConfiguration } from '../conventions/conventions.ts';
import { baseOf, dirOf, isUnder, join, stemOf } from '../resolve/path-names.ts';
import { isRecord } from '../resolve/project-files.ts';
import { isKnownAlias } from './alias-maps.ts';
import { dataLoad } from './data-loads.ts';
import { pathMentions } from './path-mentions.ts';
import { basesOf, calleesOf, pathStrings, settingKeys, writtenPath } from './path-strings.ts';
import { bareSetting, isRouteTable } from './route-tables.ts';
import { loadedByCommand } from './script-loads.ts';

/** A place that names a module by its path, to something that may load it: no import, and no name of an export. */
export interface ModuleMention {
  readonly path: string;
  readonly unit: Unit | null;
  readonly start: number;
  readonly end: number;
  /**
   * `program`: a string or a URL in a program, whoever is given it. `configuration`: a tool's configuration, which may
   * read every export. `alias`: the same, as what a specifier leads to: whoever imports that spells what is taken.
   * `data`: a data file.
   */
  readonly by: 'program' | 'configuration' | 'alias' | 'data';
  /** Names of the functions that a program gives the path to, the nearest first. */
  readonly callees: readonly string[];
  /** Keys of the options that the path is a value of, the innermost first. */
  readonly keys: readonly string[];
}

const WORD = /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/;
const INDEX = /^(index|mod)$/;

/** Finds the places that name a module of head by its path. One value serves many questions. */
export class ModuleMentions {
  readonly #program: Program;
  readonly #importers: Importers;
  readonly #memo = new Map<string, readonly ModuleMention[]>();

  constructor(program: Program, importers: Importers) {
    this.#program = program;
    this.#importers = importers;
  }

  /** @param path of a file of head */
  of(path: string): readonly ModuleMention[] {
    return memoized(this.#memo, path, () => [
      ...this.#rows(path),
      ...this.#strings(path),
      ...this.#packageSettings(path),
    ]);
  }

  /** Import rows that name the module and take nothing of it, save those that only stand in for it (`vi.mock`). */
  *#rows(path: string): Iterable<ModuleMention> {
    for (const { unit, row } of this.#importers.of(this.#program.head, path)) {
      const { imports } = unit.facts;
      if (!isLoadedByPath({ unit, row })) continue;
      const start = imports.start[row]!;
      const callees = calleesOf(unit, imports.expr[row]!);
      const keys = settingKeys(unit, imports.expr[row]!);
      yield { path: unit.path, unit, start, end: start, by: 'program', callees, keys };
    }
  }

  *#strings(path: string): Iterable<ModuleMention> {
    const { head } = this.#program;
    const stem = stemOf(path);
    const folder = INDEX.test(stem) ? baseOf(dirOf(path)) : stem;
    // Whatever names it spells the one or the other: of a file's texts, few do.
    const spells = (text: string): boolean => text.includes(stem) || text.includes(folder);
    for (const file of this.#candidates(path)) {
      const unit = head.unit(file);
      if (unit === null) {
        yield* this.#dataFile(file, path);
        continue;
      }
      const configures = isToolConfiguration(file) || isRouteTable(unit);
      const accepts = (text: string): boolean =>
        (spells(text) && this.#names(file, text, path)) || (configures && bareSetting(text, path) !== null);
      for (const { text, expr } of pathStrings(unit, accepts)) {
        const keys = settingKeys(unit, expr);
        if (configures && keys.some((key) => LOOKED_AT.has(key))) continue;
        if (!this.#names(file, text, path) && !keys.includes(bareSetting(text, path)!)) continue;
        if (keys.includes('alias') && isKnownAlias(head, unit, expr, path)) continue;
        const by = !configures || keys.some((key) => BUNDLED.has(key)) ? 'program' : sortOf(keys);
        const start = unit.facts.exprs.start[expr]!;
        yield { path: file, unit, start, end: start, by, callees: calleesOf(unit, expr), keys };
      }
    }
  }

  /** Files that have the words of the path. One that lies elsewhere has to spell the folder too. */
  *#candidates(path: string): Iterable<string> {
    const { view } = this.#program.head;
    const dir = dirOf(path);
    const stem = stemOf(path);
    const word = WORD.exec(INDEX.test(stem) ? baseOf(dir) : stem)?.[0];
    if (word === undefined) return;
    const folder = WORD.exec(baseOf(dir))?.[0];
    const fits = (file: string, has: (word: string) => boolean): boolean =>
      file !== path && (folder === undefined || isUnder(file, dir) || has(folder));
    yield* view.filesWithWord(word, fits);
  }

  /** A data file's scalars: without its text, word behind word. */
  *#dataFile(file: string, path: string): Iterable<ModuleMention> {
    const { view } = this.#program.head;
    if (!DATA.test(file) || /(^|\/)package\.json$/.test(file) || view.file(file)?.outOfScope) return;
    const facts = view.facts(file);
    if (facts === null) return;
    for (const { start, end } of pathMentions(facts, path)) {
      const load = dataLoad(file, facts, start, dirOf(path).length);
      // What code in a data file reads of the module, it spells.
      if (load === 'none' || load === 'code' || goesOn(facts, end)) continue;
      const by = load === 'setting' ? 'configuration' : 'data';
      yield { path: file, unit: null, start, end, by, callees: [], keys: [] };
    }
  }

  /** Settings of tools in the package.json files above, whatever their keys, and what their commands hand to tools. */
  *#packageSettings(path: string): Iterable<ModuleMention> {
    for (const found of this.#program.head.resolver.files.packagesAbove(path))
      if (
        [...settingStrings(found.raw), ...commandPaths(found.raw)].some((text) => this.#names(found.path, text, path))
      )
        yield { path: found.path, unit: null, start: 0, end: 0, by: 'configuration', callees: [], keys: [] };
  }

  #names(from: string, text: string, path: string): boolean {
    const written = writtenPath(text);
    const stem = stemOf(path);
    const last = stemOf(written);
    if (last !== stem && !(INDEX.test(stem) && last === baseOf(dirOf(path))) && baseOf(written) !== stem) return false;
    const hasEnding = /\.[cm]?[jt]sx?$/.test(written);
    const relative = /^\.{1,2}\//.test(written);
    if (!written.includes('/') && !hasEnding) return false;
    const { resolver } = this.#program.head;
    for (const base of basesOf(from, resolver.files.packageOf(from)?.dir ?? '')) {
      const at = join(base, written);
      const places = at === null ? [] : resolver.place(at);
      if (places.includes(path)) return true;
      // It names another file.
      if (places.length > 0) return false;
    }
    const body = written.replace(/^(\.{1,2}\/)+|^[@~]?\//g, '');
    if (!body.includes('/') && (relative || !hasEnding || INDEX.test(last))) return false;
    const bare = (each: string): string => `/${each.replace(/(\.d)?\.[cm]?[jt]sx?$/, '')}`;
    // A folder stands for its index.
    return bare(path).endsWith(bare(body)) || (INDEX.test(stem) && bare(dirOf(path)).endsWith(bare(body)));
  }
}

/** Settings that say what is looked at: checked, measured, formatted. */
const LOOKED_AT = new Set(
  'include exclude files ignore ignores ignorePatterns content coverage collectCoverageFrom testMatch coverageThreshold'.split(
    ' ',
  ),
);
/** Settings that say where a bundle starts: what the bundle's reader takes is another question. */
const BUNDLED = new Set('entry entries entryPoints input'.split(' '));

/** Settings that say which module a specifier leads to. */
const ALIASES = new Set(['alias', 'moduleNameMapper']);

function sortOf(keys: readonly string[]): 'alias' | 'configuration' {
  return keys.some((key) => ALIASES.has(key)) ? 'alias' : 'configuration';
}

/** Keys of a package.json that say where its own parts are: no tool reads their exports for it. */
const PACKAGE_KEYS = new Set(
  `name version description keywords main module types typings source exports imports browser bin files workspaces scripts
  dependencies devDependencies peerDependencies optionalDependencies peerDependenciesMeta resolutions overrides engines repository
  author contributors license homepage bugs private publishConfig directories man typesVersions sideEffects`.split(
    /\s+/,
  ),
);

/** All strings of what tools keep in a package.json. */
export function settingStrings(raw: Readonly<Record<string, unknown>>): string[] {
  const out: string[] = [];
  const collect = (value: unknown, depth: number): void => {
    if (typeof value === 'string') out.push(value);
    else if (depth > 16) return;
    else if (Array.isArray(value)) for (const each of value) collect(each, depth + 1);
    else if (isRecord(value)) for (const each of Object.values(value)) collect(each, depth + 1);
  };
  for (const [key, value] of Object.entries(raw)) if (!PACKAGE_KEYS.has(key)) collect(value, 0);
  return out;
}

/** Paths that the scripts of a package.json give to tools that load what is there. */
function commandPaths(raw: Readonly<Record<string, unknown>>): string[] {
  if (!isRecord(raw.scripts)) return [];
  return Object.values(raw.scripts).flatMap((command) => (typeof command === 'string' ? loadedByCommand(command) : []));
}

/** Whether a word follows that is no ending of a file: the path is another one, or names one export (`src/images.resize`). */
function goesOn({ texts, names }: Facts, end: number): boolean {
  for (let row = 0; row < texts.count; row++)
    if (texts.start[row] === end + 1) return !/^([cm]?[jt]sx?|d|vue|svelte|astro)$/.test(names[texts.name[row]!] ?? '');
  return false;
}

const DATA = /\.(json[c5]?|ya?ml|toml)$|rc$/;

/** Import kinds that name a module and neither take a name of it nor its namespace. */
const NAMES_ONLY = new Set<number>([
  ImportKind.Mention,
  ImportKind.Url,
  ImportKind.SideEffect,
  ImportKind.ReferencePath,
  ImportKind.ReferenceTypes,
  ImportKind.Augment,
]);

export function namesOnly(kind: number): boolean {
  return NAMES_ONLY.has(kind);
}

/** Whether a row gives the module's path or its content to something else: a URL, `require.resolve`, a component's script. */
function isLoadedByPath({ unit, row }: ImportSite): boolean {
  const { imports, exprs, occs } = unit.facts;
  const kind = imports.kind[row];
  if (kind === ImportKind.Url) return true;
  if (kind === ImportKind.SideEffect) return /\.(vue|svelte|astro)$/.test(unit.path);
  const call = imports.expr[row]!;
  if (kind !== ImportKind.Mention || call < 0 || exprs.kind[call] !== ExprKind.Call) return false;
  const callee = exprs.a[call]!;
  if (callee < 0 || exprs.kind[callee] !== ExprKind.Member) return false;
  const receiver = exprs.a[callee]!;
  if (receiver < 0) return false;
  if (exprs.kind[receiver] !== ExprKind.Ident) return true;
  const occ = exprs.a[receiver]!;
  return occ >= 0 && unit.text(occs.name[occ]!) === 'require';
}
