import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTrap } from '../../../../../test/traps/parse-trap.ts';
import type { DeclaredSymbol, Judgement, Linker } from '../../../src/languages/semantics.ts';
import { typescriptSemantics } from '../../../src/languages/typescript/link/index.ts';
import type { IndexView } from '../../../src/view/index-view.ts';
import { memoryView } from '../../../src/view/memory-view.ts';

/** The verdict that a judgement amounts to, without the wording and the coverage around it. */
export function verdictOf(judgement: Judgement): string {
  if (judgement.dispositions.some((each) => each.standing === 'use')) return 'referenced';
  if (judgement.moved !== null) return 'moved';
  if (judgement.gates.length > 0 || judgement.dispositions.some((each) => each.standing === 'open'))
    return 'inconclusive';
  return 'absent';
}

const folder = new URL('../../../../../test/traps/fixtures/', import.meta.url);
const fixtures = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.txtar'));
const only = process.env.TRAP;

describe('the linker on every trap whose removed symbol it can read', () => {
  for (const name of fixtures) {
    const id = name.replace(/^.*\//, '').replace('.txtar', '');
    if (only !== undefined && !id.startsWith(only)) continue;
    const trap = parseTrap(id, readFileSync(new URL(name, folder), 'utf8'));
    const path = trap.remove.split('#')[0]!;
    if (!/\.([cm]?[jt]sx?|vue|svelte|astro|mdx)$/.test(path)) continue;
    it(`${id}: ${trap.title}`, async () => {
      const base = await memoryView(content(trap.base));
      const head = await memoryView(content(trap.head), {
        scope: trap.args.includes('--scope') ? [trap.args[trap.args.indexOf('--scope') + 1]!] : [],
      });
      const linker = typescriptSemantics.linker({ head, base, renames: renamesOf(trap) }, { publicSurface: 'block' });
      const symbol = lostPart(linker, trap.remove) ?? find(base, trap.remove);
      const judgement = linker.judge(symbol);
      const verdict = verdictOf(judgement);
      if (only !== undefined) console.log(JSON.stringify({ symbol, ...judgement }, null, 1));
      expect(trap.never, `${verdict} must never be said`).not.toContain(verdict);
      expect([trap.expect, ...trap.accept], describeJudgement(judgement)).toContain(verdict);
    });
  }
});

/** Where the symbol itself stays, or is another file's: the part of it that the trap removes. */
function lostPart(linker: Linker, reference: string): DeclaredSymbol | undefined {
  const hash = reference.indexOf('#');
  return linker.lostParts?.(reference.slice(0, hash)).find((each) => each.key === reference.slice(hash + 1));
}

function find(view: IndexView, reference: string): DeclaredSymbol {
  // A private member's key has a hash of its own.
  const hash = reference.indexOf('#');
  const path = reference.slice(0, hash);
  const key = reference.slice(hash + 1);
  const facts = view.facts(path);
  if (facts === null) throw new Error(`no facts of ${path}`);
  const symbols = typescriptSemantics.symbols(facts, path);
  const symbol = symbols.find((each) => each.key === key) ?? symbols.find((each) => each.aliases.includes(key));
  if (symbol === undefined) throw new Error(`${key} is none of ${symbols.map((each) => each.key).join(', ')}`);
  return symbol;
}

/** Pairs files as git would: one that is gone with one that is new and has most of its lines. */
function renamesOf(trap: {
  base: ReadonlyMap<string, { kind: string; text?: string }>;
  head: ReadonlyMap<string, { kind: string; text?: string }>;
}): Map<string, string> {
  const renames = new Map<string, string>();
  for (const [path, file] of trap.head) {
    if (trap.base.has(path) || file.text === undefined) continue;
    for (const [before, old] of trap.base) {
      if (trap.head.has(before) || old.text === undefined) continue;
      const lines = new Set(old.text.split('\n'));
      const now = file.text.split('\n');
      if (now.filter((line) => lines.has(line)).length * 2 > Math.max(lines.size, now.length))
        renames.set(path, before);
    }
  }
  return renames;
}

function describeJudgement(judgement: Judgement): string {
  const places = judgement.dispositions.map((each) => `${each.path}:${each.start} ${each.standing} ${each.code}`);
  const gates = judgement.gates.map((each) => `gate ${each.code} ${each.at?.path ?? ''} ${each.subject ?? ''}`);
  return [...places, ...gates].join('\n');
}

function content(
  files: ReadonlyMap<string, { kind: string; bytes?: Uint8Array; target?: string }>,
): Map<string, never> {
  const out = new Map<string, unknown>();
  for (const [path, file] of files)
    if (file.kind === 'file') out.set(path, file.bytes);
    else if (file.kind === 'symlink') out.set(path, { content: file.target, mode: 'symlink' });
    else out.set(path, { mode: 'gitlink' });
  return out as Map<string, never>;
}
