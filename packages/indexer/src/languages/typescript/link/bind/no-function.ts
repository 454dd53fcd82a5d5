import { ExprKind } from '../../../../facts/kinds.ts';

/** Values and types that nobody can call. */
export const HOLDS_NO_FUNCTION: ReadonlySet<number> = new Set([
  ExprKind.String,
  ExprKind.Composed,
  ExprKind.Number,
  ExprKind.Boolean,
  ExprKind.RegExp,
  ExprKind.Array,
  ExprKind.Object,
  ExprKind.Primitive,
  ExprKind.LiteralType,
  ExprKind.PrimitiveType,
  ExprKind.ArrayType,
]);
