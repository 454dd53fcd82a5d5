import { describe, expect, it } from 'vitest';
import { ActionError } from '../src/action-error.ts';
import { parseEvent } from '../src/event.ts';

const OID = 'a'.repeat(40);

function pull(head: unknown, base: unknown = { sha: OID, repo: { full_name: 'acme/kit' } }): unknown {
  return { number: 7, pull_request: { number: 7, head, base } };
}

describe('the event', () => {
  it('of a pull request says whether it comes from a fork', () => {
    expect(parseEvent('pull_request', pull({ sha: OID, repo: { full_name: 'Acme/Kit' } }))).toMatchObject({
      number: 7,
      fork: false,
      privileged: false,
    });
    expect(parseEvent('pull_request', pull({ sha: OID, repo: { full_name: 'forker/kit' } }))).toMatchObject({
      fork: true,
    });
    expect(parseEvent('pull_request', pull({ sha: OID, repo: null }))).toMatchObject({ fork: true });
  });

  it('of pull_request_target is told apart', () => {
    expect(parseEvent('pull_request_target', pull({ sha: OID, repo: null }))).toMatchObject({ privileged: true });
  });

  it('is refused where it lacks what it must have', () => {
    for (const payload of [null, 1, [], {}, pull({}), pull({ sha: '--output=x' }), pull({ sha: OID }, {})]) {
      expect(() => parseEvent('pull_request', payload)).toThrow(ActionError);
    }
    expect(() => parseEvent('merge_group', {})).toThrow(ActionError);
  });

  it('that is neither of these compares nothing by itself', () => {
    expect(parseEvent('push', {})).toEqual({ kind: 'push' });
    expect(parseEvent('schedule', {})).toEqual({ kind: 'manual', name: 'schedule' });
  });
});
