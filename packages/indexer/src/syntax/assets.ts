import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GrammarSource } from './engine.ts';
import { SyntaxEngineError } from './syntax-error.ts';

/** Where wasm files are found. */
export interface AssetOptions {
  /**
   * Folder in which the wasm files lie side by side under their base names, as a bundle carries them.
   * Without it they are looked for beside this code, and then as files of installed packages.
   */
  readonly assets?: string | undefined;
}

const RUNTIME = 'web-tree-sitter/web-tree-sitter.wasm';
const HINT =
  'Reinstall the package. In a bundle, copy its .wasm files beside each other and pass their folder as `assets`.';

/** The parser that all grammars share, compiled. Can be handed to other threads. */
export interface RuntimeSource {
  readonly module: WebAssembly.Module;
  /** Whether it is byte for byte the one that the walk of native/condense.c was built and tested against. */
  readonly pinned: boolean;
}

/** SHA-256 of the wasm of web-tree-sitter 0.27.2. The walk reads structures whose layout no interface promises. */
const PINNED_RUNTIME = '488beeff7adb7fd7e21e97cc29a43dc6d031977755eda892d6d96c7f456cfdec';

async function read(file: string, options: AssetOptions): Promise<Uint8Array> {
  if (options.assets !== undefined) return readFile(join(options.assets, basename(file)));
  // `import.meta.url` is undefined in a CommonJS bundle: it is only looked at where no folder was given.
  const beside = fileURLToPath(new URL(`./${basename(file)}`, import.meta.url));
  return readFile(existsSync(beside) ? beside : createRequire(import.meta.url).resolve(file));
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
    return { id, module: await WebAssembly.compile(await read(file, options)) };
  } catch (cause) {
    throw new SyntaxEngineError('grammar_missing', `The grammar ${id} could not be loaded from ${file}`, HINT, {
      cause,
    });
  }
}

/**
 * Reads and compiles web-tree-sitter's wasm.
 *
 * @throws SyntaxEngineError `runtime_missing`
 */
export async function loadRuntime(options: AssetOptions = {}): Promise<RuntimeSource> {
  try {
    const bytes = await read(RUNTIME, options);
    const pinned = createHash('sha256').update(bytes).digest('hex') === PINNED_RUNTIME;
    return { module: await WebAssembly.compile(bytes), pinned };
  } catch (cause) {
    throw new SyntaxEngineError('runtime_missing', `The parser could not be loaded from ${RUNTIME}`, HINT, { cause });
  }
}
