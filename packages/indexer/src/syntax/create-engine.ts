import type { AssetOptions } from './assets.ts';
import { createCursorEngine } from './cursor-engine.ts';
import type { SyntaxEngine } from './engine.ts';

/**
 * The engine of one thread.
 *
 * @throws SyntaxEngineError where the parser cannot be loaded
 */
export function createSyntaxEngine(options: AssetOptions = {}): Promise<SyntaxEngine> {
  return createCursorEngine(options);
}
