import {
  type DeclaredSymbol,
  type LanguageSemantics,
  type RevisionView,
  semanticsOf,
} from 'nonesuch-indexer/languages';
import { nearAmong, nearWords } from './near-names.ts';
import { compareText } from './order.ts';
import { QueryError } from './query-error.ts';
import { formatRef, readingsOf } from './symbol-ref.ts';

/** Where the semantics of a room are found; tests bring their own. */
export type SemanticsOf = (room: string) => LanguageSemantics | null;

/** A symbol together with the language that declares it. */
export interface ResolvedSymbol {
  readonly symbol: DeclaredSymbol;
  readonly semantics: LanguageSemantics;
}

/**
 * The one symbol that a reference names in this revision.
 *
 * @throws QueryError `unknown_symbol` or `unknown_path` (with near names), `ambiguous_symbol` (with the candidates),
 *   `unreadable_path` (the path is tracked, and no room can say what it declares), `malformed_reference`
 */
export function resolveSymbol(
  view: RevisionView,
  reference: string,
  semantics: SemanticsOf = semanticsOf,
): ResolvedSymbol {
  const readings = readingsOf(reference);
  if (readings.length === 0) throw new QueryError('malformed_reference', reference);
  for (const { path, key } of readings) {
    if (path !== null && view.file(path) !== undefined) return inFile(view, reference, path, key, semantics);
  }
  const bare = readings.at(-1)!;
  const [first] = readings;
  if (first!.path !== null) throw unknownPath(view, reference, first!.path, first!.key);
  return byName(view, reference, bare.key, semantics);
}

function inFile(
  view: RevisionView,
  reference: string,
  path: string,
  key: string,
  semanticsOfRoom: SemanticsOf,
): ResolvedSymbol {
  const declared = declaredIn(view, path, semanticsOfRoom);
  if (declared === null)
    throw new QueryError('unreadable_path', reference, [], view.file(path)?.reason ?? view.file(path)?.state ?? '');
  const { symbols, semantics } = declared;
  const symbol = symbols.find((each) => each.key === key) ?? symbols.find((each) => each.aliases.includes(key));
  if (symbol !== undefined) return { symbol, semantics };
  const members = symbols.filter((each) => each.name === key).map((each) => each.key);
  const near = nearAmong(
    symbols.flatMap((each) => [each.key, each.name]),
    key,
  );
  const meant = symbols.filter((each) => near.includes(each.key) || near.includes(each.name)).map((each) => each.key);
  throw new QueryError(
    'unknown_symbol',
    reference,
    unique([...members, ...meant]).map((each) => formatRef({ path, key: each })),
  );
}

function byName(view: RevisionView, reference: string, key: string, semanticsOfRoom: SemanticsOf): ResolvedSymbol {
  const found = declarationsOf(view, key, semanticsOfRoom);
  if (found.length === 1) return found[0]!;
  if (found.length > 1) {
    throw new QueryError(
      'ambiguous_symbol',
      reference,
      found.map(({ symbol }) => formatRef(symbol)),
    );
  }
  const lastDot = key.lastIndexOf('.');
  const container = key.slice(0, lastDot + 1);
  const candidates: string[] = [];
  for (const word of nearWords(view, key.slice(lastDot + 1))) {
    for (const { symbol } of declarationsOf(view, container + word, semanticsOfRoom))
      candidates.push(formatRef(symbol));
    if (candidates.length >= 10) break;
  }
  throw new QueryError('unknown_symbol', reference, unique(candidates));
}

/** Symbols that a bare name can mean: by their name, their whole key, or the end of it. */
function declarationsOf(view: RevisionView, key: string, semanticsOfRoom: SemanticsOf): ResolvedSymbol[] {
  const word = key.slice(key.lastIndexOf('.') + 1).replace(/^#/u, '');
  const found: ResolvedSymbol[] = [];
  for (const path of [...view.filesWithWord(word)].sort(compareText)) {
    const declared = declaredIn(view, path, semanticsOfRoom);
    if (declared === null) continue;
    for (const symbol of declared.symbols) {
      if (symbol.key === key || symbol.name === key || symbol.key.endsWith(`.${key}`)) {
        found.push({ symbol, semantics: declared.semantics });
      }
    }
  }
  return found;
}

function declaredIn(
  view: RevisionView,
  path: string,
  semanticsOfRoom: SemanticsOf,
): { symbols: DeclaredSymbol[]; semantics: LanguageSemantics } | null {
  const room = view.file(path)?.room;
  const semantics = room == null ? null : semanticsOfRoom(room);
  const facts = semantics === null ? null : view.facts(path);
  return semantics === null || facts === null ? null : { symbols: semantics.symbols(facts, path), semantics };
}

function unknownPath(view: RevisionView, reference: string, path: string, key: string): QueryError {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const paths = [...view.files()].map((file) => file.path);
  const near = new Set(nearAmong(paths, path));
  for (const each of paths) {
    if (
      each.toLowerCase() === path.toLowerCase() ||
      each.endsWith(`/${path}`) ||
      each === name ||
      each.endsWith(`/${name}`)
    )
      near.add(each);
  }
  return new QueryError(
    'unknown_path',
    reference,
    [...near].sort(compareText).map((each) => formatRef({ path: each, key })),
  );
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
