import type { Coverage, LedgerUnit as WireUnit } from 'nonesuch-schema';
import { honestPercent, honestRatio } from './honest-percent.ts';
import type { LedgerReason } from './reason.ts';
import { type LedgerState, ledgerStateNames, ledgerStates } from './state.ts';
import { LedgerError, type LedgerUnit, ledgerUnit } from './unit.ts';

/** Units shown in a report; the counts are of all. */
export const GAPS_SHOWN = 100;

/**
 * What was looked at, out of what, and what was left out and why. Counts are derived from the units when they are
 * asked for; none is stored, so none can disagree with the units.
 */
export class Ledger {
  readonly #units = new Map<string, LedgerUnit>();
  readonly #expected = new Set<string>();

  /**
   * Enters a unit.
   *
   * @throws LedgerError where the unit is already there, or breaks a rule of its state
   */
  add(unit: LedgerUnit): void {
    const checked = ledgerUnit(unit);
    if (this.#units.has(checked.unit))
      throw new LedgerError(`${JSON.stringify(checked.unit)} is on the ledger already`);
    this.#units.set(checked.unit, checked);
  }

  /**
   * The same ledger with other entries for some of its units.
   *
   * @throws LedgerError where one of them is not there, or breaks a rule of its state
   */
  with(units: ReadonlyMap<string, LedgerUnit>): Ledger {
    const ledger = new Ledger();
    for (const [name, unit] of this.#units) ledger.#units.set(name, unit);
    for (const unit of this.#expected) ledger.#expected.add(unit);
    for (const unit of units.values()) {
      const checked = ledgerUnit(unit);
      if (!ledger.#units.has(checked.unit))
        throw new LedgerError(`${JSON.stringify(checked.unit)} is not on the ledger`);
      ledger.#units.set(checked.unit, checked);
    }
    return ledger;
  }

  /** Declares a unit that must turn up. One that never does is missing, which is a gap. */
  expect(unit: string): void {
    this.#expected.add(unit);
  }

  /** Declared units that nobody entered, in order. */
  get missing(): readonly string[] {
    return [...this.#expected].filter((unit) => !this.#units.has(unit)).sort(byText);
  }

  /** All units, the missing ones included. */
  get total(): number {
    return this.#units.size + this.missing.length;
  }

  /** Units that could have been checked: the denominator. */
  get evaluable(): number {
    let count = this.missing.length;
    for (const unit of this.#units.values()) if (ledgerStates[unit.state].evaluable) count++;
    return count;
  }

  get checked(): number {
    return this.count('CHECKED');
  }

  count(state: LedgerState): number {
    let count = 0;
    for (const unit of this.#units.values()) if (unit.state === state) count++;
    return count;
  }

  countOf(reason: LedgerReason): number {
    let count = 0;
    for (const unit of this.#units.values()) if (unit.state !== 'CHECKED' && unit.reason === reason) count++;
    return count;
  }

  /** Checked over evaluable; null where nothing could have been checked, and 1 only where all was. */
  get ratio(): number | null {
    return honestRatio(this.checked, this.evaluable);
  }

  /** Whether every unit that could be checked was. Of an empty ledger nothing is whole. */
  get whole(): boolean {
    return this.evaluable > 0 && this.checked === this.evaluable;
  }

  /** Units that are not checked, those that could have been first, then by name. */
  get gaps(): readonly Exclude<LedgerUnit, { state: 'CHECKED' }>[] {
    const gaps: Exclude<LedgerUnit, { state: 'CHECKED' }>[] = [];
    for (const unit of this.#units.values()) if (unit.state !== 'CHECKED') gaps.push(unit);
    const order = (unit: LedgerUnit) => ledgerStateNames.indexOf(unit.state);
    return gaps.sort((a, b) => order(a) - order(b) || byText(a.unit, b.unit));
  }

  /** What a report says of it: `ratio`, `percent`, `states`, `gaps`, `gaps_truncated` of its coverage. */
  coverage(): Pick<Required<Coverage>, 'ratio' | 'percent' | 'states' | 'gaps' | 'gaps_truncated'> {
    const states: Record<string, number> = {};
    for (const state of ledgerStateNames) {
      const count = this.count(state);
      if (count > 0) states[state] = count;
    }
    // A declared unit that never turned up was not observed: that is the checker's failure, and never a clean count.
    const missing = this.missing.map(
      (unit): WireUnit => ({ unit, state: 'NOT_CHECKED/CHECKER_FAILED', owner: 'tooling', reason: 'never_recorded' }),
    );
    if (missing.length > 0)
      states['NOT_CHECKED/CHECKER_FAILED'] = (states['NOT_CHECKED/CHECKER_FAILED'] ?? 0) + missing.length;
    const gaps = [...missing, ...this.gaps.map((gap): WireUnit => ({ ...gap, owner: ledgerStates[gap.state].owner }))];
    return {
      ratio: this.ratio,
      percent: honestPercent(this.checked, this.evaluable),
      states,
      gaps: gaps.slice(0, GAPS_SHOWN),
      gaps_truncated: gaps.length > GAPS_SHOWN,
    };
  }
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
