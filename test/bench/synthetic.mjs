import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Files that the second commit changes, where there are as many. */
const CHANGED = 10;

/**
 * A bare repository of so many TypeScript files, the same each time: each imports a few others and uses what it imports, so
 * that the repository looks alike at every size. `main` is one commit ahead of `base`: ten files, spread evenly, lose a
 * class that nothing uses.
 *
 * @param {string} folder that is there and empty
 * @param {number} files
 * @returns {number} bytes of all files
 */
export function syntheticRepository(folder, files) {
  const chunks = [commit('base')];
  let bytes = 0;
  const write = (file, isChanged) => {
    const text = Buffer.from(source(file, files, isChanged));
    chunks.push(`M 100644 inline ${pathOf(file)}\ndata ${text.length}\n`, text, '\n');
    return text.length;
  };
  for (let file = 0; file < files; file++) bytes += write(file, false);
  chunks.push(commit('main', 'base'));
  const changed = Math.min(CHANGED, files);
  for (let each = 0; each < changed; each++) write(Math.floor((each * files) / changed), true);
  git(['init', '-q', '--bare', '-b', 'main', '--template=', folder]);
  const input = Buffer.concat(chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)));
  git(['-C', folder, 'fast-import', '--quiet'], input);
  return bytes;
}

function commit(branch, parent) {
  const from = parent === undefined ? '' : `from refs/heads/${parent}\n`;
  return `commit refs/heads/${branch}\ncommitter bench <bench@localhost> 1700000000 +0000\ndata 0\n${from}`;
}

function git(args, input) {
  const { status, stderr } = spawnSync('git', args, { input, maxBuffer: 1 << 20 });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
}

const pathOf = (file) =>
  join('packages', `p${file % 37}`, 'src', `area-${file % 101}`, `module-${file}.ts`).replaceAll('\\', '/');
const words =
  'order invoice customer shipment ledger balance parcel route stock price margin quota token session cache queue'.split(
    ' ',
  );

function source(file, files, isChanged) {
  const imported = [1, 2, 3].map((step) => (file * 31 + step * 17) % files).filter((other) => other !== file);
  const [first, second] = [words[file % words.length], words[(file >> 4) % words.length]];
  const head = imported.map((other) => `import { load_${other} } from '${relative(file, other)}';`).join('\n');
  const uses = imported.map((other) => `  total += load_${other}(options.limit ?? ${other % 90});`).join('\n');
  return `${head}

/** Settings of the ${first} ${second}, as they are read from the file. */
export interface ${title(first)}Options_${file} {
  readonly limit?: number;
  readonly ${second}: string;
}

// The ${second} is counted once for each ${first}.
export function load_${file}(start: number, options: ${title(first)}Options_${file} = { ${second}: '${first}' }): number {
  let total = start;
${uses}
  for (const entry of options.${second}.split(',')) total += entry.length;
  return total;
}

${isChanged ? `export const changed_${file} = ${file};` : store(file, first, second)}
`;
}

function store(file, first, second) {
  return `export class ${title(second)}Store_${file} {
  readonly #${first}s = new Map<string, number>();

  add(${first}: string, count = 1): this {
    this.#${first}s.set(${first}, (this.#${first}s.get(${first}) ?? 0) + count);
    return this;
  }

  get size(): number {
    return this.#${first}s.size;
  }
}`;
}

function relative(from, to) {
  const [here, there] = [pathOf(from).split('/'), pathOf(to).replace(/\.ts$/, '').split('/')];
  const shared = here.findIndex((part, at) => part !== there[at]);
  const up = here.length - 1 - shared;
  return `${up === 0 ? './' : '../'.repeat(up)}${there.slice(shared).join('/')}`;
}

const title = (word) => word[0].toUpperCase() + word.slice(1);
