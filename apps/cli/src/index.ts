export { CliError } from './cli-error.ts';
export { readConfiguration } from './configuration.ts';
export { Engine, type EngineOptions, type OpenedComparison, type Side } from './engine/engine.ts';
export { createQuote } from './engine/quotes.ts';
export { CONFIGURATION_FILE } from './invalid-configuration.ts';
export { toCliError } from './known-errors.ts';
export { parseConfiguration } from './parse-configuration.ts';
export { run } from './run.ts';
export type { RunContext } from './run-context.ts';
