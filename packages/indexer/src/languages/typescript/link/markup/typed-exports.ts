import { DeclLevel, ExprKind, Role } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import type { Unit } from '../bind/unit.ts';
import { isOthers } from '../bind/value.ts';
import { open, type Standing, use } from '../question/standing.ts';
import type { Target } from '../question/target.ts';

/**
 * A key of `module.exports = { … }` declares an export, and where a doc comment gives the whole a type, it supplies
 * that type's member too.
 */
export class TypedExports {
  readonly #binder: Binder;
  readonly #target: Target;

  constructor(binder: Binder, target: Target) {
    this.#binder = binder;
    this.#target = target;
  }

  reconsider(unit: Unit, o: number, found: Standing): Standing {
    if (!this.#target.isMember || found.standing !== 'accounted' || found.code === 'own_body') return found;
    const { occs, exports, exprs, decls } = unit.facts;
    if (occs.role[o] !== Role.Declaration && occs.role[o] !== Role.ExportAlias) return found;
    const declared = occs.bind[o]!;
    if (declared >= 0 && decls.level[declared] !== DeclLevel.TopLevel) return found;
    const offset = occs.start[o]!;
    for (const row of unit.exportRows('export=')) {
      const cast = exports.expr[row]!;
      const whole = exports.decl[row]!;
      if (cast < 0 || whole < 0 || exprs.kind[cast] !== ExprKind.Cast || exprs.b[cast]! < 0) continue;
      if (offset < decls.start[whole]! || offset >= decls.end[whole]!) continue;
      for (const value of this.#binder.evaluator.values(unit, exprs.b[cast]!)) {
        if (isOthers(value)) continue;
        const member = this.#binder.member(value, unit.text(occs.name[o]!));
        if (member.decls.some((ref) => this.#target.is(ref))) return use('resolved');
        if (member.miss === 'unknown' || member.miss === 'missing') return open('unresolved_member');
      }
    }
    return found;
  }
}
