import { join } from 'node:path';
import { objectSizes } from '../git/object-sizes.ts';
import type { Repository } from '../git/repository.ts';
import { type Revision, resolveRevision, WORKTREE } from '../git/revision.ts';
import { listTree, type TreeEntry } from '../git/tree.ts';
import { listWorkingTree } from '../git/working-tree.ts';
import { READERS, type Readers, TEXT_ROOM } from '../languages/readers.ts';
import { unitKey } from '../languages/unit-key.ts';
import { type Ledger, ledgerOf } from '../ledger/ledger.ts';
import { BatchDecoder } from '../pipeline/batch-decoder.ts';
import { tuneCompiler } from '../pipeline/compiler-flags.ts';
import { PhaseTimes } from '../pipeline/phases.ts';
import type { BatchFile } from '../pipeline/protocol.ts';
import { memorySource } from '../segments/memory-source.ts';
import { SEGMENT_BYTES, SegmentBuilder } from '../segments/segment-builder.ts';
import { keyText, type UnitKey } from '../segments/unit.ts';
import { FactsCache } from '../view/facts-cache.ts';
import { IndexView, type PlacedFile } from '../view/index-view.ts';
import { liveUnits, merge } from './compact.ts';
import { extractorIdentity } from './extractor-identity.ts';
import { FactsOnDemand } from './facts-on-demand.ts';
import { IndexDirectory } from './index-directory.ts';
import { IndexError } from './index-error.ts';
import type { IndexOptions, Progress } from './index-options.ts';
import { encodeManifest, generationOf, type Manifest, readManifest } from './manifest.ts';
import { workingRevision } from './revision-files.ts';
import { type Place, SegmentSet } from './segment-set.ts';

export type { IndexOptions, Progress } from './index-options.ts';

/** From so many small segments on they are merged into one. */
const MOST_SEGMENTS = 8;
/** Bytes from which on a segment stays as it is: merging it would cost more time and memory than it saves. */
const LARGE = SEGMENT_BYTES / 2;
/** Revisions whose units a merge keeps. */
const KEPT_REVISIONS = 48;
/** Below this many new files their sizes are not asked for. */
const FEW_FILES = 32;

/** What of a revision is to be known: everything, or all words, and facts when they are asked for. */
export type Depth = 'facts' | 'words';

/** A revision that is indexed, and what may be asked of it. */
export interface IndexedRevision {
  /** Of the working tree, `commit` is null. */
  readonly revision: { readonly name: string; readonly commit: string | null; readonly tree: string | null };
  /** Names what answers are made from: equal where the paths, blobs, extractor and unread files are. */
  readonly generation: string;
  readonly view: IndexView;
  readonly ledger: Ledger;
  /** What had to be extracted for it. */
  readonly extracted: { readonly files: number; readonly bytes: number };
  /** Damaged files of the index that were replaced. */
  readonly rebuilt: readonly string[];
}

/** A path of a revision, and where its unit is. */
interface Placed {
  readonly entry: TreeEntry;
  /** Null of a gitlink, which has none. */
  readonly key: UnitKey | null;
  readonly place: Place | null;
}

/** The index of a repository. It may hold any number of revisions, whose blobs it shares. */
export class RepositoryIndex {
  readonly repository: Repository;
  /** What the time went to so far: in workers, of all threads together. */
  readonly phases = new PhaseTimes();
  readonly #options: IndexOptions;
  readonly #rooms: Readers;
  readonly #extractor: string;
  readonly #directory: IndexDirectory | null;
  readonly #segments = new SegmentSet();
  readonly #cache = new FactsCache();
  #demand: Promise<FactsOnDemand> | null = null;
  #closing = () => {};

  constructor(repository: Repository, options: IndexOptions = {}) {
    tuneCompiler();
    this.repository = repository;
    this.#options = options;
    this.#rooms = options.internal?.rooms ?? READERS;
    this.#extractor = extractorIdentity(options.workerFile);
    const path = options.indexDir ?? join(repository.commonDir, 'nonesuch');
    this.#directory = options.persist === false ? null : new IndexDirectory(path, this.#extractor);
  }

  /** Where the index lies; null where it is in memory only. */
  get path(): string | null {
    return this.#directory?.path ?? null;
  }

  /** Names the code whose facts this index holds. */
  get extractor(): string {
    return this.#extractor;
  }

  /**
   * Sees to it that a revision is indexed, and opens it. Only blobs that are new to the index are read.
   *
   * @param asked a revision, resolved or by its name, or `WORKTREE`
   * @param depth `words`: the facts of a file are extracted when the view is asked for them. Answers are the same.
   * @throws GitError, IndexError (`out_of_disk`, `index_not_writable`), the signal's reason. The index that was there stays whole.
   */
  async ensure(asked: string | Revision, depth: Depth = 'facts'): Promise<IndexedRevision> {
    const { signal } = this.#options;
    signal?.throwIfAborted();
    const revision = await this.#resolved(asked);
    if (this.#directory) this.#segments.refresh(this.#directory);
    const rebuilt = [...this.#segments.damaged.keys()];
    this.#report('list', 0, 0, 0, 0);
    const manifest = revision && this.#manifest(revision.tree);
    let files = this.#placed(manifest?.entries ?? (await this.#list(revision)));
    let work = this.#missing(files, depth);
    let sizes = await this.#sizes(work);
    const extracted = { files: work.length, bytes: sum(sizes.values()) };
    let unread = await this.#extract(work, sizes);
    if (!revision && unread.size > 0) {
      // A file of the working tree changed under our hands: look once more, at what is there now.
      files = this.#placed(await this.#list(null));
      work = this.#missing(files, depth);
      sizes = await this.#sizes(work);
      unread = await this.#extract(work, sizes);
    }
    if (work.length > 0) files = this.#placed(files.map(({ entry }) => entry));
    this.#dropDamaged();
    if (revision) this.#keepManifest(revision, manifest, files, unread);
    return this.#opened(revision, revision?.name ?? WORKTREE, files, unread, extracted, rebuilt);
  }

  /**
   * Opens a revision that is indexed, without writing or extracting anything.
   *
   * @throws IndexError `index_missing`, `index_incomplete`; SegmentDamaged; GitError
   */
  async open(name: string): Promise<IndexedRevision> {
    const revision = await resolveRevision(this.repository, name);
    if (!this.#directory) throw new IndexError('index_missing', 'there is no index in memory');
    const manifest = this.#manifest(revision.tree);
    if (!manifest) throw new IndexError('index_missing', `${JSON.stringify(name)} is not indexed`);
    this.#segments.refresh(this.#directory);
    const files = this.#placed(manifest.entries);
    const missing = this.#missing(files, 'words').filter(({ path }) => !manifest.unread.has(path));
    for (const damage of this.#segments.damaged.values()) if (missing.length > 0) throw damage;
    if (missing.length > 0)
      throw new IndexError(
        'index_incomplete',
        `${missing.length} files of ${JSON.stringify(name)} are not in the index`,
      );
    return this.#opened(revision, name, files, manifest.unread, { files: 0, bytes: 0 }, []);
  }

  /** Trees that are indexed, the one used last first. A manifest that cannot be read is left out. */
  indexed(): Manifest[] {
    const found: Manifest[] = [];
    for (const path of this.#directory?.manifests() ?? []) {
      const manifest = readManifest(path);
      if (manifest) found.push(manifest);
    }
    return found;
  }

  /**
   * Writes the facts that were extracted on demand, for questions to come.
   *
   * @throws IndexError (`out_of_disk`, `index_not_writable`)
   */
  async keep(): Promise<void> {
    const builders = (await this.#demand)?.take() ?? [];
    if (!this.#directory || builders.length === 0) return;
    const before = new Set(this.#segments.paths);
    for (const builder of builders) this.#write(builder);
    this.#compact(before);
  }

  close(): void {
    this.#closing();
    this.#segments.close();
  }

  #onDemand(): Promise<FactsOnDemand> {
    this.#demand ??= this.#factsOnDemand();
    return this.#demand;
  }

  /** Parsers and threads are loaded where they are used: what is in the index is answered without them. */
  async #factsOnDemand(): Promise<FactsOnDemand> {
    const { createExtractNow } = await import('./extract-now.ts');
    const { cwd, workTree } = this.repository;
    const { extract, close } = await createExtractNow({ cwd, workTree }, this.#options);
    this.#closing = close;
    return new FactsOnDemand(this.#rooms, extract, this.#extractor);
  }

  async #resolved(asked: string | Revision): Promise<Revision | null> {
    if (typeof asked !== 'string') return asked;
    return asked === WORKTREE ? null : resolveRevision(this.repository, asked);
  }

  async #list(revision: Revision | null): Promise<readonly TreeEntry[]> {
    const { signal } = this.#options;
    if (!revision) return workingRevision(this.repository, await listWorkingTree(this.repository, signal));
    return listTree(this.repository, revision.tree, signal);
  }

  #placed(entries: readonly TreeEntry[]): Placed[] {
    return entries.map((entry) => {
      if (entry.mode === 'gitlink') return { entry, key: null, place: null };
      const key = unitKey(entry.path, entry.mode, entry.oid, this.#rooms);
      return { entry, key, place: this.#segments.find(key) };
    });
  }

  #manifest(tree: string): Manifest | null {
    return this.#directory ? readManifest(this.#directory.manifest(tree)) : null;
  }

  /** One file for each unit of which less is known than is wanted. */
  #missing(placed: readonly Placed[], depth: Depth): BatchFile[] {
    const files = new Map<string, BatchFile>();
    for (const { entry, key, place } of placed) {
      if (!key || (place && (depth === 'words' || !place.segment.pending(place.unit)))) continue;
      if (this.#options.internal?.texts === false && key.room === TEXT_ROOM) continue;
      const { path, mode } = entry;
      files.set(keyText(key), { ...key, path, symlink: mode === 'symlink', sketch: depth === 'words' });
    }
    return [...files.values()];
  }

  async #sizes(work: readonly BatchFile[]): Promise<Map<string, number>> {
    if (work.length === 0 || (work.length <= FEW_FILES && !this.repository.partial)) return new Map();
    return objectSizes(
      this.repository,
      work.map(({ oid }) => oid),
      this.#options.signal,
    );
  }

  /** @returns path to reason, of what could not be read */
  async #extract(work: readonly BatchFile[], sizes: ReadonlyMap<string, number>): Promise<Map<string, string>> {
    const unread = new Map<string, string>();
    if (work.length === 0) return unread;
    const { internal } = this.#options;
    const { partial, cwd, workTree } = this.repository;
    // In a partial clone git would try to fetch what is not there, object by object.
    const readable = partial ? work.filter(({ oid }) => sizes.has(oid)) : work;
    if (partial) for (const file of work) if (!sizes.has(file.oid)) unread.set(file.path, 'missing_object');
    const before = new Set(this.#segments.paths);
    let builder = new SegmentBuilder(this.#extractor);
    const decoder = new BatchDecoder(builder);
    const { extractAll } = await import('../pipeline/pipeline.ts');
    const total = { files: work.length, bytes: sum(sizes.values()) };
    const done = { files: 0, bytes: 0 };
    await extractAll(
      { cwd, workTree },
      readable,
      sizes,
      (files, result) => {
        const missing = this.phases.time('merge', () => decoder.add(files, result));
        for (const file of missing) unread.set(file.path, 'missing_object');
        if (builder.bytes < (internal?.segmentBytes ?? SEGMENT_BYTES)) return;
        this.phases.time('write', () => this.#write(builder));
        builder = new SegmentBuilder(this.#extractor);
        decoder.continueWith(builder);
      },
      {
        ...this.#options,
        phases: this.phases,
        onBatch: (files, bytes) => {
          done.files += files;
          done.bytes += bytes;
          this.#report('extract', done.files, total.files, done.bytes, total.bytes);
        },
      },
    );
    this.#options.signal?.throwIfAborted();
    if (builder.count > 0) this.phases.time('write', () => this.#write(builder));
    this.#compact(before);
    return unread;
  }

  #write(builder: SegmentBuilder): void {
    this.#report('write', builder.count, builder.count, 0, 0);
    const bytes = builder.encode();
    if (!this.#directory) {
      this.#segments.add(memorySource(bytes, `memory ${this.#segments.segments.length}`));
      return;
    }
    this.#segments.refresh(this.#directory, this.#directory.writeSegment(bytes));
    this.#directory.sweep();
  }

  /**
   * Merges small segments into one, where there are many. Views that are open go on with the old ones, whose files stay open.
   *
   * @param before paths of the segments that are not of this run: what is new belongs to no manifest yet, and is kept
   */
  #compact(before: ReadonlySet<string>): void {
    const directory = this.#directory;
    const small = this.#segments.entries.filter(([, { size }]) => size < LARGE);
    if (!directory || small.length <= MOST_SEGMENTS) return;
    const live = liveUnits(directory.manifests().slice(0, KEPT_REVISIONS), this.#rooms);
    for (const [path, segment] of small) {
      if (before.has(path)) continue;
      for (let unit = 0; unit < segment.count; unit++) live.add(keyText(segment.key(unit)));
    }
    const segments = small.map(([, segment]) => segment);
    const merged = directory.writeSegment(merge(segments, live, this.#extractor));
    this.#segments.refresh(directory, merged);
    const replaced = small.map(([path]) => path).filter((path) => path !== merged);
    directory.remove(replaced);
    this.#segments.retire(replaced);
    directory.remove(directory.manifests().slice(KEPT_REVISIONS));
  }

  /** Removes damaged segments, once what they held is in others. */
  #dropDamaged(): void {
    this.#directory?.remove(this.#segments.damaged.keys());
    this.#segments.damaged.clear();
  }

  #keepManifest(
    { tree, commit }: Revision,
    old: Manifest | null,
    files: readonly Placed[],
    unread: ReadonlyMap<string, string>,
  ): void {
    if (!this.#directory) return;
    const path = this.#directory.manifest(tree);
    if (old && sameMap(old.unread, unread)) this.#directory.touch(path);
    else {
      const entries = files.map(({ entry }) => entry);
      this.#directory.write(path, encodeManifest({ tree, commit, created: Date.now(), entries, unread }));
    }
  }

  async #opened(
    revision: Revision | null,
    name: string,
    placed: readonly Placed[],
    unread: ReadonlyMap<string, string>,
    extracted: IndexedRevision['extracted'],
    rebuilt: readonly string[],
  ): Promise<IndexedRevision> {
    const files = placed.map(({ entry: { path, mode, oid }, place }): PlacedFile => {
      if (mode === 'gitlink') return { path, mode, oid: null, place: null, reason: 'gitlink' };
      return { path, mode, oid, place, reason: place ? null : (unread.get(path) ?? 'missing_object') };
    });
    const isPending = files.some(({ place }) => place?.segment.pending(place.unit) === true);
    const view = new IndexView(files, {
      scope: this.#options.scope ?? [],
      cache: this.#cache,
      pending: isPending ? await this.#onDemand() : undefined,
    });
    // Of a view that learns from questions it says what was known before them.
    let ledger = isPending ? ledgerOf(view) : null;
    const entries = placed.map(({ entry }) => entry);
    return {
      revision: { name, commit: revision?.commit ?? null, tree: revision?.tree ?? null },
      generation: generationOf(entries, unread, this.#extractor),
      view,
      get ledger() {
        ledger ??= ledgerOf(view);
        return ledger;
      },
      extracted,
      rebuilt,
    };
  }

  #report(phase: Progress['phase'], files: number, allFiles: number, bytes: number, allBytes: number): void {
    this.#options.onProgress?.({
      phase,
      files: { done: files, total: allFiles },
      bytes: { done: bytes, total: allBytes },
    });
  }
}

function sameMap(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
