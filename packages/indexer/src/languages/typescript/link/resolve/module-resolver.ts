import type { RevisionView } from '../../../semantics.ts';
import { memoized } from '../../memo.ts';
import { linkedPackages } from './linked-packages.ts';
import { NODE_BUILTINS } from './node-modules.ts';
import { doorsOf, targetsOf } from './package-exports.ts';
import { ancestors, baseOf, dirOf, isUnder, join } from './path-names.ts';
import { type PackageFile, ProjectFiles, splitPackage, type TsConfig } from './project-files.ts';
import { cleaned, distance, matchPaths } from './specifiers.ts';

/** Where a specifier leads. */
export type Resolution =
  /** Tracked files, the likeliest first: a declaration file or a platform's variant may stand beside the source. */
  | {
      readonly kind: 'files';
      readonly paths: readonly string[];
      /** No rule that was read leads there: a file of that name lies where a root may be. It proves nothing. */
      readonly guessed: boolean;
    }
  /** A package or a runtime that is not in this repository. */
  | { readonly kind: 'external' }
  /** A file that should be in this repository and is not tracked. `code` says how it is missing. */
  | {
      readonly kind: 'missing';
      readonly code: 'generated_missing' | 'unresolved_import' | 'submodule';
      readonly path: string | null;
    };

type Known = Map<string, Resolution>;
type Files = Extract<Resolution, { kind: 'files' }>;

const EXTERNAL: Resolution = { kind: 'external' };

function filesAt(paths: readonly string[]): Files {
  return { kind: 'files', paths, guessed: false };
}

/** Endings to try behind a path without one, in the order of TypeScript, then of bundlers. */
const ENDINGS = [
  '.ts',
  '.tsx',
  '.mts',
  '.cts',
  '.d.ts',
  '.js',
  '.jsx',
  '.mjs',
  '.cjs',
  '.d.mts',
  '.d.cts',
  '.vue',
  '.svelte',
  '.astro',
  '.mdx',
  '.json',
  '.es6',
];
const VARIANTS = ['.web', '.native', '.ios', '.android', '.server', '.client', '.browser', '.node'];
/** What a written `.js` may be before the build. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx', '.d.ts', '.jsx'],
  '.jsx': ['.tsx', '.d.ts'],
  '.mjs': ['.mts', '.d.mts'],
  '.cjs': ['.cts', '.d.cts'],
};
const BUILD_FOLDER =
  /^(dist|lib|build|out|output|esm|cjs|es|umd|types|typings|dist-[^/]+|build-[^/]+|compiled|generated|lib-[^/]+|\.next|target)$/;
const SOURCE_FOLDERS = ['src', 'source', 'lib', ''];
const BUILTIN = /^(node:|bun:|deno:|virtual:|astro:|\$(app|env|lib|service-worker)\/?|https?:|data:|file:|npm:|jsr:)/;

/** Resolves specifiers of one revision from its tracked paths and configuration files alone; nothing is executed. */
export class ModuleResolver {
  readonly files: ProjectFiles;
  readonly #view: RevisionView;
  /** By folder, then by specifier. */
  readonly #known = { module: new Map<string, Known>(), amd: new Map<string, Known>() };
  readonly #tsconfigs = new Map<string, TsConfig[]>();

  constructor(view: RevisionView) {
    this.#view = view;
    this.files = new ProjectFiles(view);
  }

  /**
   * @param from path of the file that names the module
   * @param specifier as it is written
   * @param loader `amd` where bare names are paths of the site, not packages
   */
  resolve(from: string, specifier: string, loader: 'module' | 'amd' = 'module'): Resolution {
    const here = memoized(this.#known[loader], dirOf(from), (): Known => new Map());
    const known = here.get(specifier);
    if (known !== undefined) return known;
    // A file's own name may hold what elsewhere starts a query or ends a loader's name.
    const bare = cleaned(specifier);
    const whole = bare === specifier ? null : this.#resolve(from, specifier, loader);
    const found = this.#substituted(whole?.kind === 'files' ? whole : this.#resolve(from, bare, loader));
    here.set(specifier, found);
    return found;
  }

  /** Files that a path of the repository, as it is written in a configuration, may mean; of a build product its source. */
  place(path: string): readonly string[] {
    const found = this.#file(path) ?? this.#sourceOf(path);
    return found?.kind === 'files' ? found.paths : [];
  }

  /** Folders that a path may mean: itself, and where it is one of a build, those of its source. */
  folders(path: string): readonly string[] {
    return this.#view.isDirectory(path) ? [path] : this.sourcesOf(path).filter((each) => this.#view.isDirectory(each));
  }

  /** With the files that the `browser` map of their package puts in their places. */
  #substituted(found: Resolution): Resolution {
    if (found.kind !== 'files') return found;
    const paths = [...found.paths];
    for (const path of found.paths) {
      const owner = this.files.packageOf(path);
      if (owner === null || owner.browser.size === 0) continue;
      for (const [key, target] of owner.browser) {
        const at = key.startsWith('.') ? join(owner.dir, key) : null;
        if (at === null || !this.place(at).includes(path)) continue;
        for (const each of this.place(join(owner.dir, target) ?? '')) if (!paths.includes(each)) paths.push(each);
      }
    }
    return paths.length === found.paths.length ? found : { ...found, paths };
  }

  #resolve(from: string, specifier: string, loader: 'module' | 'amd'): Resolution {
    if (specifier === '' || (BUILTIN.test(specifier) && !specifier.startsWith('$lib'))) return EXTERNAL;
    if (specifier.startsWith('.')) return this.#relative(from, specifier);
    const owner = this.files.packageOf(from);
    if (specifier.startsWith('#') && owner !== null) {
      const found = this.#targets(owner, targetsOf(doorsOf(owner.imports), specifier));
      if (found !== null) return found;
    }
    if (specifier.startsWith('/')) {
      for (const root of [owner?.dir ?? '', join(owner?.dir ?? '', 'public') ?? '', '']) {
        const found = this.#file(join(root, specifier) ?? '');
        if (found !== null) return found;
      }
      return { kind: 'missing', code: 'unresolved_import', path: null };
    }
    const mapped = this.#mapped(from, specifier);
    if (mapped !== null && mapped.kind === 'files') return mapped;
    const inWorkspace = this.#package(from, specifier);
    if (inWorkspace !== null) return inWorkspace;
    if (mapped !== null) return mapped;
    return this.#unmapped(from, specifier, owner, loader);
  }

  #relative(from: string, specifier: string): Resolution {
    const path = join(dirOf(from), specifier);
    if (path === null) return EXTERNAL;
    const found = this.#file(path) ?? this.#sourceOf(path);
    if (found !== null) return found;
    for (const config of this.#configs(from)) {
      const root = config.rootDirs.find((each) => isUnder(path, each));
      if (root === undefined) continue;
      for (const other of config.rootDirs) {
        const twin = this.#file(join(other, path.slice(root.length + 1)) ?? '');
        if (twin !== null) return twin;
      }
    }
    return this.#missing(path);
  }

  /** tsconfig `paths` and `baseUrl`. Null where no pattern matches; missing where one does and leads nowhere. */
  #mapped(from: string, specifier: string): Resolution | null {
    let matched: string | null = null;
    /** The folder whose configurations map it: one that builds and one that tests may lead to different files. */
    let dir: string | null = null;
    const mapped: string[] = [];
    for (const config of this.#configs(from)) {
      if (dir !== null && config.dir !== dir) break;
      for (const target of matchPaths(config.paths, specifier)) {
        const found = this.place(target);
        if (found.length > 0) {
          for (const each of found) if (!mapped.includes(each)) mapped.push(each);
          dir = config.dir;
          break;
        }
        // `*` alone maps everything: that it leads nowhere says nothing.
        if (!config.paths.has('*')) matched ??= target;
      }
      if (config.baseUrl !== null && dir === null) {
        const path = join(config.baseUrl, specifier);
        const found = path === null ? null : this.#file(path);
        if (found !== null) return found;
      }
    }
    if (mapped.length > 0) return filesAt(mapped);
    return matched === null ? null : this.#missing(matched);
  }

  /** A package of this repository, by its name. Null where none has it. */
  #package(from: string, specifier: string): Resolution | null {
    const { name, rest } = splitPackage(specifier);
    const linked = linkedPackages(this.files, from, name);
    const packages = linked.length > 0 ? linked : this.files.packagesNamed(name);
    if (packages.length === 0) return null;
    const near = [...packages].sort(
      (a, b) => distance(from, a.dir) - distance(from, b.dir) || (a.dir < b.dir ? -1 : 1),
    );
    let first: Resolution | null = null;
    for (const found of near) {
      const resolution = this.#inPackage(found, rest);
      if (resolution.kind === 'files') return resolution;
      first ??= resolution;
    }
    return first;
  }

  #inPackage(found: PackageFile, rest: string): Resolution {
    if (found.exports !== undefined) {
      const targets = targetsOf(doorsOf(found.exports), rest === '' ? '.' : `./${rest}`);
      const resolution = this.#targets(found, targets);
      if (resolution !== null) return resolution;
    }
    if (rest === '') {
      const resolution = this.#targets(found, found.entries);
      if (resolution !== null) return resolution;
      for (const folder of ['', 'src', 'lib', 'source']) {
        const index = this.#file(join(found.dir, folder === '' ? 'index' : `${folder}/index`) ?? '');
        if (index !== null) return index;
      }
    } else {
      const direct = join(found.dir, rest);
      const resolution = direct === null ? null : (this.#file(direct) ?? this.#sourceOf(direct));
      if (resolution !== null) return resolution;
    }
    return { kind: 'missing', code: 'unresolved_import', path: join(found.dir, rest) };
  }

  /** The first of a package's targets that is tracked, or whose source is. */
  #targets(found: { readonly dir: string }, targets: readonly string[]): Files | null {
    const paths: string[] = [];
    for (const target of targets) {
      if (!target.startsWith('.') && !/^[\w@]/.test(target)) continue;
      const path = join(found.dir, target);
      if (path === null) continue;
      const resolution = this.#file(path) ?? this.#sourceOf(path);
      if (resolution?.kind === 'files')
        for (const each of resolution.paths) if (!paths.includes(each)) paths.push(each);
    }
    return paths.length > 0 ? filesAt(paths) : null;
  }

  #unmapped(from: string, specifier: string, owner: PackageFile | null, loader: 'module' | 'amd'): Resolution {
    // Docusaurus: the root of the site, which is its package.
    if (specifier.startsWith('@site/')) {
      const found = this.#file(join(owner?.dir ?? '', specifier.slice('@site/'.length)) ?? '');
      if (found !== null) return found;
    }
    // Of the page or of Deno: what an import map says.
    for (const map of this.files.importMapsFor(from)) {
      const found = this.#targets(map, targetsOf(doorsOf(map.imports, true), specifier));
      if (found !== null) return found;
    }
    const alias = /^(@\/|~\/|~(?=[^/])|@@\/|\$lib\/|@(?=[^/]+$)|src\/|app\/)/.exec(specifier);
    if (alias !== null && !this.#isDependency(from, specifier)) {
      const rest = specifier.slice(alias[0].startsWith('src') || alias[0].startsWith('app') ? 0 : alias[0].length);
      const roots = ancestors(dirOf(from)).filter(
        (dir) => owner === null || isUnder(`${dir}/`, owner.dir) || dir === owner.dir,
      );
      for (const root of roots)
        for (const folder of alias[0] === '$lib/'
          ? ['src/lib', 'lib']
          : ['src', '', 'app', 'resources/js', 'client', 'lib']) {
          const path = join(root, folder === '' ? rest : `${folder}/${rest}`);
          const found = path === null ? null : this.#file(path);
          if (found !== null) return found;
        }
      if (/^(@\/|~\/|@@\/|\$lib\/)/.test(specifier)) return { kind: 'missing', code: 'unresolved_import', path: null };
    }
    if (this.#isDependency(from, specifier)) return EXTERNAL;
    if (loader === 'amd') return this.#amd(from, specifier);
    // Neither a dependency nor Node's own: a bundler's alias or module root, which only a program's configuration knows.
    const rooted = this.#underSomeRoot(from, specifier, [
      '',
      'src',
      'app',
      'client',
      'lib',
      'source',
      'js',
      'test',
      'tests',
    ]);
    if (rooted !== null) return { ...rooted, guessed: true };
    return owner === null || owner.dependencies.size === 0
      ? EXTERNAL
      : { kind: 'missing', code: 'unresolved_import', path: null };
  }

  #underSomeRoot(from: string, specifier: string, folders: readonly string[]): Files | null {
    for (const root of ancestors(dirOf(from)))
      for (const folder of folders) {
        const found = this.#file(join(root, folder === '' ? specifier : `${folder}/${specifier}`) ?? '');
        if (found !== null) return found;
      }
    return null;
  }

  /** AMD names are paths below a base that the page configures: any directory above may be it. */
  #amd(from: string, specifier: string): Resolution {
    if (/^(require|exports|module)$/.test(specifier)) return EXTERNAL;
    const rooted = this.#underSomeRoot(from, specifier, ['', 'src', 'js', 'scripts', 'lib']);
    if (rooted !== null) return rooted;
    return specifier.includes('/') ? { kind: 'missing', code: 'unresolved_import', path: null } : EXTERNAL;
  }

  #isDependency(from: string, specifier: string): boolean {
    const { name } = splitPackage(specifier);
    if (NODE_BUILTINS.has(name)) return true;
    const types = `@types/${name.startsWith('@') ? name.slice(1).replace('/', '__') : name}`;
    return this.files
      .packagesAbove(from)
      .some((found) => found.name === name || found.dependencies.has(name) || found.dependencies.has(types));
  }

  #configs(from: string): TsConfig[] {
    const dir = dirOf(from);
    return memoized(this.#tsconfigs, dir, () => this.files.tsconfigsFor(from));
  }

  /** All tracked files that a path without a certain ending may stand for. */
  #file(path: string): Files | null {
    const found: string[] = [];
    const add = (candidate: string): void => {
      const file = this.#view.file(candidate);
      if (file !== undefined && file.mode !== 'gitlink' && !found.includes(candidate)) found.push(candidate);
    };
    const name = baseOf(path);
    const dot = name.lastIndexOf('.');
    const ending = dot <= 0 ? '' : name.slice(dot);
    const sources = SOURCES[ending];
    if (sources !== undefined) {
      const stem = path.slice(0, path.length - ending.length);
      for (const source of sources) add(stem + source);
      add(path);
    } else if (path !== '') add(path);
    if (path !== '') {
      for (const each of ENDINGS) add(path + each);
      // A variant stands in for the plain file on its platform.
      if (found.length === 0 || !found.includes(path))
        for (const variant of VARIANTS) for (const each of ['.ts', '.tsx', '.js', '.jsx']) add(path + variant + each);
    }
    if (found.length === 0 && this.#view.isDirectory(path)) {
      const nested = this.files.packageOf(`${path}/package.json`);
      if (nested !== null && nested.dir === path && path !== '') {
        const viaPackage = this.#targets(nested, nested.entries);
        if (viaPackage !== null) return viaPackage;
      }
      for (const each of ENDINGS) add(path === '' ? `index${each}` : `${path}/index${each}`);
      for (const variant of VARIANTS)
        for (const each of ['.ts', '.tsx', '.js', '.jsx']) add(`${path}/index${variant}${each}`);
    }
    return found.length > 0 ? filesAt(found) : null;
  }

  /** The source of a build product: the build folder in its path exchanged for a source folder. */
  #sourceOf(path: string): Files | null {
    for (const candidate of this.sourcesOf(path)) {
      const found = this.#file(candidate);
      if (found !== null) return found;
    }
    return null;
  }

  *#sourceCandidates(path: string): Iterable<string> {
    for (const config of this.files.tsconfigsFor(path)) {
      if (config.outDir === null || !isUnder(path, config.outDir)) continue;
      const rest = path.slice(config.outDir.length + 1);
      for (const root of [config.rootDir, join(config.dir, 'src'), config.dir])
        if (root !== null) yield join(root, rest) ?? '';
    }
    const segments = path.split('/');
    for (let i = 0; i < segments.length - 1; i++) {
      if (!BUILD_FOLDER.test(segments[i]!)) continue;
      for (let skip = 1; skip <= 2 && i + skip < segments.length; skip++) {
        if (skip === 2 && !BUILD_FOLDER.test(segments[i + 1]!)) break;
        for (const source of SOURCE_FOLDERS) {
          if (source === segments[i]) continue;
          yield [...segments.slice(0, i), ...(source === '' ? [] : [source]), ...segments.slice(i + skip)].join('/');
        }
      }
    }
  }

  /** Where the source of a build product may lie. A `*` in its path stays one. */
  sourcesOf(path: string): string[] {
    return [...this.#sourceCandidates(path)];
  }

  #missing(path: string): Resolution {
    for (const dir of [path, ...ancestors(dirOf(path))])
      if (this.#view.file(dir)?.mode === 'gitlink') return { kind: 'missing', code: 'submodule', path: dir };
    const ignored = this.#view.ignores(path) || ENDINGS.some((ending) => this.#view.ignores(path + ending));
    return { kind: 'missing', code: ignored ? 'generated_missing' : 'unresolved_import', path };
  }
}
