export { CliError } from './cli-error.ts';
export { CONFIGURATION_FILE, parseConfiguration, readConfiguration } from './configuration.ts';
export { Engine, type EngineOptions, type OpenedComparison, type Side } from './engine/engine.ts';
export { createQuote } from './engine/quotes.ts';
export { toCliError } from './known-errors.ts';
export { run } from './run.ts';
export type { RunContext } from './run-context.ts';
