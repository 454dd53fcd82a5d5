import { ExprKind, ImportKind, Role, Use } from '../../../facts/kinds.ts';
import type { Extraction } from '../extraction.ts';
import type { Region } from './regions.ts';

const IMPORT = /\bimport\s*\(\s*(?:'([^']*)'|"([^"]*)"|`([^`$]*)`)\s*\)/g;
/** Svelte's `{#await import('…') then { name: local }}`. */
const THEN = /^\s*then\s*\{([^{}]*)\}/;
const KEY = /(?:^|,)\s*([A-Za-z_$][\w$]*)\s*(?::\s*[A-Za-z_$][\w$]*\s*)?(?==|,|$)/g;

/** Svelte's `{#await import('…') then local}`, and `{:then local}` behind it. */
const THEN_NAME = /^\s*then\s+([A-Za-z_$][\w$]*)\s*\}/;
const THEN_BLOCK = /\{:then\s+([A-Za-z_$][\w$]*)\s*\}/y;
const AWAIT_BEFORE = /\{\s*#await\s+$/;

/**
 * Reads each `import('…')` in an expression of the markup. Where a pattern takes the module apart there and then, its
 * keys are members of it, and so is what is read of the name that a block gives it; else its value may go anywhere.
 *
 * @returns the ranges of the specifiers
 */
export function markupImports(x: Extraction, start: number, end: number): readonly Region[] {
  const source = x.text.slice(start, end);
  if (!source.includes('import')) return [];
  const specifiers: Region[] = [];
  for (const match of source.matchAll(IMPORT)) {
    const at = start + match.index;
    const call = x.exprs.add(ExprKind.ImportCall, Use.Other, -1, at);
    const text = match[1] ?? match[2] ?? match[3] ?? '';
    const row = x.importRow(ImportKind.Dynamic, x.names.ofText(text), at);
    x.imports.set(row, 'expr', call);
    x.exprs.a[call] = row;
    const quoted = at + match[0].search(/['"`]/) + 1;
    specifiers.push({ start: quoted, end: quoted + text.length });
    const behind = match.index + match[0].length;
    const keys = patternBehind(source, behind) ?? namedBehind(x.text, at, start + behind);
    if (keys === null) continue;
    const awaited = x.exprs.add(ExprKind.Await, Use.Destructured, -1, at);
    x.exprs.a[awaited] = call;
    x.exprs.use[call] = Use.Part;
    x.exprs.target[call] = awaited;
    const listAt = keys.relative ? start + behind : 0;
    for (const key of keys.list) member(x, awaited, key.name, listAt + key.at, keys.role);
  }
  return specifiers;
}

interface Keys {
  readonly list: readonly { readonly name: string; readonly at: number }[];
  readonly role: number;
  /** Whether the offsets are behind the import. */
  readonly relative: boolean;
}

function member(x: Extraction, awaited: number, name: string, at: number, role: number): void {
  const expr = x.exprs.add(ExprKind.Member, Use.Other, -1, at);
  x.exprs.a[expr] = awaited;
  const occ = x.occAt(x.names.ofText(name), at, at + name.length, role, 0);
  x.exprs.b[expr] = occ;
  x.occs.expr[occ] = expr;
}

/** `then { name: local }` behind an import. */
function patternBehind(source: string, behind: number): Keys | null {
  const then = THEN.exec(source.slice(behind));
  const keys = then === null ? null : patternKeys(then[1]!);
  if (keys === null) return null;
  const open = then![0].indexOf('{') + 1;
  return { list: keys.map(({ name, at }) => ({ name, at: open + at })), role: Role.PatternKey, relative: true };
}

/** What is read of the name that `then` gives a module, up to the end of the block; null where it goes anywhere else. */
function namedBehind(text: string, at: number, behind: number): Keys | null {
  if (!AWAIT_BEFORE.test(text.slice(Math.max(0, at - 40), at))) return null;
  const close = text.indexOf('{/await', behind);
  const end = close < 0 ? text.length : close;
  const here = THEN_NAME.exec(text.slice(behind, Math.min(end, behind + 200)));
  let from = here === null ? -1 : behind + here[0].length;
  let name = here?.[1];
  if (here === null && /^\s*\}/.test(text.slice(behind, behind + 40))) {
    THEN_BLOCK.lastIndex = text.indexOf('{:then', behind);
    const block = THEN_BLOCK.lastIndex < 0 || THEN_BLOCK.lastIndex > end ? null : THEN_BLOCK.exec(text);
    name = block?.[1];
    from = block === null ? -1 : THEN_BLOCK.lastIndex;
  }
  if (name === undefined || from < 0) return null;
  const list: { name: string; at: number }[] = [];
  const word = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])(\\??\\.([A-Za-z_$][\\w$]*))?`, 'g');
  word.lastIndex = from;
  for (let found = word.exec(text); found !== null && found.index < end; found = word.exec(text)) {
    if (found[2] === undefined) return null;
    list.push({ name: found[2], at: found.index + found[0].length - found[2].length });
  }
  return { list, role: Role.Member, relative: false };
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
