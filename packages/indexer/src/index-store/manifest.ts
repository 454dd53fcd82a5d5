import { createHash } from 'node:crypto';
import { pathBytes, pathTexts } from '../git/path-text.ts';
import type { FileMode, TreeEntry } from '../git/tree.ts';
import { SegmentDamaged } from '../segments/damage.ts';
import { type ByteSource, encodeSections, SectionFile } from '../segments/section-file.ts';
import { fileSource } from './file-source.ts';

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
  const sections = new Map<string, Uint8Array>([
    ['oids', Buffer.from(entries.map(({ oid }) => oid).join(''), 'hex')],
    ['modes', Uint8Array.from(entries, ({ mode }) => MODES.indexOf(mode))],
    ['paths', pathBytes(entries.map(({ path }) => `${path}\0`).join(''))],
    ['unread', Buffer.from(JSON.stringify([...unread]))],
  ]);
  return encodeSections(KIND, { tree, commit, created, idLength: tree.length / 2 }, sections, new Set(['oids']));
}

/** @throws SegmentDamaged */
function decodeManifest(source: ByteSource): Manifest {
  const file = new SectionFile(source, KIND);
  const { tree, commit, created, idLength } = file.values;
  const length = Number(idLength) * 2;
  const oids = Buffer.from(file.section('oids')).toString('hex');
  const modes = file.section('modes');
  const paths = pathTexts(Buffer.from(file.section('paths')));
  const entries = paths.map((path, at): TreeEntry => {
    return { path, mode: MODES[modes[at]!]!, oid: oids.slice(at * length, (at + 1) * length) };
  });
  const unread = JSON.parse(Buffer.from(file.section('unread')).toString('utf8')) as [string, string][];
  return { tree: String(tree), commit: String(commit), created: Number(created), entries, unread: new Map(unread) };
}

/** A manifest, or null where there is none that can be believed: then the tree is listed again. */
export function readManifest(path: string): Manifest | null {
  let source: ReturnType<typeof fileSource>;
  try {
    source = fileSource(path);
  } catch {
    return null;
  }
  try {
    return decodeManifest(source);
  } catch (error) {
    if (error instanceof SegmentDamaged) return null;
    throw error;
  } finally {
    source.close();
  }
}

/** Names what an answer was made from: the paths and blobs of a revision, what could not be read, and the extractor. */
export function generationOf(
  entries: readonly TreeEntry[],
  unread: ReadonlyMap<string, string>,
  extractor: string,
): string {
  const files = entries.map(({ path, mode, oid }) => `${mode} ${oid} ${path}\0`);
  const gaps = Array.from(unread, ([path, reason]) => `${reason} ${path}\0`);
  const hash = createHash('sha256')
    .update(extractor)
    .update(pathBytes([...files, ...gaps].join('')));
  return hash.digest('hex').slice(0, 16);
}
