import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshnessOf } from 'nonesuch-core';
import { type IndexedRevision, openRepository, type Repository, RepositoryIndex, renames } from 'nonesuch-indexer';
import { removed } from 'nonesuch-query';
import type { RemovalReport } from 'nonesuch-schema';
import { engineFailure } from './engine-failure.ts';
import type { Engine, JudgeOptions } from './judge.ts';
import { createQuote } from './quote.ts';
import { ACTION_VERSION } from './version.ts';

/** The engine of this repository: commits are indexed from git objects, and the query reads the index only. */
export const engine: Engine = {
  judge: (root, base, head, options) => engineFailure(() => judge(root, base, head, options)),
  index: (root, head, options) =>
    engineFailure(async () => {
      const index = new RepositoryIndex(await openRepository(root), indexOptions(options));
      try {
        tell(options, await index.ensure(head));
      } finally {
        index.close();
      }
    }),
};

async function judge(root: string, base: string, head: string, options: JudgeOptions): Promise<RemovalReport> {
  const repository = await openRepository(root);
  const index = new RepositoryIndex(repository, indexOptions(options));
  try {
    const before = await index.ensure(base);
    const after = await index.ensure(head);
    tell(options, before);
    tell(options, after);
    return await compare(repository, before, after, options);
  } finally {
    index.close();
  }
}

async function compare(
  repository: Repository,
  before: IndexedRevision,
  after: IndexedRevision,
  { configuration, believeHead, notes }: JudgeOptions,
): Promise<RemovalReport> {
  const pairs = await renames(repository, before.revision.tree!, after.revision.tree!);
  const { quote, close } = createQuote(repository, { base: before.view, head: after.view });
  const commit = after.revision.commit;
  try {
    return await removed(
      { base: before.view, head: after.view, renames: pairs },
      {
        tool: { name: 'nonesuch', version: ACTION_VERSION },
        base: revisionOf(before),
        head: revisionOf(after),
        mergeBase: null,
        identity: { generation: after.generation, revision: commit, narrowedTo: [] },
        // Two commits are compared, by their ids: the working tree is not looked at, so it cannot be stale.
        freshness: freshnessOf({ indexRevision: commit, headRevision: commit, edited: [] }),
        configuration,
        publicSurface: configuration.public_surface ?? 'block',
        failOn: configuration.fail_on ?? 'none',
        today: new Date().toISOString().slice(0, 10),
        diagnostics: notes.map((message) => ({ code: 'not_seen', impact: 'incomplete', language: null, message })),
        quote,
        believeHead,
      },
    );
  } finally {
    close();
  }
}

function revisionOf({ revision }: IndexedRevision): RemovalReport['base'] {
  return { rev: revision.name, oid: revision.commit, tree: revision.tree };
}

function tell({ log, onIndexed }: JudgeOptions, { revision, extracted, rebuilt }: IndexedRevision): void {
  const again =
    rebuilt.length === 0
      ? ''
      : `; ${rebuilt.length} parts of the restored index failed their check and were made again`;
  onIndexed(extracted.files);
  log(`Indexed ${revision.name.slice(0, 12)}: ${extracted.files} files were new${again}.`);
}

/** In the bundle, the worker and the grammars lie beside this file. From sources, the indexer finds them itself. */
function indexOptions({ indexDirectory }: JudgeOptions) {
  const workerFile = fileURLToPath(new URL('./index-worker.js', import.meta.url));
  const bundled = existsSync(workerFile) ? { workerFile, assets: dirname(workerFile) } : {};
  return indexDirectory === null ? { persist: false, ...bundled } : { indexDir: indexDirectory, ...bundled };
}
