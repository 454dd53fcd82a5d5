import { TextClass } from '../../../src/facts/text-class.ts';
import { extractText } from '../../../src/languages/text/index.ts';

const CLASS_NAMES = new Map<number, string>(Object.entries(TextClass).map(([name, value]) => [value, name]));

/** Rows of a file, one a line: class, then the words of it in order. */
export function rendered(path: string, text: string): string[] {
  const { texts, names } = extractText(text, path);
  const lines: string[] = [];
  let last = '';
  for (let row = 0; row < texts.count; row++) {
    const name = CLASS_NAMES.get(texts.class[row]!)!;
    const word = names[texts.name[row]!]!;
    if (name === last) lines[lines.length - 1] += ` ${word}`;
    else lines.push(`${name}: ${word}`);
    last = name;
  }
  return lines;
}

/** The classes in which one word stands, in order. */
export function classesOf(path: string, text: string, word: string): string[] {
  const { texts, names } = extractText(text, path);
  const classes: string[] = [];
  for (let row = 0; row < texts.count; row++) {
    if (names[texts.name[row]!] === word) classes.push(CLASS_NAMES.get(texts.class[row]!)!);
  }
  return classes;
}
