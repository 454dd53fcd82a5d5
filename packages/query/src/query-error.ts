/** Why a question cannot be asked. Codes are stable; the text is made where it is shown. */
export type QueryErrorCode =
  | 'unknown_symbol'
  | 'unknown_path'
  | 'ambiguous_symbol'
  | 'malformed_reference'
  | 'unreadable_path';

/** A question that has no answer, because it does not name one thing that the index holds. */
export class QueryError extends Error {
  readonly code: QueryErrorCode;
  /** The reference as it was asked. Comes from a caller: print it escaped. */
  readonly reference: string;
  /** What may have been meant: near names for an unknown symbol, the candidates for an ambiguous one. At most 10. */
  readonly candidates: readonly string[];
  /** Number of candidates before the list was cut. */
  readonly candidateCount: number;

  constructor(code: QueryErrorCode, reference: string, candidates: readonly string[] = [], detail = '') {
    super(detail === '' ? `${code}: ${reference}` : `${code}: ${reference}: ${detail}`);
    this.name = 'QueryError';
    this.code = code;
    this.reference = reference;
    this.candidates = candidates.slice(0, 10);
    this.candidateCount = candidates.length;
  }
}
