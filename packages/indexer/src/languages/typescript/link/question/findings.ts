import type { LimitCode, UseCode } from 'nonesuch-schema';
import type { Disposition, Gate } from '../../../semantics.ts';
import type { Unit } from '../bind/unit.ts';

/** What a judgement collects. One disposition per place: a use beats an open occurrence, and that one an accounted one. */
export class Findings {
  readonly #places = new Map<string, Disposition>();
  readonly #gates = new Map<string, Gate>();

  add(found: Disposition): void {
    const key = `${found.path}\0${found.start}`;
    const known = this.#places.get(key);
    if (known === undefined || rank(found) > rank(known))
      this.#places.set(key, { ...found, spelled: found.spelled || (known?.spelled ?? false) });
    else if (found.spelled && !known.spelled) this.#places.set(key, { ...known, spelled: true });
  }

  use(unit: Unit, start: number, end: number, code: UseCode, spelled: boolean): void {
    this.add({ path: unit.path, start, end, code, standing: 'use', proof: 'proven', spelled });
  }

  gate(code: LimitCode, at: { unit: Unit; start: number; end: number } | null, subject: string | null = null): void {
    const key = `${code}\0${at?.unit.path ?? ''}\0${at?.start ?? ''}\0${subject ?? ''}`;
    if (!this.#gates.has(key))
      this.#gates.set(key, {
        code,
        at: at === null ? null : { path: at.unit.path, start: at.start, end: at.end },
        subject,
      });
  }

  gateAtFile(code: LimitCode, path: string | null, subject: string | null = null): void {
    const key = `${code}\0${path ?? ''}\0\0${subject ?? ''}`;
    if (!this.#gates.has(key))
      this.#gates.set(key, { code, at: path === null ? null : { path, start: 0, end: 0 }, subject });
  }

  /** Whether nothing that was found stands in the way of an absence. */
  get isSilent(): boolean {
    return this.#gates.size === 0 && [...this.#places.values()].every((each) => each.standing === 'accounted');
  }

  dispositions(): Disposition[] {
    return [...this.#places.values()].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.start - b.start));
  }

  gates(): Gate[] {
    return [...this.#gates.values()];
  }
}

function rank(found: Disposition): number {
  return found.standing === 'use' ? 2 : found.standing === 'open' ? 1 : 0;
}
