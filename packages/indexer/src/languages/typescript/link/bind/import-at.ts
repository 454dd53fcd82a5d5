import type { Unit } from './unit.ts';

/** The import row that an occurrence stands in, or -1. */
export function importAt(unit: Unit, occ: number): number {
  const { imports } = unit.facts;
  for (let row = 0; row < imports.count; row++) if (imports.occ[row] === occ) return row;
  return -1;
}
