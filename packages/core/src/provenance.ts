import type { Result, Site } from 'nonesuch-schema';

/** Steps of a way that an answer shows. */
export const PROVENANCE_SHOWN = 16;

/**
 * The way from a place to the symbol, cut to what an answer shows.
 *
 * @param sites from the place to the symbol
 */
export function cutProvenance(sites: readonly Site[]): Pick<Result, 'provenance' | 'provenance_truncated'> {
  return { provenance: sites.slice(0, PROVENANCE_SHOWN), provenance_truncated: sites.length > PROVENANCE_SHOWN };
}
