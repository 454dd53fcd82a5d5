import { parse as parseJsonc } from 'jsonc-parser';
import type { RevisionView } from '../../../semantics.ts';
import { ancestors, dirOf, join } from './path-names.ts';

/** What resolution needs of a package.json. Values that are not of the expected type are taken as missing. */
export interface PackageFile {
  readonly dir: string;
  readonly path: string;
  readonly name: string | null;
  readonly version: string | null;
  readonly private: boolean;
  readonly exports: unknown;
  readonly imports: unknown;
  /** `source`, `types`, `typings`, `module`, `main`, `browser` (string form), in this order. */
  readonly entries: readonly string[];
  readonly dependencies: ReadonlySet<string>;
  /** The map form of `browser`: what a bundler for the web takes in the place of what. */
  readonly browser: ReadonlyMap<string, string>;
  readonly raw: Readonly<Record<string, unknown>>;
}

/** The `imports` of a deno.json, or of a file of its own that is one. */
export interface ImportMap {
  readonly dir: string;
  readonly imports: unknown;
}

/** The resolution part of a tsconfig, with what it extends folded in. Paths are relative to the repository's root. */
export interface TsConfig {
  readonly path: string;
  readonly dir: string;
  readonly baseUrl: string | null;
  /** Pattern to targets, each already joined to its base. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
  readonly outDir: string | null;
  readonly rootDir: string | null;
  readonly rootDirs: readonly string[];
  readonly checkJs: boolean;
}

/** Keys of a package.json that name a file at which a package is entered. */
export const ENTRY_KEYS = ['source', 'types', 'typings', 'module', 'main', 'browser'] as const;

/** TypeScript's own placeholder for the folder of the outermost tsconfig. */
const CONFIG_DIR = ['$', '{configDir}'].join('');
const TSCONFIG = /(^|\/)(tsconfig[^/]*|jsconfig[^/]*)\.json$/;

/** The package.json and tsconfig files of one revision, found once and read when asked for. */
export class ProjectFiles {
  readonly #view: RevisionView;
  readonly #packages = new Map<string, PackageFile>();
  readonly #tsconfigsByDir = new Map<string, string[]>();
  readonly #tsconfigs = new Map<string, TsConfig | null>();
  readonly #byName = new Map<string, PackageFile[]>();
  readonly #importMaps = new Map<string, ImportMap>();
  readonly #offered: PackageFile[] = [];

  constructor(view: RevisionView) {
    this.#view = view;
    for (const file of view.files()) {
      const { path } = file;
      if (path.includes('node_modules/')) continue;
      if (path === 'package.json' || path.endsWith('/package.json')) {
        const read = readPackage(path, view.config(path));
        if (read === null) continue;
        this.#packages.set(read.dir, read);
        if (read.name !== null) {
          const same = this.#byName.get(read.name);
          if (same === undefined) this.#byName.set(read.name, [read]);
          else same.push(read);
        }
      } else if (/(^|\/)(deno|jsr)\.jsonc?$/.test(path)) {
        const text = view.config(path);
        const read = jsonOf(text);
        const offered = readPackage(path, text);
        if (offered !== null && offered.name !== null && offered.exports !== undefined) this.#offered.push(offered);
        if (read !== null && isRecord(read.imports))
          this.#importMaps.set(dirOf(path), { dir: dirOf(path), imports: read.imports });
      } else if (TSCONFIG.test(path)) {
        const dir = dirOf(path);
        const list = this.#tsconfigsByDir.get(dir);
        if (list === undefined) this.#tsconfigsByDir.set(dir, [path]);
        else list.push(path);
      }
    }
    for (const list of this.#tsconfigsByDir.values()) list.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  }

  packages(): Iterable<PackageFile> {
    return this.#packages.values();
  }

  /** The packages that a deno.json or a jsr.json offers to another registry: those with a name and `exports`. */
  offered(): readonly PackageFile[] {
    return this.#offered;
  }

  importMaps(): Iterable<ImportMap> {
    return this.#importMaps.values();
  }

  /** The import maps of the directories above a file, nearest first. */
  importMapsFor(path: string): ImportMap[] {
    if (this.#importMaps.size === 0) return [];
    return ancestors(dirOf(path)).flatMap((dir) => this.#importMaps.get(dir) ?? []);
  }

  packagesNamed(name: string): readonly PackageFile[] {
    return this.#byName.get(name) ?? [];
  }

  /** The package whose package.json lies in a directory. */
  packageAt(dir: string): PackageFile | null {
    return this.#packages.get(dir) ?? null;
  }

  packageNames(): Iterable<string> {
    return this.#byName.keys();
  }

  /** The package that a file belongs to: the nearest package.json above it. */
  packageOf(path: string): PackageFile | null {
    for (const dir of ancestors(dirOf(path))) {
      const found = this.#packages.get(dir);
      if (found !== undefined) return found;
    }
    return null;
  }

  /** Every package.json above a file, nearest first: what a root depends on, its workspaces can import. */
  packagesAbove(path: string): PackageFile[] {
    return ancestors(dirOf(path)).flatMap((dir) => this.#packages.get(dir) ?? []);
  }

  /** Whether a package of this name is a dependency of one of the packages above a file. */
  dependsOn(path: string, dependency: string): boolean {
    return this.packagesAbove(path).some((each) => each.dependencies.has(dependency));
  }

  /** The configurations that may govern a file: those of its directory and of all above, nearest first. */
  tsconfigsFor(path: string): TsConfig[] {
    const out: TsConfig[] = [];
    for (const dir of ancestors(dirOf(path)))
      for (const config of this.#tsconfigsByDir.get(dir) ?? []) {
        const read = this.tsconfig(config, 0);
        if (read !== null) out.push(read);
      }
    return out;
  }

  allTsconfigs(): TsConfig[] {
    const out: TsConfig[] = [];
    for (const list of this.#tsconfigsByDir.values())
      for (const path of list) {
        const read = this.tsconfig(path, 0);
        if (read !== null) out.push(read);
      }
    return out;
  }

  tsconfig(path: string, depth: number): TsConfig | null {
    const known = this.#tsconfigs.get(path);
    if (known !== undefined) return known;
    this.#tsconfigs.set(path, null);
    const read = this.#readTsconfig(path, depth);
    this.#tsconfigs.set(path, read);
    return read;
  }

  #readTsconfig(path: string, depth: number): TsConfig | null {
    const text = this.#view.config(path);
    if (text === null || depth > 16) return null;
    const json: unknown = parseJsonc(text, [], { allowTrailingComma: true });
    if (!isRecord(json)) return null;
    const dir = dirOf(path);
    let inherited = null as TsConfig | null;
    for (const parent of strings(json.extends)) {
      const target = this.#extended(dir, parent);
      const read = target === null ? null : this.tsconfig(target, depth + 1);
      if (read !== null)
        inherited = { ...read, paths: read.paths.size > 0 ? read.paths : (inherited?.paths ?? read.paths) };
    }
    const options = isRecord(json.compilerOptions) ? json.compilerOptions : {};
    const place = (value: unknown): string | null =>
      typeof value === 'string' ? join(dir, value.replaceAll(CONFIG_DIR, '.')) : null;
    const baseUrl = place(options.baseUrl) ?? inherited?.baseUrl ?? null;
    let paths = inherited?.paths ?? new Map<string, readonly string[]>();
    if (isRecord(options.paths)) {
      const own = new Map<string, readonly string[]>();
      for (const [pattern, targets] of Object.entries(options.paths)) {
        const joined = strings(targets)
          .map((target) => join(baseUrl ?? dir, target.replaceAll(`${CONFIG_DIR}/`, '')))
          .filter((target): target is string => target !== null);
        own.set(pattern, joined);
      }
      paths = own;
    }
    return {
      path,
      dir,
      baseUrl,
      paths,
      outDir: place(options.outDir) ?? inherited?.outDir ?? null,
      rootDir: place(options.rootDir) ?? inherited?.rootDir ?? null,
      rootDirs: Array.isArray(options.rootDirs)
        ? strings(options.rootDirs).flatMap((each) => join(dir, each) ?? [])
        : (inherited?.rootDirs ?? []),
      checkJs: options.checkJs === true || options.allowJs === true || (inherited?.checkJs ?? false),
    };
  }

  /** Where `extends` leads: a path, or a file of a package of this repository. */
  #extended(dir: string, target: string): string | null {
    const candidates: string[] = [];
    if (target.startsWith('.')) {
      const joined = join(dir, target);
      if (joined !== null) candidates.push(joined, `${joined}.json`, `${joined}/tsconfig.json`);
    } else {
      const { name, rest } = splitPackage(target);
      for (const found of this.packagesNamed(name)) {
        const joined = join(found.dir, rest === '' ? 'tsconfig.json' : rest);
        if (joined !== null) candidates.push(joined, `${joined}.json`, `${joined}/tsconfig.json`);
      }
    }
    return candidates.find((each) => this.#view.config(each) !== null) ?? null;
  }
}

/** `@scope/kit/colours` is the package `@scope/kit` and the rest `colours`. */
export function splitPackage(specifier: string): { name: string; rest: string } {
  const parts = specifier.split('/');
  const size = specifier.startsWith('@') ? 2 : 1;
  return { name: parts.slice(0, size).join('/'), rest: parts.slice(size).join('/') };
}

function jsonOf(text: string | null): Record<string, unknown> | null {
  const json: unknown = text === null ? null : parseJsonc(text, [], { allowTrailingComma: true });
  return isRecord(json) ? json : null;
}

function readPackage(path: string, text: string | null): PackageFile | null {
  const json = jsonOf(text);
  if (json === null) return null;
  const dependencies = new Set<string>();
  for (const key of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'])
    if (isRecord(json[key])) for (const name of Object.keys(json[key])) dependencies.add(name);
  return {
    dir: dirOf(path),
    path,
    name: text_(json.name),
    version: text_(json.version),
    private: json.private === true,
    exports: json.exports,
    imports: json.imports,
    entries: ENTRY_KEYS.flatMap((key) => text_(json[key]) ?? []),
    dependencies,
    browser: new Map(
      Object.entries(isRecord(json.browser) ? json.browser : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
    raw: json,
  };
}

function text_(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A string as a list of one; of a list its strings; of anything else nothing. */
export function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}
