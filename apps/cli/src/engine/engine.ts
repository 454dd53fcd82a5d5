import { setImmediate } from 'node:timers/promises';
import {
  type Depth,
  IndexError,
  type IndexedRevision,
  type IndexOptions,
  type IndexView,
  mergeBase,
  openRepository,
  type Progress,
  type Repository,
  RepositoryIndex,
  type Revision as Resolved,
  renames,
  resolveRevision,
  WORKTREE,
} from 'nonesuch-indexer';
import type { Comparison } from 'nonesuch-indexer/languages';
import type { CorpusIdentity } from 'nonesuch-query';
import type { Configuration, Diagnostic, Freshness, Revision } from 'nonesuch-schema';
import { readConfiguration } from '../configuration.ts';
import type { GlobalOptions } from '../options.ts';
import { exactRenames } from './exact-renames.ts';
import { observeFreshness } from './freshness.ts';

/** One revision, opened. */
export interface Side {
  readonly revision: Revision;
  readonly identity: CorpusIdentity;
  readonly view: IndexView;
  readonly indexed: IndexedRevision;
}

/** A base and a head, ready to be judged. */
export interface OpenedComparison {
  readonly comparison: Comparison;
  readonly base: Side;
  readonly head: Side;
  /** The commit that stood in for the base that was asked for; null where none did. */
  readonly mergeBase: string | null;
}

export interface EngineOptions extends Pick<GlobalOptions, 'root' | 'scope' | 'indexDir' | 'cache'> {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Whether a question parses what it leads to, and no more. */
  readonly onDemand?: boolean | undefined;
  /** In a bundle: where the worker and the grammars are. */
  readonly workerFile?: string | undefined;
  readonly assets?: string | undefined;
}

/** A repository with its index: the one edge through which commands see the outside. */
export class Engine {
  readonly repository: Repository;
  readonly configuration: Configuration;
  /** What is to be said about how this run looked. */
  readonly diagnostics: Diagnostic[] = [];
  readonly #options: EngineOptions;
  #index: RepositoryIndex;

  private constructor(repository: Repository, configuration: Configuration, options: EngineOptions) {
    this.repository = repository;
    this.configuration = configuration;
    this.#options = options;
    this.#index = new RepositoryIndex(repository, indexOptions(options, options.cache));
  }

  /** @throws GitError `not_a_repository`; CliError `invalid_configuration` */
  static async open(options: EngineOptions): Promise<Engine> {
    const repository = await openRepository(options.root);
    const configuration = repository.workTree === null ? {} : await readConfiguration(repository.workTree);
    return new Engine(repository, configuration, options);
  }

  /**
   * How much of a revision is read before a question: everything, unless the caller wants only what the question leads to.
   * The answer is the same, byte for byte. Everything is the rule because it was measured to cost less: see the bench.
   */
  get questionDepth(): Depth {
    return this.#options.onDemand === true ? 'words' : 'facts';
  }

  get index(): RepositoryIndex {
    return this.#index;
  }

  /**
   * Indexes what is new in a revision, and opens it.
   *
   * @param depth `words`: what a question leads to is extracted when it does, which answers sooner than an index of
   *   everything, and the same
   * @throws GitError, IndexError
   */
  async side(rev: string, depth: Depth = 'facts'): Promise<Side> {
    // A command takes moments, in which HEAD is one commit.
    return this.#side(this.#atHand(rev) ?? rev, rev, depth);
  }

  /** HEAD is known since the repository was opened, by this name and by its id. */
  #atHand(rev: string): Resolved | null {
    const { head } = this.repository;
    return head !== null && (rev === 'HEAD' || rev === head.commit) ? head : null;
  }

  async #side(asked: string | Resolved, rev: string, depth: Depth): Promise<Side> {
    const indexed = await this.#ensure(asked, depth);
    const { commit, tree } = indexed.revision;
    if (indexed.rebuilt.length > 0) {
      const message = `parts of the index failed their check and were made again: ${indexed.rebuilt.length}`;
      this.diagnostics.push({ code: 'index_rebuilt', impact: 'advisory', language: null, message });
    }
    return {
      revision: { rev, oid: commit, tree },
      identity: { generation: indexed.generation, revision: commit, narrowedTo: this.#options.scope },
      view: indexed.view,
      indexed,
    };
  }

  /**
   * Opens two revisions for comparison.
   *
   * @param fromMergeBase whether the merge base of both stands in for the base
   * @throws GitError `unknown_revision`, `no_merge_base`, `shallow_history`, `empty_repository` …
   */
  async compare(baseRev: string, headRev: string, fromMergeBase: boolean): Promise<OpenedComparison> {
    // Both names are resolved before anything is indexed: a slip in one of them is said at once.
    const resolve = async (rev: string) => this.#atHand(rev) ?? (await resolveRevision(this.repository, rev));
    const headCommit = await resolve(headRev === WORKTREE ? 'HEAD' : headRev);
    const asked = baseRev === WORKTREE ? null : await resolve(baseRev);
    const ancestor = fromMergeBase && asked !== null ? await mergeBase(this.repository, asked, headCommit) : null;
    const base = await this.#side(ancestor ?? asked ?? baseRev, baseRev, this.questionDepth);
    const head = await this.#side(headRev === WORKTREE ? headRev : headCommit, headRev, this.questionDepth);
    const worktree = headRev === WORKTREE || baseRev === WORKTREE;
    const pairs = worktree
      ? exactRenames(base.view, head.view)
      : await renames(this.repository, base.revision.tree!, head.revision.tree!, this.#options.signal);
    return {
      comparison: { base: base.view, head: head.view, renames: pairs },
      base,
      head,
      mergeBase: ancestor?.commit ?? null,
    };
  }

  /** The revision against HEAD and the working tree. */
  freshness({ revision }: Side, untracked = false): Promise<Freshness> {
    return observeFreshness(this.repository, revision, { signal: this.#options.signal, untracked });
  }

  /** Lets the event loop run, so that an interrupt is seen. @throws the signal's reason */
  async checkpoint(): Promise<void> {
    await setImmediate();
    this.#options.signal?.throwIfAborted();
  }

  /** Keeps what the questions led to, for the next ones. An answer that was given stands, whether or not that succeeds. */
  async keep(): Promise<void> {
    try {
      await this.#index.keep();
    } catch (error) {
      if (!(error instanceof IndexError)) throw error;
    }
  }

  close(): void {
    this.#index.close();
  }

  /** An index that cannot be kept is made in memory: the answer is the same, the next run pays for it again. */
  async #ensure(rev: string | Resolved, depth: Depth): Promise<IndexedRevision> {
    try {
      return await this.#index.ensure(rev, depth);
    } catch (error) {
      const unwritable = error instanceof IndexError && error.code === 'index_not_writable';
      if (!unwritable || this.#options.indexDir !== undefined) throw error;
      this.#index.close();
      this.#index = new RepositoryIndex(this.repository, indexOptions(this.#options, false));
      const message = 'the index cannot be written, so nothing of it is kept';
      this.diagnostics.push({ code: 'index_not_kept', impact: 'advisory', language: null, message, hint: error.hint });
      return this.#index.ensure(rev, depth);
    }
  }
}

function indexOptions(options: EngineOptions, persist: boolean): IndexOptions {
  const { indexDir, scope, signal, onProgress, workerFile, assets } = options;
  return { indexDir, persist, scope, signal, onProgress, workerFile, assets };
}
