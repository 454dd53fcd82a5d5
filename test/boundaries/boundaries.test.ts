import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const house = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(import.meta.url);
const config = join(house, '.dependency-cruiser.cjs');
const rules = (require(config) as { forbidden: { name: string; comment: string }[] }).forbidden;

/** Rule -> a file that breaks it, and a file beside it that does nearly the same and may. */
const poisons: Record<string, { refused: [path: string, text: string]; control: [path: string, text: string] }> = {
  'schema-knows-nobody': {
    refused: ['packages/schema/src/poison.ts', "export * from '../../core/src/index.ts';"],
    control: ['packages/schema/src/control.ts', "export * from './index.ts';"],
  },
  'core-knows-the-schema-only': {
    refused: ['packages/core/src/poison.ts', "export type { Facts } from 'nonesuch-indexer/facts';"],
    control: ['packages/core/src/control.ts', "export * from 'nonesuch-schema';"],
  },
  'indexer-knows-no-question': {
    refused: ['packages/indexer/src/poison.ts', "export * from 'nonesuch-query';"],
    control: ['packages/indexer/src/control.ts', "export * from 'nonesuch-core';"],
  },
  'query-knows-no-surface': {
    refused: ['packages/query/src/poison.ts', "export * from '../../../apps/cli/src/index.ts';"],
    control: ['packages/query/src/control.ts', "export * from 'nonesuch-indexer/facts';"],
  },
  'apps-stand-alone': {
    refused: ['apps/action/src/poison.ts', "export * from '../../cli/src/index.ts';"],
    control: ['apps/action/src/control.ts', "export * from 'nonesuch-query';"],
  },
  'rooms-do-not-meet': {
    refused: ['packages/indexer/src/languages/text/poison.ts', "export * from '../typescript/room.ts';"],
    control: ['packages/indexer/src/languages/text/control.ts', "export * from '../room.ts';"],
  },
  'core-and-schema-are-pure': {
    refused: ['packages/core/src/poison-clock.ts', "export { hrtime } from 'node:process';"],
    control: ['packages/core/test/control.ts', "export { hrtime } from 'node:process';"],
  },
  'query-imports-pure-indexer-only': {
    refused: ['packages/query/src/poison-entry.ts', "export * from 'nonesuch-indexer';"],
    control: ['packages/query/src/control-entry.ts', "export * from 'nonesuch-indexer/languages';"],
  },
  'query-reaches-no-platform': {
    refused: ['packages/query/src/poison-far.ts', "export * from '../../indexer/src/languages/typescript/reads.ts';"],
    control: ['packages/query/src/control-far.ts', "export * from '../../indexer/src/languages/typescript/room.ts';"],
  },
  'query-reaches-no-machinery': {
    refused: [
      'packages/query/src/poison-worker.ts',
      "export * from '../../indexer/src/languages/typescript/works.ts';",
    ],
    control: ['packages/query/src/control-worker.ts', "export * from './index.ts';"],
  },
  'parser-stays-behind-the-engine': {
    refused: ['packages/indexer/src/poison-parser.ts', "export * from 'web-tree-sitter';"],
    control: ['packages/indexer/src/syntax/control.ts', "export * from 'web-tree-sitter';"],
  },
  'no-cycles': {
    refused: [
      'packages/core/src/ring.ts',
      "import { other } from './ring/other.ts';\nexport const ring = () => other;",
    ],
    control: ['packages/core/src/chain.ts', "export * from './index.ts';"],
  },
  'declared-dependencies-only': {
    refused: ['packages/core/src/poison-package.ts', "export * from 'not-declared';"],
    control: ['packages/indexer/src/control-package.ts', "export * from 'piscina';"],
  },
};

const link = 'packages/indexer/src/languages/typescript/link';
/** Layers of the TypeScript linker, the lowest first. */
const layers = rules.flatMap(({ name }) => /^link-(.+)-looks-down$/.exec(name)?.[1] ?? []);
for (const [at, layer] of layers.entries()) {
  const above = layers[at + 1] ?? 'gates';
  poisons[`link-${layer}-looks-down`] = {
    refused: [`${link}/${layer}/poison.ts`, `export * from '../${above}/ground.ts';`],
    control: [`${link}/${above}/control-of-${layer}.ts`, `export * from '../${layer}/ground.ts';`],
  };
}

/** What the poisons and their controls stand on. */
const ground: Record<string, string> = {
  'packages/schema/src/index.ts': 'export const contract = 1;',
  'packages/core/src/index.ts': 'export const core = 1;',
  'packages/core/src/ring/other.ts': "import { ring } from '../ring.ts';\nexport const other = () => ring;",
  'packages/indexer/src/index.ts': "export { readFile } from 'node:fs/promises';",
  'packages/indexer/src/facts/index.ts': 'export interface Facts { path: string }',
  'packages/indexer/src/languages/index.ts': 'export const languages = 1;',
  'packages/indexer/src/languages/room.ts': 'export const room = 1;',
  'packages/indexer/src/languages/typescript/room.ts': 'export const typescript = 1;',
  'packages/indexer/src/languages/typescript/reads.ts': "export { readFile } from 'node:fs/promises';",
  'packages/indexer/src/languages/typescript/works.ts': "export * from 'piscina';",
  ...Object.fromEntries([...layers, 'gates'].map((layer) => [`${link}/${layer}/ground.ts`, 'export const layer = 1;'])),
  'packages/query/src/index.ts': 'export const query = 1;',
  'apps/cli/src/index.ts': 'export const cli = 1;',
  'apps/action/src/index.ts': 'export const action = 1;',
  'node_modules/piscina/index.js': 'export const Piscina = 1;',
  'node_modules/piscina/package.json': '{"name": "piscina", "type": "module", "exports": "./index.js"}',
  'node_modules/web-tree-sitter/index.js': 'export const Parser = 1;',
  'node_modules/web-tree-sitter/package.json': '{"name": "web-tree-sitter", "type": "module", "exports": "./index.js"}',
  'node_modules/not-declared/index.js': 'export const here = 1;',
  'node_modules/not-declared/package.json': '{"name": "not-declared", "type": "module", "exports": "./index.js"}',
};

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
  readonly cycle?: readonly { readonly name: string }[];
}

describe('the rules about imports', () => {
  let root: string;
  let violations: Violation[];

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'nonesuch-boundaries-'));
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), `${text}\n`);
    };
    for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(house, file), join(root, file));
    for (const name of ['schema', 'core', 'indexer', 'query']) {
      // A real manifest, so that its own exports decide what a specifier means.
      const manifest = `packages/${name}/package.json`;
      mkdirSync(join(root, 'packages', name), { recursive: true });
      cpSync(join(house, manifest), join(root, manifest));
      mkdirSync(join(root, 'node_modules'), { recursive: true });
      symlinkSync(join(root, 'packages', name), join(root, `node_modules/nonesuch-${name}`), 'junction');
    }
    for (const [path, text] of Object.entries(ground)) write(path, text);
    for (const { refused, control } of Object.values(poisons)) {
      write(...refused);
      write(...control);
    }
    const cruiser = join(house, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const args = [cruiser, '--config', config, '--output-type', 'json', 'packages', 'apps'];
    const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
    violations = (JSON.parse(run.stdout) as { summary: { violations: Violation[] } }).summary.violations;
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test.each(rules)('$name: says why, and has a poison', ({ name, comment }) => {
    expect(comment.length).toBeGreaterThan(20);
    expect(Object.keys(poisons)).toContain(name);
  });

  test.each(Object.entries(poisons))('%s refuses its poison', (name, { refused }) => {
    const own = violations.filter((violation) => violation.rule.name === name);
    // A cycle is reported once, from whichever of its files comes first.
    expect(own.flatMap((violation) => [violation.from, ...(violation.cycle ?? []).map((file) => file.name)])).toContain(
      refused[0],
    );
  });

  test.each(Object.entries(poisons))('%s lets its control pass', (_, { control }) => {
    expect(violations.filter((violation) => violation.from === control[0])).toEqual([]);
  });
});
