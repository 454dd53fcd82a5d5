import type { Freshness, FreshnessState } from 'nonesuch-schema';

/** Content hashes of one path, each null where the path is not there, undefined where it was not observed. */
export interface PathHashes {
  readonly indexed: string | null | undefined;
  readonly head: string | null | undefined;
  readonly workingTree: string | null | undefined;
}

/** Whether what was indexed of a path still is what stands there. By content hash: a modification time is only a hint. */
export function pathFreshness({ indexed, head, workingTree }: PathHashes): FreshnessState {
  if (indexed === undefined || workingTree === undefined) return 'unknown';
  if (indexed === workingTree) return 'fresh';
  if (head === undefined) return 'unknown';
  return indexed === head ? 'edited_uncommitted' : 'stale_index';
}

/** What is known of an index as a whole. */
export interface IndexObservation {
  /** The commit that it is about; null where that is not known. */
  readonly indexRevision: string | null;
  /** The commit that HEAD is now; null where that is not known. */
  readonly headRevision: string | null;
  /** Tracked paths whose content in the working tree is not that of HEAD; null where it was not measured. */
  readonly edited: readonly string[] | null;
  /** Files that git does not track; null where they were not counted. */
  readonly untracked?: number | null;
}

/** Edited paths that a report names. */
export const EDITED_SHOWN = 10;

/** The index against HEAD and the working tree. What was not measured is unknown, and not fresh. */
export function freshnessOf(observed: IndexObservation): Required<Freshness> {
  const { indexRevision, headRevision, edited } = observed;
  let state: FreshnessState = 'unknown';
  if (indexRevision !== null && headRevision !== null) {
    if (indexRevision !== headRevision) state = 'stale_index';
    else if (edited !== null) state = edited.length > 0 ? 'edited_uncommitted' : 'fresh';
  }
  return {
    state,
    index_revision: indexRevision,
    head_revision: headRevision,
    edited: edited?.length ?? null,
    edited_sample: [...(edited ?? [])].sort().slice(0, EDITED_SHOWN),
    untracked: observed.untracked ?? null,
  };
}
