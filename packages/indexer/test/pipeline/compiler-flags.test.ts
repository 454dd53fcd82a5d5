import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { compilerFlags } from '../../src/pipeline/compiler-flags.ts';

test('the flags are known to the Node that they are for', () => {
  const flags = compilerFlags(process.versions.v8);
  // An unknown flag ends it with an error.
  expect(execFileSync(process.execPath, [...flags, '-p', '1 + 1'], { encoding: 'utf8' }).trim()).toBe('2');
  expect(() => execFileSync(process.execPath, ['--no-such-flag=1', '-p', '1'], { stdio: 'pipe' })).toThrow();
});

test('a V8 on which they were not measured keeps its defaults', () => {
  expect(compilerFlags('13.6.233.17-node.41')).toEqual([]);
  expect(compilerFlags('11.3.244.8-node.38')).not.toEqual([]);
});
