import ts from 'typescript';

/** `mail.port`: two names at least, as libraries that look up settings take them. */
export const keyPath = /^[\p{ID_Start}$_][\p{ID_Continue}$]*(\.[\p{ID_Start}$_][\p{ID_Continue}$]*)+$/u;

/**
 * Whether a value is made for a callee, or an element, of which the checker knows no type, since its package is not
 * installed: what that asks of the value is not known either. Functions are followed to what they return.
 */
export function isForUntyped(value: ts.Node, checker: ts.TypeChecker): boolean {
  let node = value;
  for (;;) {
    const { parent } = node;
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
      return parent.expression !== node && isAny(parent.expression, checker);
    if (ts.isJsxOpeningLikeElement(parent)) return isAny(parent.tagName, checker);
    if (ts.isReturnStatement(parent)) {
      const made = ts.findAncestor(parent, ts.isFunctionLike);
      if (!made || ts.isFunctionDeclaration(made)) return false;
      node = made;
    } else if (ts.isArrowFunction(parent) ? parent.body === node : carries(parent)) node = parent;
    else return false;
  }
}

/** What hands the value inside on as a whole, or as a part. */
function carries(node: ts.Node): boolean {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isObjectLiteralElementLike(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isConditionalExpression(node) ||
    ts.isJsxAttributeLike(node) ||
    ts.isJsxExpression(node)
  );
}

function isAny(node: ts.Node, checker: ts.TypeChecker): boolean {
  return (checker.getTypeAtLocation(node).flags & ts.TypeFlags.Any) !== 0;
}
