// Asks about random symbols on one open index, as a server would. Prints one JSON object.
// usage: node latency.mjs ROOT INDEX-DIR SYMBOLS
import { openRepository, RepositoryIndex } from 'nonesuch-indexer';
import { semanticsOf } from 'nonesuch-indexer/languages';
import { absent, QueryError, refs } from 'nonesuch-query';
import { quantile } from './numbers.mjs';

const [root, indexDir, count] = process.argv.slice(2);
const repository = await openRepository(root);
const references = [];
let text_bytes = 0;
{
  // An index of its own, so that the one that is asked has read nothing yet.
  const all = new RepositoryIndex(repository, { indexDir });
  const { view } = await all.ensure('HEAD');
  for (const { path, state, room } of view.files()) {
    if (state === 'read') text_bytes += view.info(path).bytes;
    const semantics = semanticsOf(room ?? '');
    const facts = semantics && view.facts(path);
    if (facts) for (const symbol of semantics.symbols(facts, path)) references.push(`${path}#${symbol.key}`);
  }
  all.close();
}
const index = new RepositoryIndex(repository, { indexDir });
const started = performance.now();
const { view, revision, generation } = await index.ensure('HEAD');
const open_ms = Math.round(performance.now() - started);

// The same symbols on every run: a linear congruential draw, seeded.
let state = 1;
const draw = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const oid = revision.commit;
const identity = { generation, revision: oid, narrowedTo: [] };
const options = {
  tool: { name: 'nonesuch', version: '0.0.0' },
  head: { rev: 'HEAD', oid, tree: revision.tree },
  identity,
  freshness: { index_revision: oid, head_revision: oid, state: 'fresh', edited: null, untracked: null },
  publicSurface: 'block',
  failOn: 'none',
  diagnostics: [],
  // What stands in a line is the surface's to read.
  quote: async () => null,
};
const questions = { refs, absent };
const times = Object.fromEntries(Object.keys(questions).map((name) => [name, []]));
const verdicts = {};
let ambiguous = 0;
for (let asked = 0; asked < Number(count) && references.length > 0; asked++) {
  const reference = references[Math.floor(draw() * references.length)];
  for (const [name, ask] of Object.entries(questions)) {
    const begun = performance.now();
    try {
      const report = await ask(view, reference, options);
      const verdict = report.symbols?.[0]?.verdict;
      if (verdict) verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      ambiguous++;
    }
    times[name].push(performance.now() - begun);
  }
}
index.close();
const ms = (name, q) => Number((quantile(times[name], q) ?? 0).toFixed(2));
const of = (name) => ({ p50_ms: ms(name, 0.5), p95_ms: ms(name, 0.95), max_ms: ms(name, 1) });
process.stdout.write(
  JSON.stringify({
    symbols: references.length,
    asked: times.refs.length,
    ambiguous,
    open_ms,
    text_bytes,
    refs: of('refs'),
    absent: of('absent'),
    verdicts,
  }),
);
