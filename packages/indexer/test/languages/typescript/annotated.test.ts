import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../src/facts/facts.ts';
import { Role } from '../../../src/facts/kinds.ts';
import { TextClass } from '../../../src/facts/text-class.ts';
import { lineOf, read } from './reading.ts';

const FOLDER = join(import.meta.dirname, 'golden');

function lower(table: Readonly<Record<string, number>>, value: number): string {
  const key = Object.keys(table).find((each) => table[each] === value) ?? '?';
  return key.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

/** The source, and under each line what was read in it: occurrences with carets, words with dots. */
function annotate(text: string, facts: Facts): string {
  const notes: string[][] = Array.from(facts.lines, () => []);
  const note = (start: number, width: number, mark: string, told: string) => {
    const line = lineOf(facts, start) - 1;
    notes[line]!.push(`${' '.repeat(start - facts.lines[line]!)}${mark.repeat(Math.max(1, width))} ${told}`);
  };
  const { occs, decls, texts, names } = facts;
  for (let occ = 0; occ < occs.count; occ++) {
    const bind = occs.bind[occ]!;
    const role = occs.role[occ]!;
    const bound = bind < 0 || role === Role.Declaration ? '' : ` of line ${lineOf(facts, decls.nameStart[bind]!)}`;
    note(occs.start[occ]!, occs.end[occ]! - occs.start[occ]!, '^', lower(Role, role) + bound);
  }
  for (let row = 0; row < texts.count; row++) {
    note(texts.start[row]!, names[texts.name[row]!]!.length, '.', lower(TextClass, texts.class[row]!));
  }
  return text
    .split('\n')
    .flatMap((line, at) => [line, ...(notes[at] ?? [])])
    .join('\n');
}

describe('what is read in a file, line by line', () => {
  for (const file of readdirSync(FOLDER)) {
    // Sources bear a second extension, so that no compiler and no formatter takes them for the project's own.
    if (!file.endsWith('.txt')) continue;
    const path = file.slice(0, -4);
    it(path, async () => {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      await expect(annotate(text, read(path, text))).toMatchFileSnapshot(join(FOLDER, `${path}.snap`));
    });
  }
});
