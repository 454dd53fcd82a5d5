import { createHash } from 'node:crypto';
import { pathBytes, pathText } from '../git/path-text.ts';
import type { FileMode, TreeEntry } from '../git/tree.ts';
import { type ByteSource, encodeSections, SectionFile } from '../segments/section-file.ts';

const KIND = 'manifest';
const MODES: readonly FileMode[] = ['file', 'executable', 'symlink', 'gitlink'];

/** Which tree was indexed, and all of its paths. What is known of each is in the segments, under its blob. */
export interface Manifest {
  readonly tree: string;
  readonly commit: string;
  /** When it was indexed first: milliseconds since 1970. */
  readonly created: number;
  readonly entries: readonly TreeEntry[];
  /** Path to reason, of what could not be read then. It is tried again each time. */
  readonly unread: ReadonlyMap<string, string>;
}

export function encodeManifest(manifest: Manifest): Uint8Array {
  const { tree, commit, created, entries, unread } = manifest;
  const parts: Buffer[] = [];
  for (const { path, mode, oid } of entries) {
    parts.push(Buffer.from(oid, 'hex'), Buffer.from([MODES.indexOf(mode)]), pathBytes(path), Buffer.of(0));
  }
  const sections = new Map<string, Uint8Array>([
    ['entries', Buffer.concat(parts)],
    ['unread', Buffer.from(JSON.stringify([...unread]))],
  ]);
  return encodeSections(KIND, { tree, commit, created, idLength: tree.length / 2 }, sections);
}

/** @throws SegmentDamaged */
export function decodeManifest(source: ByteSource): Manifest {
  const file = new SectionFile(source, KIND);
  const { tree, commit, created, idLength } = file.values;
  const length = Number(idLength);
  const bytes = Buffer.from(file.section('entries'));
  const entries: TreeEntry[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(0, at + length + 1);
    entries.push({
      oid: bytes.toString('hex', at, at + length),
      mode: MODES[bytes[at + length]!]!,
      path: pathText(bytes.subarray(at + length + 1, end)),
    });
    at = end + 1;
  }
  const unread = JSON.parse(Buffer.from(file.section('unread')).toString('utf8')) as [string, string][];
  return { tree: String(tree), commit: String(commit), created: Number(created), entries, unread: new Map(unread) };
}

/** Names what an answer was made from: the paths and blobs of a revision, what could not be read, and the extractor. */
export function generationOf(
  entries: readonly TreeEntry[],
  unread: ReadonlyMap<string, string>,
  extractor: string,
): string {
  const hash = createHash('sha256').update(extractor);
  for (const { path, mode, oid } of entries) hash.update(`${mode} ${oid} `).update(pathBytes(path)).update('\0');
  for (const [path, reason] of unread) hash.update(`${reason} `).update(pathBytes(path)).update('\0');
  return hash.digest('hex').slice(0, 16);
}
