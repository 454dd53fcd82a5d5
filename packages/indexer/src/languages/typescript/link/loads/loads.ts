import { ImportKind } from '../../../../facts/kinds.ts';
import type { Importers } from '../bind/importers.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import type { Findings } from '../question/findings.ts';
import { globMatches } from '../resolve/globs.ts';
import { dirOf, isUnder, join } from '../resolve/path-names.ts';
import { pathParts } from './composed-path.ts';
import { FolderLoads } from './folder-loads.ts';
import { namesOnly } from './module-mentions.ts';

/**
 * Modules that are loaded by a pattern, by their folder or by a composed path: every export of a matching file may be
 * read without being named. A load of which no part is written down, and a folder or a pattern that is only a string,
 * count against modules alone that no part of the program imports by name.
 */
export class Loads {
  readonly #program: Program;
  readonly #importers: Importers;
  readonly #folders: FolderLoads;
  #sites: { readonly unit: Unit; readonly row: number; readonly kind: number }[] | null = null;

  constructor(program: Program, importers: Importers) {
    this.#program = program;
    this.#importers = importers;
    this.#folders = new FolderLoads(program);
  }

  /**
   * Gates of the symbol in the file at this head path.
   *
   * @param forTypes whether the symbol is for the compiler alone: what loads a module while it runs gets nothing of it
   */
  check(path: string, forTypes: boolean, findings: Findings): void {
    const imported = this.#isImported(path);
    if (!imported) this.#folders.check(path, findings);
    if (forTypes) return;
    for (const { unit, row, kind } of this.#all()) {
      const { imports, exprs } = unit.facts;
      const specifier = unit.text(imports.specifier[row]!);
      const second = unit.text(imports.imported[row]!);
      const expr = imports.expr[row]!;
      const start = expr >= 0 ? exprs.start[expr]! : imports.start[row]!;
      const matches =
        kind === ImportKind.Glob
          ? globMatches(unit.path, second, path, (dir) => this.#isRoot(dir), exclusionsBeside(unit, row))
          : kind === ImportKind.Context
            ? contextMatches(unit.path, specifier, (imports.flags[row]! & 2) !== 0, second, path)
            : this.#mayLoad(unit, row, path, imported);
      if (matches)
        findings.gate('glob_load', { unit, start, end: start }, specifier !== '' ? specifier : second || null);
    }
  }

  /** Whether a site may have its root there: a package has, and what has a page or a bundler's settings of its own. */
  #isRoot(dir: string): boolean {
    const { resolver, view } = this.#program.head;
    if (resolver.files.packageOf(`${dir}/.`)?.dir === dir || view.file(`${dir}/index.html`) !== undefined) return true;
    return ['js', 'ts', 'mjs', 'mts', 'cjs', 'cts'].some(
      (each) => view.file(`${dir}/vite.config.${each}`) !== undefined,
    );
  }

  /** Whether a load whose specifier is no literal may be of the module at a path. */
  #mayLoad(unit: Unit, row: number, path: string, imported: boolean): boolean {
    const { imports } = unit.facts;
    const [head, tail] = [unit.text(imports.specifier[row]!), unit.text(imports.imported[row]!)];
    if (head !== '' || tail !== '') return composedMatches(unit.path, head, tail, path, imported);
    const argument = unit.argumentsOf(imports.expr[row]!)[0];
    const parts = pathParts(unit, argument ?? -1);
    if (!parts.whole) return composedMatches(unit.path, parts.head, parts.tail, path, imported);
    const module = this.#program.module(unit, parts.head);
    return module.kind === 'units' && module.units.some((each) => each.path === path);
  }

  /** Whether a file that is no test imports it: tests name what they test, however the program comes by it. */
  #isImported(path: string): boolean {
    return this.#importers
      .of(this.#program.head, path)
      .some(({ unit, row }) => unit.path !== path && !isTest(unit.path) && isImport(unit.facts.imports.kind[row]!));
  }

  /** Whether some load may be of any module of the same package: what it loads may be read by any name. */
  loadsAnything(path: string): boolean {
    return this.#all().some(
      ({ unit, row, kind }) => kind === ImportKind.Computed && this.#mayLoad(unit, row, path, false),
    );
  }

  #all(): { readonly unit: Unit; readonly row: number; readonly kind: number }[] {
    if (this.#sites !== null) return this.#sites;
    this.#sites = [];
    const { head } = this.#program;
    for (const kind of [ImportKind.Glob, ImportKind.Context, ImportKind.Computed])
      for (const path of head.view.filesWithImportKind(kind)) {
        const unit = head.unit(path);
        if (unit === null) continue;
        for (let row = 0; row < unit.facts.imports.count; row++)
          if (unit.facts.imports.kind[row] === kind) this.#sites.push({ unit, row, kind });
      }
    return this.#sites;
  }
}

/** The patterns of the same call that leave out. */
function exclusionsBeside(unit: Unit, row: number): readonly string[] {
  const { imports } = unit.facts;
  const expr = imports.expr[row]!;
  const found: string[] = [];
  for (let at = 0; expr >= 0 && at < imports.count; at++) {
    if (imports.kind[at] !== ImportKind.Glob || imports.expr[at] !== expr) continue;
    const text = unit.text(imports.imported[at]!);
    if (text.startsWith('!')) found.push(text.slice(1));
  }
  return found;
}

/** Of a module that a URL names, the load is known by that. */
function isImport(kind: number): boolean {
  return !namesOnly(kind) || kind === ImportKind.Url || kind === ImportKind.Mention;
}

function isTest(path: string): boolean {
  return /(^|\/)(tests?|__tests__|specs?|e2e)\/|\.(test|spec|e2e|cy|stories)\.[cm]?[jt]sx?$/.test(path);
}

/** `require.context('./widgets', true, /\.widget\.js$/)`: the pattern is a stranger's, so only its literal end is read. */
export function contextMatches(
  from: string,
  directory: string,
  recursive: boolean,
  pattern: string,
  path: string,
): boolean {
  const dir = directory.startsWith('.') ? join(dirOf(from), directory) : directory;
  if (dir === null || !isUnder(path, dir)) return false;
  const rest = path.slice(dir === '' ? 0 : dir.length + 1);
  if (!recursive && rest.includes('/')) return false;
  const end = /((?:\\[./-]|[\w/-])+)\$?$/.exec(pattern.replace(/^\/|\/[a-z]*$/g, ''));
  if (end === null || /[()|?+*[\]]/.test(pattern)) return true;
  return !pattern.includes('$') || rest.endsWith(end[1]!.replaceAll('\\', ''));
}

/** `import(`./locales/${name}.ts`)`: the file must lie behind the first fixed part and end as the last one does. */
export function composedMatches(from: string, head: string, tail: string, path: string, imported: boolean): boolean {
  if (head === '' && tail === '') return !imported && samePackageRoot(from, path);
  let rest = path;
  if (head !== '') {
    if (/^(https?:|data:|blob:|node:|file:)/.test(head)) return false;
    const alias = /^(@|~|#)[^/]*\//.exec(head);
    if (head.startsWith('.')) {
      const slash = head.lastIndexOf('/');
      const dir = join(dirOf(from), slash < 0 ? head : head.slice(0, slash));
      const stub = slash < 0 ? '' : head.slice(slash + 1);
      if (dir === null || !isUnder(path, dir)) return false;
      rest = path.slice(dir === '' ? 0 : dir.length + 1);
      if (!rest.startsWith(stub)) return false;
    } else {
      const part = alias !== null ? head.slice(alias[0].length) : head.replace(/^\//, '');
      if (part === '' || !`/${path}`.includes(`/${part}`)) return false;
    }
  }
  const ending = tail.replace(/\?.*$/, '');
  return (
    ending === '' ||
    rest.endsWith(ending) ||
    rest.replace(/(\.d)?\.[cm]?[jt]sx?$/, '').endsWith(ending.replace(/\.[cm]?jsx?$/, ''))
  );
}

/** A load that says nothing of its path is taken to stay in its top folder. */
function samePackageRoot(from: string, path: string): boolean {
  const a = from.split('/');
  const b = path.split('/');
  const depth = a[0] === 'packages' || a[0] === 'apps' || a[0] === 'libs' ? 2 : 1;
  for (let i = 0; i < depth; i++) if (a[i] !== b[i] && a.length > depth) return false;
  return true;
}
