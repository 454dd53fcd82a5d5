import { ExprKind, ImportKind, Use } from '../../facts/kinds.ts';
import type { Extraction } from './extraction.ts';
import { SPECIFIER_CLASSES, stringWords } from './words.ts';

/** A type argument that is the type of a module, and no member of it. */
const ARGUMENT = /(<\s*typeof\s+)(import\((?:'[^'\\\n]*'|"[^"\\\n]*")\))(?=\s*[>,])/g;
const IMPORT = /import\(\s*(['"])([^'"\\\n]*)\1/y;

/**
 * The grammar takes `load<typeof import('./pool')>()` for two comparisons, and `load<typeof pool>()` for a call. It is
 * given a name of the same length in the place of the import (in the usual spelling, without spaces).
 */
export function nameImportArguments(text: string): string {
  return text.includes('typeof import(')
    ? text.replace(ARGUMENT, (_, before: string, load: string) => before + placeholder(load))
    : text;
}

function placeholder(load: string): string {
  return 'import'.padEnd(load.length, '_');
}

/**
 * The names that stand for imports in a text. Where it does not parse, they may be taken for names of its own, and so may
 * what is behind the specifier: two characters.
 */
export function importArgumentNames(text: string): string[] {
  if (!text.includes('typeof import(')) return [];
  const found = [...text.matchAll(ARGUMENT)].map((match) => placeholder(match[2]!));
  return found.length > 0 ? [...found, '__'] : [];
}

/** Reads the import for which such a name stands. Returns -1 where the row is no such name. */
export function importArgument(x: Extraction, row: number, target: number): number {
  if (!x.text.startsWith('import(', x.start[row]!)) return -1;
  IMPORT.lastIndex = x.start[row]!;
  const match = IMPORT.exec(x.text);
  if (match === null) return -1;
  const expr = x.expr(ExprKind.ImportType, row, Use.Part, target);
  const imp = x.importRow(ImportKind.Type, x.names.ofText(match[2]!), x.start[row]!);
  x.imports.set(imp, 'expr', expr);
  x.exprs.a[expr] = imp;
  const end = x.start[row]! + match[0].length - 1;
  stringWords(x, end - match[2]!.length, end, SPECIFIER_CLASSES);
  return expr;
}
