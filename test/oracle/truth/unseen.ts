import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isHost, splitHost } from './embedded.ts';
import type { Programs, Unresolved } from './program.ts';
import { codeFile } from './projects.ts';
import { spelledPaths } from './spelled-paths.ts';

const markupFile = /\.(vue|svelte|astro|mdx|html?)$/;

/** Names that stand where the compiler sees nothing: a symbol with one of them may be used there. */
export interface Unseen {
  readonly members: ReadonlyMap<string, number>;
  /** Words of markup, templates and documents with components. */
  readonly markup: ReadonlySet<string>;
  /** Names that are imported from a specifier that led nowhere. */
  readonly imported: ReadonlySet<string>;
  /** Last segments of such specifiers, for default imports. */
  readonly modules: ReadonlySet<string>;
  /** Files, without their extensions, whose path stands in a string that no import has: something may load them. */
  readonly spelled: ReadonlySet<string>;
}

export function unseenNames(
  root: string,
  tracked: readonly string[],
  programs: Programs,
  members: ReadonlyMap<string, number>,
  unresolved: readonly Unresolved[],
  unknownExports: Iterable<string>,
): Unseen {
  const markup = new Set<string>();
  for (const file of tracked) {
    if (!markupFile.test(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    const words = isHost(file) ? splitHost(text, file).markup : text;
    addWords(words, markup);
  }
  const imported = new Set<string>(unknownExports);
  const modules = new Set<string>();
  const spelled = new Set<string>();
  for (const file of tracked) {
    const isDocument = file.endsWith('.md');
    if (!isDocument && !codeFile.test(file) && !/\.json5?$/.test(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const each of spelledPaths(text, file)) spelled.add(each);
    if (/@Component\s*\(/.test(text))
      for (const [, template] of text.matchAll(/\btemplate\s*:\s*(`[^`]*`|'[^'\n]*'|"[^"\n]*")/g))
        addWords(template!, markup);
    // Some sites read documents as components.
    for (const [, names, specifier] of isDocument ? text.matchAll(imports) : []) {
      for (const [name] of names!.matchAll(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu)) imported.add(name);
      modules.add(stem(specifier!));
    }
  }
  for (const { from, specifier } of unresolved) {
    const file = programs.sourceFile(from, ts.ScriptTarget.ESNext, {});
    if (!file) continue;
    modules.add(stem(specifier));
    modules.add(stem(specifier.replace(/\/index(\.\w+)?$/, '')));
    for (const statement of file.statements) {
      for (const name of importedNames(statement, specifier)) imported.add(name);
    }
  }
  return { members, markup, imported, modules, spelled };
}

const imports = /^\s*import\s+([^'";]+?)\s+from\s+['"]([^'"]+)['"]/gm;

function addWords(text: string, into: Set<string>): void {
  for (const [word] of text.matchAll(/[\p{ID_Start}$_][\p{ID_Continue}$-]*/gu)) {
    into.add(word);
    into.add(word.replace(/^\$/, ''));
    into.add(pascal(word));
    into.add(camel(word));
    for (const part of word.split('-')) into.add(part);
  }
}

function importedNames(statement: ts.Statement, specifier: string): string[] {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
  if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  if (statement.moduleSpecifier.text !== specifier) return [];
  const clause = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  if (!clause || (!ts.isNamedImports(clause) && !ts.isNamedExports(clause))) return [];
  return clause.elements.map((element) => (element.propertyName ?? element.name).text);
}

/** A path's last segment without its extension. */
export function stem(file: string): string {
  const last = file.split('/').at(-1) ?? '';
  return last.replace(/(\.d)?\.[a-z]+$/, '');
}

function pascal(word: string): string {
  return word.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
}

function camel(word: string): string {
  return word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
