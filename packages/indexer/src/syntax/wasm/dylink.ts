/// <reference path="../webassembly.d.ts" />

/** What a position-independent wasm module asks of the memory and the table that it is loaded into. */
export interface DylinkInfo {
  /** Bytes of static data. */
  readonly memorySize: number;
  /** Alignment of that data in bytes. */
  readonly memoryAlign: number;
  /** Number of table entries. */
  readonly tableSize: number;
}

const MEMORY_INFO = 1;

/**
 * Reads a module's `dylink.0` section (WebAssembly tool conventions, "Dynamic Linking").
 *
 * @throws TypeError where the module has none
 */
export function dylinkInfo(module: WebAssembly.Module): DylinkInfo {
  const [section] = WebAssembly.Module.customSections(module, 'dylink.0');
  if (section === undefined) throw new TypeError('The module has no dylink.0 section');
  const bytes = new Uint8Array(section);
  let at = 0;
  const unsigned = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new TypeError('The dylink.0 section ends early');
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < bytes.length) {
    const kind = unsigned();
    const size = unsigned();
    if (kind === MEMORY_INFO) return { memorySize: unsigned(), memoryAlign: 2 ** unsigned(), tableSize: unsigned() };
    at += size;
  }
  return { memorySize: 0, memoryAlign: 1, tableSize: 0 };
}
