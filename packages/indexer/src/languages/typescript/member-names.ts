import { DeclFlag, Space, Use } from '../../facts/kinds.ts';
import { isWordStart, wordEnd } from './characters.ts';
import { isLiteralText, stringName } from './expressions.ts';
import type { Extraction } from './extraction.ts';
import { Kind } from './kinds.ts';
import { expression } from './walk.ts';
import { STRING_CLASSES, stringWords } from './words.ts';

/** Gives a member the name that is written in `row`: an identifier, `#name`, a string, a number, `[expression]`. */
export function nameMember(x: Extraction, decl: number, row: number): void {
  const { decls } = x;
  if (row < 0) return;
  if (x.kind[row] === Kind.computed_property_name) {
    decls.flags[decl]! |= DeclFlag.Computed;
    const inner = x.first(row);
    if (inner < 0) return;
    if (isLiteralText(x, inner)) nameByText(x, decl, inner);
    else expression(x, inner, Use.Other, -1);
    return;
  }
  if (isLiteralText(x, row)) {
    nameByText(x, decl, row);
    return;
  }
  if (x.kind[row] === Kind.number) {
    decls.name[decl] = x.names.ofText(x.text.slice(x.start[row]!, x.end[row]!));
    decls.nameStart[decl] = x.start[row]!;
    decls.nameEnd[decl] = x.end[row]!;
    return;
  }
  if (x.kind[row] === Kind.private_property_identifier) decls.flags[decl]! |= DeclFlag.HashPrivate;
  x.spell(decl, x.nameOf(row), x.start[row]!, x.end[row]!, Space.Value);
}

function nameByText(x: Extraction, decl: number, row: number): void {
  const start = x.start[row]! + 1;
  const end = Math.max(start, x.end[row]! - 1);
  if (!isWordStart(x.text.charCodeAt(start)) || wordEnd(x.text, start, end) !== end) {
    stringWords(x, start, end, STRING_CLASSES);
  }
  x.spell(decl, stringName(x, row), start, end, Space.Value);
}
