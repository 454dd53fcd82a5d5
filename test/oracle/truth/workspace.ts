import { existsSync, readFileSync } from 'node:fs';
import path, { posix } from 'node:path';
import ts from 'typescript';

/** A package.json of the repository. Directories are relative to the root, with `/`; the root is ''. */
export interface WorkspacePackage {
  readonly directory: string;
  readonly name: string | null;
  readonly isPrivate: boolean;
  readonly manifest: Readonly<Record<string, unknown>>;
}

const sourceExtensions = ['.ts', '.tsx', '.mts', '.cts', '.vue', '.svelte', '.js', '.jsx', '.mjs', '.cjs', '.d.ts'];

/**
 * The packages of a repository, and where their names lead: without installed dependencies no `node_modules` links
 * them, and without a build no `dist` is there, so entries are led back to the sources that they are built from.
 */
export class Workspace {
  readonly root: string;
  readonly packages: WorkspacePackage[] = [];
  readonly #byName = new Map<string, WorkspacePackage>();
  readonly #tracked: readonly string[];
  readonly #files: ReadonlySet<string>;

  constructor(root: string, tracked: readonly string[]) {
    this.root = root;
    this.#tracked = tracked;
    this.#files = new Set(tracked);
    for (const file of tracked) {
      if (posix.basename(file) !== 'package.json') continue;
      const manifest = readManifest(path.join(root, file));
      if (!manifest) continue;
      const name = typeof manifest.name === 'string' ? manifest.name : null;
      const directory = posix.dirname(file) === '.' ? '' : posix.dirname(file);
      const found = { directory, name, isPrivate: manifest.private === true, manifest };
      this.packages.push(found);
      // Fixtures repeat names: the package nearest to the root is the one that others mean.
      const known = name === null ? undefined : this.#byName.get(name);
      if (name !== null && (!known || directory.length < known.directory.length)) this.#byName.set(name, found);
    }
  }

  has(file: string): boolean {
    return this.#files.has(file);
  }

  /** The package that a path belongs to. */
  owner(file: string): WorkspacePackage | null {
    let best: WorkspacePackage | null = null;
    for (const candidate of this.packages) {
      if (candidate.directory !== '' && !file.startsWith(`${candidate.directory}/`)) continue;
      if (!best || candidate.directory.length > best.directory.length) best = candidate;
    }
    return best;
  }

  /** Whether a package around the file, its own or one above it, declares such a dependency. */
  depends(file: string, name: RegExp): boolean {
    return this.packages.some(
      ({ directory, manifest }) =>
        (directory === '' || file.startsWith(`${directory}/`)) &&
        ['dependencies', 'devDependencies', 'peerDependencies'].some((field) => {
          const declared = manifest[field];
          return (
            typeof declared === 'object' && declared !== null && Object.keys(declared).some((key) => name.test(key))
          );
        }),
    );
  }

  /** The source file, relative to the root, that a bare specifier means, or null where it names no package of the workspace. */
  resolve(specifier: string): string | null {
    const parts = specifier.split('/');
    const name = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!;
    const found = this.#byName.get(name);
    if (!found) return null;
    const rest = specifier.slice(name.length);
    return this.entry(found, rest === '' ? '.' : `.${rest}`);
  }

  /** The source file behind one key of a package's exports map (`.` for its main entry). */
  entry(found: WorkspacePackage, key: string): string | null {
    for (const target of this.#targets(found, key)) {
      const file = this.sourceOf(found.directory, target);
      if (file) return file;
    }
    return null;
  }

  /** Source files of everything that the manifest opens: exports, main, module, types, bin, browser. */
  entries(found: WorkspacePackage): string[] {
    const keys = exportKeys(found.manifest.exports);
    const files = new Set<string>();
    for (const key of keys.length > 0 ? keys : ['.']) {
      const file = key.includes('*') ? null : this.entry(found, key);
      if (file) files.add(file);
      else if (key.includes('*')) for (const each of this.#behindPattern(found, key)) files.add(each);
    }
    return [...files];
  }

  /** Sources that a key with a star opens: of `./utils/*`, whatever has a name that the map leads back to it. */
  *#behindPattern(found: WorkspacePackage, key: string): Generator<string> {
    const [before, after] = key.split('*') as [string, string];
    const folder = before.replace(/^\.\/(?:(?:dist|lib|build|out|esm|cjs)\/)?/, '');
    for (const file of this.#tracked) {
      if (!isSource(file) || this.owner(file) !== found) continue;
      const stem = posix.relative(found.directory, file).replace(/(\.d)?\.[mc]?[jt]sx?$/, '');
      const segments = stem.split('/');
      // The build keeps what lies below its output directory: `./utils/*` opens what is in a folder of that name.
      if (!`/${stem}`.includes(`/${folder}`)) continue;
      for (let drop = 0; drop < segments.length; drop++) {
        const middle = segments.slice(drop).join('/');
        if (this.entry(found, before + middle + after) !== file) continue;
        yield file;
        break;
      }
    }
  }

  #targets(found: WorkspacePackage, key: string): string[] {
    const targets: string[] = [];
    const { exports: map } = found.manifest;
    const keys = exportKeys(map);
    if (keys.length > 0) {
      if (keys.includes(key)) collectTargets((map as Record<string, unknown>)[key], targets);
      for (const pattern of keys) {
        const star = pattern.indexOf('*');
        if (star < 0) continue;
        const before = pattern.slice(0, star);
        const after = pattern.slice(star + 1);
        if (!key.startsWith(before) || !key.endsWith(after) || key.length < before.length + after.length) continue;
        const middle = key.slice(before.length, key.length - after.length);
        const raw: string[] = [];
        collectTargets((map as Record<string, unknown>)[pattern], raw);
        targets.push(...raw.map((target) => target.replaceAll('*', middle)));
      }
    } else if (map !== undefined && key === '.') {
      collectTargets(map, targets);
    }
    if (key === '.') {
      for (const field of ['source', 'types', 'typings', 'module', 'main', 'browser', 'svelte'])
        collectTargets(found.manifest[field], targets);
      targets.push('./src/index', './index', './lib/index', './src/main');
    } else if (keys.length === 0) {
      targets.push(key, `./src/${key.slice(2)}`);
    }
    return targets;
  }

  /** The source from which a build makes `target`: same place with a source's extension, or `src` for its output directory. */
  sourceOf(directory: string, target: string): string | null {
    const clean = posix.normalize(target).replace(/\/$/, '');
    if (clean.startsWith('../')) return null;
    const stem = clean.replace(/\.d\.[mc]?ts$|\.[mc]?[jt]sx?$/, '');
    const segments = stem.split('/');
    const stems = [stem];
    for (let drop = 0; drop < segments.length; drop++) {
      const tail = segments.slice(drop).join('/');
      stems.push(`src/${tail}`, tail, `lib/${tail}`);
    }
    const exact = posix.join(directory, clean);
    if (isSource(exact) && this.#isFile(exact)) return exact;
    for (const candidate of stems) {
      for (const suffix of ['', '/index']) {
        for (const extension of sourceExtensions) {
          const file = posix.join(directory, candidate + suffix + extension);
          if (this.#isFile(file)) return file;
        }
      }
    }
    return null;
  }

  #isFile(file: string): boolean {
    // The compiler's own look answers no where a part of the path is a file, and does not throw.
    return ts.sys.fileExists(path.join(this.root, file));
  }
}

function isSource(file: string): boolean {
  return sourceExtensions.some((extension) => file.endsWith(extension));
}

function exportKeys(map: unknown): string[] {
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return [];
  return Object.keys(map).filter((key) => key.startsWith('.'));
}

function collectTargets(value: unknown, into: string[]): void {
  if (typeof value === 'string') into.push(value);
  else if (Array.isArray(value)) for (const inner of value) collectTargets(inner, into);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collectTargets(inner, into);
}

function readManifest(file: string): Record<string, unknown> | null {
  if (!existsSync(file)) return null;
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
