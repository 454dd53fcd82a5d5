import type { Files } from '../../harness/repository/fast-import.ts';

/** A small project in TypeScript: what a pull request may remove from it, each with another verdict. */
export const BASE: Files = {
  'package.json': '{ "name": "jobs", "private": true, "type": "module" }\n',
  'tsconfig.json': '{ "compilerOptions": { "module": "nodenext" }, "include": ["src"] }\n',
  'src/net/retry.ts': [
    'export function retryOnce(run: () => void): void {',
    '  run();',
    '}',
    '',
    'export function retryWithBackoff(run: () => void): void {',
    '  run();',
    '}',
    '',
    'export function neverCalled(): number {',
    '  return 1;',
    '}',
    '',
  ].join('\n'),
  'src/net/index.ts': "export { retryOnce } from './retry.ts';\n",
  'src/worker.ts': [
    "import * as retry from './net/retry.ts';",
    '',
    'export function work(name: string): void {',
    '  run(retry, name);',
    '}',
    '',
    'function run(table: object, name: string): void {',
    '  console.log(table, name);',
    '}',
    '',
  ].join('\n'),
  'src/jobs.ts': ["export const jobs = { nightly: 'retryWithBackoff' };", ''].join('\n'),
  'src/shout.ts': ['export function shout(text: string): string {', '  return text.toUpperCase();', '}', ''].join('\n'),
  'src/main.ts': [
    "import { shout } from './shout.ts';",
    "import { work } from './worker.ts';",
    '',
    "work(shout('x'));",
    '',
  ].join('\n'),
  'src/unused.ts': ['export function lonely(): void {}', ''].join('\n'),
};

/** Removes a function whose module somebody takes whole, and whose name stands in a string. */
export const REMOVES_OPEN: Files = {
  'src/net/retry.ts': [
    'export function retryOnce(run: () => void): void {',
    '  run();',
    '}',
    '',
    'export function neverCalled(): number {',
    '  return 1;',
    '}',
    '',
  ].join('\n'),
};

/** Removes a function that is imported and called. */
export const REMOVES_USED: Files = { 'src/shout.ts': ['export const nothing = 1;', ''].join('\n') };

/** Removes a function that nothing uses. */
export const REMOVES_UNUSED: Files = { 'src/unused.ts': null };
