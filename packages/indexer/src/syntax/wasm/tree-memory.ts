/// <reference path="../webassembly.d.ts" />
import type { GrammarSource } from '../engine.ts';
import { loadLanguage } from './language.ts';
import { NameStore } from './name-store.ts';
import { Runtime } from './runtime.ts';

/** Code units that the core reads at a time: its buffer of 10 KiB, without a last one. */
const CHUNK = 5119;
/** The core asks about every 100 of its steps, which is much more often than a clock needs to be read. */
const ASKS_PER_CLOCK = 32;

/** The deadline of a parse has passed. */
export class ParseExpired extends Error {
  override readonly name = 'ParseExpired';
}

/** One memory with its parser, the walk, and the grammars that were used in it so far. */
export class TreeMemory {
  readonly runtime: Runtime;
  readonly walk: WebAssembly.Exports;
  /** Text of a name that the walk has interned. Valid as long as the memory is. */
  readonly nameOf: (id: number) => string;
  readonly #languages = new Map<GrammarSource['module'], number>();
  readonly #parser: number;
  readonly #input: number;
  #language = 0;
  #textAddress = 0;
  #textCapacity = 0;
  #textLength = 0;
  #deadline = Number.POSITIVE_INFINITY;
  #asks = 0;
  #bytes: Buffer;

  /**
   * @param runtime web-tree-sitter's wasm
   * @param walk native/condense.c
   * @param maxBytes cap of the memory
   */
  constructor(runtime: WebAssembly.Module, walk: WebAssembly.Module, maxBytes: number) {
    this.runtime = new Runtime(runtime, maxBytes, {
      read: (address, index, _row, _column, lengthAddress) =>
        this.#read(address >>> 0, index >>> 0, lengthAddress >>> 0),
      onProgress: () => {
        if (++this.#asks % ASKS_PER_CLOCK === 0) this.#checkClock();
      },
      onGrowth: () => this.#checkClock(),
    });
    this.walk = this.runtime.load(walk);
    this.walk.names_seed!(Math.floor(Math.random() * 2 ** 32));
    const names = new NameStore(this.runtime, this.walk.names_address!() >>> 0);
    this.nameOf = (id) => names.textOf(id);
    const { exports, memory } = this.runtime;
    const transfer = exports.ts_init!() >>> 0;
    exports.ts_parser_new_wasm!();
    const [parser, input] = new Uint32Array(memory.buffer, transfer, 2);
    this.#parser = parser!;
    this.#input = input!;
    this.#bytes = Buffer.from(memory.buffer);
  }

  get byteLength(): number {
    return this.runtime.memory.buffer.byteLength;
  }

  /** Address of the text that was parsed last. */
  get textAddress(): number {
    return this.#textAddress;
  }

  /**
   * Address of a grammar's TSLanguage, loaded when it is first asked for.
   *
   * @throws SyntaxEngineError `grammar_invalid`
   */
  language(grammar: GrammarSource): number {
    let language = this.#languages.get(grammar.module);
    if (language === undefined) {
      language = loadLanguage(this.runtime, grammar);
      this.#languages.set(grammar.module, language);
    }
    return language;
  }

  /**
   * Parses a text.
   *
   * @param deadline as of `performance.now()`
   * @returns address of the TSTree, to be freed with `freeTree`
   * @throws ParseExpired where the deadline has passed, WebAssembly.RuntimeError where the parser trapped. The memory must
   *   not be used again then: to clean it up would take the parser as long as to read on, or overflow its stack.
   */
  parse(language: number, text: string, deadline: number): number {
    const { exports } = this.runtime;
    if (language !== this.#language) {
      exports.ts_parser_set_language!(this.#parser, language);
      this.#language = language;
    }
    this.#place(text);
    this.#deadline = deadline;
    this.#asks = 0;
    const tree = exports.ts_parser_parse_wasm!(this.#parser, this.#input, 0, 0, 0) >>> 0;
    this.#deadline = Number.POSITIVE_INFINITY;
    if (tree === 0) throw new WebAssembly.RuntimeError('the parser gave no tree');
    return tree;
  }

  freeTree(tree: number): void {
    this.runtime.exports.ts_tree_delete!(tree);
  }

  #checkClock(): void {
    if (performance.now() > this.#deadline) throw new ParseExpired();
  }

  /** Copies a text into the memory, once: parser and walk read it there. */
  #place(text: string): void {
    const bytes = text.length * 2;
    if (bytes > this.#textCapacity) {
      if (this.#textAddress !== 0) this.runtime.free(this.#textAddress);
      this.#textAddress = 0;
      this.#textCapacity = Math.max(bytes + bytes / 4, 1 << 18);
      this.#textAddress = this.runtime.allocate(this.#textCapacity);
    }
    this.#view().write(text, this.#textAddress, 'utf16le');
    this.#textLength = text.length;
  }

  #read(address: number, index: number, lengthAddress: number): void {
    this.#checkClock();
    const length = Math.max(0, Math.min(CHUNK, this.#textLength - index));
    const from = this.#textAddress + index * 2;
    const bytes = this.#view();
    bytes.copyWithin(address, from, from + length * 2);
    bytes.writeUInt32LE(length, lengthAddress);
  }

  /** The memory's bytes. A growth detaches views, so that they are made again. */
  #view(): Buffer {
    const { buffer } = this.runtime.memory;
    if (this.#bytes.buffer !== buffer) this.#bytes = Buffer.from(buffer);
    return this.#bytes;
  }
}
