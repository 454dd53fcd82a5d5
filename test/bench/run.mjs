// `pnpm bench`: what indexing and answering cost, each beside the floor of parsing the same bytes in C, in one run.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchRepository } from './cases.mjs';
import { machine, ownRevision } from './machine.mjs';
import { page } from './page.mjs';

const usage = `usage: pnpm bench -- --root DIR... [--rounds N] [--base REV] [--symbols N] [--output DIR] [--small]

Each DIR is a git checkout. Build first: what is measured is the built command.

  --rounds N    rounds, in each of which every command runs once (5)
  --base REV    base of the removal check (default: the nearest ancestor that is ten changed source files away)
  --symbols N   symbols asked on an open index (500)
  --output DIR  where results.json and README.md go (test/bench/results)
  --small       one round and 50 symbols, nothing written: shows that the bench runs`;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((each) => each !== '--'),
  options: {
    root: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '5' },
    base: { type: 'string' },
    symbols: { type: 'string', default: '500' },
    output: { type: 'string', default: join(import.meta.dirname, 'results') },
    small: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help || values.root.length === 0) {
  (values.help ? process.stdout : process.stderr).write(`${usage}\n`);
  process.exit(values.help ? 0 : 2);
}

const rounds = values.small ? 1 : Number(values.rounds);
const symbols = values.small ? 50 : Number(values.symbols);
const results = { machine: machine(), revision: ownRevision(), rounds, repositories: [] };
for (const root of values.root) {
  process.stderr.write(`bench: ${basename(root)}\n`);
  results.repositories.push(
    await benchRepository(root, {
      rounds,
      symbols,
      base: values.base,
      log: (line) => process.stderr.write(`bench: ${line}\n`),
    }),
  );
}
process.stdout.write(page(results));
if (!values.small) {
  mkdirSync(values.output, { recursive: true });
  writeFileSync(join(values.output, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(join(values.output, 'README.md'), page(results));
}
