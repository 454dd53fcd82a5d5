import { ExprKind, Role, Space, Use } from '../../facts/kinds.ts';
import { TextClass } from '../../facts/text-class.ts';
import { memberName, stringExpression, typeArguments } from './expressions.ts';
import type { Extraction } from './extraction.ts';
import { Field, Kind } from './kinds.ts';
import { type ExpressionHandlers, expression, wordsOfSubtree } from './walk.ts';
import { JSX_TEXT_CLASSES, plainWords, STRING_CLASSES, stringWords } from './words.ts';

/**
 * The name of a tag, opening or closing. A plain one in lower case or with a hyphen is an element of the platform; any other
 * is a value, the object part of a member in lower case too (`<grid.line>`).
 */
function tagName(x: Extraction, row: number, use: number, target: number): number {
  if (row < 0) return -1;
  if (x.kind[row] === Kind.member_expression || x.kind[row] === Kind.nested_identifier) {
    const expr = x.expr(ExprKind.Member, row, use, target);
    const object = x.child(row, Field.object);
    if (object >= 0) x.exprs.a[expr] = tagObject(x, object, expr);
    const property = x.child(row, Field.property);
    if (property >= 0) memberName(x, expr, x.occ(property, Role.Member, 0));
    return expr;
  }
  if (x.kind[row] === Kind.jsx_namespace_name) {
    for (let at = row + 1; at < x.next[row]!; at = x.next[at]!) x.occ(at, Role.JsxIntrinsic, 0);
    return -1;
  }
  if (x.kind[row] !== Kind.identifier) return expression(x, row, use, target);
  if (isIntrinsic(x, row)) {
    intrinsic(x, row);
    return -1;
  }
  return x.ident(row, Role.Reference, Space.Value, use, target);
}

function tagObject(x: Extraction, row: number, target: number): number {
  return x.kind[row] === Kind.identifier
    ? x.ident(row, Role.Reference, Space.Value, Use.Part, target)
    : expression(x, row, Use.Part, target);
}

function isIntrinsic(x: Extraction, row: number): boolean {
  const code = x.text.charCodeAt(x.start[row]!);
  return (code >= 97 && code <= 122) || x.text.slice(x.start[row]!, x.end[row]!).includes('-');
}

/** An element of the platform, and the parts of its name where it is a compound. */
function intrinsic(x: Extraction, row: number): void {
  x.occ(row, Role.JsxIntrinsic, 0);
  if (x.text.slice(x.start[row]!, x.end[row]!).includes('-')) {
    plainWords(x, x.start[row]!, x.end[row]!, TextClass.StringInner);
  }
}

function element(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.JsxElement, row, use, target);
  const opening = x.kind[row] === Kind.jsx_element ? x.child(row, Field.open_tag) : row;
  if (opening >= 0) {
    x.exprs.a[expr] = tagName(x, x.child(opening, Field.name), Use.Part, expr);
    typeArguments(x, x.childOfKind(opening, Kind.type_arguments), expr);
    for (let at = opening + 1; at < x.next[opening]!; at = x.next[at]!) {
      if (x.field[at] === Field.attribute) attribute(x, at, expr);
    }
  }
  if (opening === row) return expr;
  const isComponent = x.exprs.a[expr]! >= 0;
  if (isComponent && hasContent(x, row, opening)) {
    // What stands between the tags of a component is given to it under a name that nobody writes.
    const at = x.end[opening]!;
    x.occs.expr[x.occAt(x.names.ofText(CHILDREN), at, at, Role.JsxAttribute, 0)] = expr;
  }
  for (let at = row + 1; at < x.next[row]!; at = x.next[at]!) {
    if (at === opening || x.kind[at] === Kind.comment) continue;
    if (x.kind[at] === Kind.jsx_closing_element) tagName(x, x.child(at, Field.name), Use.Part, expr);
    else jsxPart(x, at, isComponent ? expr : -1);
  }
  return expr;
}

/** The attribute that the content of an element is (`JSX.ElementChildrenAttribute`). */
const CHILDREN = 'children';

/** Whether something stands between the tags: no comment, and no white space that ends a line. */
function hasContent(x: Extraction, row: number, opening: number): boolean {
  for (let at = row + 1; at < x.next[row]!; at = x.next[at]!) {
    if (at === opening) continue;
    switch (x.kind[at]) {
      case Kind.comment:
      case Kind.jsx_closing_element:
        break;
      case Kind.jsx_expression:
        if (x.first(at) >= 0) return true;
        break;
      case Kind.jsx_text: {
        const text = x.text.slice(x.start[at]!, x.end[at]!);
        if (text.trim() !== '' || !/[\r\n]/.test(text)) return true;
        break;
      }
      default:
        return true;
    }
  }
  return false;
}

/** A child or an attribute's value; `element` is the component's element that it is given to. */
function jsxPart(x: Extraction, row: number, element = -1): void {
  switch (x.kind[row]) {
    case Kind.jsx_text:
      stringWords(x, x.start[row]!, x.end[row]!, JSX_TEXT_CLASSES);
      break;
    case Kind.html_character_reference:
      plainWords(x, x.start[row]!, x.end[row]!, TextClass.JsxText);
      break;
    case Kind.jsx_expression: {
      const inner = x.first(row);
      if (inner >= 0) expression(x, inner, Use.Jsx, element);
      break;
    }
    case Kind.string:
      stringExpression(x, row, Use.Jsx, element, STRING_CLASSES);
      break;
    default:
      expression(x, row, Use.Jsx, element);
  }
}

function attribute(x: Extraction, row: number, element: number): void {
  if (x.kind[row] !== Kind.jsx_attribute) {
    jsxPart(x, row, element);
    return;
  }
  let seen = 0;
  for (let at = row + 1; at < x.next[row]!; at = x.next[at]!) {
    if (x.kind[at] === Kind.comment) continue;
    if (seen++ > 0) {
      jsxPart(x, at, element);
    } else if (x.kind[at] === Kind.jsx_namespace_name) {
      for (let part = at + 1; part < x.next[at]!; part = x.next[part]!) x.occ(part, Role.JsxAttribute, 0);
    } else if (x.tree.name[at]! >= 0) {
      x.occs.expr[x.occ(at, Role.JsxAttribute, 0)] = element;
      if (x.text.slice(x.start[at]!, x.end[at]!).includes('-')) {
        plainWords(x, x.start[at]!, x.end[at]!, TextClass.StringInner);
      }
    } else {
      wordsOfSubtree(x, at);
    }
  }
}

export const jsxHandlers: ExpressionHandlers = {
  jsx_element: element,
  jsx_self_closing_element: element,
  jsx_expression: (x, row, use, target) => {
    const inner = x.first(row);
    return inner >= 0 ? expression(x, inner, use, target) : x.expr(ExprKind.Unknown, row, use, target);
  },
};
