import type { Claim, MovedTo, Reason, SymbolVerdict } from 'nonesuch-schema';
import { boundaryOf, claimOf, isExhaustive, type Look } from './claims.ts';
import { plural } from './plain-words.ts';

/** What of a symbol can be asked about: all of it, that its file offers it to others, or one of the things that it is. */
export const SPOKEN_PARTS = ['symbol', 'export', 'overload', 'getter', 'setter', 'value', 'type'] as const;
export type SpokenPart = (typeof SPOKEN_PARTS)[number];

const PART_WORDS: Readonly<Record<SpokenPart, string>> = {
  symbol: '',
  export: 'the export ',
  overload: 'an overload of ',
  getter: 'the getter ',
  setter: 'the setter ',
  value: 'the value ',
  type: 'the type ',
};

/** What a sentence about one symbol needs to know. */
export interface Spoken {
  readonly name: string;
  readonly part: SpokenPart;
  readonly verdict: SymbolVerdict;
  /** The limiting one first. */
  readonly reasons: readonly Reason[];
  readonly look: Look;
  /** The place to show for a use; null where there is none to show. */
  readonly firstUse: { readonly path: string; readonly line: number } | null;
  readonly movedTo: MovedTo | null;
}

/** The sentence that may be said of one symbol, with its boundary where it is about an absence. */
export function wordingOf(spoken: Spoken): string {
  const name = PART_WORDS[spoken.part] + quoted(spoken.name);
  const [first, ...rest] = spoken.reasons;
  const why = first?.message ?? 'no reason was given';
  const more = rest.length === 0 ? '' : `, and ${plural(rest.length, 'other reason')}`;
  switch (spoken.verdict) {
    case 'referenced': {
      const place = spoken.firstUse === null ? '' : `, first ${spoken.firstUse.path}:${spoken.firstUse.line}`;
      return `${begins(name)} is used: ${why}${place}.`;
    }
    case 'inconclusive':
      return `Cannot tell whether something uses ${name}: ${why}${more}.`;
    case 'moved':
      return spoken.movedTo === null
        ? `${begins(name)} lives on: ${why}.`
        : `${begins(name)} lives on as ${quoted(spoken.movedTo.symbol)}.`;
    case 'absent': {
      // What the caller chose not to count is said before anything is concluded from it.
      const tests = spoken.reasons.some(({ code }) => code === 'test_use');
      return `${tests ? 'Nothing but tests uses' : 'Nothing uses'} ${name}: ${boundaryOf(spoken.look)}.`;
    }
  }
}

/** The claim that one symbol's verdict makes; null where it makes none. */
export function claimOfSymbol(spoken: Spoken): Required<Claim> | null {
  const wording = wordingOf(spoken);
  switch (spoken.verdict) {
    case 'referenced':
      return claimOf('existence', spoken.look, spoken.reasons[0]?.count ?? 0, wording, wording);
    case 'moved':
      return {
        kind: 'existence',
        supported: true,
        wording,
        boundary: boundaryOf(spoken.look),
        exhaustive: isExhaustive(spoken.look),
      };
    case 'inconclusive':
      return {
        kind: 'absence',
        supported: false,
        wording,
        boundary: boundaryOf(spoken.look),
        exhaustive: isExhaustive(spoken.look),
      };
    case 'absent':
      return claimOf(
        'absence',
        spoken.look,
        0,
        wording,
        `Found no use of ${quoted(spoken.name)}, and did not look everywhere: ${boundaryOf(spoken.look)}.`,
      );
  }
}

/** The first words of a sentence. */
function begins(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A name in a sentence. One that holds the quote itself is quoted otherwise. */
function quoted(name: string): string {
  return name.includes('`') ? JSON.stringify(name) : `\`${name}\``;
}
