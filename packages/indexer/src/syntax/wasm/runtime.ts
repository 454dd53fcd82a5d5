/// <reference path="../webassembly.d.ts" />
import { dylinkInfo } from './dylink.ts';

/** Bytes of a page of wasm memory. */
const PAGE = 65_536;
/** The least that web-tree-sitter's wasm accepts. */
const INITIAL_PAGES = 512;
/** The stack lies lowest and grows down: what overflows it leaves the memory and traps, instead of writing over data. */
const STACK_SIZE = 1024 * 1024;
const DATA_BASE = STACK_SIZE;
/** What a wasi call answers that is not there (ENOSYS). */
const NOT_SUPPORTED = 52;

/** What the parser asks back while it runs. What these throw ends the parse, and spoils the memory. */
export interface ParserCallbacks {
  /** Writes the code units from `index` on to `address`, and their number to `lengthAddress`. */
  readonly read: (address: number, index: number, row: number, column: number, lengthAddress: number) => void;
  /** Called every hundred of the parser's steps. */
  readonly onProgress: () => void;
  /** Called before the memory grows: in some of its phases the parser takes memory for seconds and reports nothing. */
  readonly onGrowth: () => void;
}

/**
 * web-tree-sitter's wasm in a memory of its own, without its JavaScript: that one allows a single memory per process,
 * and a memory that has grown can only be given back by dropping it.
 */
export class Runtime {
  readonly memory: WebAssembly.Memory;
  readonly exports: WebAssembly.Exports;
  /** Set where the memory would have had to grow beyond its cap. */
  outOfMemory = false;
  readonly #table: WebAssembly.Table;
  readonly #stackPointer: WebAssembly.Global;
  readonly #maxBytes: number;

  /**
   * @param module web-tree-sitter's wasm, of the pinned version
   * @param maxBytes cap of the memory
   */
  constructor(module: WebAssembly.Module, maxBytes: number, callbacks: ParserCallbacks) {
    this.#maxBytes = maxBytes;
    this.memory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum: Math.ceil(maxBytes / PAGE) });
    const { memorySize, tableSize } = dylinkInfo(module);
    // Entry 0 stays empty: it is the null function.
    this.#table = new WebAssembly.Table({ initial: 1 + tableSize, element: 'anyfunc' });
    const heapBase = align(DATA_BASE + memorySize, 16);
    this.#stackPointer = mutable(STACK_SIZE);
    const instance = new WebAssembly.Instance(module, {
      env: {
        memory: this.memory,
        __indirect_function_table: this.#table,
        __stack_pointer: this.#stackPointer,
        __memory_base: constant(DATA_BASE),
        __table_base: constant(1),
        emscripten_resize_heap: (size: number) => {
          callbacks.onGrowth();
          return this.#grow(size >>> 0);
        },
        _abort_js: () => {
          throw new WebAssembly.RuntimeError('the parser aborted');
        },
        tree_sitter_parse_callback: callbacks.read,
        tree_sitter_progress_callback: () => {
          callbacks.onProgress();
          return false;
        },
        tree_sitter_query_progress_callback: () => false,
        tree_sitter_log_callback: () => {},
      },
      'GOT.mem': { __stack_low: mutable(0), __stack_high: mutable(STACK_SIZE), __heap_base: mutable(heapBase) },
      wasi_snapshot_preview1: {
        fd_write: () => NOT_SUPPORTED,
        fd_seek: () => NOT_SUPPORTED,
        fd_close: () => NOT_SUPPORTED,
      },
    });
    this.exports = instance.exports;
    start(this.exports);
  }

  /** Loads a module that shares this memory: a grammar, or the walk. Its imports are the runtime's exports. */
  load(module: WebAssembly.Module): WebAssembly.Exports {
    const { memorySize, memoryAlign, tableSize } = dylinkInfo(module);
    const block = memorySize === 0 ? 0 : this.allocate(memorySize + memoryAlign);
    const base = align(block, memoryAlign);
    // Static data that a module does not spell out is zero by its convention, and a freed block is not.
    new Uint8Array(this.memory.buffer).fill(0, base, base + memorySize);
    const exports = new WebAssembly.Instance(module, {
      env: {
        ...this.exports,
        memory: this.memory,
        __indirect_function_table: this.#table,
        __stack_pointer: this.#stackPointer,
        __memory_base: constant(base),
        __table_base: constant(tableSize === 0 ? 0 : this.#table.grow(tableSize)),
      },
    }).exports;
    start(exports);
    return exports;
  }

  /**
   * Address of a new block.
   *
   * @throws WebAssembly.RuntimeError where the cap does not allow it
   */
  allocate(bytes: number): number {
    const address = this.exports.malloc!(bytes) >>> 0;
    if (address === 0) throw new WebAssembly.RuntimeError('no memory is left');
    return address;
  }

  free(address: number): void {
    this.exports.free!(address);
  }

  /** Address of a new block with a copy of these bytes. */
  place(bytes: Uint8Array): number {
    const address = this.allocate(Math.max(bytes.length, 1));
    new Uint8Array(this.memory.buffer).set(bytes, address);
    return address;
  }

  /** The zero-terminated text at an address, or null at address 0. Node types and field names, which are short. */
  text(address: number): string | null {
    if (address === 0) return null;
    const bytes = Buffer.from(this.memory.buffer);
    return bytes.toString('utf8', address, bytes.indexOf(0, address));
  }

  #grow(size: number): number {
    const before = this.memory.buffer.byteLength;
    if (size <= this.#maxBytes) {
      // In steps of an eighth, so that a large tree does not grow the memory page by page.
      const target = Math.min(this.#maxBytes, Math.max(size, before + before / 8));
      try {
        this.memory.grow(Math.floor((target - before + PAGE - 1) / PAGE));
        return 1;
      } catch {
        // The machine has less than the cap: the same as reaching it.
      }
    }
    this.outOfMemory = true;
    return 0;
  }
}

function start(exports: WebAssembly.Exports): void {
  exports.__wasm_apply_data_relocs?.();
  exports.__wasm_call_ctors?.();
}

function align(address: number, alignment: number): number {
  return Math.ceil(address / alignment) * alignment;
}

function constant(value: number): WebAssembly.Global {
  return new WebAssembly.Global({ value: 'i32' }, value);
}

function mutable(value: number): WebAssembly.Global {
  return new WebAssembly.Global({ value: 'i32', mutable: true }, value);
}
