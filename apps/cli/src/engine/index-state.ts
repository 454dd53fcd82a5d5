import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RevisionView } from 'nonesuch-indexer/languages';
import type { IndexReport } from 'nonesuch-schema';

/** The index on disk, as reports have it; null where none is kept. */
export function indexState(
  directory: string | null,
  generation: string | null,
  view: RevisionView,
  added: number,
): IndexReport['index'] {
  if (directory === null || generation === null) return null;
  let segments = 0;
  let bytes = 0;
  for (const name of readdirSync(directory)) {
    // Another process may merge segments meanwhile.
    const stat = statSync(join(directory, name), { throwIfNoEntry: false });
    if (stat?.isFile() !== true) continue;
    bytes += stat.size;
    if (name.endsWith('.segment')) segments++;
  }
  const blobs = new Set([...view.files()].map((file) => file.oid).filter((oid) => oid !== null));
  return { generation, segments, blobs: blobs.size, bytes, blobs_added: added, directory };
}
