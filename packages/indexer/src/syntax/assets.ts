import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { GrammarSource } from './engine.ts';
import { SyntaxEngineError } from './syntax-error.ts';

/** Where wasm files are found. */
export interface AssetOptions {
  /**
   * Folder in which the wasm files lie side by side under their base names, as a bundle carries them.
   * Without it they are resolved as files of installed packages.
   */
  readonly assets?: string | undefined;
}

const RUNTIME = 'web-tree-sitter/web-tree-sitter.wasm';
const HINT =
  'Reinstall the package. In a bundle, copy its .wasm files beside each other and pass their folder as `assets`.';

async function compile(file: string, options: AssetOptions): Promise<WebAssembly.Module> {
  // `import.meta.url` is undefined in a CommonJS bundle: it is only looked at where no folder was given.
  const path =
    options.assets === undefined ? createRequire(import.meta.url).resolve(file) : join(options.assets, basename(file));
  return WebAssembly.compile(await readFile(path));
}

/**
 * Reads and compiles a grammar. The module can be handed to other threads, so that it is compiled once per process.
 *
 * @param id the grammar's id, e.g. `tsx`
 * @param file wasm file of an installed package, e.g. `tree-sitter-typescript/tree-sitter-tsx.wasm`
 * @throws SyntaxEngineError `grammar_missing` where the file cannot be read or is no wasm
 */
export async function loadGrammar(id: string, file: string, options: AssetOptions = {}): Promise<GrammarSource> {
  try {
    return { id, module: await compile(file, options) };
  } catch (cause) {
    throw new SyntaxEngineError('grammar_missing', `The grammar ${id} could not be loaded from ${file}`, HINT, {
      cause,
    });
  }
}

/**
 * Reads and compiles the parser that all grammars share (web-tree-sitter's own wasm).
 *
 * @throws SyntaxEngineError `runtime_missing`
 */
export async function loadRuntime(options: AssetOptions = {}): Promise<WebAssembly.Module> {
  try {
    return await compile(RUNTIME, options);
  } catch (cause) {
    throw new SyntaxEngineError('runtime_missing', `The parser could not be loaded from ${RUNTIME}`, HINT, { cause });
  }
}
