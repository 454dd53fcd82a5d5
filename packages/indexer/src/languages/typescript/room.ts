import type { LanguageRoom } from '../room.ts';
import { extract } from './extract.ts';
import { registerGrammar } from './grammar.ts';
import { prepareHost } from './hosts/hosts.ts';
import { nameImportArguments } from './import-arguments.ts';
import { KINDS } from './kinds.ts';
import { typescriptReader } from './reading.ts';
import { sketch } from './sketch.ts';

registerGrammar();

/** TypeScript, JavaScript, and the markup files that hold them. */
export const typescriptRoom: LanguageRoom = {
  ...typescriptReader,
  grammars: {
    typescript: 'tree-sitter-typescript/tree-sitter-typescript.wasm',
    tsx: 'tree-sitter-typescript/tree-sitter-tsx.wasm',
    javascript: 'tree-sitter-javascript/tree-sitter-javascript.wasm',
  },
  kinds: KINDS,
  prepare: (text, reading) => nameImportArguments(reading.host === undefined ? text : prepareHost(text, reading.host)),
  extract,
  // In markup, what is a word or an import depends on what is markup: it is read whole.
  sketch: (text, reading) => (reading.host === undefined ? sketch(text) : null),
};
