import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * A bare repository with one commit of so many TypeScript files, the same each time: each imports a few others and uses what
 * it imports, so that the repository looks alike at every size.
 *
 * @param {string} folder that is there and empty
 * @param {number} files
 * @returns {number} bytes of all files
 */
export function syntheticRepository(folder, files) {
  const chunks = ['commit refs/heads/main\ncommitter bench <bench@localhost> 1700000000 +0000\ndata 0\n'];
  let bytes = 0;
  for (let file = 0; file < files; file++) {
    const text = Buffer.from(source(file, files));
    bytes += text.length;
    chunks.push(`M 100644 inline ${pathOf(file)}\ndata ${text.length}\n`, text, '\n');
  }
  git(['init', '-q', '--bare', '-b', 'main', '--template=', folder]);
  const input = Buffer.concat(chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)));
  git(['-C', folder, 'fast-import', '--quiet'], input);
  return bytes;
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

function source(file, files) {
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

export class ${title(second)}Store_${file} {
  readonly #${first}s = new Map<string, number>();

  add(${first}: string, count = 1): this {
    this.#${first}s.set(${first}, (this.#${first}s.get(${first}) ?? 0) + count);
    return this;
  }

  get size(): number {
    return this.#${first}s.size;
  }
}
`;
}

function relative(from, to) {
  const [here, there] = [pathOf(from).split('/'), pathOf(to).replace(/\.ts$/, '').split('/')];
  const shared = here.findIndex((part, at) => part !== there[at]);
  const up = here.length - 1 - shared;
  return `${up === 0 ? './' : '../'.repeat(up)}${there.slice(shared).join('/')}`;
}

const title = (word) => word[0].toUpperCase() + word.slice(1);
