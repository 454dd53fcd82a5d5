import { DeclFlag } from '../../facts/kinds.ts';
import { isWordPart, skipTrivia, wordEnd } from './characters.ts';
import type { Extraction } from './extraction.ts';

/** Modifiers that no DeclFlag stands for. */
export const Modifier = { Async: 1 << 28, Public: 1 << 29, Accessor: 1 << 30 } as const;

/** Keywords that may stand before a member's or a parameter's name. */
const MODIFIERS: ReadonlyMap<string, number> = new Map([
  ['static', DeclFlag.Static],
  ['private', DeclFlag.NonPublic],
  ['protected', DeclFlag.NonPublic | DeclFlag.Protected],
  ['public', Modifier.Public],
  ['readonly', DeclFlag.Readonly],
  ['declare', DeclFlag.Ambient],
  ['abstract', DeclFlag.Abstract],
  ['override', DeclFlag.Override],
  ['accessor', Modifier.Accessor],
  ['get', DeclFlag.Getter],
  ['set', DeclFlag.Setter],
  ['async', Modifier.Async],
]);

/** The modifiers that stand from `from` to `to`, as bits of DeclFlag and Modifier. The tree does not keep them. */
export function modifiersBetween(x: Extraction, from: number, to: number): number {
  if (from >= to) return 0;
  const { text } = x;
  let flags = 0;
  for (let at = skipTrivia(text, from, to); at < to; at = skipTrivia(text, at, to)) {
    const code = text.charCodeAt(at);
    if (!isWordPart(code)) {
      if (code === 42) flags |= DeclFlag.Generator;
      at++;
      continue;
    }
    const behind = wordEnd(text, at, to);
    flags |= MODIFIERS.get(text.slice(at, behind)) ?? 0;
    at = behind;
  }
  return flags;
}

/** Whether the first token from `from` on is this one. */
export function tokenIs(x: Extraction, from: number, token: string): boolean {
  const at = skipTrivia(x.text, from, x.text.length);
  return (
    x.text.startsWith(token, at) &&
    !(isWordPart(token.charCodeAt(0)) && isWordPart(x.text.charCodeAt(at + token.length)))
  );
}
