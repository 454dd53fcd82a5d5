import { accountedReasons } from './accounted.ts';
import { limitingOrder, limitReasons } from './limits.ts';
import { moveReasons } from './moves.ts';
import type {
  AccountedCode,
  LimitCode,
  MoveCode,
  ReasonCode,
  ReasonDefinition,
  ReasonFamily,
  UseCode,
} from './reason.ts';
import { useReasons } from './uses.ts';

export type { ReasonDefinition, ReasonFamily };

/** A code that the registry does not hold: a defect of whoever made it, never of a repository. */
export class UnknownReasonError extends Error {
  readonly code = 'unknown_reason';
  readonly hint = 'register the code in schemas/common.schema.json, packages/core/src/reasons and docs/reasons';
  constructor(reason: string) {
    super(`no reason has the code ${JSON.stringify(reason)}`);
    this.name = 'UnknownReasonError';
  }
}

const definitions = new Map<string, ReasonDefinition>();

function register(family: ReasonFamily, order: readonly ReasonCode[]): void {
  const table: Readonly<Record<string, Omit<ReasonDefinition, 'code' | 'family' | 'rank' | 'docs' | 'impact'>>> = {
    ...useReasons,
    ...limitReasons,
    ...accountedReasons,
    ...moveReasons,
  };
  order.forEach((code, rank) => {
    const { meaning, describe, remedy } = table[code]!;
    const impact = family === 'limit' ? limitReasons[code as LimitCode].impact : null;
    definitions.set(code, { code, family, impact, rank, meaning, describe, remedy, docs: `docs/reasons/${code}.md` });
  });
}

register('use', Object.keys(useReasons) as UseCode[]);
register('limit', limitingOrder);
register('accounted', Object.keys(accountedReasons) as AccountedCode[]);
register('move', Object.keys(moveReasons) as MoveCode[]);

/** Every code of the registry, by family, each family in the order of its ranks. */
export const reasonCodes: readonly ReasonCode[] = [...definitions.keys()] as ReasonCode[];

/** Whether a text is a code of the registry. */
export function isReasonCode(code: string): code is ReasonCode {
  return definitions.has(code);
}

/**
 * What is known of a code.
 *
 * @throws UnknownReasonError where the registry does not hold it
 */
export function reasonOf(code: string): ReasonDefinition {
  const definition = definitions.get(code);
  if (definition === undefined) throw new UnknownReasonError(code);
  return definition;
}

/** The limit that a use is, where it does not lead to the symbol for certain. */
export function unprovenLimit(code: UseCode): LimitCode {
  return useReasons[code].unprovenAs;
}

/** Orders reasons of one family, the one that leads first. Ties are broken by nothing: ranks differ. */
export function byRank(a: { readonly code: string }, b: { readonly code: string }): number {
  return reasonOf(a.code).rank - reasonOf(b.code).rank;
}
