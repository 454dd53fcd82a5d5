import { ExprKind, Role, Use } from '../../../../facts/kinds.ts';
import { keyBefore } from '../bind/literal-keys.ts';
import type { Side } from '../bind/side.ts';
import type { Unit } from '../bind/unit.ts';

/**
 * Whether a path stands in a bundler's map of names (`alias: { '@pkg/math': '../math/index.ts' }`), under a name that leads
 * to the same file anyway: the map loads nothing, and who imports by it is found by the name.
 */
export function isKnownAlias(side: Side, unit: Unit, expr: number, path: string): boolean {
  const own = side.resolver.files.packageOf(path)?.name ?? null;
  if (own === null) return false;
  const found = side.resolver.resolve(unit.path, own);
  return found.kind === 'files' && found.paths.includes(path) && sameWords(aliasWords(unit, expr), wordsOf(own));
}

/** The words of the name that a path is given in the map: its key, or the pattern beside it. Empty where it stands in none. */
function aliasWords(unit: Unit, expr: number): readonly string[] {
  const { exprs, occs, texts, names } = unit.facts;
  let inMap = false;
  let named: readonly string[] = [];
  let at = expr;
  for (let depth = 0; depth < 16 && at >= 0; depth++) {
    const above = exprs.target[at]!;
    const use = exprs.use[at];
    if (above < 0 || (use !== Use.Stored && use !== Use.Argument && use !== Use.Part)) break;
    if (exprs.kind[above] === ExprKind.Object) {
      const occ = keyBefore(unit, above, exprs.start[at]!, Role.PropertyKey);
      const key = occ >= 0 ? unit.text(occs.name[occ]!) : quotedKey(unit, exprs.start[above]!, exprs.start[at]!);
      if (key === 'alias') inMap = true;
      else if (key === 'replacement' && named.length === 0)
        named = wordsBetween(texts, names, exprs.start[above]!, exprs.start[at]!);
      else if (key !== null && named.length === 0) named = wordsOf(key);
    }
    at = above;
  }
  return inMap ? named : [];
}

function quotedKey(unit: Unit, from: number, to: number): string | null {
  const words = wordsBetween(unit.facts.texts, unit.facts.names, from, to);
  return words.length === 0 ? null : words.join('/');
}

function wordsBetween(
  texts: Unit['facts']['texts'],
  names: readonly string[],
  from: number,
  to: number,
): readonly string[] {
  const found: [number, string][] = [];
  for (let row = 0; row < texts.count; row++) {
    const start = texts.start[row]!;
    if (start >= from && start < to) found.push([start, names[texts.name[row]!]!]);
  }
  // `$` ends a pattern, where it could be a part of a name.
  return found.sort((a, b) => a[0] - b[0]).flatMap(([, text]) => wordsOf(text.replace(/\$$/, '')));
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^\w$]+/).filter((word) => word !== '');
}

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && one.join('/') === other.join('/');
}
