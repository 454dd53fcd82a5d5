import type { RemovalVerdict, Trap } from './trap.ts';

/**
 * The baseline that every figure stands beside: search the head revision for the name as a word. Nowhere: `absent`.
 * Anywhere: `inconclusive`. It reads each file as UTF-8, as a plain search does.
 */
export function wordSearchVerdict(trap: Trap): RemovalVerdict {
  const name = nameOf(trap.remove);
  const word = new RegExp(`(?<![\\w$])${name.replace(/[$]/g, '\\$&')}(?![\\w$])`);
  for (const file of trap.head.values()) {
    if (file.kind === 'file' && word.test(file.bytes.toString('utf8'))) return 'inconclusive';
  }
  return 'absent';
}

/** The word to search for; of a default export, which has none, the name of its file. */
function nameOf(symbol: string): string {
  const key = symbol.slice(symbol.lastIndexOf('#') + 1);
  if (key !== 'default') return key.slice(key.lastIndexOf('.') + 1);
  const path = symbol.slice(0, symbol.lastIndexOf('#'));
  return path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
}
