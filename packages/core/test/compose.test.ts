import { describe, expect, it } from 'vitest';
import {
  ContradictionError,
  composeVerdict,
  type Observation,
  UnknownReasonError,
  type VerdictInputs,
} from '../src/index.ts';

const clean: VerdictInputs = {
  occurrences: [],
  gates: [],
  explanations: [],
  moved: null,
  index: 'intact',
  revision: 'asked',
  freshness: 'fresh',
  scope: { narrowedTo: [] },
  unread: [],
  budget: { exhausted: false, subject: null },
};
const accounted = (code: string): Observation => ({ code, standing: 'accounted', proof: null, spelled: true });
const open = (code: string, subject: string | null = null): Observation => ({
  code,
  standing: 'open',
  proof: null,
  spelled: true,
  subject,
});
const use = (code: string, proof: 'proven' | 'unproven' = 'proven'): Observation => ({
  code,
  standing: 'use',
  proof,
  spelled: true,
});
const codes = (inputs: Partial<VerdictInputs>) =>
  composeVerdict({ ...clean, ...inputs }).reasons.map(({ code }) => code);

describe('the reasons of an absence', () => {
  it('say that the name stands nowhere only where it does not', () => {
    expect(codes({})).toEqual(['name_nowhere']);
    expect(codes({ occurrences: [accounted('comment')], explanations: ['name_nowhere'] })).toEqual(['comment']);
    expect(codes({ explanations: ['longer_identifier'] })).toEqual(['longer_identifier']);
  });

  it('put the one that says most first', () => {
    const occurrences = [
      'comment',
      'documentation',
      'own_body',
      'intrinsic_tag',
      'property_key',
      'resolved_elsewhere',
    ].map(accounted);
    expect(codes({ occurrences, explanations: ['longer_identifier', 'closed_namespace'] })).toEqual([
      'closed_namespace',
      'resolved_elsewhere',
      'property_key',
      'intrinsic_tag',
      'own_body',
      'longer_identifier',
      'documentation',
      'comment',
    ]);
  });

  it('count their occurrences', () => {
    const { reasons } = composeVerdict({ ...clean, occurrences: [accounted('comment'), accounted('comment')] });
    expect(reasons).toMatchObject([
      { code: 'comment', count: 2, message: '2 occurrences are in a comment', docs: 'docs/reasons/comment.md' },
    ]);
  });
});

describe('the reasons of an inconclusive verdict', () => {
  it('put a damaged index first, then what was cut away, then places, then ways, then what was not seen', () => {
    expect(
      codes({
        index: 'corrupt',
        scope: { narrowedTo: ['src'] },
        occurrences: [open('string_match'), open('unresolved_member')],
        gates: [
          { code: 'public_surface', subject: 'kit' },
          { code: 'namespace_escape', subject: null },
        ],
        unread: [{ code: 'file_unread', count: 2, subject: null }],
      }),
    ).toEqual([
      'index_corrupt',
      'scope_narrowed',
      'unresolved_member',
      'string_match',
      'namespace_escape',
      'public_surface',
      'file_unread',
    ]);
  });

  it('name what they are about, and say so where it is several things', () => {
    const { reasons } = composeVerdict({
      ...clean,
      occurrences: [open('unsupported_language', 'Ruby'), open('unsupported_language', 'Elm')],
    });
    expect(reasons).toMatchObject([
      { subject: 'Elm and 1 more', count: 2, message: '2 occurrences are in Elm and 1 more, which no adapter reads' },
    ]);
  });

  it('hold a use that is not proven, as the limit that it is', () => {
    expect(codes({ occurrences: [use('known_string', 'unproven')] })).toEqual(['string_match']);
    expect(codes({ occurrences: [use('known_string')] })).toEqual(['known_string']);
  });
});

describe('a use', () => {
  it('wins over a move and over limits', () => {
    const given = {
      ...clean,
      occurrences: [use('resolved'), open('string_match')],
      moved: { code: 'renamed', subject: null } as const,
    };
    expect(composeVerdict(given)).toMatchObject({
      symbol: 'referenced',
      verdict: { state: 'ok', trust: 'authoritative', absence_claim: 'not_applicable' },
    });
  });

  it('is not trusted where the index is damaged', () => {
    expect(composeVerdict({ ...clean, index: 'corrupt', occurrences: [use('resolved')] })).toMatchObject({
      symbol: 'referenced',
      verdict: { state: 'degraded', trust: 'inconclusive' },
    });
  });
});

describe('a move', () => {
  it('wins over limits', () => {
    const given = {
      ...clean,
      occurrences: [open('string_match')],
      moved: { code: 'moved_file', subject: 'src/b.ts' } as const,
    };
    expect(composeVerdict(given)).toMatchObject({
      symbol: 'moved',
      reasons: [{ code: 'moved_file', message: 'it is declared in another file now: src/b.ts' }],
    });
  });
});

describe('an impaired index', () => {
  it.each([{ index: 'corrupt' }, { revision: 'another' }, { freshness: 'stale_index' }, { index: null }] as const)(
    'is degraded, and never absent: %o',
    (given) => {
      expect(composeVerdict({ ...clean, ...given })).toMatchObject({
        symbol: 'inconclusive',
        verdict: { state: 'degraded' },
      });
    },
  );
});

describe('an input that contradicts itself is refused', () => {
  const refused = (occurrence: Observation) => () => composeVerdict({ ...clean, occurrences: [occurrence] });
  it.each([
    ['a limit that stands for a use', use('string_match')],
    ['a use that is open', open('resolved')],
    ['a comment that is open', open('comment')],
    ['a limit that is accounted for', accounted('dynamic_key')],
    ['a use without a proof', { ...use('resolved'), proof: null }],
    ['something open that is proven', { ...open('string_match'), proof: 'proven' as const }],
    ['a comment with a proof', { ...accounted('comment'), proof: 'proven' as const }],
  ])('%s', (_, occurrence) => {
    expect(refused(occurrence)).toThrow(ContradictionError);
  });

  it('but not something open that is called unproven (the control)', () => {
    expect(codes({ occurrences: [{ ...open('string_match'), proof: 'unproven' }] })).toEqual(['string_match']);
  });

  it('a code that nobody registered', () => {
    expect(refused(open('looked_fine'))).toThrow(UnknownReasonError);
    expect(refused(open('constructor'))).toThrow(UnknownReasonError);
  });

  it('a comment as a gate, a limit as an explanation', () => {
    expect(() => composeVerdict({ ...clean, gates: [{ code: 'comment', subject: null }] })).toThrow(ContradictionError);
    expect(() => composeVerdict({ ...clean, explanations: ['dynamic_key'] })).toThrow(ContradictionError);
  });
});
