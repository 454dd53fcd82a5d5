import type { RevisionView } from 'nonesuch-indexer/languages';

/**
 * Head path to base path of files that only changed their place, for a working tree, which git pairs with nothing.
 * A content that lost or gained several places is left unpaired: which of them became which is not known.
 */
export function exactRenames(base: RevisionView, head: RevisionView): Map<string, string> {
  const gone = uniqueByContent(base, head);
  const come = uniqueByContent(head, base);
  const pairs = new Map<string, string>();
  for (const [oid, from] of gone) {
    const to = come.get(oid);
    if (to != null && from !== null) pairs.set(to, from);
  }
  return pairs;
}

/** Blob id to the one path that has it here and does not exist there; null where there are several. */
function uniqueByContent(here: RevisionView, there: RevisionView): Map<string, string | null> {
  const paths = new Map<string, string | null>();
  for (const { path, oid, mode } of here.files()) {
    if (oid === null || mode === 'symlink' || mode === 'gitlink' || there.file(path) !== undefined) continue;
    paths.set(oid, paths.has(oid) ? null : path);
  }
  return paths;
}
