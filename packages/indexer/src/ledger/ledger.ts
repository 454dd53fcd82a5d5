import { FileFlag } from '../facts/kinds.ts';
import type { IndexView } from '../view/index-view.ts';
import { foreignLanguage } from './foreign-languages.ts';

/** Files, and the bytes of those whose size is known. */
export interface Tally {
  files: number;
  bytes: number;
}

/**
 * What was looked at, out of what. Every tracked path is in `tracked`, and in exactly one of `scanned`, `binary`, `lfs`,
 * `links`, `gitlinks`, `unread` and `outOfScope`; what is in `scanned` is in exactly one of `parsed`, `parsedWithErrors`,
 * `unparsed`, `pending`, `unsupported` and `wordsOnly`.
 */
export interface Ledger {
  readonly tracked: Tally;
  /** Every word is in the postings. */
  readonly scanned: Tally;
  readonly parsed: Tally;
  readonly parsedWithErrors: Tally;
  /** In a language with a room, but the parse was given up, or the room failed. */
  readonly unparsed: Tally;
  /** In a language with a room, read as words so far, and parsed when a question leads there. */
  readonly pending: Tally;
  /** In a programming language that has no room. */
  readonly unsupported: Tally;
  /** Documents, data, and whatever else is read as words. */
  readonly wordsOnly: Tally;
  readonly binary: Tally;
  readonly lfs: Tally;
  readonly links: Tally;
  readonly gitlinks: Tally;
  readonly unread: Tally;
  readonly outOfScope: Tally;
}

/** Counts a revision. Counts are derived, never stored. */
export function ledgerOf(view: IndexView): Ledger {
  const ledger: Ledger = {
    tracked: none(),
    scanned: none(),
    parsed: none(),
    parsedWithErrors: none(),
    unparsed: none(),
    pending: none(),
    unsupported: none(),
    wordsOnly: none(),
    binary: none(),
    lfs: none(),
    links: none(),
    gitlinks: none(),
    unread: none(),
    outOfScope: none(),
  };
  for (const file of view.files()) {
    const info = view.info(file.path);
    const bytes = info?.bytes ?? 0;
    const count = (tally: Tally) => {
      tally.files++;
      tally.bytes += bytes;
    };
    count(ledger.tracked);
    if (file.outOfScope) count(ledger.outOfScope);
    else if (file.mode === 'gitlink') count(ledger.gitlinks);
    else if (file.state === 'link') count(ledger.links);
    else if (file.state !== 'read') count(ledger[file.state]);
    else {
      count(ledger.scanned);
      const flags = info?.flags ?? 0;
      if (file.reason !== null) count(ledger.unparsed);
      else if (file.room === 'text') count(foreignLanguage(file.path) === null ? ledger.wordsOnly : ledger.unsupported);
      else if (info?.pending === true) count(ledger.pending);
      else if ((flags & FileFlag.Unparsed) !== 0) count(ledger.unparsed);
      else count((flags & FileFlag.ParseErrors) === 0 ? ledger.parsed : ledger.parsedWithErrors);
    }
  }
  return ledger;
}

function none(): Tally {
  return { files: 0, bytes: 0 };
}
