import { expect, it } from 'vitest';
import { typescriptSemantics } from '../../../src/languages/typescript/link/index.ts';
import { memoryView } from '../../../src/view/memory-view.ts';

const PACKAGE = { 'package.json': '{"name":"x","private":true,"dependencies":{"react":"1"}}' };

/** The verdict on a symbol of one revision, or on one that it has lost since `before`: `use`, `open` or `absent`, and the codes. */
async function ask(
  files: Record<string, string>,
  reference: string,
  before: Record<string, string> | null = null,
): Promise<string> {
  const head = await memoryView({ ...PACKAGE, ...files });
  const base = before === null ? null : await memoryView({ ...PACKAGE, ...before });
  const path = reference.slice(0, reference.indexOf('#'));
  const key = reference.slice(path.length + 1);
  const symbols = typescriptSemantics.symbols((base ?? head).facts(path)!, path);
  const symbol = symbols.find((each) => each.key === key);
  if (symbol === undefined) throw new Error(`${key} is none of ${symbols.map((each) => each.key).join(', ')}`);
  const { dispositions, gates } = typescriptSemantics
    .linker({ head, base, renames: new Map() }, { publicSurface: 'block' })
    .judge(symbol);
  const uses = dispositions.filter((each) => each.standing === 'use');
  const open = [...dispositions.filter((each) => each.standing === 'open'), ...gates];
  const codes = (all: readonly { code: string }[]): string =>
    [...new Set(all.map((each) => each.code))].sort().join(' ');
  if (uses.length > 0) return `use: ${codes(uses)}`;
  return open.length > 0 ? `open: ${codes(open)}` : 'absent';
}

/** A claim: the files, the symbol, and what must be found. */
export function claim(title: string, files: Record<string, string>, reference: string, expected: RegExp): void {
  it(title, async () => expect(await ask(files, reference)).toMatch(expected));
}

/** A claim about a symbol that a change removes. Files of `before` stay, but for those that `after` has, or has as null. */
export function lostClaim(
  title: string,
  before: Record<string, string>,
  after: Record<string, string | null>,
  reference: string,
  expected: RegExp,
): void {
  const files = Object.fromEntries(
    Object.entries({ ...before, ...after }).filter((each): each is [string, string] => each[1] !== null),
  );
  it(title, async () => expect(await ask(files, reference, before)).toMatch(expected));
}

export const USE = /^use/;
export const HELD = /^(use|open)/;
export const ABSENT = /^absent/;
