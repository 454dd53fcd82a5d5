import type { Comparison, TrackedFile } from 'nonesuch-indexer/languages';
import { compareText } from './order.ts';

/** A file of the base revision that head does not have with the same content at the same path. */
export interface ChangedFile {
  readonly base: TrackedFile;
  /** What it became: the file at the same path, or the one that git pairs it with; null where it was deleted. */
  readonly head: TrackedFile | null;
}

/** Every base file that a change could have removed something from, by path. Added files remove nothing. */
export function changedFiles(comparison: Comparison): ChangedFile[] {
  const { base, head, renames } = comparison;
  if (base === null) return [];
  const renamedTo = new Map<string, string>();
  for (const [to, from] of renames) renamedTo.set(from, to);
  const changed: ChangedFile[] = [];
  for (const file of base.files()) {
    const same = head.file(file.path);
    if (same !== undefined && sameContent(file, same)) continue;
    const target = same ?? head.file(renamedTo.get(file.path) ?? '');
    changed.push({ base: file, head: target ?? null });
  }
  return changed.sort((a, b) => compareText(a.base.path, b.base.path));
}

/** A blob is its content; a change from file to symlink keeps the bytes and loses the declarations. */
function sameContent(a: TrackedFile, b: TrackedFile): boolean {
  const linked = (file: TrackedFile): boolean => file.mode === 'symlink' || file.mode === 'gitlink';
  return a.oid !== null && a.oid === b.oid && linked(a) === linked(b);
}
