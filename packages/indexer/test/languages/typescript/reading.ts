import type { Facts } from '../../../src/facts/facts.ts';
import { Role } from '../../../src/facts/kinds.ts';
import { TextClass } from '../../../src/facts/text-class.ts';
import { typescriptRoom } from '../../../src/languages/typescript/room.ts';
import { createSyntaxEngine, type Parser } from '../../../src/syntax/index.ts';

const engine = await createSyntaxEngine();
const parsers = new Map<string, Parser>();
for (const [id, file] of Object.entries(typescriptRoom.grammars)) {
  parsers.set(id, await engine.parser({ id, file }, typescriptRoom.kinds));
}

/** Facts of a text, read as the path's room reads it. */
export function read(path: string, text: string): Facts {
  const reading = typescriptRoom.reading(path);
  if (reading === null) throw new Error(`no reading of ${path}`);
  const tree = parsers.get(reading.grammar)!.parse(typescriptRoom.prepare(text, reading), 60_000);
  return typescriptRoom.extract('failure' in tree ? null : tree, text, path, reading);
}

function keyOf(table: Readonly<Record<string, number>>, value: number): string {
  return Object.keys(table).find((key) => table[key] === value) ?? `?${value}`;
}

/** One line per occurrence: `name@line role bind`. The bound declaration is shown by its line. */
export function occurrences(facts: Facts, name?: string): string[] {
  const { occs, decls, names } = facts;
  const lines: string[] = [];
  for (let occ = 0; occ < occs.count; occ++) {
    const text = names[occs.name[occ]!]!;
    if (name !== undefined && text !== name) continue;
    const bind = occs.bind[occ]!;
    const bound =
      bind < 0 ? '' : ` -> ${lineOf(facts, decls.nameStart[bind]! < 0 ? decls.start[bind]! : decls.nameStart[bind]!)}`;
    lines.push(`${text}@${lineOf(facts, occs.start[occ]!)} ${keyOf(Role, occs.role[occ]!)}${bound}`);
  }
  return lines;
}

/** One line per word: `word@line class`. */
export function words(facts: Facts, word?: string): string[] {
  const { texts, names } = facts;
  const lines: string[] = [];
  for (let row = 0; row < texts.count; row++) {
    const text = names[texts.name[row]!]!;
    if (word === undefined || text === word) {
      lines.push(`${text}@${lineOf(facts, texts.start[row]!)} ${keyOf(TextClass, texts.class[row]!)}`);
    }
  }
  return lines;
}

/** Line of an offset, from 1. */
export function lineOf(facts: Facts, offset: number): number {
  let line = 0;
  while (line + 1 < facts.lines.length && facts.lines[line + 1]! <= offset) line++;
  return line + 1;
}
