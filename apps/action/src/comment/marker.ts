import { createHash } from 'node:crypto';
import type { Markdown } from '../text/markdown.ts';

/** What a text of ours says of itself, in an HTML comment that no reader sees. */
export interface Marker {
  readonly key: string;
  /** Of a review comment: which symbol it is about. */
  readonly symbol: string | null;
  /** Of what it says, without the commits that its links name: equal digests say the same. */
  readonly digest: string | null;
}

const FORM = /^<!-- nonesuch:v1 key=([A-Za-z0-9._%]+)(?: symbol=([0-9a-f]{20}))?(?: digest=([0-9a-f]{20}))? -->$/u;

/** The first line of everything that we post. */
export function formatMarker(marker: Marker): Markdown {
  const parts = [`<!-- nonesuch:v1 key=${encodeKey(marker.key)}`];
  if (marker.symbol !== null) parts.push(`symbol=${marker.symbol}`);
  if (marker.digest !== null) parts.push(`digest=${marker.digest}`);
  return `${parts.join(' ')} -->` as Markdown;
}

/**
 * The marker of a body, or null. Only the very first line counts: a marker that somebody quotes is further down.
 * A marker proves nothing by itself, whoever reads it must compare the author too.
 */
export function parseMarker(body: string): Marker | null {
  const match = FORM.exec(body.split(/\r?\n/u, 1)[0]!.trim());
  if (match === null) return null;
  return { key: decodeKey(match[1]!), symbol: match[2] ?? null, digest: match[3] ?? null };
}

/** Short identity of a value: 80 bits are plenty for one pull request. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 20);
}

/** No hyphen stays, so that no key can close the HTML comment. */
function encodeKey(key: string): string {
  let encoded = '';
  for (const byte of Buffer.from(key, 'utf8')) {
    const character = String.fromCharCode(byte);
    encoded += /[A-Za-z0-9._]/u.test(character) ? character : `%${byte.toString(16).padStart(2, '0').toUpperCase()}`;
  }
  return encoded;
}

function decodeKey(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
