import {
  DECL_SHAPE,
  EXPORT_SHAPE,
  EXPR_SHAPE,
  type Facts,
  IMPORT_SHAPE,
  LINK_SHAPE,
  OCC_SHAPE,
} from '../../facts/facts.ts';
import { emptyTable } from '../../facts/table.ts';
import { TextClass } from '../../facts/text-class.ts';
import { type FileKind, fileKindOf, hasFixedKeys, keepsText } from './file-kind.ts';
import { readJson } from './json.ts';
import { readMarkdown } from './markdown.ts';
import { BRACES, HTML, readMarkup, XML } from './markup.ts';
import { readDelimited, readIni, readPatterns, readToml } from './settings.ts';
import { readStyle } from './style.ts';
import { WordRows } from './word-rows.ts';
import { readYaml } from './yaml.ts';

const rows = new WordRows();

const none = {
  decls: emptyTable(DECL_SHAPE),
  occs: emptyTable(OCC_SHAPE),
  exprs: emptyTable(EXPR_SHAPE),
  imports: emptyTable(IMPORT_SHAPE),
  exports: emptyTable(EXPORT_SHAPE),
  links: emptyTable(LINK_SHAPE),
  errors: new Int32Array(0),
};

/**
 * Facts of a text that no language has a claim on: every word of it, each with the class of the place where it stands.
 * Linear in the length of the text, whatever it holds. Not reentrant: a worker reads one file at a time.
 *
 * @param text the decoded text, without a byte order mark
 * @param path for its base name's sake only
 */
export function extractText(text: string, path: string): Facts {
  const base = path.slice(path.lastIndexOf('/') + 1);
  rows.reset(text);
  const lines = rows.lineStarts();
  const kind = fileKindOf(base);
  READERS[isMinified(text, lines) ? minifiedKind(kind) : kind](
    hasFixedKeys(base) ? TextClass.StringInner : TextClass.DataKey,
    base === 'package.json' ? OF_THE_PACKAGE : undefined,
  );
  const { texts, names } = rows.finish();
  const config = keepsText(base, text) ? text : null;
  return { room: 'text', flags: 0, names, lines, length: text.length, texts, config, ...none };
}

/** What a package.json says of the package itself: a function of the same name is not meant. */
const OF_THE_PACKAGE: ReadonlySet<string> = new Set([
  'name',
  'version',
  'description',
  'license',
  'author',
  'homepage',
]);

/** How each kind is read; `keyClass` is the class of a data file's keys. */
const READERS: Readonly<Record<FileKind, (keyClass: number, inert?: ReadonlySet<string>) => void>> = {
  prose: () => rows.words(0, rows.text.length, TextClass.Prose),
  markdown: () => readMarkdown(rows, false),
  mdx: () => readMarkdown(rows, true),
  json: (keyClass, inert) => readJson(rows, keyClass, inert),
  yaml: (keyClass) => readYaml(rows, keyClass),
  toml: () => readToml(rows),
  ini: () => readIni(rows),
  delimited: () => readDelimited(rows),
  patterns: () => readPatterns(rows),
  html: () => readMarkup(rows, HTML),
  braces: () => readMarkup(rows, BRACES),
  xml: () => readMarkup(rows, XML),
  style: () => readStyle(rows),
  artefact: () => rows.words(0, rows.text.length, TextClass.Artefact),
  foreign: () => rows.words(0, rows.text.length, TextClass.ForeignCode),
};

/** Style sheets that a tool has squeezed are written by it. Of anything else, being squeezed says nothing about its words. */
function minifiedKind(kind: FileKind): FileKind {
  return kind === 'style' ? 'artefact' : kind;
}

function isMinified(text: string, lines: Int32Array): boolean {
  return text.length > 2000 && text.length / lines.length > 500;
}
