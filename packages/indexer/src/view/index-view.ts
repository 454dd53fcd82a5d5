import type { Facts } from '../facts/facts.ts';
import type { Fitting, RevisionView, TrackedFile } from '../languages/semantics.ts';
import { SegmentDamaged } from '../segments/damage.ts';
import type { Segment } from '../segments/segment.ts';
import type { UnitInfo } from '../segments/unit.ts';
import { partKey } from '../words/specifier-segments.ts';
import { FactsCache } from './facts-cache.ts';
import { IgnoreRules } from './ignore-rules.ts';
import type { Answers, PendingFacts } from './pending-facts.ts';

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
  /** Where facts come from of units of which a segment has the words only. */
  readonly pending?: PendingFacts | undefined;
}

/** What is known of a path beside its facts. */
export interface FileInfo extends UnitInfo {
  /** Whether only its words are known so far. */
  readonly pending: boolean;
}

/** A word, and so a row of the postings of each file that has it. */
const WORD = /^[A-Za-z_$][\w$]*$/;
const WORDS = /[A-Za-z_$][\w$]*/g;

/**
 * A revision over opened segments. Of files of which only the words are known yet, the facts decide what an answer names: so
 * an answer is the same whatever was known before.
 */
export class IndexView implements RevisionView {
  readonly revision: object = this;
  readonly #files: readonly PlacedFile[];
  readonly #tracked: TrackedFile[];
  readonly #pending: PendingFacts | null;
  readonly #byPath = new Map<string, number>();
  readonly #directories = new Set<string>(['']);
  /** Files of each unit, by segment. */
  readonly #holders = new Map<Segment, Map<number, number[]>>();
  readonly #cache: FactsCache;
  /** What was found out on demand of files of which only the words were known. */
  readonly #found = new Map<number, UnitInfo>();
  #rules: IgnoreRules | null = null;

  /** @param files in the order of their paths */
  constructor(files: readonly PlacedFile[], options: ViewOptions = {}) {
    this.#files = files;
    this.#cache = options.cache ?? new FactsCache();
    this.#pending = options.pending ?? null;
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

  filesWithWord(word: string, fitting?: Fitting): readonly string[] {
    const { sure, perhaps } = this.#holding(
      (segment) => segment.withWord(word),
      // The words of a sketch are those of identifiers: any other text is looked for by the words in it.
      WORD.test(word) ? null : (segment) => unitsWithAll(segment, word.match(WORDS) ?? []),
    );
    const fits = (at: number) => !fitting || fitting(this.#files[at]!.path, (other) => this.#mayHaveWord(at, other));
    return this.#confirmed(
      sure.filter(fits),
      perhaps.filter(fits),
      (answers, at) =>
        answers.hasWord(word) && (!fitting || fitting(this.#files[at]!.path, (other) => answers.hasWord(other))),
    );
  }

  longerWords(text: string, limit: number): readonly string[] {
    const holding = new Map<string, { readonly sure: boolean; readonly files: readonly number[] }>();
    for (const [segment, holders] of this.#holders) {
      for (const word of segment.longerWords(text)) {
        const known = holding.get(word);
        if (known?.sure === true) continue;
        const units = segment.withWord(word).filter((unit) => holders.has(unit));
        const files = units.map((unit) => holders.get(unit)![0]!);
        if (units.length === 0) continue;
        const sure = units.some((unit) => !segment.pending(unit));
        holding.set(word, { sure, files: [...(known?.files ?? []), ...files] });
      }
    }
    const found: string[] = [];
    // In their own order: which ones are named must not depend on what was known before.
    for (const [word, { sure, files }] of [...holding].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (found.length >= limit) break;
      if (sure || files.some((at) => this.#answers(at).hasWord(word))) found.push(word);
    }
    return found;
  }

  filesImporting(segment: string): readonly string[] {
    return this.#importing(segment);
  }

  filesLeading(paths: Iterable<string>, leads: (path: string, specifier: string) => boolean): readonly string[] {
    const leading: number[] = [];
    const pending: number[] = [];
    for (const path of paths) {
      const at = this.#byPath.get(path);
      if (at === undefined || this.#tracked[at]!.state !== 'read') continue;
      const { segment, unit } = this.#files[at]!.place!;
      // What may be a specifier is written down of a file before it is parsed: most files need not be.
      if (!segment.specifiers(unit).some((specifier) => leads(path, specifier))) continue;
      leading.push(at);
      if (this.#isPending(at)) pending.push(at);
    }
    if (pending.length > 0) this.#pending?.prepare(pending.map((at) => this.#files[at]!));
    const not = new Set(
      pending.filter((at) => {
        const { path } = this.#files[at]!;
        return !this.#answers(at)
          .specifiers()
          .some((specifier) => leads(path, specifier));
      }),
    );
    return leading.filter((at) => !not.has(at)).map((at) => this.#files[at]!.path);
  }

  filesWithSpecifierPart(part: string): readonly string[] {
    return this.#importing(partKey(part));
  }

  filesWithImportKind(kind: number): readonly string[] {
    const { sure, perhaps } = this.#holding((segment) => segment.withImportKind(kind), null);
    return this.#confirmed(sure, perhaps, (answers) => answers.hasImportKind(kind));
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
  info(path: string): FileInfo | null {
    const at = this.#byPath.get(path);
    const place = at === undefined ? null : this.#files[at]!.place;
    if (!place) return null;
    const found = this.#found.get(at!);
    return found ? { ...found, pending: false } : { ...place.segment.info(place.unit), pending: this.#isPending(at!) };
  }

  *#gitignores(): Iterable<[string, string]> {
    for (const { path, state } of this.#tracked) {
      if (state !== 'read' || !(path === '.gitignore' || path.endsWith('/.gitignore'))) continue;
      yield [path, this.config(path) ?? ''];
    }
  }

  #decoded(at: number): Facts | null {
    const file = this.#files[at]!;
    const { place } = file;
    if (!place) return null;
    if (!this.#isPending(at)) return this.#cache.read(place.segment, place.unit);
    const { info, facts } = this.#there(at, this.#pending?.read(file));
    this.#learn(at, info);
    return facts;
  }

  /** It was read when its words were: if it is gone since, no answer may go on without it. */
  #there<T>(at: number, found: T | null | undefined): T {
    if (found) return found;
    throw new SegmentDamaged(this.#files[at]!.place!.segment.name, 'words of a file that cannot be read any more');
  }

  #learn(at: number, info: UnitInfo): void {
    if (this.#found.has(at)) return;
    this.#found.set(at, info);
    const tracked = this.#tracked[at]!;
    if (tracked.reason !== info.reason) this.#tracked[at] = { ...tracked, reason: info.reason };
  }

  #isPending(at: number): boolean {
    const { place } = this.#files[at]!;
    return place?.segment.pending(place.unit) === true;
  }

  /** What the postings would say of a file of which only the words are known. */
  #answers(at: number): Answers {
    const answers = this.#there(at, this.#pending?.answers(this.#files[at]!));
    this.#learn(at, answers.info);
    return answers;
  }

  /** Of files of which only the words are known, those that may be meant are named: nothing is parsed for it. */
  #importing(key: string): readonly string[] {
    const { sure, perhaps } = this.#holding((segment) => segment.importing(key), null);
    return this.#pathsOf([...sure, ...perhaps]);
  }

  /**
   * Files of the units that the postings name.
   *
   * @param pendingUnits units of which only the words are known, where they are to be found in another way
   * @returns those whose facts are in the index, and those of which only the words are known
   */
  #holding(
    units: (segment: Segment) => readonly number[],
    pendingUnits: ((segment: Segment) => readonly number[]) | null,
  ): { sure: number[]; perhaps: number[] } {
    const sure: number[] = [];
    const perhaps: number[] = [];
    for (const [segment, holders] of this.#holders) {
      const take = (unit: number, pending: boolean) => {
        const files = segment.pending(unit) === pending ? holders.get(unit) : undefined;
        if (files) (pending ? perhaps : sure).push(...files);
      };
      const named = units(segment);
      for (const unit of named) take(unit, false);
      for (const unit of pendingUnits?.(segment) ?? named) take(unit, true);
    }
    return { sure, perhaps };
  }

  /** @param holds whether a file of which only the words were known is one of those that are asked for */
  #confirmed(
    sure: readonly number[],
    perhaps: readonly number[],
    holds: (answers: Answers, at: number) => boolean,
  ): readonly string[] {
    if (perhaps.length > 0) this.#pending?.prepare(perhaps.map((at) => this.#files[at]!));
    return this.#pathsOf([...sure, ...perhaps.filter((at) => holds(this.#answers(at), at))]);
  }

  #pathsOf(files: number[]): string[] {
    return files.sort((a, b) => a - b).map((at) => this.#files[at]!.path);
  }

  /** Of a file of which only the words are known: those that it may have. */
  #mayHaveWord(at: number, word: string): boolean {
    const { segment, unit } = this.#files[at]!.place!;
    const { names, isWord } = segment.record(unit);
    const id = segment.strings.find(word);
    const row = id < 0 ? -1 : names.indexOf(id);
    return row >= 0 && isWord[row] === 1;
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

/** Units that have all of these words; every unit where there are none. */
function unitsWithAll(segment: Segment, words: readonly string[]): readonly number[] {
  let units: readonly number[] | null = null;
  for (const word of new Set(words)) {
    const having = new Set(segment.withWord(word));
    units = (units ?? [...having]).filter((unit) => having.has(unit));
  }
  return units ?? Array.from({ length: segment.count }, (_, unit) => unit);
}

function trackedFile(file: PlacedFile, outOfScope: boolean): TrackedFile {
  const { path, oid, mode, place } = file;
  if (!place) return { path, oid, mode, state: 'unread', reason: file.reason ?? 'unread', room: null, outOfScope };
  const { state, reason } = place.segment.info(place.unit);
  const room = state === 'read' ? place.segment.key(place.unit).room : null;
  return { path, oid, mode, state, reason, room, outOfScope };
}

function inScope(path: string, scope: readonly string[]): boolean {
  return scope.length === 0 || scope.some((part) => part === '' || path === part || path.startsWith(`${part}/`));
}
