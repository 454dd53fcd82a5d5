import {
  type DeclaredSymbol,
  type LanguageSemantics,
  type RevisionView,
  semanticsOf as registered,
} from 'nonesuch-indexer/languages';
import { nearAmong, nearWords } from './near-names.ts';
import { compareText } from './order.ts';
import { QueryError } from './query-error.ts';
import { symbolName } from './symbol-name.ts';
import { formatRef, readingsOf } from './symbol-ref.ts';

/** Where the semantics of a room are found; tests bring their own. */
export type SemanticsOf = (room: string) => LanguageSemantics | null;

/** A symbol together with the language that declares it. */
export interface ResolvedSymbol {
  readonly symbol: DeclaredSymbol;
  readonly semantics: LanguageSemantics;
}

/** Near names that are looked up for their declarations. */
const NEAR_WORDS = 20;

/**
 * The one symbol that a reference names in this revision.
 *
 * @throws QueryError `unknown_symbol` or `unknown_path` (with near names), `ambiguous_symbol` (with the candidates),
 *   `unreadable_path` (the path is tracked, and no room can say what it declares), `malformed_reference`
 */
export function resolveSymbol(
  view: RevisionView,
  reference: string,
  semanticsOf: SemanticsOf = registered,
): ResolvedSymbol {
  const readings = readingsOf(reference);
  const [first] = readings;
  if (first === undefined) throw new QueryError('malformed_reference', reference);
  for (const { path, key } of readings) {
    if (path !== null && view.file(path) !== undefined) return inFile(view, reference, path, key, semanticsOf);
  }
  if (first.path !== null) throw unknownPath(view, reference, first.path, first.key);
  return byName(view, reference, first.key, semanticsOf);
}

function inFile(
  view: RevisionView,
  reference: string,
  path: string,
  key: string,
  semanticsOf: SemanticsOf,
): ResolvedSymbol {
  const declared = declaredIn(view, path, semanticsOf);
  if (declared === null) {
    throw new QueryError('unreadable_path', reference, {}, view.file(path)?.reason ?? view.file(path)?.state ?? '');
  }
  const { symbols, semantics } = declared;
  const symbol = symbols.find((each) => each.key === key) ?? symbols.find((each) => each.aliases.includes(key));
  if (symbol !== undefined) return { symbol, semantics };
  const near = new Set(nearAmong(new Set(symbols.flatMap((each) => [each.key, each.name])), key));
  const meant = [
    ...symbols.filter((each) => each.name === key),
    ...symbols.filter((each) => each.name !== key && (near.has(each.key) || near.has(each.name))),
  ];
  throw new QueryError('unknown_symbol', reference, {
    symbols: meant.map((each) => symbolName(each, semantics, view)),
  });
}

function byName(view: RevisionView, reference: string, key: string, semanticsOf: SemanticsOf): ResolvedSymbol {
  const found = declarationsOf(view, key, semanticsOf);
  if (found.length === 1) return found[0]!;
  const named = (each: ResolvedSymbol) => symbolName(each.symbol, each.semantics, view);
  if (found.length > 1) throw new QueryError('ambiguous_symbol', reference, { symbols: found.map(named) });
  const container = key.slice(0, key.lastIndexOf('.') + 1);
  const near = nearWords(view, key.slice(container.length))
    .slice(0, NEAR_WORDS)
    .flatMap((word) => declarationsOf(view, container + word, semanticsOf));
  throw new QueryError('unknown_symbol', reference, { symbols: near.map(named) });
}

/**
 * Symbols that a bare name can mean: those whose whole key it is, or, where there are none, those whose name or last
 * part it is. `retry` is the function `retry`, although a class may have a method of that name.
 */
function declarationsOf(view: RevisionView, key: string, semanticsOf: SemanticsOf): ResolvedSymbol[] {
  const word = key.slice(key.lastIndexOf('.') + 1).replace(/^#/u, '');
  const found: ResolvedSymbol[] = [];
  for (const path of [...view.filesWithWord(word)].sort(compareText)) {
    const declared = declaredIn(view, path, semanticsOf);
    if (declared === null) continue;
    for (const symbol of declared.symbols) {
      if (symbol.key === key || symbol.name === key || symbol.key.endsWith(`.${key}`)) {
        found.push({ symbol, semantics: declared.semantics });
      }
    }
  }
  const whole = found.filter(({ symbol }) => symbol.key === key);
  return whole.length > 0 ? whole : found;
}

function declaredIn(
  view: RevisionView,
  path: string,
  semanticsOf: SemanticsOf,
): { symbols: DeclaredSymbol[]; semantics: LanguageSemantics } | null {
  const room = view.file(path)?.room;
  const semantics = room == null ? null : semanticsOf(room);
  const facts = semantics === null ? null : view.facts(path);
  // A room that failed at a file left its words alone.
  if (semantics === null || facts === null || facts.room !== semantics.id) return null;
  return { symbols: semantics.symbols(facts, path), semantics };
}

function unknownPath(view: RevisionView, reference: string, path: string, key: string): QueryError {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const paths = [...view.files()].map((file) => file.path);
  const near = new Set(nearAmong(paths, path));
  for (const each of paths) {
    if (each.endsWith(`/${path}`) || each === name || each.endsWith(`/${name}`)) near.add(each);
  }
  const references = [...near].sort(compareText).map((each) => formatRef({ path: each, key }));
  return new QueryError('unknown_path', reference, { references });
}
