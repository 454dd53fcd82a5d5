/// <reference path="../webassembly.d.ts" />
import type { GrammarNames } from '../kind-map.ts';
import { NameStore } from './name-store.ts';

/** Bytes of a page of wasm memory. */
const PAGE = 65_536;
/** What native/build-parser.sh gives the module to begin with: stack, data, and room for a first text. */
const INITIAL_PAGES = 128;
/** Code units that there is room for to begin with. */
const FIRST_TEXT = 1 << 17;

/** The deadline of a parse has passed. */
export class ParseExpired extends Error {
  override readonly name = 'ParseExpired';
}

/** The memory would have had to grow beyond its cap. */
export class MemoryExhausted extends Error {
  override readonly name = 'MemoryExhausted';
}

/** One memory with the parser of native/engine.c in it. */
export class ParserMemory {
  readonly exports: WebAssembly.Exports;
  /** Text of a name that the walk has interned. Valid as long as the memory is. */
  readonly nameOf: (id: number) => string;
  /** Address of the Rows record, which the walk fills. */
  readonly rowsAddress: number;
  readonly #memory: WebAssembly.Memory;
  #bytes: Buffer;
  #textAddress = 0;
  #textCapacity = 0;
  #deadline = Number.POSITIVE_INFINITY;

  /**
   * @param module native/engine.c
   * @param maxBytes cap of the memory
   */
  constructor(module: WebAssembly.Module, maxBytes: number) {
    this.#memory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum: Math.floor(maxBytes / PAGE) });
    const { exports } = new WebAssembly.Instance(module, {
      env: { memory: this.#memory },
      // What these throw ends the parse, and spoils the memory.
      host: {
        check_clock: () => {
          if (performance.now() > this.#deadline) throw new ParseExpired();
        },
        refuse_memory: () => {
          throw new MemoryExhausted(`the parse needs more than ${maxBytes} bytes of memory`);
        },
      },
    });
    this.exports = exports;
    exports.names_seed!(Math.floor(Math.random() * 2 ** 32));
    const names = new NameStore(() => this.buffer, exports.names_address!() >>> 0);
    this.nameOf = (id) => names.textOf(id);
    this.rowsAddress = exports.rows_address!() >>> 0;
    this.#bytes = Buffer.from(this.buffer);
  }

  get buffer(): ArrayBuffer {
    return this.#memory.buffer;
  }

  /** Address of the TSLanguage of a grammar, or null where the parser has none of this name. */
  language(id: string): number | null {
    for (let index = 0; ; index++) {
      const name = this.#text(this.exports.grammar_name!(index) >>> 0);
      if (name === null) return null;
      if (name === id) return this.exports.grammar_language!(index) >>> 0;
    }
  }

  /** Node types and fields of a grammar. */
  grammarNames(language: number): GrammarNames {
    const call = (name: string, ...values: number[]): number => this.exports[name]!(language, ...values) >>> 0;
    return {
      symbolCount: call('language_symbol_count'),
      fieldCount: call('language_field_count'),
      symbolName: (symbol) => this.#text(call('language_symbol_name', symbol)),
      symbolIsNamed: (symbol) => call('language_symbol_is_named', symbol) === 1,
      fieldName: (field) => this.#text(call('language_field_name', field)),
    };
  }

  /**
   * Parses a text, and writes its rows.
   *
   * @param table address of a Table
   * @param deadline as of `performance.now()`
   * @returns whether the tree has an ERROR or a MISSING node
   * @throws ParseExpired, MemoryExhausted, WebAssembly.RuntimeError. The memory must not be used again then.
   */
  parse(table: number, text: string, deadline: number): boolean {
    this.#deadline = deadline;
    if (text.length > this.#textCapacity) {
      this.#textCapacity = Math.max(Math.ceil(text.length * 1.25), FIRST_TEXT);
      this.#textAddress = this.exports.text_reserve!(this.#textCapacity) >>> 0;
    }
    this.#view().write(text, this.#textAddress, 'utf16le');
    const broken = this.exports.parse!(table, text.length) === 1;
    this.#deadline = Number.POSITIVE_INFINITY;
    return broken;
  }

  /** Calls with the addresses of copies of these bytes, which are gone afterwards. */
  withCopies<T>(parts: readonly Uint8Array[], use: (...addresses: number[]) => T): T {
    const addresses = parts.map((bytes) => {
      const address = this.exports.block_new!(Math.max(bytes.length, 1)) >>> 0;
      this.#view().set(bytes, address);
      return address;
    });
    const result = use(...addresses);
    for (const address of addresses) this.exports.block_free!(address);
    return result;
  }

  /** The zero-terminated text at an address, or null at address 0. Node types and field names, which are short. */
  #text(address: number): string | null {
    if (address === 0) return null;
    const bytes = this.#view();
    return bytes.toString('utf8', address, bytes.indexOf(0, address));
  }

  /** The memory's bytes. A growth detaches views, so that they are made again. */
  #view(): Buffer {
    if (this.#bytes.buffer !== this.buffer) this.#bytes = Buffer.from(this.buffer);
    return this.#bytes;
  }
}
