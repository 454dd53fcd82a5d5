import { ExprKind, Role, Space, Use } from '../../facts/kinds.ts';
import { ExportForm, exportForm, exportProperty, exportUnknown, exportWhole } from './commonjs.ts';
import { type Extraction, PENDING } from './extraction.ts';
import { Field, Kind } from './kinds.ts';
import { pattern } from './patterns.ts';
import { type ExpressionHandlers, expression, unknown } from './walk.ts';

function assignment(x: Extraction, row: number, use: number, target: number): number {
  const left = x.child(row, Field.left);
  const right = x.child(row, Field.right);
  if (left < 0 || right < 0) return unknown(x, row, use, target);
  const expr = x.expr(ExprKind.Assign, row, use, target);
  const form = exportForm(x, left);
  if (form !== ExportForm.None && exported(x, row, left, right, expr, form)) return expr;
  switch (x.kind[left]) {
    case Kind.identifier:
      x.exprs.a[expr] = x.ident(left, Role.Write, Space.Value, Use.Part, expr);
      x.exprs.b[expr] = expression(x, right, Use.Assigned, expr);
      break;
    case Kind.object_pattern:
    case Kind.array_pattern: {
      const mark = x.unsettled;
      pattern(x, left, PENDING, { kind: -1, flags: 0, scope: x.scope, range: left });
      const value = expression(x, right, Use.Destructured, -1);
      x.exprs.b[expr] = value;
      x.settle(mark, value);
      break;
    }
    default:
      x.exprs.a[expr] = expression(x, left, Use.Part, expr);
      x.exprs.b[expr] = expression(x, right, Use.Assigned, expr);
  }
  return expr;
}

/** Reads an assignment to what CommonJS exports. Returns false where it turns out to be none. */
function exported(x: Extraction, row: number, left: number, right: number, expr: number, form: number): boolean {
  const chained = x.kind[right] === Kind.assignment_expression;
  const inner = chained ? x.child(right, Field.left) : -1;
  const innerForm = inner < 0 ? ExportForm.None : exportForm(x, inner);
  if (form === ExportForm.Alias) {
    // `exports = module.exports = …` and the reverse; alone it is a write to a local variable.
    const outer = x.wholeChain;
    if (innerForm !== ExportForm.Whole && !outer) return false;
  }
  x.exprs.a[expr] = expression(x, left, Use.Part, expr);
  switch (form) {
    case ExportForm.Property:
      exportProperty(x, row, x.exprs.a[expr]!, right, expr);
      break;
    case ExportForm.Computed:
      x.exprs.b[expr] = expression(x, right, Use.Assigned, expr);
      exportUnknown(x, row, x.exprs.b[expr]!);
      break;
    default:
      if (innerForm === ExportForm.Whole || innerForm === ExportForm.Alias) {
        const { wholeChain } = x;
        x.wholeChain = true;
        x.exprs.b[expr] = expression(x, right, Use.Assigned, expr);
        x.wholeChain = wholeChain;
      } else {
        exportWhole(x, row, right, expr);
      }
  }
  return true;
}

/** `x += y` reads what it writes. */
function augmented(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Assign, row, use, target);
  const left = x.child(row, Field.left);
  if (left >= 0) x.exprs.a[expr] = expression(x, left, Use.Part, expr);
  const right = x.child(row, Field.right);
  if (right >= 0) x.exprs.b[expr] = expression(x, right, Use.Assigned, expr);
  return expr;
}

export const assignmentHandlers: ExpressionHandlers = {
  assignment_expression: assignment,
  augmented_assignment_expression: augmented,
};
