import { blobId } from '../git/object-id.ts';
import { ROOMS, type Rooms } from '../languages/registry.ts';
import { unitKey } from '../languages/unit-key.ts';
import { createExtractor } from '../pipeline/create-extractor.ts';
import type { Extractor, Subject } from '../pipeline/extractor.ts';
import { ByteWriter } from '../segments/bytes.ts';
import { encodeFacts } from '../segments/facts-codec.ts';
import { memorySource } from '../segments/memory-source.ts';
import { EMPTY_RECORD, recordOf } from '../segments/name-record.ts';
import { Segment } from '../segments/segment.ts';
import { SegmentBuilder } from '../segments/segment-builder.ts';
import { keyText } from '../segments/unit.ts';
import type { AssetOptions } from '../syntax/index.ts';
import { IndexView, type PlacedFile, type ViewOptions } from './index-view.ts';

/** Content of one tracked path. A string stands for its UTF-8 bytes; a symlink's content is its target. */
export type MemoryFile =
  | string
  | Uint8Array
  | { readonly content: string | Uint8Array; readonly mode?: 'file' | 'executable' | 'symlink' }
  | { readonly mode: 'gitlink' };

export interface MemoryViewOptions extends ViewOptions {
  /** The rooms that read the files; all of them where it is not given. */
  readonly rooms?: Rooms;
  readonly assets?: AssetOptions;
}

/** One extractor for the rooms as they ship: to load the parser costs more than to parse a handful of files. */
let shipped: Promise<Extractor> | null = null;

function extractorOf(rooms: Rooms, assets: AssetOptions | undefined): Promise<Extractor> {
  const make = () => createExtractor(rooms, new Set(rooms.languages.map((room) => room.id)), assets);
  if (rooms !== ROOMS || assets !== undefined) return make();
  shipped ??= make();
  return shipped;
}

/**
 * A revision that is indexed in memory, on this thread: for tests, and for a handful of files. It goes through the same
 * extraction, encoding and reading as an index on disk.
 *
 * @param files path to content
 */
export async function memoryView(
  files: ReadonlyMap<string, MemoryFile> | Readonly<Record<string, MemoryFile>>,
  options: MemoryViewOptions = {},
): Promise<IndexView> {
  const rooms = options.rooms ?? ROOMS;
  const entries = [...(files instanceof Map ? files : Object.entries(files))].sort(([a], [b]) => (a < b ? -1 : 1));
  const extractor = await extractorOf(rooms, options.assets);
  const builder = new SegmentBuilder('memory');
  const units = new Map<string, number>();
  const placed: { path: string; oid: string | null; mode: PlacedFile['mode']; unit: number }[] = [];
  const scratch = new ByteWriter();
  for (const [path, file] of entries) {
    const { bytes, mode } = contentOf(file);
    if (!bytes) {
      placed.push({ path, oid: null, mode, unit: -1 });
      continue;
    }
    const key = unitKey(path, mode, blobId(bytes), rooms);
    let unit = units.get(keyText(key));
    if (unit === undefined) {
      const subject: Subject = { ...key, symlink: mode === 'symlink' };
      const { info, facts } = await extractor.extract(subject, bytes);
      unit = builder.count;
      builder.add(
        key,
        info,
        facts ? recordOf(facts, builder.interner) : EMPTY_RECORD,
        facts ? encodeFacts(facts, scratch) : new Uint8Array(0),
      );
      units.set(keyText(key), unit);
    }
    placed.push({ path, oid: key.oid, mode, unit });
  }
  const segment = new Segment(memorySource(builder.encode()));
  return new IndexView(
    placed.map(({ path, oid, mode, unit }) => ({
      path,
      oid,
      mode,
      place: unit < 0 ? null : { segment, unit },
      reason: unit < 0 ? 'gitlink' : null,
    })),
    options,
  );
}

function contentOf(file: MemoryFile): { bytes: Buffer | null; mode: PlacedFile['mode'] } {
  if (typeof file === 'string') return { bytes: Buffer.from(file, 'utf8'), mode: 'file' };
  if (file instanceof Uint8Array) return { bytes: Buffer.from(file), mode: 'file' };
  if (!('content' in file)) return { bytes: null, mode: 'gitlink' };
  const { content, mode } = file;
  return {
    bytes: typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content),
    mode: mode ?? 'file',
  };
}
