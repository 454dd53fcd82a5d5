import {
  DECL_SHAPE,
  EXPORT_SHAPE,
  EXPR_SHAPE,
  emptyTable,
  type Facts,
  IMPORT_SHAPE,
  LINK_SHAPE,
  OCC_SHAPE,
  TableBuilder,
  TEXT_SHAPE,
  TextClass,
} from 'nonesuch-indexer/facts';
import type {
  Comparison,
  DeclaredSymbol,
  Disposition,
  Gate,
  Judgement,
  LanguageSemantics,
  RevisionView,
  TrackedFile,
} from 'nonesuch-indexer/languages';

/**
 * A language of one statement per line, so that a test of the query reads what it is about and nothing else:
 *
 *     def Name             declares a symbol (`def Container.member`, a member)
 *     use Name             a proven use
 *     maybe Name           an occurrence that nothing is known of
 *     note Name            a comment
 *     gate Name            a way to reach it without spelling it, at this place
 *     public Name          a way to reach it that stands nowhere
 *     moved Name path#key  it lives on there
 *     crash Name           the linker falls over it
 *     // anything          a comment, alone or behind one of these
 *
 * Files are `.toy`; words in any other text are of a language without a room.
 */
export const toySemantics: LanguageSemantics = {
  id: 'toy',
  symbols: (facts, path) => symbolsOf(facts, path),
  linker: (comparison) => ({ judge: (symbol) => judge(comparison, symbol) }),
};

export function semanticsOfToy(room: string): LanguageSemantics | null {
  return room === 'toy' ? toySemantics : null;
}

type ToyFile = string | Partial<TrackedFile>;

/** A view of some files, and how often each was asked for its facts. */
export interface ToyView extends RevisionView {
  readonly info: (path: string) => { bytes: number; flags: number } | null;
}

export function toyView(files: Readonly<Record<string, ToyFile>>, scope: readonly string[] = []): ToyView {
  const texts = new Map<string, string>();
  const tracked = new Map<string, TrackedFile>();
  for (const [path, file] of Object.entries(files)) {
    const outOfScope = scope.length > 0 && !scope.some((each) => path.startsWith(`${each}/`));
    const room = path.endsWith('.toy') ? 'toy' : 'text';
    const defaults: TrackedFile = {
      path,
      oid: oidOf(file),
      mode: 'file',
      state: 'read',
      reason: null,
      room,
      outOfScope,
    };
    if (typeof file === 'string') texts.set(path, file);
    tracked.set(path, typeof file === 'string' ? defaults : { ...defaults, ...file });
  }
  const words = (path: string): string[] =>
    (texts.get(path)?.match(/[\w$#-]+/gu) ?? []).flatMap((word) => [
      word,
      ...(word.includes('-') ? word.split('-') : []),
    ]);
  return {
    file: (path) => tracked.get(path),
    files: () => tracked.values(),
    isDirectory: (path) => [...tracked.keys()].some((each) => path === '' || each.startsWith(`${path}/`)),
    facts: (path) => (texts.has(path) && tracked.get(path)!.state === 'read' ? factsOf(texts.get(path)!, path) : null),
    filesWithWord: (word, fitting) =>
      [...texts.keys()].filter(
        (path) => words(path).includes(word) && fitting?.(path, (other) => words(path).includes(other)) !== false,
      ),
    longerWords: (text, limit) =>
      [...new Set([...texts.keys()].flatMap(words))]
        .filter((word) => word.includes(text) && word !== text)
        .slice(0, limit),
    filesImporting: () => [],
    filesWithImportKind: () => [],
    filesWithSpecifierPart: () => [],
    filesLeading: () => [],
    linkTarget: () => null,
    config: () => null,
    ignores: () => false,
    info: (path) => (texts.has(path) ? { bytes: texts.get(path)!.length, flags: 0 } : null),
  };
}

/** Not a real blob id, but as good: the same for the same content, and 40 hex digits. */
function oidOf(file: ToyFile): string {
  let hash = 7;
  for (const unit of typeof file === 'string' ? file : JSON.stringify(file))
    hash = (hash * 31 + unit.codePointAt(0)!) >>> 0;
  return hash.toString(16).padStart(40, '0');
}

const LINE = /^(def|use|maybe|note|gate|public|moved|crash) (\S+)(?: (\S+))?(?: \/\/.*)?$/gmu;

function factsOf(text: string, path: string): Facts {
  const decls = new TableBuilder(DECL_SHAPE);
  const names: string[] = [];
  for (const match of path.endsWith('.toy') ? text.matchAll(LINE) : []) {
    if (match[1] !== 'def') continue;
    const row = decls.add();
    decls.set(row, 'name', names.push(match[2]!) - 1);
    decls.set(row, 'start', match.index);
    decls.set(row, 'end', match.index + match[0].length);
  }
  const comments = new TableBuilder(TEXT_SHAPE);
  for (const { index, 1: inside = '' } of text.matchAll(/\/\/(.*)$/gmu)) {
    for (const word of inside.matchAll(/\w+/gu)) {
      const row = comments.add();
      comments.set(row, 'name', names.push(word[0]) - 1);
      comments.set(row, 'start', index + 2 + word.index);
      comments.set(row, 'class', TextClass.Comment);
    }
  }
  const lines = [0, ...[...text.matchAll(/\n/gu)].map((match) => match.index + 1)];
  return {
    room: 'toy',
    flags: 0,
    names,
    lines: Int32Array.from(lines),
    length: text.length,
    decls: decls.finish(),
    occs: emptyTable(OCC_SHAPE),
    texts: comments.finish(),
    exprs: emptyTable(EXPR_SHAPE),
    imports: emptyTable(IMPORT_SHAPE),
    exports: emptyTable(EXPORT_SHAPE),
    links: emptyTable(LINK_SHAPE),
    errors: new Int32Array(0),
    config: text,
  };
}

function symbolsOf(facts: Facts, path: string): DeclaredSymbol[] {
  return Array.from({ length: facts.decls.count }, (_, row) => {
    const key = facts.names[facts.decls.name[row]!]!;
    const dot = key.lastIndexOf('.');
    const container = dot < 0 ? null : key.slice(0, dot);
    const kind = container === null ? (/^[A-Z]/u.test(key) ? 'class' : 'function') : 'method';
    return { path, key, name: key.slice(dot + 1), container, kind, decls: [row], aliases: [], offered: [] };
  });
}

function judge({ head }: Comparison, symbol: DeclaredSymbol): Judgement {
  const dispositions: Disposition[] = [];
  const gates: Gate[] = [];
  let moved: Judgement['moved'] = null;
  for (const file of head.files()) {
    const text = file.outOfScope ? '' : (head.facts(file.path)?.config ?? '');
    if (file.room !== 'toy') {
      for (const match of text.matchAll(/[\w$]+/gu)) {
        if (match[0] === symbol.name)
          dispositions.push(place(file.path, match.index, symbol, 'unsupported_language', 'open'));
      }
      continue;
    }
    for (const match of text.matchAll(LINE)) {
      if (match[2] !== symbol.key) continue;
      const start = match.index + match[1]!.length + 1;
      switch (match[1]) {
        case 'use':
          dispositions.push(place(file.path, start, symbol, 'resolved', 'use'));
          break;
        case 'maybe':
          dispositions.push(place(file.path, start, symbol, 'unresolved_member', 'open'));
          break;
        case 'note':
          dispositions.push(place(file.path, start, symbol, 'comment', 'accounted'));
          break;
        case 'gate':
          gates.push({ code: 'dynamic_key', at: { path: file.path, start, end: start + 1 }, subject: null });
          break;
        case 'public':
          gates.push({ code: 'public_surface', at: null, subject: 'toys' });
          break;
        case 'crash':
          throw new TypeError('a toy broke');
        case 'moved': {
          const [path, key] = match[3]!.split('#');
          moved = { code: 'moved_file', path: path!, key: key! };
        }
      }
    }
  }
  const explanations = dispositions.length === 0 ? ['name_nowhere'] : [];
  return { spellings: [symbol.name], dispositions, gates, explanations, moved };
}

function place(
  path: string,
  start: number,
  symbol: DeclaredSymbol,
  code: string,
  standing: Disposition['standing'],
): Disposition {
  const proof = standing === 'use' ? 'proven' : null;
  return { path, start, end: start + symbol.key.length, code, standing, proof, spelled: true };
}
