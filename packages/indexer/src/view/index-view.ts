import type { Facts } from '../facts/facts.ts';
import type { RevisionView, TrackedFile } from '../languages/semantics.ts';
import type { Segment } from '../segments/segment.ts';
import type { UnitInfo } from '../segments/unit.ts';
import { FactsCache } from './facts-cache.ts';
import { IgnoreRules } from './ignore-rules.ts';

/** A path of the revision with the place of what is known of its content. */
export interface PlacedFile {
  readonly path: string;
  readonly oid: string | null;
  readonly mode: TrackedFile['mode'];
  /** Where its unit is; null where there is none (a gitlink, a blob that could not be read). */
  readonly place: { readonly segment: Segment; readonly unit: number } | null;
  /** Why there is none. */
  readonly reason: string | null;
}

/** What of the index's files is in a view. */
export interface ViewOptions {
  /** Paths, and directories, that the caller narrowed the look to. Empty: everything. */
  readonly scope?: readonly string[];
  readonly cache?: FactsCache;
}

/** A revision over opened segments. */
export class IndexView implements RevisionView {
  readonly #files: readonly PlacedFile[];
  readonly #tracked: readonly TrackedFile[];
  readonly #byPath = new Map<string, number>();
  readonly #directories = new Set<string>(['']);
  /** Files of each unit, by segment. */
  readonly #holders = new Map<Segment, Map<number, number[]>>();
  readonly #cache: FactsCache;
  #rules: IgnoreRules | null = null;

  /** @param files in the order of their paths */
  constructor(files: readonly PlacedFile[], options: ViewOptions = {}) {
    this.#files = files;
    this.#cache = options.cache ?? new FactsCache();
    const scope = (options.scope ?? []).map((path) => path.replace(/^(?:\.\/)+|\/+$/g, ''));
    this.#tracked = files.map((file) => trackedFile(file, !inScope(file.path, scope)));
    files.forEach((file, at) => {
      this.#byPath.set(file.path, at);
      this.#addDirectories(file.path);
      if (file.place) this.#hold(file.place.segment, file.place.unit, at);
    });
  }

  file(path: string): TrackedFile | undefined {
    const at = this.#byPath.get(path);
    return at === undefined ? undefined : this.#tracked[at];
  }

  files(): Iterable<TrackedFile> {
    return this.#tracked;
  }

  isDirectory(path: string): boolean {
    return this.#directories.has(path);
  }

  facts(path: string): Facts | null {
    const at = this.#byPath.get(path);
    return at === undefined || this.#tracked[at]!.state !== 'read' ? null : this.#decoded(at);
  }

  filesWithWord(word: string): readonly string[] {
    return this.#paths((segment) => segment.withWord(word));
  }

  longerWords(text: string, limit: number): readonly string[] {
    const found = new Set<string>();
    for (const [segment, holders] of this.#holders) {
      for (const word of segment.longerWords(text)) {
        if (found.size >= limit) return [...found];
        if (!found.has(word) && segment.withWord(word).some((unit) => holders.has(unit))) found.add(word);
      }
    }
    return [...found];
  }

  filesImporting(segment: string): readonly string[] {
    return this.#paths((reader) => reader.importing(segment));
  }

  filesWithImportKind(kind: number): readonly string[] {
    return this.#paths((segment) => segment.withImportKind(kind));
  }

  config(path: string): string | null {
    return this.facts(path)?.config ?? null;
  }

  ignores(path: string): boolean {
    this.#rules ??= new IgnoreRules(this.#gitignores());
    return this.#rules.ignores(path);
  }

  /** Target of a symlink as it is written, or null. It is never followed. */
  linkTarget(path: string): string | null {
    const at = this.#byPath.get(path);
    return at === undefined || this.#tracked[at]!.state !== 'link' ? null : (this.#decoded(at)?.config ?? null);
  }

  /** What the index knows of a path beside its facts, or null. */
  info(path: string): UnitInfo | null {
    const at = this.#byPath.get(path);
    const place = at === undefined ? null : this.#files[at]!.place;
    return place ? place.segment.info(place.unit) : null;
  }

  *#gitignores(): Iterable<[string, string]> {
    for (const { path, state } of this.#tracked) {
      if (state !== 'read' || !(path === '.gitignore' || path.endsWith('/.gitignore'))) continue;
      yield [path, this.config(path) ?? ''];
    }
  }

  #decoded(at: number): Facts | null {
    const { place } = this.#files[at]!;
    return place ? this.#cache.read(place.segment, place.unit) : null;
  }

  #paths(units: (segment: Segment) => readonly number[]): string[] {
    const found: number[] = [];
    for (const [segment, holders] of this.#holders) {
      for (const unit of units(segment)) {
        const files = holders.get(unit);
        if (files) found.push(...files);
      }
    }
    return found.sort((a, b) => a - b).map((at) => this.#files[at]!.path);
  }

  #hold(segment: Segment, unit: number, file: number): void {
    const units = this.#holders.get(segment) ?? new Map<number, number[]>();
    this.#holders.set(segment, units);
    const files = units.get(unit);
    if (files) files.push(file);
    else units.set(unit, [file]);
  }

  #addDirectories(path: string): void {
    for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
      const directory = path.slice(0, slash);
      if (this.#directories.has(directory)) return;
      this.#directories.add(directory);
    }
  }
}

function trackedFile(file: PlacedFile, outOfScope: boolean): TrackedFile {
  const { path, oid, mode, place } = file;
  if (!place) return { path, oid, mode, state: 'unread', reason: file.reason ?? 'unread', room: null, outOfScope };
  const { state, reason, room } = place.segment.info(place.unit);
  return { path, oid, mode, state, reason, room: state === 'read' ? room : null, outOfScope };
}

function inScope(path: string, scope: readonly string[]): boolean {
  return scope.length === 0 || scope.some((part) => part === '' || path === part || path.startsWith(`${part}/`));
}
