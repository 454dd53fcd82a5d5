import { join, type Markdown } from '../text/markdown.ts';

/** A text put together from parts of which some may be dropped. */
export interface Fitted {
  readonly text: Markdown;
  /** Entries that are there in full, in short, and not at all. They add up to the number of entries. */
  readonly full: number;
  readonly short: number;
  readonly cut: number;
}

/** An entry in its two lengths. Both are functions, so that a thousand of them cost nothing where ten fit. */
export interface FittedEntry {
  readonly full: () => Markdown;
  readonly short: () => Markdown;
}

export interface FitOptions {
  /** Most that the whole may measure. */
  readonly budget: number;
  /** How a text is measured: characters for a comment, bytes for a summary. */
  readonly measure: (text: string) => number;
  /** Entries in full at most, and entries at all at most. */
  readonly mostFull: number;
  readonly most: number;
  readonly head: Markdown;
  readonly tail: Markdown;
  /** Where entries after this one are folded away. */
  readonly openEntries: number;
  readonly fold: (count: number, body: Markdown) => Markdown;
  /** What is said of entries that were cut. */
  readonly cutNote: (cut: number) => Markdown;
}

/**
 * Assembles a text within a budget: entries come by rank, so the last are shortened first, then dropped, and the text says so.
 * Only whole entries are ever dropped; nothing that was escaped is cut in the middle.
 */
export function fit(entries: readonly FittedEntry[], options: FitOptions): Fitted {
  const { measure } = options;
  const room =
    options.budget - measure(options.head) - measure(options.tail) - measure(options.cutNote(entries.length)) - 200;
  const full: Markdown[] = [];
  const short: Markdown[] = [];
  let used = 0;
  for (const entry of entries.slice(0, options.most)) {
    if (short.length === 0 && full.length < options.mostFull) {
      const text = entry.full();
      // Two thirds for what is told in full: the rest is for the names of the others.
      if (used + measure(text) + 4 <= (room * 2) / 3) {
        full.push(text);
        used += measure(text) + 4;
        continue;
      }
    }
    const line = entry.short();
    if (used + measure(line) + 1 > room) break;
    short.push(line);
    used += measure(line) + 1;
  }
  const cut = entries.length - full.length - short.length;
  const folded = [...full.slice(options.openEntries), ...(short.length > 0 ? [join(short, '\n')] : [])];
  const foldedCount = Math.max(0, full.length - options.openEntries) + short.length;
  const parts = [
    options.head,
    ...full.slice(0, options.openEntries),
    ...(folded.length > 0 ? [options.fold(foldedCount, join(folded, '\n\n'))] : []),
    ...(cut > 0 ? [options.cutNote(cut)] : []),
    options.tail,
  ];
  return { text: join(parts, '\n\n'), full: full.length, short: short.length, cut };
}
