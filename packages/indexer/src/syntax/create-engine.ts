import { type AssetOptions, loadRuntime, type RuntimeSource } from './assets.ts';
import { createCursorEngine } from './cursor-engine.ts';
import type { SyntaxEngine } from './engine.ts';
import { SyntaxEngineError } from './syntax-error.ts';
import { createWasmEngine, type WasmEngineOptions } from './wasm/wasm-engine.ts';

export interface EngineOptions extends AssetOptions, WasmEngineOptions {
  /** What `loadRuntime` gave, where another thread has compiled it already. */
  readonly runtime?: RuntimeSource | undefined;
}

/**
 * The engine of one thread: the fast one, or, where that cannot run (another web-tree-sitter than the pinned one, a
 * machine without room for its memory), the one over the documented interface. Both give the same trees.
 *
 * @throws SyntaxEngineError where no parser can be loaded
 */
export async function createSyntaxEngine(options: EngineOptions = {}): Promise<SyntaxEngine> {
  const runtime = options.runtime ?? (await loadRuntime(options));
  try {
    return createWasmEngine(runtime, options);
  } catch (error) {
    if (!(error instanceof SyntaxEngineError)) throw error;
    return createCursorEngine(runtime);
  }
}
