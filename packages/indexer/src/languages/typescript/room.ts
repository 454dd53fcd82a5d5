import type { LanguageRoom, Reading } from '../room.ts';
import { extract } from './extract.ts';
import { registerGrammar } from './grammar.ts';
import { prepareHost } from './hosts/hosts.ts';
import { KINDS } from './kinds.ts';
import { sketch } from './sketch.ts';

registerGrammar();

const BY_EXTENSION: ReadonlyMap<string, Reading> = new Map<string, Reading>([
  ...['ts', 'mts', 'cts'].map((extension): [string, Reading] => [extension, { grammar: 'typescript' }]),
  ['tsx', { grammar: 'tsx' }],
  ...['js', 'jsx', 'mjs', 'cjs', 'es6'].map((extension): [string, Reading] => [extension, { grammar: 'javascript' }]),
  ['vue', { grammar: 'typescript', host: 'vue' }],
  ['svelte', { grammar: 'typescript', host: 'svelte' }],
  ['astro', { grammar: 'tsx', host: 'astro' }],
  ['mdx', { grammar: 'tsx', host: 'mdx' }],
  ['html', { grammar: 'javascript', host: 'html' }],
  ['htm', { grammar: 'javascript', host: 'html' }],
]);

/** TypeScript, JavaScript, and the markup files that hold them. */
export const typescriptRoom: LanguageRoom = {
  id: 'typescript',
  grammars: {
    typescript: 'tree-sitter-typescript/tree-sitter-typescript.wasm',
    tsx: 'tree-sitter-typescript/tree-sitter-tsx.wasm',
    javascript: 'tree-sitter-javascript/tree-sitter-javascript.wasm',
  },
  kinds: KINDS,
  reading: (path) => {
    const dot = path.lastIndexOf('.');
    return dot <= path.lastIndexOf('/') ? null : (BY_EXTENSION.get(path.slice(dot + 1).toLowerCase()) ?? null);
  },
  prepare: (text, reading) => (reading.host === undefined ? text : prepareHost(text, reading.host)),
  extract,
  // In markup, what is a word or an import depends on what is markup: it is read whole.
  sketch: (text, reading) => (reading.host === undefined ? sketch(text) : null),
};
