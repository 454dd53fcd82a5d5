import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GrammarId } from './grammars.ts';

export interface RealFile {
  readonly path: string;
  readonly grammar: GrammarId;
  readonly text: string;
}

/** Of a dependency of this package; not every package lets itself be resolved to its sources. */
function folder(packageName: string, below: string): string {
  return join(import.meta.dirname, '../../node_modules', packageName, below);
}

function* filesBelow(root: string): Generator<string> {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) yield join(entry.parentPath, entry.name);
  }
}

function grammarOf(path: string): GrammarId | null {
  if (/\.tsx$/.test(path)) return 'tsx';
  if (/\.[mc]?ts$/.test(path)) return 'typescript';
  return /\.[mc]?jsx?$/.test(path) ? 'javascript' : null;
}

/** TypeScript and JavaScript that people wrote: our own sources, and those of packages that are installed anyway. */
export function realFiles(): RealFile[] {
  const folders = [
    join(import.meta.dirname, '../../src'),
    folder('piscina', 'src'),
    folder('piscina', 'test'),
    folder('tree-sitter-typescript', 'common'),
    folder('tree-sitter-javascript', 'bindings/node'),
  ];
  const paths = folders.flatMap((root) => [...filesBelow(root)]);
  const files = paths.flatMap((path): RealFile[] => {
    const grammar = grammarOf(path);
    return grammar === null ? [] : [{ path, grammar, text: readFileSync(path, 'utf8') }];
  });
  return [...files, ...COMPONENTS];
}

/** What the sources above lack: JSX, entities, non-ASCII names, decorators, odd line ends. */
const COMPONENTS: RealFile[] = (['tsx', 'javascript'] as const).map((grammar) => ({
  path: `component in ${grammar}`,
  grammar,
  text: [
    "import React, { useMemo as müller } from 'react';",
    '// 😀 astral, é composed, e\u0301 decomposed',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is parsed
    "const Größe = 'naïve 𝒳', 変数 = `a ${1 + `b ${変数}`} \\u{1F600}`;",
    'export default function App({ title, ...rest }) {',
    '  return (<>',
    '    <Panel.Header {...rest} data-x="&amp; é" on:click={() => 変数?.["key"]}>Grüße &nbsp; 😀 {/* no */} {title}</Panel.Header>',
    '    <svg:rect width={1_000n} />{rest.items.map((it, i) => <li key={i}>{it}</li>)}',
    '  </>);',
    '}',
    'class A extends B { static #x = /[/\\]é]/giu; static { this.#x; } get [Symbol.iterator]() { return super.a; } async *g() { yield* await 1; } }',
    "label: for (const { a: { b = 1 } = {}, ...c } of d) if (c) continue label; else throw new Error('x', { cause: a });",
    'switch (x) { case 1: default: debugger }',
    '',
  ].join(grammar === 'tsx' ? '\r\n' : '\n'),
}));

/** A small generator with a fixed seed (xorshift32), so that a failure can be repeated. */
export function randomly(seed: number): (below: number) => number {
  let state = seed | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** The text with some parts cut out, doubled or replaced, so that the parser has to recover. */
export function damaged(text: string, random: (below: number) => number): string {
  const junk = ['}', '(', '`', '"', '<', '/*', '=>', '😀', '\u0000', '#', 'class', '\r', '@', '...'];
  let result = text;
  for (let times = 1 + random(6); times > 0; times--) {
    const at = random(result.length + 1);
    const length = random(40);
    const middle = [junk[random(junk.length)]!, '', result.slice(at, at + 2 * length)][random(3)]!;
    result = result.slice(0, at) + middle + result.slice(at + length);
  }
  return result;
}
