import type { Side } from '../bind/side.ts';
import { doorsOf } from '../resolve/package-exports.ts';
import { ENTRY_KEYS, isRecord, type PackageFile, strings } from '../resolve/project-files.ts';

/** What packages of a revision open to strangers: the files behind the doors of those that are not private. */
export class PublicSurface {
  readonly #side: Side;
  readonly #entries = new Map<string, string>();
  readonly #patterns: { readonly test: RegExp; readonly name: string; readonly forTypes: boolean }[] = [];

  constructor(side: Side) {
    this.#side = side;
    for (const found of side.resolver.files.packages())
      if (isPublished(found)) {
        this.#open(found);
        const published = asPublished(found);
        if (published !== null) this.#open(published);
      }
    for (const found of side.resolver.files.offered()) if (found.raw.publish !== false) this.#open(found);
  }

  /** Whether any package opens anything. */
  get any(): boolean {
    return this.#entries.size > 0 || this.#patterns.length > 0;
  }

  /**
   * Name of the package whose door leads to this file, or null.
   *
   * @param asType whether what is asked about is a type: to some doors the compiler alone has the key
   */
  packageOpening(path: string, asType: boolean): string | null {
    const entry = this.#entries.get(path);
    if (entry !== undefined) return entry;
    for (const { test, name, forTypes } of this.#patterns) if ((asType || !forTypes) && test.test(path)) return name;
    return null;
  }

  #open(found: PackageFile): void {
    if (found.exports !== undefined)
      for (const door of doorsOf(found.exports)) {
        if (!door.subpath.startsWith('.')) continue;
        const wildcard = door.subpath.includes('*') || door.target.endsWith('/');
        if (wildcard) this.#openPattern(found, door.target, door.forTypes);
        if (wildcard && door.forTypes) this.#openDeclarations(found, door.target);
        else this.#openFile(found, door.target);
      }
    else {
      for (const entry of found.entries) this.#openFile(found, entry);
      if (found.entries.length === 0) this.#openFile(found, './index');
    }
  }

  #openFile(found: PackageFile, target: string): void {
    const from = found.dir === '' ? 'package.json' : `${found.dir}/package.json`;
    const resolution = this.#side.resolver.resolve(from, target.startsWith('.') ? target : `./${target}`);
    if (resolution.kind === 'files') for (const path of resolution.paths) this.#entries.set(path, found.name!);
  }

  /** `./dist/*.js` opens `dist/*.js`, and by way of the build also `src/*.ts`. */
  #openPattern(found: PackageFile, target: string, forTypes: boolean): void {
    const bare = target.replace(/^\.\//, '').replace(/\/$/, '/*');
    const stem = bare.replace(/(\.d)?\.[cm]?[jt]sx?$/, '');
    const variants = new Set([
      stem,
      stem.replace(/^(dist|lib|build|out|esm|cjs)\//, 'src/'),
      stem.replace(/^(dist|lib|build|out|esm|cjs)\//, ''),
    ]);
    const prefix = found.dir === '' ? '' : `${found.dir}/`;
    const sources = forTypes ? [] : this.#side.resolver.sourcesOf(`${prefix}${stem}`);
    for (const source of sources) if (source.startsWith(prefix)) variants.add(source.slice(prefix.length));
    this.#openFiles(found, variants, false);
  }

  /** `./dist/types/core/*.d.ts` opens `*.ts`: below the output directory of declarations lies whatever layout the compiler made. */
  #openDeclarations(found: PackageFile, target: string): void {
    const segments = target
      .replace(/^\.\//, '')
      .replace(/(\.d)?\.[cm]?[jt]sx?$/, '')
      .split('/');
    const star = segments.findIndex((segment) => segment.includes('*'));
    if (star < 1 || !/^(dist|lib|build|out|types)$/.test(segments[0]!)) return;
    // No build writes to a folder whose files are tracked: those are the declarations.
    if (this.#isTracked([found.dir, ...segments.slice(0, star)].filter(Boolean).join('/'))) return;
    const variants = new Set<string>();
    for (let drop = 1; drop <= star; drop++) {
      const rest = segments.slice(drop).join('/');
      variants.add(rest).add(`src/${rest}`);
    }
    this.#openFiles(found, variants, true);
  }

  #isTracked(folder: string): boolean {
    const { view } = this.#side;
    if (view.ignores(`${folder}/index.d.ts`)) return false;
    for (const { path } of view.files()) if (path.startsWith(`${folder}/`) && /\.[cm]?tsx?$/.test(path)) return true;
    return false;
  }

  #openFiles(found: PackageFile, variants: Iterable<string>, forTypes: boolean): void {
    const prefix = found.dir === '' ? '' : `${found.dir}/`;
    for (const variant of variants) {
      const body = `${prefix}${variant}`.split('*').map(escapeRegExp).join('(?:.*)');
      const test = new RegExp(`^${body}(?:/index)?(?:\\.d)?(?:\\.[cm]?[jt]sx?|\\.vue|\\.svelte)?$`);
      this.#patterns.push({ test, name: found.name!, forTypes });
    }
  }
}

/** The package as its `publishConfig` makes it: what some package managers publish in the place of its own doors. */
function asPublished(found: PackageFile): PackageFile | null {
  const { publishConfig } = found.raw;
  if (!isRecord(publishConfig)) return null;
  const entries = strings(ENTRY_KEYS.map((key) => publishConfig[key]));
  return publishConfig.exports === undefined && entries.length === 0
    ? null
    : { ...found, exports: publishConfig.exports, entries };
}

/** A package that strangers can install: it has a name, a version that says so, and is not private. */
function isPublished(found: PackageFile): boolean {
  return (
    found.name !== null &&
    !found.private &&
    (found.version !== null || found.exports !== undefined || found.raw.publishConfig !== undefined)
  );
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
