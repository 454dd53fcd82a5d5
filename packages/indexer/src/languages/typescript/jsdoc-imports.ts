import { DeclFlag, DeclKind, DeclLevel, ImportFlag, ImportKind, Role, Space } from '../../facts/kinds.ts';
import type { Extraction } from './extraction.ts';

const ALL_SPACES = Space.Value | Space.Type | Space.Namespace;

/** Everything of an `@import` behind the tag: default name, namespace, names, specifier. */
const CLAUSE =
  /^\s+(?:([A-Za-z_$][\w$]*)\s*,?\s*)?(?:\*\s*as\s+([A-Za-z_$][\w$]*)\s*|\{([^}]*)\}\s*)?from\s*(?:'([^']*)'|"([^"]*)")/;

/** Reads `@import { Name as Other } from '…'` from the offset behind the tag. Returns the number of names. */
export function docImport(x: Extraction, at: number, end: number): number {
  const match = CLAUSE.exec(x.text.slice(at, end));
  if (match === null) return 0;
  const specifier = x.names.ofText(match[4] ?? match[5]!);
  const clause = match[0];
  const place = (word: string, from: number) => at + clause.indexOf(word, from);
  let read = 0;
  const add = (imported: string | null, local: string, importedAt: number, localAt: number) => {
    read++;
    const decl = x.decls.add(DeclKind.Import, DeclLevel.TopLevel, -1, -1, importedAt, localAt + local.length);
    x.decls.flags[decl] = DeclFlag.TypeOnlyImport;
    x.decls.scope[decl] = 0;
    x.decls.space[decl] = ALL_SPACES;
    const row = x.importRow(ImportKind.Doc, specifier, importedAt);
    x.imports.set(row, 'flags', ImportFlag.TypeOnly);
    x.imports.set(row, 'local', decl);
    x.imports.set(row, 'imported', imported === null ? -1 : x.names.ofText(imported));
    const name = x.names.ofText(local);
    // A value of that name is something else: the import is a type's.
    x.scopes.bind(0, name, decl, Space.Type | Space.Namespace);
    if (localAt !== importedAt || imported === null || imported === 'default') {
      x.spell(decl, name, localAt, localAt + local.length, ALL_SPACES);
    } else {
      x.decls.name[decl] = name;
      x.decls.nameStart[decl] = localAt;
      x.decls.nameEnd[decl] = localAt + local.length;
    }
    if (imported === null || imported === 'default') return;
    const occ = x.occAt(x.names.ofText(imported), importedAt, importedAt + imported.length, Role.DocType, 0);
    x.occs.bind[occ] = decl;
    x.imports.set(row, 'occ', occ);
  };
  if (match[1] !== undefined) add('default', match[1], place(match[1], 0), place(match[1], 0));
  if (match[2] !== undefined)
    add(null, match[2], place(match[2], clause.indexOf('*')), place(match[2], clause.indexOf('*')));
  if (match[3] !== undefined) namedImports(match[3], at + clause.indexOf('{') + 1, add);
  return read;
}

function namedImports(
  list: string,
  start: number,
  add: (imported: string, local: string, importedAt: number, localAt: number) => void,
): void {
  for (const match of list.matchAll(/([A-Za-z_$][\w$]*)(?:(\s+as\s+)([A-Za-z_$][\w$]*))?/g)) {
    const importedAt = start + match.index;
    const imported = match[1]!;
    const local = match[3] ?? imported;
    add(
      imported,
      local,
      importedAt,
      match[3] === undefined ? importedAt : importedAt + imported.length + match[2]!.length,
    );
  }
}
