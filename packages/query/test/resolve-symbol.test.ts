import { describe, expect, it } from 'vitest';
import { QueryError, type QueryErrorCode, resolveSymbol } from '../src/index.ts';
import { semanticsOfToy, toyView } from './toy-language.ts';

const view = toyView({
  'src/retry.toy': 'def retryWithBackoff\ndef Retry\ndef Retry.start\ndef __proto__\ndef constructor\n',
  'src/other.toy': 'def Retry\ndef start\ndef Queue\ndef Queue.drain\n',
  'odd#name/a.toy': 'def inOddPlace\ndef Box\ndef Box.#count\n',
  'docs/notes.md': 'retryWithBackof is a typo that nothing declares\n',
  'tools/run.py': 'def run(): pass\n',
  'blob.toy': { state: 'binary', room: null },
});

const found = (reference: string): string => {
  const { symbol } = resolveSymbol(view, reference, semanticsOfToy);
  return `${symbol.path}#${symbol.key}`;
};

function refusal(reference: string): { code: QueryErrorCode; meant: readonly string[] } {
  try {
    found(reference);
  } catch (error) {
    if (error instanceof QueryError) return { code: error.code, meant: error.meant.references };
    throw error;
  }
  throw new Error(`${reference} was found`);
}

describe('a symbol reference', () => {
  it.each([
    ['src/retry.toy#retryWithBackoff', 'src/retry.toy#retryWithBackoff'],
    ['./src/retry.toy#Retry.start', 'src/retry.toy#Retry.start'],
    ['retryWithBackoff', 'src/retry.toy#retryWithBackoff'],
    ['Queue.drain', 'src/other.toy#Queue.drain'],
    ['drain', 'src/other.toy#Queue.drain'],
    ['odd#name/a.toy#inOddPlace', 'odd#name/a.toy#inOddPlace'],
    ['odd#name/a.toy#Box.#count', 'odd#name/a.toy#Box.#count'],
  ])('%s names %s', (reference, symbol) => {
    expect(found(reference)).toBe(symbol);
  });

  it('may be a name that objects are born with', () => {
    expect(found('__proto__')).toBe('src/retry.toy#__proto__');
    expect(found('src/retry.toy#constructor')).toBe('src/retry.toy#constructor');
    expect(refusal('src/other.toy#toString').code).toBe('unknown_symbol');
    expect(refusal('hasOwnProperty').code).toBe('unknown_symbol');
  });

  it('prefers what has this name as its whole key over a member of that name', () => {
    expect(found('start')).toBe('src/other.toy#start');
  });

  it('is refused with the candidates where it names several symbols', () => {
    expect(refusal('Retry')).toEqual({
      code: 'ambiguous_symbol',
      meant: ['src/other.toy#Retry', 'src/retry.toy#Retry'],
    });
  });

  it('is refused with near names where it names none', () => {
    expect(refusal('retryWithBackof')).toEqual({ code: 'unknown_symbol', meant: ['src/retry.toy#retryWithBackoff'] });
    expect(refusal('retry_with_backoff')).toEqual({
      code: 'unknown_symbol',
      meant: ['src/retry.toy#retryWithBackoff'],
    });
    expect(refusal('Queeu').meant).toEqual(['src/other.toy#Queue']);
    expect(refusal('queue').meant).toEqual(['src/other.toy#Queue']);
    expect(refusal('Queue.drian').meant).toEqual(['src/other.toy#Queue.drain']);
    expect(refusal('src/other.toy#drain').meant).toEqual(['src/other.toy#Queue.drain']);
    expect(refusal('nothingLikeIt').meant).toEqual([]);
  });

  it('is refused with near paths where its path is not tracked', () => {
    expect(refusal('retry.toy#Retry')).toEqual({ code: 'unknown_path', meant: ['src/retry.toy#Retry'] });
    expect(refusal('src/retyr.toy#Retry')).toEqual({ code: 'unknown_path', meant: ['src/retry.toy#Retry'] });
  });

  it('is refused where no room can tell what the path declares', () => {
    expect(refusal('tools/run.py#run').code).toBe('unreadable_path');
    expect(refusal('blob.toy#Thing').code).toBe('unreadable_path');
  });

  it.each(['', '#', 'src/retry.toy#'])('is refused where it is malformed: %j', (reference) => {
    expect(refusal(reference).code).toBe('malformed_reference');
  });
});
