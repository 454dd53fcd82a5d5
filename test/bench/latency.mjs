// Judges random symbols on one open index, as a server would. Prints one JSON object.
// usage: node latency.mjs ROOT INDEX-DIR SYMBOLS
import { openRepository, RepositoryIndex } from 'nonesuch-indexer';
import { semanticsOf } from 'nonesuch-indexer/languages';
import { createJudge } from 'nonesuch-query';
import { quantile } from './measure.mjs';

const [root, indexDir, count] = process.argv.slice(2);
const repository = await openRepository(root);
const index = new RepositoryIndex(repository, { indexDir });
const started = performance.now();
const { view } = await index.ensure('HEAD');
const open_ms = performance.now() - started;

const symbols = [];
for (const file of view.files()) {
  const semantics = semanticsOf(file.room ?? '');
  const facts = semantics && view.facts(file.path);
  if (facts) for (const symbol of semantics.symbols(facts, file.path)) symbols.push({ semantics, symbol });
}
// The same symbols on every run: a linear congruential draw, seeded.
let state = 1;
const draw = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const judge = createJudge({ head: view, base: null, renames: new Map() }, { publicSurface: 'block', narrowedTo: [] });
const times = [];
const verdicts = {};
for (let asked = 0; asked < Number(count) && symbols.length > 0; asked++) {
  const { semantics, symbol } = symbols[Math.floor(draw() * symbols.length)];
  const begun = performance.now();
  const { verdict } = judge(semantics, symbol);
  times.push(performance.now() - begun);
  verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
}
index.close();
const ms = (q) => Number((quantile(times, q) ?? 0).toFixed(2));
const result = { symbols: symbols.length, asked: times.length, open_ms: Math.round(open_ms) };
process.stdout.write(JSON.stringify({ ...result, p50_ms: ms(0.5), p95_ms: ms(0.95), max_ms: ms(1), verdicts }));
