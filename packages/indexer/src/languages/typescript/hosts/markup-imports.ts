import { ExprKind, ImportKind, Role, Use } from '../../../facts/kinds.ts';
import type { Extraction } from '../extraction.ts';

const IMPORT = /\bimport\s*\(\s*(?:'([^']*)'|"([^"]*)"|`([^`$]*)`)\s*\)/g;
/** Svelte's `{#await import('…') then { name: local }}`. */
const THEN = /^\s*then\s*\{([^{}]*)\}/;
const KEY = /(?:^|,)\s*([A-Za-z_$][\w$]*)\s*(?::\s*[A-Za-z_$][\w$]*\s*)?(?==|,|$)/g;

/**
 * Reads each `import('…')` in an expression of the markup. Where a pattern takes the module apart there and then, its
 * keys are members of it; else its value may go anywhere.
 */
export function markupImports(x: Extraction, start: number, end: number): void {
  const source = x.text.slice(start, end);
  if (!source.includes('import')) return;
  for (const match of source.matchAll(IMPORT)) {
    const at = start + match.index;
    const call = x.exprs.add(ExprKind.ImportCall, Use.Other, -1, at);
    const row = x.importRow(ImportKind.Dynamic, x.names.ofText(match[1] ?? match[2] ?? match[3] ?? ''), at);
    x.imports.set(row, 'expr', call);
    x.exprs.a[call] = row;
    const behind = match.index + match[0].length;
    const then = THEN.exec(source.slice(behind));
    if (then === null) continue;
    const keys = patternKeys(then[1]!);
    if (keys === null) continue;
    const awaited = x.exprs.add(ExprKind.Await, Use.Destructured, -1, at);
    x.exprs.a[awaited] = call;
    x.exprs.use[call] = Use.Part;
    x.exprs.target[call] = awaited;
    const listAt = start + behind + then[0].indexOf('{') + 1;
    for (const key of keys) {
      const keyAt = listAt + key.at;
      const member = x.exprs.add(ExprKind.Member, Use.Other, -1, keyAt);
      x.exprs.a[member] = awaited;
      const occ = x.occAt(x.names.ofText(key.name), keyAt, keyAt + key.name.length, Role.PatternKey, 0);
      x.exprs.b[member] = occ;
      x.occs.expr[occ] = member;
    }
  }
}

/** The keys of a pattern without nesting, rest or computed keys; null where it has any of these. */
function patternKeys(list: string): { name: string; at: number }[] | null {
  if (/\.\.\.|\[/.test(list)) return null;
  const keys: { name: string; at: number }[] = [];
  for (const match of list.matchAll(KEY)) {
    keys.push({ name: match[1]!, at: match.index + match[0].indexOf(match[1]!) });
  }
  return keys.length === list.split(',').filter((part) => part.trim() !== '').length ? keys : null;
}
