import { describe, expect, it } from 'vitest';
import { type InputName, readInputs } from '../src/inputs.ts';

function read(values: Partial<Record<InputName, string>>) {
  return readInputs((name) => values[name] ?? '', '/home/runner/checkouts/kit');
}

describe('the inputs', () => {
  it('have defaults in code, where they can give way to the configuration', () => {
    expect(read({})).toEqual({
      token: '',
      config: null,
      base: null,
      head: null,
      root: '/home/runner/checkouts/kit',
      comment: 'on-findings',
      commentKey: 'default',
      reviewComments: 10,
      annotations: true,
      failOn: null,
      maxFindings: 50,
      cache: true,
    });
  });

  it('take what they say that they take', () => {
    expect(read({ 'review-comments': '30' }).reviewComments).toBe(30);
    expect(read({ 'review-comments': 'false' }).reviewComments).toBe(0);
    expect(read({ 'fail-on': 'referenced' }).failOn).toBe('referenced');
    expect(read({ 'working-directory': 'packages/a' }).root).toBe('/home/runner/checkouts/kit/packages/a');
  });

  it.each([
    ['comment', 'sometimes'],
    ['fail-on', 'any'],
    ['annotations', 'yes'],
    ['review-comments', '31'],
    ['review-comments', '-1'],
    ['max-findings', '0'],
    ['max-findings', '1e3'],
    ['cache', '1'],
    ['working-directory', '../other'],
    ['working-directory', '/etc'],
  ] as const)('refuse %s: %s, and say what they take', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`input ${name} is`, 'u'));
  });
});
