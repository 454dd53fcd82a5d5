/// <reference path="../webassembly.d.ts" />
import type { CondensedTree, KindTable, ParseFailure } from '../condensed-tree.ts';
import type { GrammarSource, Parser, SyntaxEngine } from '../engine.ts';
import { mapKinds } from '../kind-map.ts';
import { refuseBySize } from '../size-cap.ts';
import { SyntaxEngineError } from '../syntax-error.ts';
import { MemoryExhausted, ParseExpired, ParserMemory } from './parser-memory.ts';

export interface WasmEngineOptions {
  /** Cap of the memory in bytes; a parse that needs more is given up. */
  readonly maxBytes?: number;
  /**
   * Size in bytes above which the memory is dropped after a parse, because wasm memory never shrinks. The names that
   * were learnt go with it, so that they cannot fill it up.
   */
  readonly recycleBytes?: number;
}

const MAX_BYTES = 512 * 1024 * 1024;
const RECYCLE_BYTES = 192 * 1024 * 1024;

/** Words of the Rows record in native/rows.h. */
const ROWS = { count: 0, kind: 2, field: 3, parent: 4, start: 5, end: 6, next: 7, name: 8, words: 9 } as const;

/**
 * The engine that parses and walks inside of one wasm module, with one call for a text.
 *
 * @param parser what `loadParser` gives
 * @throws SyntaxEngineError `parser_invalid` where this machine cannot instantiate it
 */
export function createWasmEngine(parser: WebAssembly.Module, options: WasmEngineOptions = {}): SyntaxEngine {
  try {
    return new WasmEngine(parser, options);
  } catch (cause) {
    throw new SyntaxEngineError(
      'parser_invalid',
      'The parser could not be started',
      'It needs a memory of some megabytes. Reinstall the package if there is one.',
      { cause },
    );
  }
}

class WasmEngine implements SyntaxEngine {
  readonly kind = 'wasm';
  readonly #module: WebAssembly.Module;
  readonly #maxBytes: number;
  readonly #recycleBytes: number;
  #memory: ParserMemory;
  /** Set where the memory must not be used for another parse. Its last tree can still be read. */
  #spent = false;

  constructor(module: WebAssembly.Module, options: WasmEngineOptions) {
    this.#module = module;
    this.#maxBytes = options.maxBytes ?? MAX_BYTES;
    this.#recycleBytes = options.recycleBytes ?? RECYCLE_BYTES;
    this.#memory = this.#newMemory();
  }

  async parser(grammar: GrammarSource, table: KindTable): Promise<Parser> {
    const parser = new WasmParser(this, grammar, table);
    parser.attach(this.#memory);
    return parser;
  }

  /** The memory for the next parse. */
  ready(): ParserMemory {
    if (this.#spent) {
      this.#memory = this.#newMemory();
      this.#spent = false;
    }
    return this.#memory;
  }

  /** To be told after each parse. */
  done(memory: ParserMemory, spoilt: boolean): void {
    if (spoilt || memory.buffer.byteLength > this.#recycleBytes) this.#spent = true;
  }

  #newMemory(): ParserMemory {
    return new ParserMemory(this.#module, this.#maxBytes);
  }
}

class WasmParser implements Parser {
  readonly #engine: WasmEngine;
  readonly #grammar: GrammarSource;
  readonly #kinds: KindTable;
  #memory: ParserMemory | null = null;
  /** Address of the Table that native/condense.c made of the kinds. */
  #table = 0;

  constructor(engine: WasmEngine, grammar: GrammarSource, kinds: KindTable) {
    this.#engine = engine;
    this.#grammar = grammar;
    this.#kinds = kinds;
  }

  /**
   * Makes the kinds known to a memory.
   *
   * @throws SyntaxEngineError `grammar_missing`
   */
  attach(memory: ParserMemory): void {
    if (memory === this.#memory) return;
    const { id } = this.#grammar;
    const language = memory.language(id);
    if (language === null) {
      throw new SyntaxEngineError(
        'grammar_missing',
        `The parser has no grammar ${id}`,
        'A grammar is a row of native/grammars.tsv; native/build-parser.sh builds the parser with it.',
      );
    }
    const map = mapKinds(memory.grammarNames(language), this.#kinds);
    const tables = [new Uint8Array(map.kinds.buffer), map.texts, map.fields];
    this.#table = memory.withCopies(
      tables,
      (...addresses) => memory.exports.condense_table!(language, ...addresses) >>> 0,
    );
    this.#memory = memory;
  }

  parse(text: string, budget: number): CondensedTree | ParseFailure {
    const refused = refuseBySize(text);
    if (refused !== null) return refused;
    const deadline = performance.now() + budget;
    let memory: ParserMemory | undefined;
    let spoilt = true;
    try {
      memory = this.#engine.ready();
      this.attach(memory);
      const broken = memory.parse(this.#table, text, deadline);
      spoilt = false;
      return treeOf(memory, text, broken);
    } catch (cause) {
      if (cause instanceof ParseExpired) return { failure: 'time', message: `not parsed within ${budget} ms` };
      const message = cause instanceof Error ? cause.message : String(cause);
      // Without a memory, a RangeError is the machine's refusal to give one; with one it is the end of the stack.
      const outOfMemory = cause instanceof MemoryExhausted || (memory === undefined && cause instanceof RangeError);
      return { failure: outOfMemory ? 'memory' : 'crash', message };
    } finally {
      if (memory !== undefined) this.#engine.done(memory, spoilt);
    }
  }
}

function treeOf({ buffer, rowsAddress, nameOf }: ParserMemory, text: string, broken: boolean): CondensedTree {
  const address = new Uint32Array(buffer, rowsAddress, ROWS.words);
  const count = address[ROWS.count]!;
  return {
    text,
    count,
    kind: new Uint16Array(buffer, address[ROWS.kind], count),
    field: new Uint8Array(buffer, address[ROWS.field], count),
    parent: new Int32Array(buffer, address[ROWS.parent], count),
    start: new Uint32Array(buffer, address[ROWS.start], count),
    end: new Uint32Array(buffer, address[ROWS.end], count),
    next: new Uint32Array(buffer, address[ROWS.next], count),
    name: new Int32Array(buffer, address[ROWS.name], count),
    broken,
    nameOf,
  };
}
