import type { GrammarSource } from '../../src/syntax/index.ts';

const FILES = {
  typescript: 'tree-sitter-typescript/tree-sitter-typescript.wasm',
  tsx: 'tree-sitter-typescript/tree-sitter-tsx.wasm',
  javascript: 'tree-sitter-javascript/tree-sitter-javascript.wasm',
} as const;

export type GrammarId = keyof typeof FILES;

/** A grammar that the package depends on, by id. */
export function grammar(id: GrammarId): GrammarSource {
  return { id, file: FILES[id] };
}
