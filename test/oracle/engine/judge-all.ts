import { readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { type MemoryFile, memoryView } from 'nonesuch-indexer';
import {
  type DeclaredSymbol,
  type LanguageSemantics,
  type RevisionView,
  semanticsOf,
} from 'nonesuch-indexer/languages';
import { createJudge } from 'nonesuch-query';
import { trackedEntries } from '../truth/tracked.ts';
import { type EngineAnswer, openedSymbol } from './answer.ts';

/** The checkout as our engine sees it, indexed in memory. */
export async function openView(root: string): Promise<RevisionView> {
  const files = new Map<string, MemoryFile>();
  for (const { path: file, mode } of trackedEntries(root)) {
    const absolute = path.join(root, file);
    if (mode === 'gitlink') files.set(file, { mode: 'gitlink' });
    else if (mode === 'symlink') files.set(file, { content: readlinkSync(absolute), mode: 'symlink' });
    else files.set(file, { content: readFileSync(absolute), mode: 'file' });
  }
  return memoryView(files);
}

/** Judges symbols one after the other on one open index, as a long session would. */
export function* judgeAll(view: RevisionView, symbols: readonly string[]): Generator<EngineAnswer> {
  const judge = createJudge({ head: view, base: null, renames: new Map() }, { publicSurface: 'block', narrowedTo: [] });
  const declared = new Map<string, Map<string, DeclaredSymbol>>();
  for (const symbol of symbols) {
    const { file, key } = openedSymbol(symbol);
    const semantics = semanticsOf(view.file(file)?.room ?? '');
    let keys = declared.get(file);
    if (!keys) {
      keys = keysOf(view, file, semantics);
      declared.set(file, keys);
    }
    const found = keys.get(key);
    if (!found || !semantics) {
      yield { symbol, verdict: 'undeclared', codes: [], sample: null, microseconds: 0 };
      continue;
    }
    const started = process.hrtime.bigint();
    try {
      const { verdict, composed, judgement } = judge(semantics, found);
      const microseconds = Number((process.hrtime.bigint() - started) / 1000n);
      const limiting = composed.limits[0]?.samples[0];
      const uses = judgement.dispositions.filter(({ standing }) => standing === 'use').map(({ code }) => code);
      const codes =
        verdict === 'inconclusive'
          ? composed.limits.map(({ code }) => code)
          : verdict === 'referenced'
            ? [...new Set(uses)]
            : [...judgement.explanations];
      const sample = limiting ? `${limiting.path}:${limiting.line}:${limiting.column}` : null;
      yield { symbol, verdict, codes, sample, microseconds };
    } catch (error) {
      yield { symbol, verdict: 'crashed', codes: [String(error).slice(0, 200)], sample: null, microseconds: 0 };
    }
  }
}

function keysOf(view: RevisionView, file: string, semantics: LanguageSemantics | null): Map<string, DeclaredSymbol> {
  const keys = new Map<string, DeclaredSymbol>();
  const facts = semantics ? view.facts(file) : null;
  if (!facts || !semantics) return keys;
  const symbols = semantics.symbols(facts, file);
  for (const symbol of symbols) for (const alias of symbol.aliases) keys.set(alias, symbol);
  // A symbol's own key wins over another one's alias.
  for (const symbol of symbols) keys.set(symbol.key, symbol);
  return keys;
}
