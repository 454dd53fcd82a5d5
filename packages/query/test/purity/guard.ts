import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** What may stand in the answer path although the rule forbids it. Each has an end. */
export interface Exception {
  readonly module: string;
  readonly forbidden: string;
  readonly reason: string;
  readonly owner: string;
  /** Last day on which it counts, as YYYY-MM-DD. */
  readonly expires: string;
}

export interface Violation {
  /** Path from the root of the repository. */
  readonly module: string;
  readonly forbidden: string;
}

/** Globals through which a module could read something without an import. */
const AMBIENT = new Set([
  'process',
  'require',
  'fetch',
  'Deno',
  'Bun',
  'globalThis',
  'global',
  'eval',
  'XMLHttpRequest',
  'WebAssembly',
]);

/** Packages of the house that a pure module may reach, as they stand in the sources. */
const SOURCES: ReadonlyMap<string, string> = new Map([
  ['nonesuch-schema', 'packages/schema/src/index.ts'],
  ['nonesuch-core', 'packages/core/src/index.ts'],
  ['nonesuch-indexer/facts', 'packages/indexer/src/facts/index.ts'],
  ['nonesuch-indexer/languages', 'packages/indexer/src/languages/index.ts'],
  ['nonesuch-indexer/rooms', 'packages/indexer/src/languages/linked-rooms.ts'],
]);

/**
 * Walks all that an entry leads to at run time and reports what is no pure module: an import from outside the house,
 * a computed import, or an ambient global that can read.
 *
 * @param overrides sources that stand in for a module's own, for poisoning it
 */
export function inspect(root: string, entry: string, overrides: ReadonlyMap<string, string> = new Map()) {
  const modules = new Map<string, string>();
  const violations: Violation[] = [];
  const pending = [resolve(root, entry)];
  while (pending.length > 0) {
    const file = pending.pop()!;
    const module = relative(root, file);
    if (modules.has(module)) continue;
    const text = overrides.get(module) ?? readFileSync(file, 'utf8');
    modules.set(module, text);
    const { specifiers, ambient } = reachOf(text);
    for (const specifier of specifiers) {
      const target = specifier === null ? null : resolveSpecifier(root, file, specifier);
      if (target === null) violations.push({ module, forbidden: specifier ?? 'computed import' });
      else pending.push(target);
    }
    for (const name of ambient) violations.push({ module, forbidden: name });
  }
  return { modules, violations };
}

interface Reach {
  readonly specifiers: readonly (string | null)[];
  readonly ambient: readonly string[];
}

/** By text: poisoning one module leaves the others as they were. */
const reaches = new Map<string, Reach>();

function reachOf(text: string): Reach {
  let reach = reaches.get(text);
  if (reach === undefined) {
    const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
    reach = { specifiers: specifiersOf(source), ambient: ambientNamesOf(source) };
    reaches.set(text, reach);
  }
  return reach;
}

/** Violations that no live exception covers. */
export function enforce(
  violations: readonly Violation[],
  exceptions: readonly Exception[],
  today: string,
): Violation[] {
  return violations.filter(
    (each) =>
      !exceptions.some((ex) => ex.module === each.module && ex.forbidden === each.forbidden && ex.expires >= today),
  );
}

function resolveSpecifier(root: string, from: string, specifier: string): string | null {
  const source = SOURCES.get(specifier);
  if (source !== undefined) return join(root, source);
  const target = resolve(dirname(from), specifier);
  return specifier.startsWith('.') && existsSync(target) ? target : null;
}

/** Specifiers that are loaded at run time; null for one that is composed. Types leave nothing behind. */
function specifiersOf(source: ts.SourceFile): (string | null)[] {
  const found: (string | null)[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly !== true)
      found.push(textOf(node.moduleSpecifier));
    if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined && !node.isTypeOnly)
      found.push(textOf(node.moduleSpecifier));
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      found.push(node.arguments[0] === undefined ? null : textOf(node.arguments[0]));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textOf(node: ts.Node): string | null {
  return ts.isStringLiteralLike(node) ? node.text : null;
}

function ambientNamesOf(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && AMBIENT.has(node.text) && isRead(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A property's name or a key is no read of a global. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent))
    return 'initializer' in parent && parent.initializer === node;
  return true;
}
