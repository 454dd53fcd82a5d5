import { describe, expect, test } from 'vitest';
import { gradeTrap, type RemovalAnswer } from './grade-trap.ts';
import { parseTrap } from './parse-trap.ts';
import { summarize } from './summarize-grades.ts';
import type { RemovalVerdict } from './trap.ts';
import { wordSearchVerdict } from './word-search.ts';

const trap = (more: object = {}, files = '-- a.ts (base) --\ngone\n-- a.ts (head) --\n') =>
  parseTrap(
    'X1',
    `-- trap.json --\n${JSON.stringify({
      id: 'X1',
      language: 'TS/JS',
      title: 'title',
      source: 'https://example.invalid/1',
      remove: 'a.ts#Box.open',
      expect: 'referenced',
      accept: ['inconclusive'],
      never: ['absent'],
      code: 'resolved',
      why: 'b.ts calls it.',
      ...more,
    })}\n${files}`,
  );
const answer = (symbol: string, verdict: RemovalVerdict, code = 'resolved'): RemovalAnswer => ({
  symbols: [{ symbol, verdict, reasons: [{ code, message: '' }] }],
});

describe('the grade of an answer', () => {
  test.each<[RemovalVerdict, string]>([
    ['referenced', 'exact'],
    ['inconclusive', 'accepted'],
    ['absent', 'violation'],
    ['moved', 'wrong'],
  ])('%s, where a use stands, is %s', (verdict, outcome) => {
    expect(gradeTrap(trap(), answer('a.ts#Box.open', verdict)).outcome).toBe(outcome);
  });

  test('is that of the container where the member has no entry of its own', () => {
    expect(gradeTrap(trap(), answer('a.ts#Box', 'absent')).outcome).toBe('violation');
    expect(gradeTrap(trap(), answer('a.ts#Boxes', 'absent')).outcome).toBe('missing');
  });

  test('is that of the member where both have one', () => {
    const both = [...answer('a.ts#Box', 'absent').symbols, ...answer('a.ts#Box.open', 'referenced').symbols];
    expect(gradeTrap(trap(), { symbols: both }).outcome).toBe('exact');
  });

  test('is `not_judged` only where the report names the file, and `missing` where it is silent', () => {
    expect(gradeTrap(trap(), { symbols: [], not_judged: [{ path: 'a.ts' }] }).outcome).toBe('not_judged');
    expect(gradeTrap(trap(), { symbols: [], not_judged: [{ path: 'b.ts' }] }).outcome).toBe('missing');
  });

  test('counts the reason of an exact verdict only', () => {
    expect(gradeTrap(trap(), answer('a.ts#Box.open', 'referenced')).codeMatches).toBe(true);
    expect(gradeTrap(trap(), answer('a.ts#Box.open', 'referenced', 'same_file')).codeMatches).toBe(false);
    expect(gradeTrap(trap(), answer('a.ts#Box.open', 'inconclusive')).codeMatches).toBe(false);
  });

  test('enters the summary: a false absence is counted, and what was not judged is in no denominator', () => {
    const grades = [
      gradeTrap(trap(), answer('a.ts#Box.open', 'absent')),
      gradeTrap(trap(), answer('a.ts#Box.open', 'referenced')),
      gradeTrap(trap(), { symbols: [], not_judged: [{ path: 'a.ts' }] }),
    ];
    expect(summarize('all', grades)).toMatchObject({ traps: 3, falseAbsences: 1, decidable: 2, decided: 1 });
  });
});

describe('word search', () => {
  const files = (text: string) => `-- a.ts (base) --\nopen\n-- a.ts (head) --\n-- b.ts --\n${text}\n`;

  test.each([
    ['open()', 'inconclusive'],
    ['opened() + $open + re_open', 'absent'],
  ])('of %s says %s', (text, verdict) => {
    expect(wordSearchVerdict(trap({}, files(text)))).toBe(verdict);
  });

  test('does not see a word that is written in UTF-16', () => {
    expect(wordSearchVerdict(trap({ encode: { 'b.ts': 'utf-16le-bom' } }, files('open()')))).toBe('absent');
  });
});
