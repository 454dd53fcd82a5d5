import { type AssetOptions, loadParser } from './assets.ts';
import { createCursorEngine } from './cursor-engine.ts';
import type { SyntaxEngine } from './engine.ts';
import { SyntaxEngineError } from './syntax-error.ts';
import { createWasmEngine, type WasmEngineOptions } from './wasm/wasm-engine.ts';

export interface EngineOptions extends AssetOptions, WasmEngineOptions {
  /** What `loadParser` gave, where another thread has compiled it already. */
  readonly parser?: WebAssembly.Module | null | undefined;
}

/**
 * The engine of one thread: the fast one, or, where that cannot run (its file is damaged, a machine without room for its
 * memory), the one over the official runtime. Both give the same trees.
 *
 * @throws SyntaxEngineError where no parser can be loaded
 */
export async function createSyntaxEngine(options: EngineOptions = {}): Promise<SyntaxEngine> {
  try {
    return createWasmEngine(options.parser ?? (await loadParser(options)), options);
  } catch (error) {
    if (!(error instanceof SyntaxEngineError)) throw error;
    return createCursorEngine(options);
  }
}
