import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTION_PROMISES } from './action-promises.ts';

const house = join(import.meta.dirname, '../..');

/** Titles of tests in a file, as the source spells them, without the quotes and escapes around them. */
function titles(file: string): string {
  return readFileSync(join(house, file), 'utf8').replaceAll("\\'", "'");
}

describe('each promise of the Action', () => {
  it.each(ACTION_PROMISES.map((each) => [each.promise, each.tests] as const))('has its tests: %s', (_, tests) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter(([file]) => !existsSync(join(house, file)))).toEqual([]);
    expect(tests.filter(([file, title]) => !titles(file).includes(title))).toEqual([]);
  });

  it('is made once', () => {
    const promises = ACTION_PROMISES.map((each) => each.promise);
    expect(new Set(promises).size).toBe(promises.length);
  });
});
