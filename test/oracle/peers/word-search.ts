import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { type EngineAnswer, openedSymbol } from '../engine/answer.ts';
import { isHost, splitHost } from '../truth/embedded.ts';
import { codeFile } from '../truth/projects.ts';
import { declaredNames } from '../truth/symbols.ts';
import { trackedFiles } from '../truth/tracked.ts';

const word = /[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/gu;

/**
 * What people do without a tool: look for the name as a word in every tracked file. Nowhere outside of the symbol's own
 * declarations: `absent`; else nothing can be said.
 */
export function searchWords(root: string, symbols: readonly string[]): EngineAnswer[] {
  const counts = new Map<string, number>();
  const tracked = trackedFiles(root);
  for (const file of tracked) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (text.includes('\0')) continue;
    for (const [found] of text.matchAll(word)) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const own = new Map<string, Map<string, { name: string; count: number }>>();
  return symbols.map((symbol) => {
    const { file, key } = openedSymbol(symbol);
    let rows = own.get(file);
    if (!rows) {
      rows = ownCounts(root, file);
      own.set(file, rows);
    }
    const row = rows.get(key);
    if (!row) return { symbol, verdict: 'undeclared', codes: [], sample: null, microseconds: 0 };
    const elsewhere = (counts.get(row.name) ?? 0) - row.count;
    return { symbol, verdict: elsewhere > 0 ? 'inconclusive' : 'absent', codes: [], sample: null, microseconds: 0 };
  });
}

/** How often each symbol's name stands within its own declarations. */
function ownCounts(root: string, file: string): Map<string, { name: string; count: number }> {
  const text = readFileSync(path.join(root, file), 'utf8');
  const rows = new Map<string, { name: string; count: number }>();
  if (!codeFile.test(file) && !isHost(file)) return rows;
  const source = isHost(file) ? splitHost(text, file).script : text;
  const parsed = ts.createSourceFile(isHost(file) ? `${file}.ts` : file, source, ts.ScriptTarget.ESNext, true);
  for (const { key, name, ranges } of declaredNames(parsed)) {
    let count = 0;
    for (const [start, end] of ranges)
      for (const [found] of source.slice(start, end).matchAll(word)) if (found === name.replace('#', '')) count++;
    rows.set(key, { name: name.replace('#', ''), count });
  }
  return rows;
}
