import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Exception, enforce, inspect } from './guard.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const ENTRY = 'packages/query/src/index.ts';
const EXCEPTIONS: readonly Exception[] = [
  {
    module: 'packages/indexer/src/languages/typescript/link/resolve/project-files.ts',
    forbidden: 'jsonc-parser',
    reason:
      'tsconfig and package files are JSON with comments; the parser is a function of their text and imports nothing',
    owner: 'the room of TypeScript',
    expires: '2027-12-31',
  },
];

const POISONS: readonly (readonly [string, string])[] = [
  ["import 'node:fs';", 'node:fs'],
  ["import { readFileSync } from 'fs'; readFileSync('x');", 'fs'],
  ["export { spawn } from 'node:child_process';", 'node:child_process'],
  ["await import('piscina');", 'piscina'],
  ["await import(['node', 'fs'].join(':'));", 'computed import'],
  ["process.getBuiltinModule('fs');", 'process'],
];

describe('the answer path', () => {
  const clean = inspect(ROOT, ENTRY);

  it('reaches nothing that can read a file, start a process or open a connection', () => {
    expect(enforce(clean.violations, EXCEPTIONS, new Date().toISOString().slice(0, 10))).toEqual([]);
  });

  it('holds every module of this package', () => {
    const own = readdirSync(resolve(ROOT, 'packages/query/src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    expect([...clean.modules.keys()].filter((name) => name.startsWith('packages/query/src/')).length).toBe(own.length);
  });

  it.each([...clean.modules.keys()])('is guarded in %s', (module) => {
    for (const [poison, forbidden] of POISONS) {
      const { violations } = inspect(ROOT, ENTRY, new Map([[module, `${clean.modules.get(module)}\n${poison}\n`]]));
      expect(violations).toContainEqual({ module, forbidden });
    }
  });

  it('lets an exception lapse on its day', () => {
    const violation = { module: 'a.ts', forbidden: 'node:fs' };
    const exception: Exception = { ...violation, reason: 'a test', owner: 'nobody', expires: '2026-01-31' };
    expect(enforce([violation], [exception], '2026-01-31')).toEqual([]);
    expect(enforce([violation], [exception], '2026-02-01')).toEqual([violation]);
  });
});
