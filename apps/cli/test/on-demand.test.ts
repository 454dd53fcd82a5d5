import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRepository, RepositoryIndex, renames } from 'nonesuch-indexer';
import { semanticsOf } from 'nonesuch-indexer/languages';
import { absent, formatRef, removed } from 'nonesuch-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoRepository, makeDemoRepository } from '../../../test/demo/demo-repository.ts';
import { json } from '../src/reporters/json.ts';
import { tool } from '../src/tool.ts';

/** `ON_DEMAND_ROOT` names another repository to compare, with some of its commits and 200 of its symbols. */
const asked = process.env.ON_DEMAND_ROOT;
const SYMBOLS = 200;
const COMMITS = Number(process.env.ON_DEMAND_COMMITS ?? 6);

let demo: DemoRepository | null = null;
let root: string;
let commits: readonly string[];

beforeAll(() => {
  demo = asked === undefined ? makeDemoRepository() : null;
  root = asked ?? demo!.root;
  const { stdout } = spawnSync('git', ['-C', root, 'rev-list', '--first-parent', `--max-count=${COMMITS}`, 'HEAD'], {
    encoding: 'utf8',
  });
  commits = stdout.trim().split('\n');
});
afterAll(() => demo?.dispose());

type Revision = Awaited<ReturnType<RepositoryIndex['ensure']>>;

const common = {
  tool,
  freshness: { state: 'fresh', index_revision: null, head_revision: null },
  configuration: {},
  publicSurface: 'note',
  failOn: 'inconclusive',
  today: '2026-01-01',
  diagnostics: [],
  quote: () => Promise.resolve(null),
} as const;

const revisionOf = ({ revision }: Revision) => ({ rev: revision.name, oid: revision.commit, tree: revision.tree });
const identityOf = ({ generation, revision }: Revision) => ({ generation, revision: revision.commit, narrowedTo: [] });

async function opened() {
  const repository = await openRepository(root);
  return {
    repository,
    eager: new RepositoryIndex(repository, { persist: false }),
    lazy: new RepositoryIndex(repository, { persist: false }),
  };
}

test('`absent` says the same of a symbol whether files were parsed before or when they are asked for', async () => {
  const { eager, lazy } = await opened();
  const known = await eager.ensure('HEAD');
  const pending = await lazy.ensure('HEAD', 'words');
  expect(pending.ledger.pending.files).toBeGreaterThan(0);
  const references: string[] = [];
  for (const { path, room } of known.view.files()) {
    const semantics = room === null ? null : semanticsOf(room);
    const facts = semantics && known.view.facts(path);
    if (facts) for (const { key } of semantics.symbols(facts, path)) references.push(formatRef({ path, key }));
  }
  const step = Math.max(1, Math.floor(references.length / SYMBOLS));
  const chosen = references.filter((_, at) => at % step === 0).slice(0, SYMBOLS);
  expect(chosen.length).toBeGreaterThan(10);
  for (const reference of chosen) {
    const ask = async (revision: Revision) =>
      json(
        await absent(revision.view, reference, {
          ...common,
          head: revisionOf(revision),
          identity: identityOf(revision),
        }),
      );
    expect(await ask(pending), reference).toBe(await ask(known));
  }
}, 3_600_000);

test('`removed` says the same of each commit, and what it parsed is kept', async () => {
  const { repository, eager, lazy } = await opened();
  let judged = 0;
  for (let at = 0; at + 1 < commits.length; at++) {
    const [head, base] = [commits[at]!, commits[at + 1]!];
    const judge = async (before: Revision, after: Revision) => {
      const report = await removed(
        {
          base: before.view,
          head: after.view,
          renames: await renames(repository, before.revision.tree!, after.revision.tree!),
        },
        {
          ...common,
          base: revisionOf(before),
          head: revisionOf(after),
          mergeBase: null,
          identity: identityOf(after),
        },
      );
      judged += report.symbols.length;
      return json(report);
    };
    const onDemand = await judge(await lazy.ensure(base, 'words'), await lazy.ensure(head, 'words'));
    expect(onDemand, `${base}..${head}`).toBe(await judge(await eager.ensure(base), await eager.ensure(head)));
  }
  expect(judged).toBeGreaterThan(0);
}, 3_600_000);

test('what was parsed on demand is found by the next run, and an index of everything takes it over', async () => {
  const indexDir = mkdtempSync(join(tmpdir(), 'nonesuch-on-demand-'));
  try {
    const repository = await openRepository(root);
    const first = new RepositoryIndex(repository, { indexDir });
    const revision = await first.ensure('HEAD', 'words');
    const path = [...revision.view.files()].find((file) => revision.view.info(file.path)?.pending === true)!.path;
    expect(revision.view.facts(path)).not.toBeNull();
    await first.keep();
    first.close();

    const second = new RepositoryIndex(repository, { indexDir });
    const opened = await second.open('HEAD');
    expect(opened.view.info(path)).toMatchObject({ pending: false });
    expect(opened.view.facts(path)).toEqual(revision.view.facts(path));
    const whole = await second.ensure('HEAD');
    expect(whole.ledger.pending.files).toBe(0);
    expect(whole.extracted.files).toBe(revision.ledger.pending.files - 1);
    second.close();
  } finally {
    rmSync(indexDir, { recursive: true, force: true });
  }
});
