import { DeclLevel } from '../../facts/kinds.ts';
import { skipTrivia, wordEnd } from './characters.ts';
import type { Extraction } from './extraction.ts';

/**
 * Hashes each declaration that another place can name: its text without comments and white space, without `export`, and
 * without its own name where it declares it. Two declarations with one hash are candidates for a move, not a proof.
 */
export function hashBodies(x: Extraction): void {
  const { decls } = x;
  for (let decl = 0; decl < decls.count; decl++) {
    if (decls.level[decl] !== DeclLevel.Local) decls.bodyHash[decl] = hashOf(x, decl);
  }
}

function hashOf(x: Extraction, decl: number): number {
  const { decls } = x;
  const end = decls.end[decl]!;
  const start = behindExport(x.text, decls.start[decl]!, end);
  return x.finder.hashBody(start, end, decls.nameStart[decl]!, decls.nameEnd[decl]!);
}

function behindExport(text: string, start: number, end: number): number {
  let at = start;
  for (const word of ['export', 'default', 'declare']) {
    if (!text.startsWith(word, at) || wordEnd(text, at, end) !== at + word.length) continue;
    at = skipTrivia(text, at + word.length, end);
  }
  return at;
}
