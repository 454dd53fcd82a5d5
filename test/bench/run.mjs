// `pnpm bench`: what indexing and answering cost, each beside the floor of parsing the same bytes in C, in one run.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFloor } from './floor.mjs';
import { machine, ownRevision } from './machine.mjs';
import { page } from './page.mjs';
import { plots } from './plots.mjs';
import { benchRepository } from './repository.mjs';
import { scale } from './scale.mjs';

const usage = `usage: pnpm bench -- --root DIR... [options]

Each DIR is a git checkout. Build first: what is measured is the built command.

  --rounds N     rounds, in each of which every command runs once (5)
  --base REV     base of the removal check (default: the nearest ancestor that is ten changed source files away)
  --symbols N    symbols asked on an open index (500)
  --variants     also 1 and 2 workers, batches of several sizes, and the index without words
  --peers        also what people would use instead, where it is installed: see peers/install.sh
  --scale N,...  also synthetic repositories of so many files, and a pull request of ten of them on a warm cache
  --no-floor     without the floor, and so without ratios to it (it needs a C compiler)
  --output FILE  where the results go as JSON; nothing is written without it
  --publish      write test/bench/results/results.json, docs/measurements.md and its plots
  --page FILE    write the page and the plots of these results again, and measure nothing`;

const root = join(import.meta.dirname, '../..');
const published = join(import.meta.dirname, 'results/results.json');
const { values } = parseArgs({
  args: process.argv.slice(2).filter((each) => each !== '--'),
  options: {
    root: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '5' },
    base: { type: 'string' },
    symbols: { type: 'string', default: '500' },
    variants: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    scale: { type: 'string', default: '' },
    'no-floor': { type: 'boolean', default: false },
    output: { type: 'string' },
    publish: { type: 'boolean', default: false },
    page: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const sizes = values.scale === '' ? [] : values.scale.split(',').map(Number);
const asked = values.root.length > 0 || sizes.length > 0 || values.page !== undefined;
if (values.help || !asked || sizes.some((size) => !(size > 3))) {
  (values.help ? process.stdout : process.stderr).write(`${usage}\n`);
  process.exit(values.help ? 0 : 2);
}
if (values.page !== undefined) publish(JSON.parse(readFileSync(values.page, 'utf8')));
else {
  const results = await measure();
  process.stdout.write(page(results, plots(results)));
  if (values.output !== undefined) writeFileSync(values.output, asText(results));
  if (values.publish) {
    mkdirSync(join(published, '..'), { recursive: true });
    writeFileSync(published, asText(results));
    publish(results);
  }
}

async function measure() {
  const log = (line) => process.stderr.write(`bench: ${line}\n`);
  const floor = values['no-floor'] ? { program: null, why: 'it was not asked for' } : buildFloor();
  if (floor.why !== null) log(floor.why);
  const results = {
    machine: machine(),
    revision: ownRevision(),
    rounds: Number(values.rounds),
    floor_missing: floor.why,
    repositories: [],
    scale: [],
  };
  for (const checkout of values.root) {
    log(basename(checkout));
    results.repositories.push(
      await benchRepository(checkout, {
        rounds: results.rounds,
        symbols: Number(values.symbols),
        base: values.base,
        floor: floor.program,
        peers: values.peers,
        variants: values.variants,
        log,
      }),
    );
  }
  const scratch = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  try {
    results.scale = await scale(sizes, scratch, log);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  results.machine.load_at_end = Number(loadavg()[0].toFixed(1));
  return results;
}

/** The page is made of the data alone, so that it can be made again. */
function publish(results) {
  const drawn = plots(results);
  const folder = join(root, 'docs/measurements');
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of drawn) writeFileSync(join(folder, name), svg);
  writeFileSync(join(root, 'docs/measurements.md'), page(results, drawn));
}

function asText(results) {
  return `${JSON.stringify(results, null, 2)}\n`;
}
