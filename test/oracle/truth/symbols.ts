import ts from 'typescript';
import type { SymbolKind } from './record.ts';

/** A symbol as the file's syntax alone declares it. */
export interface DeclaredName {
  readonly key: string;
  readonly name: string;
  readonly container: string | null;
  readonly kind: SymbolKind;
  readonly level: 'top' | 'member';
  /** Ranges of all its declarations: overloads, merged ones, a getter and its setter. */
  readonly ranges: [start: number, end: number][];
  /** Where its names start: the positions by which resolved symbols are matched. */
  readonly nameStarts: number[];
  exported: boolean;
  /** A decorator is given it: what that does with it is not in the types. */
  decorated: boolean;
  /** A mark that only tells a type from another one of the same values: `string & { _brand: 'id' }`. */
  phantom: boolean;
  /** It says itself that a base has it. */
  overrides: boolean;
}

const writable = /^#?[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;

/** The start by which a declaration node is identified: that of its name, or of the node where it has none. */
export function identityStart(node: ts.Declaration): number {
  const name = ts.getNameOfDeclaration(node);
  return (name ?? node).getStart(node.getSourceFile(), false);
}

/** Declarations of a file: top level and members of classes, interfaces, enums, namespaces and type literals. */
export function declaredNames(file: ts.SourceFile): DeclaredName[] {
  const byKey = new Map<string, DeclaredName>();

  const add = (
    name: string,
    container: string | null,
    kind: SymbolKind,
    level: 'top' | 'member',
    range: ts.Node,
    nameStart: number,
    exported: boolean,
  ): void => {
    const key = container === null ? name : `${container}.${name}`;
    let row = byKey.get(key);
    if (!row) {
      row = {
        key,
        name,
        container,
        kind,
        level,
        ranges: [],
        nameStarts: [],
        exported: false,
        decorated: false,
        phantom: false,
        overrides: false,
      };
      byKey.set(key, row);
    }
    row.ranges.push([range.getStart(file), range.getEnd()]);
    row.nameStarts.push(nameStart);
    row.exported ||= exported;
    row.decorated ||= isDecorated(range);
    row.phantom ||= isPhantom(range);
    row.overrides ||= isOverride(range);
  };

  const addNamed = (node: ts.NamedDeclaration, container: string | null, kind: SymbolKind, level: 'top' | 'member') => {
    const name = node.name;
    if (!name) return;
    let text: string | null = null;
    if (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) text = ts.idText(name as ts.Identifier);
    else if (ts.isStringLiteralLike(name)) text = name.text;
    else if (ts.isComputedPropertyName(name) && ts.isStringLiteralLike(name.expression)) text = name.expression.text;
    if (text === null || text.length === 0 || !writable.test(text)) return;
    add(text, container, kind, level, node, name.getStart(file), isExported(node));
  };

  const members = (nodes: readonly ts.Node[], container: string): void => {
    for (const node of nodes) {
      if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) addNamed(node, container, 'method', 'member');
      else if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node))
        addNamed(node, container, 'property', 'member');
      else if (ts.isAccessor(node)) addNamed(node, container, 'accessor', 'member');
      else if (ts.isEnumMember(node)) addNamed(node, container, 'enum member', 'member');
      else if (ts.isConstructorDeclaration(node)) {
        for (const parameter of node.parameters)
          if (ts.isParameterPropertyDeclaration(parameter, node)) addNamed(parameter, container, 'property', 'member');
      }
    }
  };

  const statements = (nodes: readonly ts.Node[], container: string | null): void => {
    const level = container === null ? 'top' : 'member';
    const inner = (name: string): string => (container === null ? name : `${container}.${name}`);
    for (const node of nodes) {
      if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) {
        const kind = ts.isClassDeclaration(node) ? 'class' : 'function';
        const key = node.name ? ts.idText(node.name) : 'default';
        if (node.name) addNamed(node, container, kind, level);
        else add('default', container, kind, level, node, identityStart(node), true);
        if (ts.isClassDeclaration(node)) members(node.members, inner(key));
      } else if (ts.isInterfaceDeclaration(node)) {
        addNamed(node, container, 'interface', level);
        members(node.members, inner(ts.idText(node.name)));
      } else if (ts.isTypeAliasDeclaration(node)) {
        addNamed(node, container, 'type', level);
        for (const literal of typeLiterals(node.type)) members(literal.members, inner(ts.idText(node.name)));
      } else if (ts.isEnumDeclaration(node)) {
        addNamed(node, container, 'enum', level);
        members(node.members, inner(ts.idText(node.name)));
      } else if (ts.isModuleDeclaration(node)) {
        namespace(node, container, level);
      } else if (ts.isVariableStatement(node)) {
        for (const declaration of node.declarationList.declarations)
          variable(declaration, declaration, container, level);
      } else if (ts.isExportAssignment(node) && !node.isExportEquals && !ts.isIdentifier(node.expression)) {
        add('default', container, 'default', level, node, identityStart(node), true);
      } else if (ts.isExpressionStatement(node) && isJavaScript(file) && container === null) {
        commonJs(node.expression);
      }
    }
  };

  const namespace = (node: ts.ModuleDeclaration, container: string | null, level: 'top' | 'member'): void => {
    // `declare module 'x'` and `declare global` have no name of their own: their members are not symbols of this file.
    if (!ts.isIdentifier(node.name) || node.flags & ts.NodeFlags.GlobalAugmentation) return;
    addNamed(node, container, 'namespace', level);
    const key = container === null ? ts.idText(node.name) : `${container}.${ts.idText(node.name)}`;
    if (node.body && ts.isModuleBlock(node.body)) statements(node.body.statements, key);
    else if (node.body && ts.isModuleDeclaration(node.body)) namespace(node.body, key, 'member');
  };

  const variable = (
    node: ts.VariableDeclaration | ts.BindingElement,
    whole: ts.Node,
    container: string | null,
    level: 'top' | 'member',
  ): void => {
    if (ts.isIdentifier(node.name)) {
      if (isRequire(node)) return;
      add(ts.idText(node.name), container, 'variable', level, whole, node.name.getStart(file), isExported(node));
      return;
    }
    // `const { a } = require('./a')` binds imports, not declarations.
    if (ts.isVariableDeclaration(node) && isRequire(node)) return;
    for (const element of node.name.elements)
      if (ts.isBindingElement(element)) variable(element, whole, container, level);
  };

  const commonJs = (expression: ts.Expression): void => {
    if (!ts.isBinaryExpression(expression) || expression.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return;
    const left = expression.left;
    if (!ts.isPropertyAccessExpression(left)) return;
    if (left.getText(file) === 'module.exports') {
      if (ts.isObjectLiteralExpression(expression.right)) exportedObject(expression.right);
      return;
    }
    const receiver = left.expression.getText(file);
    if (receiver !== 'exports' && receiver !== 'module.exports') return;
    let value: ts.Expression = expression.right;
    while (ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.EqualsToken) value = value.right;
    // `exports.a = a` offers what is declared elsewhere: that declaration is the symbol.
    if (ts.isIdentifier(value)) return;
    const kind = ts.isFunctionLike(value) ? 'function' : ts.isClassLike(value) ? 'class' : 'variable';
    const name = ts.idText(left.name as ts.Identifier);
    add(name, null, kind, 'top', expression, left.name.getStart(file), true);
  };

  /** `module.exports = { a, b: c, d() {} }`: what it makes itself is declared here, `a` and `c` are elsewhere. */
  const exportedObject = (object: ts.ObjectLiteralExpression): void => {
    for (const property of object.properties) {
      if (!property.name || !(ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name))) continue;
      const { text } = property.name;
      if (!writable.test(text) || ts.isShorthandPropertyAssignment(property)) continue;
      const value = ts.isPropertyAssignment(property) ? property.initializer : property;
      if (ts.isIdentifier(value)) continue;
      const kind = ts.isFunctionLike(value) ? 'function' : ts.isClassLike(value) ? 'class' : 'variable';
      add(text, null, kind, 'top', property, property.name.getStart(file), true);
    }
  };

  statements(file.statements, null);
  return [...byKey.values()];
}

/** The object types that a type is put together from: `A & { b: string }`, `{ kind: 'a' } | { kind: 'b' }`. */
function* typeLiterals(type: ts.TypeNode): Generator<ts.TypeLiteralNode> {
  if (ts.isTypeLiteralNode(type)) yield type;
  else if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type)) {
    for (const part of type.types) yield* typeLiterals(part);
  } else if (ts.isParenthesizedTypeNode(type)) yield* typeLiterals(type.type);
}

export function isJavaScript(file: ts.SourceFile): boolean {
  return (file.flags & ts.NodeFlags.JavaScriptFile) !== 0;
}

function isDecorated(node: ts.Node): boolean {
  return ts.canHaveDecorators(node) && (ts.getDecorators(node)?.length ?? 0) > 0;
}

/** A member of a literal type in an intersection, of which only one value could ever be read. */
function isPhantom(node: ts.Node): boolean {
  if (!ts.isPropertySignature(node) || !ts.isTypeLiteralNode(node.parent)) return false;
  if (!ts.isIntersectionTypeNode(node.parent.parent)) return false;
  const { type } = node;
  return type !== undefined && (ts.isLiteralTypeNode(type) || ts.isTypeOperatorNode(type) || phantoms.has(type.kind));
}

const phantoms: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.NeverKeyword, ts.SyntaxKind.VoidKeyword]);

function isOverride(node: ts.Node): boolean {
  return (
    ts.isClassElement(node) && (ts.getCombinedModifierFlags(node as ts.Declaration) & ts.ModifierFlags.Override) !== 0
  );
}

function isRequire(node: ts.VariableDeclaration | ts.BindingElement): boolean {
  let value = node.initializer;
  while (value && (ts.isPropertyAccessExpression(value) || ts.isElementAccessExpression(value)))
    value = value.expression;
  return (
    value !== undefined &&
    ts.isCallExpression(value) &&
    ts.isIdentifier(value.expression) &&
    value.expression.text === 'require'
  );
}

function isExported(node: ts.Declaration): boolean {
  return (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export) !== 0;
}
