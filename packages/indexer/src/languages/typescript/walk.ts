import { ExprKind, Role, Space, Use } from '../../facts/kinds.ts';
import { ERROR_KIND } from '../../syntax/condensed-tree.ts';
import { type Extraction, MAX_DEPTH } from './extraction.ts';
import { KIND_COUNT, Kind, type KindName } from './kinds.ts';
import { STRING_CLASSES, stringWords } from './words.ts';

/** Reads a row as an expression or a type and returns its expression row. */
export type ExpressionHandler = (x: Extraction, row: number, use: number, target: number) => number;
/** Reads a row as a statement. */
export type StatementHandler = (x: Extraction, row: number) => void;

export type ExpressionHandlers = Partial<Record<KindName, ExpressionHandler>>;
export type StatementHandlers = Partial<Record<KindName, StatementHandler>>;

const expressions: (ExpressionHandler | undefined)[] = new Array(KIND_COUNT).fill(undefined);
const types: (ExpressionHandler | undefined)[] = new Array(KIND_COUNT).fill(undefined);
const statements: (StatementHandler | undefined)[] = new Array(KIND_COUNT).fill(undefined);

/** Fills the dispatch tables. Done once, where the room is put together. */
export function register(handlers: {
  readonly expressions?: ExpressionHandlers;
  readonly types?: ExpressionHandlers;
  readonly statements?: StatementHandlers;
}): void {
  for (const [kind, handler] of Object.entries(handlers.expressions ?? {}))
    expressions[Kind[kind as KindName]] = handler;
  for (const [kind, handler] of Object.entries(handlers.types ?? {})) types[Kind[kind as KindName]] = handler;
  for (const [kind, handler] of Object.entries(handlers.statements ?? {})) statements[Kind[kind as KindName]] = handler;
}

/** Reads an expression. Returns its row. */
export function expression(x: Extraction, row: number, use: number, target: number): number {
  const kind = x.kind[row]!;
  if (kind === Kind.identifier) return x.ident(row, Role.Reference, Space.Value, use, target);
  return dispatch(x, row, use, target, expressions[kind]);
}

/** Reads a type. Returns its row. */
export function type(x: Extraction, row: number, use: number, target: number): number {
  return dispatch(x, row, use, target, types[x.kind[row]!] ?? expressions[x.kind[row]!]);
}

function dispatch(
  x: Extraction,
  row: number,
  use: number,
  target: number,
  handler: ExpressionHandler | undefined,
): number {
  if (x.depth > MAX_DEPTH || x.kind[row] === ERROR_KIND) {
    wordsOfSubtree(x, row);
    return x.expr(ExprKind.Unknown, row, use, target);
  }
  x.depth++;
  const result = (handler ?? unknown)(x, row, use, target);
  x.depth--;
  return result;
}

/** An expression of which only the parts are known. */
export function unknown(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Unknown, row, use, target);
  const behind = x.next[row]!;
  for (let at = row + 1; at < behind; at = x.next[at]!)
    if (x.kind[at] !== Kind.comment) expression(x, at, Use.Other, -1);
  return expr;
}

/** Reads a statement; anything that is none is an expression whose value is dropped. */
export function statement(x: Extraction, row: number): void {
  const kind = x.kind[row]!;
  if (kind === Kind.comment) return;
  if (kind === ERROR_KIND) {
    brokenStatements(x, row);
    return;
  }
  const handler = statements[kind];
  if (handler === undefined) {
    expression(x, row, Use.Statement, -1);
    return;
  }
  if (x.depth > MAX_DEPTH) {
    wordsOfSubtree(x, row);
    return;
  }
  x.depth++;
  handler(x, row);
  x.depth--;
}

/** Reads the children of a row as statements. */
export function statementsOf(x: Extraction, row: number): void {
  const behind = x.next[row]!;
  for (let at = row + 1; at < behind; at = x.next[at]!) statement(x, at);
}

/**
 * Inside an ERROR node whole statements may still stand, and what they declare and import counts. What they refer to
 * does not: a scope may have been lost with what the parser skipped.
 */
export function brokenStatements(x: Extraction, row: number): void {
  x.broken++;
  const behind = x.next[row]!;
  for (let at = row + 1; at < behind; at = x.next[at]!) {
    if (x.kind[at] !== ERROR_KIND && statements[x.kind[at]!] !== undefined) statement(x, at);
    else wordsOfSubtree(x, at);
  }
  x.broken--;
}

/** Reads every name of a subtree as broken. Rows are in preorder, so this needs no stack. */
export function wordsOfSubtree(x: Extraction, row: number): void {
  x.broken++;
  const behind = x.next[row]!;
  for (let at = row; at < behind; at++) {
    if (x.tree.name[at]! >= 0) x.occ(at, Role.Broken, 0);
    else if (x.kind[at] === Kind.string) stringWords(x, x.start[at]! + 1, x.end[at]! - 1, STRING_CLASSES);
  }
  x.broken--;
}
