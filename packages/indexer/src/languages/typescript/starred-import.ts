import { ImportKind } from '../../facts/kinds.ts';
import type { Extraction } from './extraction.ts';

/** `import all from './tiles/*.ts'`: some bundlers take a star in a specifier for a pattern. */
export function starredImport(x: Extraction, name: number, start: number, expr: number): void {
  const text = x.names.textOf(name);
  if (!text.includes('*')) return;
  const imp = x.importRow(ImportKind.Glob, -1, start);
  x.imports.set(imp, 'imported', x.names.ofText(text.replace(/^glob:/, '')));
  x.imports.set(imp, 'expr', expr);
}
