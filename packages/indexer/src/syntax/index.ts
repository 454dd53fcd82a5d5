export { type AssetOptions, loadParser } from './assets.ts';
export * from './condensed-tree.ts';
export { createSyntaxEngine, type EngineOptions } from './create-engine.ts';
export { createCursorEngine } from './cursor-engine.ts';
export type { GrammarSource, Parser, SyntaxEngine } from './engine.ts';
export { MAX_TEXT_LENGTH } from './size-cap.ts';
export { SyntaxEngineError } from './syntax-error.ts';
export { createWasmEngine, type WasmEngineOptions } from './wasm/wasm-engine.ts';
