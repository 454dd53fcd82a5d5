import { ExprKind, Role, Space, Use } from '../../facts/kinds.ts';
import type { Extraction } from './extraction.ts';

const PRAGMA = /@jsx(?:Frag)?[ \t]+([\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*)*)/u;
/** Units of a comment in which the pragma has to begin. */
const HEAD = 400;

/**
 * `/** @jsx el *\/`: every element of the file is a call of what the comment names, which is a reference to it. Asked once the
 * elements have been read.
 */
export function jsxPragma(x: Extraction, start: number, end: number): void {
  const head = x.text.slice(start, Math.min(end, start + HEAD));
  if (!head.includes('@jsx')) return;
  const match = PRAGMA.exec(head);
  if (match === null || !hasElement(x)) return;
  const path = match[1]!.split('.');
  let at = start + match.index + match[0].length - match[1]!.length;
  let receiver = -1;
  for (const [index, name] of path.entries()) {
    const kind = index === 0 ? ExprKind.Ident : ExprKind.Member;
    const isLast = index === path.length - 1;
    const expr = x.exprs.add(kind, isLast ? Use.Other : Use.Part, -1, at);
    const role = index === 0 ? Role.Reference : Role.Member;
    const occ = x.occAt(x.names.ofText(name), at, at + name.length, role, index === 0 ? Space.Value : 0);
    x.occs.expr[occ] = expr;
    if (index === 0) x.exprs.a[expr] = occ;
    else {
      x.exprs.a[expr] = receiver;
      x.exprs.b[expr] = occ;
      x.exprs.target[receiver] = expr;
    }
    receiver = expr;
    at += name.length + 1;
  }
}

function hasElement({ exprs }: Extraction): boolean {
  for (let expr = 0; expr < exprs.count; expr++) if (exprs.kind[expr] === ExprKind.JsxElement) return true;
  return false;
}
