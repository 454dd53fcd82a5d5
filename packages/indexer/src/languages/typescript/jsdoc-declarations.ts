import { DeclKind, ExprKind, LinkKind, Use } from '../../facts/kinds.ts';
import type { Extraction } from './extraction.ts';

/** What a tag of a doc comment says of the declaration behind it. */
export interface DocType {
  /** Offset behind the comment. */
  readonly end: number;
  readonly role: 'type' | 'parameter' | 'returns' | 'implements';
  /** Name row of the parameter, or -1. */
  readonly parameter: number;
  /** Expression. */
  readonly type: number;
}

/** What may stand between a comment and the start of what it describes. */
const LEAD_IN = /^\s*(?:(?:export|default|const|let|var|static|async|declare)\s+)*(?:[\w$.]+\s*[:=]\s*(?:async\s+)?)?$/;

/** Gives the declarations of a JavaScript file the types that their doc comments state. */
export function typeDeclarations(x: Extraction): void {
  if (x.docTypes.length === 0) return;
  const { decls } = x;
  const order = Array.from({ length: decls.count }, (_, decl) => decl)
    .filter((decl) => decls.kind[decl] !== DeclKind.TypeAlias && decls.kind[decl] !== DeclKind.Import)
    .sort((a, b) => decls.start[a]! - decls.start[b]! || a - b);
  const starts = order.map((decl) => decls.start[decl]!);
  for (const doc of x.docTypes) {
    let low = 0;
    for (let high = starts.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (starts[middle]! < doc.end) low = middle + 1;
      else high = middle;
    }
    if (low === order.length) continue;
    const start = starts[low]!;
    if (start - doc.end > 200 || !LEAD_IN.test(x.text.slice(doc.end, start))) continue;
    const first = order[low]!;
    if (doc.role === 'implements') {
      if (decls.kind[first] === DeclKind.Class) x.link(first, LinkKind.Implements, doc.type);
    } else if (doc.role === 'type') typeOf(x, first, doc.type);
    else signatureOf(x, order, low, doc);
  }
}

function typeOf(x: Extraction, decl: number, type: number): void {
  const { decls, exprs, exports } = x;
  if (isFunction(decls.kind[decl]!) || decls.type[decl]! >= 0) return;
  decls.type[decl] = type;
  const value = decls.init[decl]!;
  if (decls.kind[decl] !== DeclKind.DefaultValue || value < 0 || exprs.use[value] !== Use.Export) return;
  // What is exported without a name has no annotation: the value itself is of that type.
  const cast = exprs.add(ExprKind.Cast, Use.Export, exprs.target[value]!, exprs.start[value]!);
  exprs.a[cast] = value;
  exprs.b[cast] = type;
  exprs.use[value] = Use.Part;
  exprs.target[value] = cast;
  decls.init[decl] = cast;
  for (let row = 0; row < exports.count; row++) if (exports.get(row, 'expr') === value) exports.set(row, 'expr', cast);
}

function signatureOf(x: Extraction, order: readonly number[], from: number, doc: DocType): void {
  const { decls, exprs } = x;
  let func = order[from]!;
  // `const f = function () {}`: the function is the value.
  const value = decls.init[func]!;
  if (!isFunction(decls.kind[func]!) && value >= 0 && exprs.kind[value] === ExprKind.Function) func = exprs.a[value]!;
  if (!isFunction(decls.kind[func]!)) return;
  if (doc.role === 'returns') {
    if (decls.type[func]! < 0) decls.type[func] = doc.type;
    return;
  }
  for (let at = from; at < order.length && decls.start[order[at]!]! < decls.end[func]!; at++) {
    const decl = order[at]!;
    if (decls.kind[decl] !== DeclKind.Parameter || decls.owner[decl] !== func) continue;
    if (decls.name[decl] === doc.parameter && decls.type[decl]! < 0) decls.type[decl] = doc.type;
  }
}

function isFunction(kind: number): boolean {
  return kind === DeclKind.Function || kind === DeclKind.Method || kind === DeclKind.Constructor;
}
