import type { UnreadPart } from 'nonesuch-core';
import { DeclFlag, ExportKind, type Facts, FileFlag } from 'nonesuch-indexer/facts';
import { type DeclaredSymbol, isMedia, type RevisionView, type TrackedFile } from 'nonesuch-indexer/languages';
import { languageOf } from './languages.ts';

/** Data, markup and templates that can name a symbol of a program. */
const NAMING =
  /\.(?:json[c5]?|ya?ml|toml|xml|html?|xhtml|svg|md|mdx|hbs|handlebars|mustache|ejs|pug|njk|liquid|erb|jinja2?|j2|tmpl|tpl|cshtml|razor|twig|ini|cfg|conf|env|properties|txt|snap)$/iu;

/**
 * What of a revision nobody read and could have held a use, by file. The rest of what was not read (a picture in Git
 * LFS, a binary) can hold none, and stands in nobody's way. A submodule is no file: whether it can reach a symbol is for
 * the language to say, which knows what is imported from there.
 */
export function unreadFiles(view: RevisionView): ReadonlyMap<string, UnreadPart['code']> {
  const unread = new Map<string, UnreadPart['code']>();
  for (const file of view.files()) {
    const code = file.outOfScope ? null : unreadCode(file);
    if (code !== null) unread.set(file.path, code);
  }
  return unread;
}

function unreadCode({ path, mode, state }: TrackedFile): UnreadPart['code'] | null {
  if (mode === 'gitlink') return null;
  switch (state) {
    case 'lfs':
      return languageOf(path) !== null || NAMING.test(path) ? 'lfs_pointer' : null;
    case 'unread':
      return isMedia(path) ? null : 'file_unread';
    case 'binary':
      // A source in an encoding that nobody declared is no binary.
      return languageOf(path) !== null ? 'file_unread' : null;
    case 'read':
    case 'link':
      return null;
  }
}

/** The same, put together by code, for a verdict. */
export function unreadParts(unread: ReadonlyMap<string, UnreadPart['code']>): UnreadPart[] {
  const parts = new Map<string, { count: number; subject: string }>();
  for (const [path, code] of unread) {
    const part = parts.get(code);
    parts.set(code, { count: (part?.count ?? 0) + 1, subject: part?.subject ?? path });
  }
  return [...parts].map(([code, { count, subject }]) => ({ code, count, subject: count === 1 ? subject : null }));
}

/**
 * Whether another file can reach a symbol at all. False only where that is certain: a declaration of a module that
 * the module does not export. Then what was not read elsewhere takes nothing from a verdict.
 */
export function reachesBeyondItsFile(symbol: DeclaredSymbol, facts: Facts): boolean {
  const loose = FileFlag.Eval | FileFlag.Embedded | FileFlag.TemplateScope | FileFlag.ParseErrors | FileFlag.Unparsed;
  if ((facts.flags & FileFlag.Module) === 0 || (facts.flags & (loose | FileFlag.CommonJs)) !== 0) return true;
  // A member is as far as its values go: that is not for this place to follow.
  if (symbol.container !== null || symbol.decls.length === 0) return true;
  const open = DeclFlag.Exported | DeclFlag.Default | DeclFlag.Global | DeclFlag.Ambient;
  if (symbol.decls.some((row) => (facts.decls.flags[row]! & open) !== 0)) return true;
  const rows = new Set(symbol.decls);
  for (let row = 0; row < facts.exports.count; row++) {
    if (facts.exports.kind[row] !== ExportKind.Through && isOpenExport(facts, row, rows)) return true;
  }
  return false;
}

/** Its value may also leave by an exported expression, but then an occurrence shows it: that is the linker's part. */
function isOpenExport(facts: Facts, row: number, decls: ReadonlySet<number>): boolean {
  return decls.has(facts.exports.decl[row]!) || facts.exports.kind[row] === ExportKind.CommonJsUnknown;
}
