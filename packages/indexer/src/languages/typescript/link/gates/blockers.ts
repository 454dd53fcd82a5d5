import type { LimitCode } from 'nonesuch-schema';
import { ImportKind } from '../../../../facts/kinds.ts';
import { isMedia } from '../../../media-files.ts';
import type { Program } from '../bind/program.ts';
import { namesOnly } from '../loads/module-mentions.ts';
import type { Findings } from '../question/findings.ts';
import { baseOf, dirOf, isUnder, stemOf } from '../resolve/path-names.ts';

/**
 * Who can have a symbol: `imported`, a tracked file imports its module; `exported`, nobody does, so that it was written for
 * somebody who is not seen; `closed`, its file exports nothing.
 */
export type Acquaintance = 'imported' | 'exported' | 'closed';

/** Files that could hold a use and whose content is not known, and modules that are imported and not there. */
export class Blockers {
  readonly #program: Program;
  #unseen: { readonly path: string; readonly code: LimitCode }[] | null = null;
  #absentModules:
    | {
        readonly code: LimitCode;
        readonly path: string;
        readonly importer: string;
        readonly specifier: string;
        readonly start: number;
      }[]
    | null = null;
  #narrowed: string | null | undefined;

  constructor(program: Program) {
    this.#program = program;
  }

  /**
   * Gates of a symbol that other files can reach.
   *
   * @param whole whether an importer takes the symbol without spelling it: a default export, the whole of a CommonJS module
   */
  check(path: string, known: Acquaintance, whole: boolean, findings: Findings): void {
    if (whole) this.#checkUnresolved(path, findings);
    for (const { path: unseen, code } of this.#unseenFiles()) findings.gateAtFile(code, unseen);
    const narrowed = this.#outOfScope();
    if (narrowed !== null) findings.gateAtFile('scope_narrowed', narrowed);
    for (const gone of this.#missingModules()) {
      if (gone.code === 'submodule') {
        findings.gateAtFile('submodule', gone.path);
        continue;
      }
      // What its file keeps to itself goes to those modules alone that this one imports.
      if (known === 'closed' && gone.importer !== path) continue;
      // A generated module can only be known by its place: beside it, or for modules without any other importer.
      const near = isUnder(path, dirOf(dirOf(gone.path))) && dirOf(path) === dirOf(dirOf(gone.path));
      const samePackage = this.#packageDir(path) === this.#packageDir(gone.importer);
      if (isCompiled(gone.importer, gone.specifier) && /\.([cm]?tsx?|vue|svelte)$/.test(path)) continue;
      if (samePackage && (near || known === 'exported' || known === 'closed'))
        findings.gateAtFile('generated_missing', gone.importer, gone.path);
    }
  }

  /** Imports that lead nowhere and end in the module's name: an alias that this linker does not know may lead here. */
  #checkUnresolved(path: string, findings: Findings): void {
    const { head } = this.#program;
    const stem = stemOf(path);
    const segment = stem === 'index' ? baseOf(dirOf(path)) : stem;
    for (const file of head.view.filesImporting(segment)) {
      const unit = head.unit(file);
      if (unit === null) continue;
      const { imports } = unit.facts;
      for (let row = 0; row < imports.count; row++) {
        if (imports.specifier[row]! < 0 || namesOnly(imports.kind[row]!)) continue;
        const specifier = unit.text(imports.specifier[row]!);
        if (specifier.startsWith('.') || stemOf(specifier) !== segment) continue;
        const imported = unit.text(imports.imported[row]!);
        if (imports.kind[row] === ImportKind.Named && imported !== 'default') continue;
        const module = this.#program.module(unit, specifier);
        if (module.kind !== 'missing') continue;
        const start = imports.start[row]!;
        findings.gate(module.code, { unit, start, end: start }, specifier);
      }
    }
  }

  #packageDir(path: string): string {
    return this.#program.head.resolver.files.packageOf(path)?.dir ?? '';
  }

  #unseenFiles(): { readonly path: string; readonly code: LimitCode }[] {
    if (this.#unseen === null) {
      this.#unseen = [];
      for (const file of this.#program.head.view.files()) {
        // What is behind a git link is asked about below, where something imports it.
        if (file.outOfScope || file.mode === 'gitlink') continue;
        if (file.state === 'lfs' && MAY_NAME.test(file.path))
          this.#unseen.push({ path: file.path, code: 'lfs_pointer' });
        else if (file.state === 'unread' && !isMedia(file.path))
          this.#unseen.push({ path: file.path, code: 'file_unread' });
      }
    }
    return this.#unseen;
  }

  #outOfScope(): string | null {
    if (this.#narrowed === undefined) {
      this.#narrowed = null;
      for (const file of this.#program.head.view.files())
        if (file.outOfScope) {
          this.#narrowed = file.path;
          break;
        }
    }
    return this.#narrowed;
  }

  #missingModules(): {
    readonly code: LimitCode;
    readonly path: string;
    readonly importer: string;
    readonly specifier: string;
    readonly start: number;
  }[] {
    if (this.#absentModules !== null) return this.#absentModules;
    this.#absentModules = [];
    const { head } = this.#program;
    const words = new Set(GENERATED_WORDS);
    for (const file of head.view.files()) if (file.mode === 'gitlink') words.add(baseOf(file.path));
    const files = new Set<string>();
    for (const word of words) for (const path of head.view.filesWithSpecifierPart(word)) files.add(path);
    const missing = (from: string, specifier: string) => {
      if (![...ancestorsOfSpecifier(specifier)].some((segment) => words.has(segment))) return null;
      const resolution = head.resolver.resolve(from, specifier);
      if (resolution.kind !== 'missing' || resolution.code === 'unresolved_import') return null;
      // A dependency that is not installed was written by somebody who does not know this repository.
      if (resolution.path === null || resolution.path.includes('node_modules/')) return null;
      return { code: resolution.code, path: resolution.path };
    };
    for (const path of head.view.filesLeading(files, (from, specifier) => missing(from, specifier) !== null)) {
      const unit = head.unit(path);
      if (unit === null) continue;
      const { imports } = unit.facts;
      for (let row = 0; row < imports.count; row++) {
        if (imports.specifier[row]! < 0) continue;
        const specifier = unit.text(imports.specifier[row]!);
        const gone = missing(path, specifier);
        if (gone !== null) this.#absentModules.push({ ...gone, importer: path, specifier, start: imports.start[row]! });
      }
    }
    return this.#absentModules;
  }
}

/**
 * Whether a missing module is what a compiler or a bundler writes for JavaScript to run as it stands (`server.js` imports
 * `./build/handler.js`): it has of the sources what these have of each other, and loads none of them.
 */
function isCompiled(importer: string, specifier: string): boolean {
  return (
    /\.[cm]?js$/.test(importer) &&
    /^[./]+(build|dist|out|output)\/.+\.[cm]?js$/.test(specifier) &&
    !/generated|codegen|(^|\/)gen\//i.test(specifier)
  );
}

function ancestorsOfSpecifier(specifier: string): string[] {
  return specifier.split(/[/.@-]/).concat(specifier.split('/'));
}

/** Endings of files that can spell a name of a program: sources, markup, data. */
const MAY_NAME =
  /\.([cm]?[jt]sx?|vue|svelte|astro|mdx?|html?|json5?|jsonc|ya?ml|toml|ini|xml|graphql|gql|hbs|ejs|pug|erb|php|py|rb|java|kt|cs|go|rs|swift|sh|css|scss|less|svg)$/i;

/** Words in the paths of modules that builds write. */
const GENERATED_WORDS =
  'generated __generated__ gen autogen codegen build dist out output compiled types proto protos prisma client graphql routeTree api lib artifacts'.split(
    ' ',
  );
