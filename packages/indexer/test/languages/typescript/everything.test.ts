import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../src/facts/facts.ts';
import { CONTEXTUAL, RESERVED } from '../../../src/languages/typescript/characters.ts';
import { typescriptRoom } from '../../../src/languages/typescript/room.ts';
import { read, words } from './reading.ts';

/** Words of a text at their offsets; those behind a backslash may be part of an escape. */
const WORD = /(?<![\w$\\\u0080-\uffff])[A-Za-z_$][\w$]*(?![\w$\\\u0080-\uffff])/g;

/** Words that are neither an occurrence nor a text row, keywords apart. */
export function hidden(facts: Facts, text: string): string[] {
  const covered = new Uint8Array(text.length);
  for (let occ = 0; occ < facts.occs.count; occ++) covered.fill(1, facts.occs.start[occ]!, facts.occs.end[occ]!);
  for (let row = 0; row < facts.texts.count; row++) {
    const start = facts.texts.start[row]!;
    covered.fill(1, start, start + facts.names[facts.texts.name[row]!]!.length);
  }
  const lost: string[] = [];
  for (const match of text.matchAll(WORD)) {
    // The sign before a hole of a template is a token.
    if (match[0] === '$' && text[match.index + 1] === '{') continue;
    if (covered[match.index] === 1 || RESERVED.has(match[0]) || CONTEXTUAL.has(match[0])) continue;
    lost.push(`${match[0]} at ${match.index}: ${JSON.stringify(text.slice(match.index - 20, match.index + 30))}`);
  }
  return lost;
}

/** Words that only the last pass has found. */
function broken(facts: Facts): string[] {
  return words(facts).filter((line) => line.endsWith(' Broken'));
}

const require = createRequire(import.meta.url);

/** Source files of the packages that the tests run with: written by many hands, and by many compilers. */
function* sources(folder: string, depth = 0): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && depth < 5 && entry.name !== 'node_modules') yield* sources(path, depth + 1);
    else if (entry.isFile() && typescriptRoom.reading(entry.name) !== null) yield path;
  }
}

function packageFolder(name: string): string {
  let folder = dirname(require.resolve(name));
  while (!readdirSync(folder).includes('package.json')) folder = dirname(folder);
  return folder;
}

describe('every word of a file is an occurrence, a text or a keyword', () => {
  for (const name of ['vitest', 'fast-check', 'piscina', 'tsup', 'web-tree-sitter']) {
    it(`in the package ${name}`, { timeout: 300_000 }, () => {
      const lost: string[] = [];
      const passedOver: string[] = [];
      let files = 0;
      for (const path of sources(packageFolder(name))) {
        const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
        if (text.length > 300_000 || ++files > 150) continue;
        const facts = read(path, text);
        for (const word of hidden(facts, text)) lost.push(`${path}: ${word}`);
        if (facts.errors.length === 0) for (const word of broken(facts)) passedOver.push(`${path}: ${word}`);
      }
      expect(files).toBeGreaterThan(0);
      expect(lost).toEqual([]);
      expect(passedOver, 'words of sound code that no pass has read').toEqual([]);
    });
  }

  it('and the check sees a word that is dropped', () => {
    const text = 'const kept = other;';
    const facts = read('a.ts', text);
    const cut = { ...facts, occs: { ...facts.occs, count: facts.occs.count - 1 } };
    expect(hidden(facts, text)).toEqual([]);
    expect(hidden(cut, text)).toHaveLength(1);
  });
});
