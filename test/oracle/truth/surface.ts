import path from 'node:path';
import ts from 'typescript';
import { declarationId } from './heritage.ts';
import { realName } from './program.ts';
import type { Workspace } from './workspace.ts';

/** Source files by which packages that are not private open themselves, absolute. */
export function publishedEntries(workspace: Workspace): Set<string> {
  const files = new Set<string>();
  for (const found of workspace.packages) {
    if (!isPublished(found)) continue;
    for (const file of workspace.entries(found)) files.add(path.join(workspace.root, file));
  }
  return files;
}

/** Whether strangers may import any file of the package by its path. */
export function opensDeepPaths(workspace: Workspace, file: string): boolean {
  const owner = workspace.owner(file);
  return owner !== null && isPublished(owner) && owner.manifest.exports === undefined;
}

export function isInPublished(workspace: Workspace, file: string): boolean {
  const owner = workspace.owner(file);
  return owner !== null && isPublished(owner);
}

function isPublished(found: { isPrivate: boolean; name: string | null; manifest: Readonly<Record<string, unknown>> }) {
  return !found.isPrivate && found.name !== null && typeof found.manifest.version === 'string';
}

/**
 * Declarations that a stranger can reach from an entry: what it exports, their members, and, through the types that
 * their signatures name, the members of those.
 */
export function reachableFrom(entry: ts.SourceFile, checker: ts.TypeChecker, into: Set<string>): void {
  const module = checker.getSymbolAtLocation(entry);
  if (!module) return;
  const queue = [...checker.getExportsOfModule(module)];
  const seen = new Set<ts.Symbol>();
  while (queue.length > 0) {
    let symbol = queue.pop()!;
    if (symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    if (seen.has(symbol)) continue;
    seen.add(symbol);
    for (const declaration of symbol.getDeclarations() ?? []) {
      const name = declaration.getSourceFile().fileName;
      if (name.includes('/node_modules/')) continue;
      into.add(declarationId(declaration));
      signature(declaration);
    }
    if (symbol.members) queue.push(...symbol.members.values());
    if (symbol.exports) queue.push(...symbol.exports.values());
  }

  /** Types that stand in a declaration, its function bodies aside. */
  function signature(node: ts.Node): void {
    if (ts.isBlock(node)) return;
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node) || ts.isTypeQueryNode(node)) {
      const name = ts.isTypeReferenceNode(node)
        ? node.typeName
        : ts.isTypeQueryNode(node)
          ? node.exprName
          : node.expression;
      const symbol = checker.getSymbolAtLocation(name);
      if (symbol) queue.push(symbol);
    }
    ts.forEachChild(node, signature);
  }
}

/** The file of an entry under the name that the compiler has for it. */
export function isEntry(file: ts.SourceFile, entries: ReadonlySet<string>): boolean {
  return entries.has(realName(file.fileName));
}
