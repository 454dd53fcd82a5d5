import type { Site, SiteForce } from './record.ts';
import type { DeclaredName } from './symbols.ts';

/** One declared symbol while its sites are collected. */
export interface Row {
  readonly path: string;
  readonly declared: DeclaredName;
  /** Its module exports it as its default, beside its name. */
  readonly byDefault: boolean;
  readonly sites: Map<string, Site>;
  readonly bases: Set<Row>;
  readonly blind: Set<string>;
  offered: boolean;
  surface: boolean;
}

export const strength: Record<SiteForce, number> = {
  direct: 0,
  through_base: 1,
  computed: 2,
  through_derived: 3,
  contract: 4,
};

export function emptyRow(path: string, declared: DeclaredName, byDefault: boolean): Row {
  return {
    path,
    declared,
    byDefault,
    sites: new Map(),
    bases: new Set(),
    blind: new Set(),
    offered: declared.exported,
    surface: false,
  };
}

/** Keeps the strongest reading of each place, and none inside the symbol's own declarations. */
export function addSite(row: Row, site: Site): void {
  if (site.path === row.path && row.declared.ranges.some(([start, end]) => site.start >= start && site.start < end))
    return;
  const key = `${site.path}\0${site.start}`;
  const known = row.sites.get(key);
  if (!known || strength[site.force] < strength[known.force]) row.sites.set(key, site);
}

/** A call through a base runs the override; a call of the override leaves the base's member needed or not. */
export function spreadOverrides(rows: readonly Row[]): void {
  const direct = new Map(rows.map((row) => [row, [...row.sites.values()].filter(({ force }) => force === 'direct')]));
  for (const row of rows) {
    const seen = new Set<Row>([row]);
    const queue = [...row.bases];
    while (queue.length > 0) {
      const base = queue.pop()!;
      if (seen.has(base)) continue;
      seen.add(base);
      queue.push(...base.bases);
      for (const site of direct.get(base)!) addSite(row, { ...site, force: 'through_base' });
      for (const site of direct.get(row)!) addSite(base, { ...site, force: 'through_derived' });
      for (const reason of base.blind) row.blind.add(reason);
    }
  }
}
