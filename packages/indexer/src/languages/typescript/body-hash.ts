import { DeclLevel } from '../../facts/kinds.ts';
import { isSpace, skipTrivia, wordEnd } from './characters.ts';
import { Cover, type Extraction } from './extraction.ts';

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
  const { text, cover, decls } = x;
  const end = decls.end[decl]!;
  const nameStart = decls.nameStart[decl]!;
  const nameEnd = decls.nameEnd[decl]!;
  let at = behindExport(text, decls.start[decl]!, end);
  let hash = 0x811c9dc5;
  while (at < end) {
    if (at === nameStart && nameEnd > at) {
      at = nameEnd;
      continue;
    }
    const code = text.charCodeAt(at);
    if (cover[at] !== Cover.Comment && !isSpace(code)) hash = Math.imul(hash ^ code, 0x01000193);
    at++;
  }
  return hash === 0 ? 1 : hash | 0;
}

function behindExport(text: string, start: number, end: number): number {
  let at = start;
  for (const word of ['export', 'default', 'declare']) {
    if (!text.startsWith(word, at) || wordEnd(text, at, end) !== at + word.length) continue;
    at = skipTrivia(text, at + word.length, end);
  }
  return at;
}
