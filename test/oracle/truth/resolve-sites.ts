import ts from 'typescript';
import type { SiteForce } from './record.ts';
import { isJavaScript } from './symbols.ts';
import { isForUntyped, keyPath } from './untyped-callee.ts';

export interface ResolvedSite {
  readonly node: ts.Node;
  readonly symbol: ts.Symbol;
  readonly force: Extract<SiteForce, 'direct' | 'computed'>;
}

export interface SiteSink {
  site(found: ResolvedSite): void;
  /** The file itself offers this declaration to others: no use of it. */
  offered(symbol: ts.Symbol): void;
  /** A member's name behind a receiver of which the checker knows nothing. */
  unknownMember(name: string): void;
  /** A name of a namespace, in a type, of which the checker knows nothing. */
  unknownExport(name: string): void;
  /** A module's namespace, or an enum, stands where it is no receiver: whoever gets it reads what it likes. */
  handedOn(holder: ts.Symbol): void;
  /** `keyof T`, or a type that asks it of what it is given: each member of the type may be meant. */
  keysAsked(type: ts.Type): void;
}

/** Resolves every name of a file that is not a declaration's own, with the checker's help alone. */
export function resolveSites(file: ts.SourceFile, checker: ts.TypeChecker, sink: SiteSink): void {
  const inJs = isJavaScript(file);

  const visit = (node: ts.Node): void => {
    if (inJs) for (const doc of (node as { jsDoc?: readonly ts.JSDoc[] }).jsDoc ?? []) ts.forEachChild(doc, visit);
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      name(node);
      return;
    }
    if (ts.isStringLiteralLike(node)) {
      string(node);
      return;
    }
    if (ts.isElementAccessExpression(node)) computed(node);
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword)
      sink.keysAsked(checker.getTypeFromTypeNode(node.type));
    if (ts.isTypeReferenceNode(node) && node.typeArguments && asksKeys(node, checker))
      for (const each of node.typeArguments) sink.keysAsked(checker.getTypeFromTypeNode(each));
    // `{@link x}` is prose: the compiler resolves it for editors only.
    if (ts.isJSDocLink?.(node) || ts.isJSDocLinkCode?.(node) || ts.isJSDocLinkPlain?.(node) || ts.isJSDocSeeTag?.(node))
      return;
    ts.forEachChild(node, visit);
  };

  const emit = (node: ts.Node, symbol: ts.Symbol | undefined, force: 'direct' | 'computed' = 'direct'): boolean => {
    if (!symbol) return false;
    for (const one of meant(node, symbol, checker)) {
      sink.site({ node, symbol: one, force });
      const offered = offeredBy(one, checker);
      if (offered) for (const behind of unalias(offered, checker)) sink.site({ node, symbol: behind, force });
    }
    return true;
  };

  const name = (node: ts.Identifier | ts.PrivateIdentifier): void => {
    const parent = node.parent;
    if (ts.isShorthandPropertyAssignment(parent) && parent.name === node) {
      const value = checker.getShorthandAssignmentValueSymbol(parent);
      if (isOffered(parent)) offer(node, value);
      else emit(node, value);
      contextual(node, parent.parent);
      return;
    }
    if (
      ts.isBindingElement(parent) &&
      (parent.propertyName === node || (parent.name === node && !parent.propertyName))
    ) {
      if (ts.isObjectBindingPattern(parent.parent) && !parent.dotDotDotToken) patternKey(node, parent.parent);
      return;
    }
    if (ts.isExportSpecifier(parent)) {
      if ((parent.propertyName ?? parent.name) !== node) return;
      if (parent.parent.parent.moduleSpecifier) emit(node, checker.getSymbolAtLocation(node));
      else offer(node, checker.getExportSpecifierLocalTargetSymbol(parent));
      return;
    }
    if (ts.isExportAssignment(parent) && parent.expression === node) {
      offer(node, checker.getSymbolAtLocation(node));
      return;
    }
    if (ts.isImportSpecifier(parent)) {
      if ((parent.propertyName ?? parent.name) === node) emit(node, checker.getSymbolAtLocation(parent.name));
      return;
    }
    if (ts.isImportClause(parent)) {
      emit(node, checker.getSymbolAtLocation(node));
      return;
    }
    if (ts.isNamespaceImport(parent) || ts.isNamespaceExport(parent)) return;
    if (isOwnName(node)) {
      if (ts.isObjectLiteralElement(parent) && ts.isObjectLiteralExpression(parent.parent))
        contextual(node, parent.parent);
      else if (ts.isJsxAttribute(parent)) contextual(node, parent.parent);
      return;
    }
    if (isOfferedValue(node)) {
      offer(node, checker.getSymbolAtLocation(node));
      return;
    }
    const symbol = checker.getSymbolAtLocation(node);
    if (symbol && !ts.isPartOfTypeNode(node) && !isReceiver(node)) handOn(symbol);
    const found = emit(node, symbol);
    if (!found && ts.isPropertyAccessExpression(parent) && parent.name === node) sink.unknownMember(node.text);
    // Such a name has a symbol, and nothing that declares it.
    if (!symbol?.declarations?.length && ts.isQualifiedName(parent) && parent.right === node)
      sink.unknownExport(node.text);
  };

  const handOn = (symbol: ts.Symbol): void => {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    if (target.flags & ts.SymbolFlags.Enum || (isAlias && target.declarations?.some(ts.isSourceFile)))
      sink.handedOn(target);
  };

  /** A value that its own file exports: another file's, and it is a use (a re-export); its own, and it is none. */
  const offer = (node: ts.Node, symbol: ts.Symbol | undefined): void => {
    if (!symbol) return;
    if (symbol.flags & ts.SymbolFlags.Alias) emit(node, symbol);
    else sink.offered(symbol);
  };

  const string = (node: ts.StringLiteralLike): void => {
    const parent = node.parent;
    const named =
      (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) ||
      (ts.isLiteralTypeNode(parent) && ts.isIndexedAccessTypeNode(parent.parent)) ||
      (ts.isBindingElement(parent) && parent.propertyName === node) ||
      ts.isExportSpecifier(parent) ||
      ts.isImportSpecifier(parent);
    if (named) emit(node, checker.getSymbolAtLocation(node));
    else if (ts.isPropertyAssignment(parent) && parent.name === node) contextual(node, parent.parent);
    // `config.get('mail.port')`: of a callee without a type nobody knows that it takes no path into a type.
    else if (keyPath.test(node.text) && isForUntyped(node, checker)) node.text.split('.').forEach(sink.unknownMember);
  };

  /** `x[key]` where the key's type is one or several literals. */
  const computed = (node: ts.ElementAccessExpression): void => {
    if (ts.isStringLiteralLike(node.argumentExpression)) return;
    const key = checker.getTypeAtLocation(node.argumentExpression);
    const literals = key.isUnion() ? key.types : [key];
    if (!literals.every((type) => type.isStringLiteral())) return;
    const receiver = checker.getApparentType(checker.getTypeAtLocation(node.expression));
    for (const literal of literals)
      emit(node.argumentExpression, receiver.getProperty((literal as ts.StringLiteralType).value), 'computed');
  };

  const patternKey = (node: ts.Identifier | ts.PrivateIdentifier, pattern: ts.ObjectBindingPattern): void => {
    const type = checker.getTypeAtLocation(pattern);
    if (!emit(node, propertyOf(type, node.text)) && isUnknown(type)) sink.unknownMember(node.text);
  };

  /** A key of an object literal (or an attribute of an element) is a use of the member that its context asks for. */
  const contextual = (node: ts.Identifier | ts.PrivateIdentifier | ts.StringLiteralLike, literal: ts.Node): void => {
    if (!ts.isObjectLiteralExpression(literal) && !ts.isJsxAttributes(literal)) return;
    const assigned = assignmentTarget(literal);
    const type = assigned ? checker.getTypeAtLocation(assigned) : checker.getContextualType(literal);
    if ((!type || isUnknown(type)) && isForUntyped(literal, checker)) sink.unknownMember(node.text);
    if (!type) return;
    for (const part of type.isUnion() ? type.types : [type]) emit(node, propertyOf(part, node.text));
  };

  /** `({ a } = x)` takes `a` from `x`. */
  const assignmentTarget = (literal: ts.Node): ts.Expression | null => {
    const parent = literal.parent;
    return ts.isBinaryExpression(parent) &&
      parent.left === literal &&
      parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
      ? parent.right
      : null;
  };

  const propertyOf = (type: ts.Type, property: string): ts.Symbol | undefined =>
    checker.getApparentType(checker.getNonNullableType(type)).getProperty(property);

  ts.forEachChild(file, visit);
  if (inJs)
    for (const doc of (file.endOfFileToken as { jsDoc?: readonly ts.JSDoc[] }).jsDoc ?? []) ts.forEachChild(doc, visit);
}

/** Whether a type alias takes its arguments apart by their keys: `type Values<T> = T[keyof T]`. */
function asksKeys(node: ts.TypeReferenceNode, checker: ts.TypeChecker): boolean {
  let symbol = checker.getSymbolAtLocation(node.typeName);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const visit = (inner: ts.Node): boolean =>
    (ts.isIndexedAccessTypeNode(inner) && ts.isTypeOperatorNode(inner.indexType)) ||
    (ts.forEachChild(inner, visit) ?? false);
  return symbol?.declarations?.some((each) => ts.isTypeAliasDeclaration(each) && visit(each.type)) ?? false;
}

function isUnknown(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

/**
 * What a name means at its place. Beside `import type { A }`, a file may declare a value `A`: one symbol for the checker,
 * and two declarations, of which a place in a type means the imported one and any other place the file's own.
 */
function meant(node: ts.Node, symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const isMerged = (symbol.flags & ts.SymbolFlags.Alias) !== 0 && (symbol.flags & ts.SymbolFlags.Value) !== 0;
  const inImport = ts.isImportSpecifier(node.parent) || ts.isImportClause(node.parent);
  return isMerged && !inImport && !ts.isPartOfTypeNode(node) ? [symbol] : unalias(symbol, checker);
}

/** The declared symbols behind a resolved one: aliases followed, unions taken apart. */
function unalias(symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const roots = checker.getRootSymbols(target);
  return roots.length > 0 ? roots : [target];
}

/** `ns` in `ns.name`, `ns.Type` and `typeof ns.name`. */
function isReceiver(node: ts.Node): boolean {
  const parent = node.parent;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.expression === node) ||
    (ts.isQualifiedName(parent) && parent.left === node) ||
    (ts.isElementAccessExpression(parent) &&
      parent.expression === node &&
      ts.isStringLiteralLike(parent.argumentExpression))
  );
}

/** Whether the identifier is the name in its own declaration. */
function isOwnName(node: ts.Identifier | ts.PrivateIdentifier): boolean {
  const parent = node.parent as ts.NamedDeclaration;
  if (parent.name !== node) return false;
  return !ts.isPropertyAccessExpression(parent) && !ts.isMetaProperty(parent) && !ts.isJsxNamespacedName(parent);
}

/** The object of `module.exports = { … }`. */
function isOffered(element: ts.ObjectLiteralElement): boolean {
  const assignment = element.parent.parent;
  return (
    isJavaScript(element.getSourceFile()) &&
    ts.isBinaryExpression(assignment) &&
    assignment.right === element.parent &&
    isModuleExports(assignment.left)
  );
}

/** `module.exports = name`, `exports.other = name`, `module.exports = { other: name }`. */
function isOfferedValue(node: ts.Node): boolean {
  const parent = node.parent;
  if (!isJavaScript(node.getSourceFile())) return false;
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) return isOffered(parent);
  if (!ts.isBinaryExpression(parent) || parent.right !== node) return false;
  if (parent.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return false;
  if (isModuleExports(parent.left)) return true;
  return ts.isPropertyAccessExpression(parent.left) && isModuleExports(parent.left.expression);
}

/** What a CommonJS export of another name gives away: `c` of `module.exports = { b: c }` and of `exports.b = c`. */
function offeredBy(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  const declaration = symbol.valueDeclaration;
  if (!declaration || !isJavaScript(declaration.getSourceFile())) return undefined;
  if (ts.isShorthandPropertyAssignment(declaration) && isOffered(declaration))
    return checker.getShorthandAssignmentValueSymbol(declaration);
  const value = ts.isPropertyAssignment(declaration)
    ? declaration.initializer
    : ts.isPropertyAccessExpression(declaration) && ts.isBinaryExpression(declaration.parent)
      ? declaration.parent.right
      : ts.isBinaryExpression(declaration)
        ? declaration.right
        : undefined;
  if (!value || !ts.isIdentifier(value) || !isOfferedValue(value)) return undefined;
  return checker.getSymbolAtLocation(value);
}

function isModuleExports(node: ts.Node): boolean {
  if (ts.isIdentifier(node)) return node.text === 'exports';
  return (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'module' &&
    node.name.text === 'exports'
  );
}
