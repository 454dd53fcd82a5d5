import { clip, printable } from './printable.ts';

/** Markdown that we made: the only type that a comment, a review or a summary is assembled from. */
export type Markdown = string & { readonly __markdown: unique symbol };

/** Declares a literal of ours to be Markdown. Never call it with text from a repository: that is what {@link code} and {@link prose} are for. */
export function markdown(strings: TemplateStringsArray, ...parts: readonly (Markdown | number)[]): Markdown {
  return String.raw({ raw: strings }, ...parts) as Markdown;
}

export function join(parts: readonly Markdown[], separator: '' | ' ' | ' — ' | ', ' | '\n' | '\n\n' | ' · '): Markdown {
  return parts.join(separator) as Markdown;
}

/**
 * Repository text as an inline code span. GitHub resolves no mention, reference, link, emoji or formula in one.
 * The fence is one backtick longer than the longest run inside, so that no content can end it.
 *
 * @param limit longest text in UTF-16 units, cut before it is escaped
 */
export function code(text: string, limit = 160): Markdown {
  const shown = printable(text, limit);
  if (shown.trim() === '') return `\`(${shown === '' ? 'empty' : 'blank'})\`` as Markdown;
  const fence = '`'.repeat(longestRun(shown) + 1);
  const pad = /^[`\s]|[`\s]$/u.test(shown) ? ' ' : '';
  return `${fence}${pad}${shown}${pad}${fence}` as Markdown;
}

/**
 * Lines of source as a fenced block.
 *
 * @param lines each is cut at `limit` UTF-16 units
 */
export function block(lines: readonly string[], limit = 200): Markdown {
  const shown = lines.map((line) => printable(line, limit));
  const fence = '`'.repeat(Math.max(3, ...shown.map((line) => longestRun(line) + 1)));
  return [`${fence}text`, ...shown, fence].join('\n') as Markdown;
}

/** Words that are only letters and digits, with the punctuation that can end or open a word in a sentence. */
const PLAIN_WORD = /^[("']?[\p{L}\p{N}]+(?:['’][\p{L}]+|,\p{N}+|-\p{L}[\p{L}\p{N}]*)*[)"']?[,.;:?!]?[)"']?$/u;
/** Plain words that GitHub turns into links all the same, or might: what holds a commit's id, and references as `GH-1` or `ABC-1`. */
const REFERENCE = /[0-9a-f]{7}|^\W*[\p{L}\p{N}]+-\p{N}+\W*$/iu;
const LONE_DASH = /^[-–—]$/u;

/**
 * A sentence that carries names in it (the wording of a reason). Plain words stay; everything that is not one, and what
 * stands between backticks, becomes a code span. A list of what is allowed, so that nothing has to be foreseen.
 * The result is one line, and safe at the start of a block too.
 */
export function prose(sentence: string, limit = 600): Markdown {
  const parts: Markdown[] = [];
  clip(sentence, limit)
    .split(/`+([^`]*)`+/u)
    .forEach((piece, index) => {
      if (index % 2 === 1) parts.push(code(piece));
      else for (const word of piece.split(/\s+/u)) if (word !== '') parts.push(proseWord(word, parts.length === 0));
    });
  return tightenPunctuation(parts);
}

function proseWord(word: string, first: boolean): Markdown {
  if (!first && LONE_DASH.test(word)) return word as Markdown;
  if (/^[,.;:?!]$/u.test(word) && !first) return word as Markdown;
  const plain = PLAIN_WORD.test(word) && !REFERENCE.test(word) && !(first && /^\p{N}+[.)]/u.test(word));
  return plain ? (word as Markdown) : code(word);
}

function tightenPunctuation(parts: readonly Markdown[]): Markdown {
  let text = '';
  for (const part of parts) text += text === '' || /^[,.;:?!]$/u.test(part) ? part : ` ${part}`;
  return text as Markdown;
}

/**
 * A link of ours. The address must come from {@link Permalinks}; the text is Markdown that holds no link.
 */
export function link(text: Markdown, address: Address): Markdown {
  return `[${text}](${address})` as Markdown;
}

/** An address that was put together from encoded parts, and that can stand between parentheses. */
export type Address = string & { readonly __address: unique symbol };

/**
 * Repository text inside of a block of raw HTML (`<summary>`), where Markdown is not read: as `<code>`, all punctuation an entity.
 * There is no function for a table cell on purpose: a cell reads `\\|` in a way of its own, and we show lists.
 */
export function htmlCode(text: string, limit = 160): Markdown {
  const escaped = printable(text, limit).replace(/[!-/:-@[-`{-~]/gu, (character) => `&#${character.charCodeAt(0)};`);
  return `<code>${escaped}</code>` as Markdown;
}

/** Folds a part away behind one line. `title` is ours, with names through {@link htmlCode}. */
export function details(title: Markdown, body: Markdown): Markdown {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>` as Markdown;
}

function longestRun(text: string): number {
  let longest = 0;
  for (const run of text.match(/`+/gu) ?? []) longest = Math.max(longest, run.length);
  return longest;
}
