/// <reference path="../webassembly.d.ts" />
import type { GrammarSource } from '../engine.ts';
import type { GrammarNames } from '../kind-map.ts';
import { SyntaxEngineError } from '../syntax-error.ts';
import type { Runtime } from './runtime.ts';

/** A symbol that nodes bear: named or anonymous. Others are supertypes and what is hidden. */
const LAST_NODE_TYPE = 1;

/**
 * Loads a grammar into a runtime.
 *
 * @returns address of its TSLanguage
 * @throws SyntaxEngineError `grammar_invalid`
 */
export function loadLanguage(runtime: Runtime, grammar: GrammarSource): number {
  try {
    const module = asModule(grammar.module);
    const exports = runtime.load(module);
    const name = Object.keys(exports).find((key) => /^tree_sitter_\w+$/.test(key) && !key.includes('external_scanner'));
    if (name === undefined) throw new TypeError('It exports no language');
    const language = exports[name]!() >>> 0;
    const [newest, oldest] = new Uint32Array(runtime.memory.buffer, runtime.exports.ts_init!() >>> 0, 2);
    const version = runtime.exports.ts_language_abi_version!(language);
    if (version < oldest! || version > newest!)
      throw new TypeError(`Its ABI is ${version}, not ${oldest} to ${newest}`);
    return language;
  } catch (cause) {
    throw new SyntaxEngineError(
      'grammar_invalid',
      `The grammar ${grammar.id} does not fit this parser`,
      'Install the versions of the grammars that the package pins.',
      { cause },
    );
  }
}

/** Node types and fields of a loaded grammar. */
export function grammarNames(runtime: Runtime, language: number): GrammarNames {
  const call = (name: string, ...values: number[]): number => runtime.exports[name]!(language, ...values);
  return {
    symbolCount: call('ts_language_symbol_count'),
    fieldCount: call('ts_language_field_count'),
    symbolName: (symbol) =>
      call('ts_language_symbol_type', symbol) > LAST_NODE_TYPE
        ? null
        : runtime.text(call('ts_language_symbol_name', symbol) >>> 0),
    symbolIsNamed: (symbol) => call('ts_language_type_is_named_wasm', symbol) === 1,
    fieldName: (field) => runtime.text(call('ts_language_field_name_for_id', field) >>> 0),
  };
}

function asModule(source: GrammarSource['module']): WebAssembly.Module {
  return source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source as Uint8Array);
}
