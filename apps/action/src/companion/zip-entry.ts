import { inflateRawSync } from 'node:zlib';
import { ActionError } from '../action-error.ts';

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * Reads one file of a zip archive that a stranger made. The name is ours, no path of the archive is ever used, and the size is bounded
 * before anything is unpacked and while it is.
 *
 * @param limit most bytes of the unpacked file
 * @throws ActionError `bad_report` where there is no such file, or anything about the archive is out of order
 */
export function readZipEntry(archive: Buffer, name: string, limit: number): Buffer {
  const end = findEnd(archive);
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== CENTRAL) throw bad('its directory is broken');
    const nameLength = archive.readUInt16LE(at + 28);
    const found = archive.subarray(at + 46, at + 46 + nameLength).toString('utf8');
    if (found === name) return unpack(archive, at, limit);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw bad(`it has no ${name}`);
}

function unpack(archive: Buffer, central: number, limit: number): Buffer {
  const method = archive.readUInt16LE(central + 10);
  const packed = archive.readUInt32LE(central + 20);
  const size = archive.readUInt32LE(central + 24);
  const local = archive.readUInt32LE(central + 42);
  if (size > limit) throw bad('the file is too large');
  if (local + 30 > archive.length || archive.readUInt32LE(local) !== LOCAL) throw bad('its directory is broken');
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const bytes = archive.subarray(start, start + packed);
  if (bytes.length !== packed) throw bad('it is cut short');
  if (method === STORED) return bytes.length <= limit ? bytes : refuseSize();
  if (method !== DEFLATED) throw bad('it is packed in an unknown way');
  try {
    return inflateRawSync(bytes, { maxOutputLength: limit });
  } catch (cause) {
    throw bad('the file cannot be unpacked within its limit', cause);
  }
}

function findEnd(archive: Buffer): number {
  // The end record is 22 bytes and a comment of at most 65,535.
  for (let at = archive.length - 22; at >= Math.max(0, archive.length - 65_557); at--) {
    if (archive.readUInt32LE(at) === END) return at;
  }
  throw bad('it is no zip archive');
}

function refuseSize(): never {
  throw bad('the file is too large');
}

function bad(what: string, cause?: unknown): ActionError {
  return new ActionError(
    'bad_report',
    `the artifact cannot be used: ${what}`,
    'Upload the file of the output report-path, alone.',
    cause,
  );
}
