/**
 * The part of the WebAssembly interface that the engine uses. TypeScript ships its types only within the library of
 * browsers, whose hundreds of globals have no place in a program for Node.
 */
declare namespace WebAssembly {
  type ExportValue = ((...values: number[]) => number) & Memory & Table & Global;
  type Exports = Record<string, ExportValue>;
  type Imports = Record<string, Record<string, unknown>>;

  class Module {
    constructor(bytes: Uint8Array);
    static exports(module: Module): { name: string; kind: string }[];
    static imports(module: Module): { module: string; name: string; kind: string }[];
    static customSections(module: Module, name: string): ArrayBuffer[];
  }
  class Instance {
    constructor(module: Module, imports?: Imports);
    readonly exports: Exports;
  }
  class Memory {
    constructor(descriptor: { initial: number; maximum?: number });
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  class Table {
    constructor(descriptor: { initial: number; maximum?: number; element: 'anyfunc' });
    readonly length: number;
    get(index: number): unknown;
    set(index: number, value: unknown): void;
    grow(count: number): number;
  }
  class Global {
    constructor(descriptor: { value: 'i32'; mutable?: boolean }, value?: number);
    value: number;
  }
  class RuntimeError extends Error {}

  function compile(bytes: Uint8Array): Promise<Module>;
  function instantiate(module: Module, imports?: Imports): Promise<Instance>;
}
