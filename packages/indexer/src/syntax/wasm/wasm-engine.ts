/// <reference path="../webassembly.d.ts" />
import type { RuntimeSource } from '../assets.ts';
import type { CondensedTree, KindTable, ParseFailure } from '../condensed-tree.ts';
import type { GrammarSource, Parser, SyntaxEngine } from '../engine.ts';
import { mapKinds } from '../kind-map.ts';
import { refuseBySize } from '../size-cap.ts';
import { SyntaxEngineError } from '../syntax-error.ts';
import { CONDENSE_WASM } from './condense-module.generated.ts';
import { grammarNames } from './language.ts';
import { ParseExpired, TreeMemory } from './tree-memory.ts';

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
const ROWS = { kind: 2, field: 3, parent: 4, start: 5, end: 6, next: 7, name: 8, words: 9 } as const;

/**
 * The engine that walks trees inside wasm memory. It reads the core's own structures, whose layout belongs to the
 * pinned version of web-tree-sitter: no other is accepted.
 *
 * @throws SyntaxEngineError `runtime_invalid` where the runtime is another one than the walk was built for, or where this
 *   machine cannot instantiate it
 */
export function createWasmEngine(runtime: RuntimeSource, options: WasmEngineOptions = {}): SyntaxEngine {
  try {
    if (!runtime.pinned) throw new TypeError('Its digest is not the pinned one');
    return new WasmEngine(runtime.module, options);
  } catch (cause) {
    throw new SyntaxEngineError(
      'runtime_invalid',
      'The walk does not fit the installed web-tree-sitter',
      'Install the version of web-tree-sitter that the package pins.',
      { cause },
    );
  }
}

class WasmEngine implements SyntaxEngine {
  readonly kind = 'wasm';
  readonly #runtime: WebAssembly.Module;
  readonly #walk = new WebAssembly.Module(Buffer.from(CONDENSE_WASM, 'base64'));
  readonly #maxBytes: number;
  readonly #recycleBytes: number;
  #memory: TreeMemory;
  /** Set where the memory must not be used for another parse. Its last tree can still be read. */
  #spent = false;

  constructor(runtime: WebAssembly.Module, options: WasmEngineOptions) {
    this.#runtime = runtime;
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
  ready(): TreeMemory {
    if (this.#spent) {
      this.#memory = this.#newMemory();
      this.#spent = false;
    }
    return this.#memory;
  }

  /** To be told after each parse. */
  done(memory: TreeMemory, spoilt: boolean): void {
    if (spoilt || memory.byteLength > this.#recycleBytes) this.#spent = true;
  }

  #newMemory(): TreeMemory {
    return new TreeMemory(this.#runtime, this.#walk, this.#maxBytes);
  }
}

class WasmParser implements Parser {
  readonly #engine: WasmEngine;
  readonly #grammar: GrammarSource;
  readonly #kinds: KindTable;
  #memory: TreeMemory | null = null;
  /** Address of the grammar's TSLanguage in the memory. */
  #language = 0;
  /** Address of the Table that native/condense.c made of the kinds. */
  #table = 0;

  constructor(engine: WasmEngine, grammar: GrammarSource, kinds: KindTable) {
    this.#engine = engine;
    this.#grammar = grammar;
    this.#kinds = kinds;
  }

  /** Makes the grammar and the kinds known to a memory. */
  attach(memory: TreeMemory): void {
    if (memory === this.#memory) return;
    const { runtime, walk } = memory;
    this.#language = memory.language(this.#grammar);
    const map = mapKinds(grammarNames(runtime, this.#language), this.#kinds);
    const kinds = runtime.place(new Uint8Array(map.kinds.buffer));
    const texts = runtime.place(map.texts);
    const fields = runtime.place(map.fields);
    this.#table = walk.condense_table!(this.#language, kinds, texts, fields) >>> 0;
    for (const address of [kinds, texts, fields]) runtime.free(address);
    this.#memory = memory;
  }

  parse(text: string, budget: number): CondensedTree | ParseFailure {
    const refused = refuseBySize(text);
    if (refused !== null) return refused;
    const deadline = performance.now() + budget;
    let memory: TreeMemory | undefined;
    let spoilt = true;
    try {
      memory = this.#engine.ready();
      this.attach(memory);
      const tree = memory.parse(this.#language, text, deadline);
      const result = this.#condense(memory, tree, text);
      spoilt = false;
      return result;
    } catch (cause) {
      if (cause instanceof ParseExpired) return { failure: 'time', message: `not parsed within ${budget} ms` };
      const message = cause instanceof Error ? cause.message : String(cause);
      // A RangeError is the machine's refusal to give a memory at all.
      const outOfMemory = memory?.runtime.outOfMemory ?? cause instanceof RangeError;
      return { failure: outOfMemory ? 'memory' : 'crash', message };
    } finally {
      if (memory !== undefined) this.#engine.done(memory, spoilt);
    }
  }

  #condense(memory: TreeMemory, tree: number, text: string): CondensedTree {
    const { runtime, walk } = memory;
    const count = walk.condense!(tree, this.#table, memory.textAddress) >>> 0;
    const broken = walk.condense_is_broken!(tree) === 1;
    memory.freeTree(tree);
    const buffer = runtime.memory.buffer;
    const address = new Uint32Array(buffer, walk.rows_address!() >>> 0, ROWS.words);
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
      nameOf: memory.nameOf,
    };
  }
}
