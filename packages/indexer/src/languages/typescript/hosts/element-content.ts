import type { Reading } from '../../room.ts';

/** The name under which a component is given what stands between its tags, where nothing says another; null where none is typed. */
const CONTENT: Readonly<Record<NonNullable<Reading['host']>, string | null>> = {
  vue: 'default',
  svelte: 'children',
  astro: null,
  mdx: null,
  html: null,
};

/** Parts of the content that are given under names of their own: what opens one, and what closes it. */
const NAMED: Readonly<Partial<Record<NonNullable<Reading['host']>, readonly [RegExp, string]>>> = {
  vue: [/<template\b[^>]*?(?:#|v-slot:)(?!default\b)[\w[][^>]*>/y, '</template>'],
  svelte: [/\{#snippet\s+(?!children\b)[\w$]+/y, '{/snippet}'],
};

/**
 * The name of the content that an element begins with behind its opening tag, or null where there is none: white space,
 * comments and parts with names of their own are none.
 *
 * @param at offset behind the opening tag
 */
export function contentName(text: string, at: number, end: number, host: NonNullable<Reading['host']>): string | null {
  const name = CONTENT[host];
  if (name === null) return null;
  let from = at;
  for (;;) {
    while (from < end && /\s/.test(text[from]!)) from++;
    if (from >= end || text.startsWith('</', from)) return null;
    const behind = text.startsWith('<!--', from) ? closed(text, '-->', from) : partEnd(text, from, host);
    if (behind < 0) return name;
    from = behind;
  }
}

/** Offset behind a part with a name of its own, or -1. */
function partEnd(text: string, from: number, host: NonNullable<Reading['host']>): number {
  const named = NAMED[host];
  if (named === undefined) return -1;
  named[0].lastIndex = from;
  return named[0].test(text) ? closed(text, named[1], from) : -1;
}

function closed(text: string, closing: string, from: number): number {
  const at = text.indexOf(closing, from);
  return at < 0 ? text.length : at + closing.length;
}
