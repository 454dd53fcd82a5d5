import type { Unit } from '../bind/unit.ts';

/** In `module.exports = { name }` and `exports.name = name` the symbol is offered, not used. */
export function isOwnExport(unit: Unit, o: number): boolean {
  const { exports, occs } = unit.facts;
  const expr = occs.expr[o]!;
  for (let e = 0; e < exports.count; e++) {
    if (exports.occ[e] === o) return true;
    if (expr >= 0 && exports.expr[e] === expr) return true;
  }
  return false;
}
