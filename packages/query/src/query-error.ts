import type { SymbolName } from 'nonesuch-schema';

/** Why a question cannot be asked. Codes are stable; the text is made where it is shown. */
export type QueryErrorCode =
  | 'unknown_symbol'
  | 'unknown_path'
  | 'ambiguous_symbol'
  | 'malformed_reference'
  | 'unreadable_path';

/** What may have been meant by a reference that names no one thing. */
export interface Meant {
  /** References to ask again with: the candidates, or near names. */
  readonly references: readonly string[];
  /** The symbols of these references, where they are known. */
  readonly symbols: readonly SymbolName[];
}

/** A question that has no answer, because it does not name one thing that the index holds. */
export class QueryError extends Error {
  readonly code: QueryErrorCode;
  /** The reference as it was asked. Comes from a caller: print it escaped. */
  readonly reference: string;
  readonly meant: Meant;
  /** Why a path is unreadable; else the empty string. */
  readonly detail: string;

  constructor(code: QueryErrorCode, reference: string, meant: Partial<Meant> = {}, detail = '') {
    super(`${code}: ${reference}`);
    this.name = 'QueryError';
    this.code = code;
    this.reference = reference;
    const symbols = meant.symbols ?? [];
    this.meant = { references: meant.references ?? symbols.map((symbol) => symbol.symbol), symbols };
    this.detail = detail;
  }
}
