import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../src/finding/findings.ts';
import { gateOf } from '../src/gate.ts';
import { overallVerdict } from '../src/outputs.ts';
import { entry, report } from './report-fixture.ts';

const used = report([entry('a', 'referenced'), entry('c', 'absent')]);
const open = report([entry('b', 'inconclusive')]);
const clean = report([entry('c', 'absent'), entry('d', 'moved')]);
const nothing = report([]);
const degraded = report([], {
  verdict: {
    state: 'degraded',
    trust: 'inconclusive',
    absence_claim: 'not_authoritative',
    safe_to_conclude_absent: false,
  },
});
const waiver = { by: 'ann', why: 'shipped elsewhere', until: '2027-01-01' };
const waived = report([entry('b', 'inconclusive', { waiver })]);
const expired = report([entry('b', 'inconclusive', { waiver: { ...waiver, expired: true } })]);

describe('the gate', () => {
  it.each([
    ['none', used, 0],
    ['none', open, 0],
    ['none', clean, 0],
    ['referenced', used, 1],
    ['referenced', open, 0],
    ['referenced', clean, 0],
    ['inconclusive', used, 1],
    ['inconclusive', open, 1],
    ['inconclusive', clean, 0],
    ['inconclusive', waived, 0],
    ['inconclusive', expired, 1],
  ] as const)('at fail-on %s', (failOn, made, exitCode) => {
    expect(gateOf(outcomeOf(made), failOn, false).exitCode).toBe(exitCode);
  });

  it.each(['none', 'referenced', 'inconclusive'] as const)(
    'fails whatever fail-on says (%s) where nothing could be seen',
    (failOn) => {
      expect(gateOf({ kind: 'unseen', what: 'no base', hint: 'fetch it' }, failOn, false).exitCode).toBe(3);
      expect(gateOf(outcomeOf(degraded), failOn, true).exitCode).toBe(3);
    },
  );

  it('gives a degraded answer precedence over its findings', () => {
    expect(gateOf(outcomeOf(used), 'referenced', true).exitCode).toBe(3);
  });
});

describe('the verdict of a run', () => {
  it.each([
    [used, 'referenced'],
    [open, 'inconclusive'],
    [clean, 'absent'],
    [nothing, 'none'],
    [degraded, 'unseen'],
    [waived, 'waived'],
    [expired, 'inconclusive'],
  ] as const)('is the worst that was found', (made, verdict) => {
    expect(overallVerdict(outcomeOf(made), made)).toBe(verdict);
  });
});
