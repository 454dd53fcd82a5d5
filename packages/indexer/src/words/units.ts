/** What a UTF-16 unit is to a word. */
export const Unit = { Other: 1, Part: 2, Start: 3 } as const;

const PART = /[\p{ID_Continue}\u200c\u200d]/u;
const NO_START = /[\p{Nd}\p{Mn}\p{Mc}\p{Pc}\u200c\u200d]/u;

/** Filled as units turn up: 0 is not yet asked for. */
export const units = new Uint8Array(65536);
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code);
  units[code] = /[A-Za-z_$]/.test(character) ? Unit.Start : /[0-9]/.test(character) ? Unit.Part : Unit.Other;
}
// Letters beyond the first plane: a word too long is only ever a word more to look at.
units.fill(Unit.Start, 0xd800, 0xe000);

/** Fills in what a unit is to a word, the first time that it turns up. */
export function classify(code: number): number {
  const character = String.fromCharCode(code);
  const unit = !PART.test(character) ? Unit.Other : NO_START.test(character) ? Unit.Part : Unit.Start;
  units[code] = unit;
  return unit;
}
