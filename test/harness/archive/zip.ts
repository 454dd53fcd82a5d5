import { deflateRawSync, crc32 as zlibCrc32 } from 'node:zlib';

export interface ZipFile {
  readonly name: string;
  readonly content: Buffer;
  /** The size that the archive claims, where it lies. */
  readonly claimedSize?: number;
}

/** A zip archive as actions/upload-artifact makes one. */
export function zip(files: readonly ZipFile[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize = content.length } of files) {
    const packed = deflateRawSync(content);
    const label = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(checksum(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimedSize, 18);
    facts.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([signature(0x04034b50), facts, label, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), facts, tail, label]));
    bodies.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, listing, signature(0x06054b50), end]);
}

/** Node 20.15 has it; a reader that does not look at it does not need it. */
function checksum(content: Buffer): number {
  return typeof zlibCrc32 === 'function' ? zlibCrc32(content) : 0;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
