import type { Facts } from '../../../../facts/facts.ts';
import { TextClass } from '../../../../facts/text-class.ts';
import { baseOf, dirOf } from '../resolve/path-names.ts';

const SILENT = new Set<number>([
  TextClass.Comment,
  TextClass.Doc,
  TextClass.Specifier,
  TextClass.Artefact,
  TextClass.Directive,
]);
const WORD = /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/g;

/**
 * Places where a text spells a file by its path: its folder and its name, or its name with its ending, word behind word.
 * A tool that reads the path loads the file's default export without naming it.
 */
export function pathMentions(facts: Facts, path: string): { start: number; end: number }[] {
  const name = baseOf(path);
  const nameWords = name.match(WORD) ?? [];
  const folder = baseOf(dirOf(path)).match(WORD) ?? [];
  if (nameWords.length === 0) return [];
  const { texts, names } = facts;
  const out: { start: number; end: number }[] = [];
  const text = (row: number): string => names[texts.name[row]!] ?? '';
  for (let row = 0; row < texts.count; row++) {
    if (text(row) !== nameWords[0] || SILENT.has(texts.class[row]!)) continue;
    let at = row;
    let matched = 1;
    while (matched < nameWords.length) {
      const next = following(facts, at);
      if (next < 0 || text(next) !== nameWords[matched]) break;
      at = next;
      matched++;
    }
    const whole = matched === nameWords.length && nameWords.length > 1;
    const stemOnly = matched >= Math.max(1, nameWords.length - 1);
    const before = preceding(facts, row);
    const inFolder = folder.length > 0 && before >= 0 && text(before) === folder[folder.length - 1];
    if (whole || (stemOnly && inFolder))
      out.push({ start: texts.start[row]!, end: texts.start[at]! + text(at).length });
  }
  return out;
}

/** The word that starts one character behind this one's end, or -1. */
function following(facts: Facts, row: number): number {
  const { texts, names } = facts;
  const end = texts.start[row]! + (names[texts.name[row]!] ?? '').length;
  for (let next = row + 1; next < texts.count && texts.start[next]! <= end + 1; next++)
    if (texts.start[next] === end + 1) return next;
  return -1;
}

function preceding(facts: Facts, row: number): number {
  const { texts, names } = facts;
  const start = texts.start[row]!;
  for (let prev = row - 1; prev >= 0 && start - texts.start[prev]! < 80; prev--)
    if (texts.start[prev]! + (names[texts.name[prev]!] ?? '').length === start - 1) return prev;
  return -1;
}
