import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { SyntaxEngineError } from './syntax-error.ts';
import { PARSER_SHA256 } from './wasm/parser-digest.generated.ts';

/** Where wasm files are found. */
export interface AssetOptions {
  /**
   * Folder in which the wasm files lie side by side under their base names, as a bundle carries them.
   * Without it they are looked for beside this code, and then as files of installed packages.
   */
  readonly assets?: string | undefined;
}

/** The parser that native/build-parser.sh makes, of core, grammars and walk. */
export const PARSER = 'nonesuch-indexer/parser.wasm';
/** What is appended where it is compressed, as it is committed. To decompress it takes longer than to load it. */
export const COMPRESSED = '.br';
/** The official runtime, for the cursor engine. */
export const RUNTIME = 'web-tree-sitter/web-tree-sitter.wasm';
const HINT =
  'Reinstall the package. In a bundle, copy its wasm files beside each other and pass their folder as `assets`.';

/** Where a bundle has a file, or null where it is one of an installed package. */
function bundled(file: string, options: AssetOptions): string | null {
  if (options.assets !== undefined) return join(options.assets, basename(file));
  // `import.meta.url` is undefined in a CommonJS bundle: it is only looked at where no folder was given.
  const beside = fileURLToPath(new URL(`./${basename(file)}`, import.meta.url));
  return existsSync(beside) ? beside : null;
}

function installed(file: string): string {
  return createRequire(import.meta.url).resolve(file);
}

async function read(file: string, options: AssetOptions): Promise<Uint8Array> {
  return readFile(bundled(file, options) ?? installed(file));
}

async function readParser(options: AssetOptions): Promise<Uint8Array> {
  const file = bundled(PARSER, options);
  return file === null ? brotliDecompressSync(await readFile(installed(PARSER + COMPRESSED))) : readFile(file);
}

/**
 * Reads and compiles our own parser. The module can be handed to other threads, so that it is compiled once per process.
 *
 * @throws SyntaxEngineError `parser_missing` where the file cannot be read, or is not the one that this code was built with
 */
export async function loadParser(options: AssetOptions = {}): Promise<WebAssembly.Module> {
  try {
    const bytes = await readParser(options);
    if (createHash('sha256').update(bytes).digest('hex') !== PARSER_SHA256)
      throw new TypeError('Its digest is another one');
    return await WebAssembly.compile(bytes);
  } catch (cause) {
    throw new SyntaxEngineError('parser_missing', `The parser could not be loaded from ${PARSER}`, HINT, { cause });
  }
}

/**
 * Reads and compiles a grammar, for the cursor engine.
 *
 * @param id the grammar's id, e.g. `tsx`
 * @param file wasm file of an installed package, e.g. `tree-sitter-typescript/tree-sitter-tsx.wasm`
 * @throws SyntaxEngineError `grammar_missing` where the file cannot be read or is no wasm
 */
export async function loadGrammar(id: string, file: string, options: AssetOptions = {}): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compile(await read(file, options));
  } catch (cause) {
    throw new SyntaxEngineError('grammar_missing', `The grammar ${id} could not be loaded from ${file}`, HINT, {
      cause,
    });
  }
}

/**
 * Reads and compiles web-tree-sitter's wasm, for the cursor engine.
 *
 * @throws SyntaxEngineError `runtime_missing`
 */
export async function loadRuntime(options: AssetOptions = {}): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compile(await read(RUNTIME, options));
  } catch (cause) {
    throw new SyntaxEngineError('runtime_missing', `The parser could not be loaded from ${RUNTIME}`, HINT, { cause });
  }
}
