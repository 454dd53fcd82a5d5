import { Ledger, type LedgerUnit } from 'nonesuch-core';
import { FileFlag } from 'nonesuch-indexer/facts';
import type { RevisionView, TrackedFile } from 'nonesuch-indexer/languages';
import type { ByteCounts, Coverage, FileCounts, LanguageCount } from 'nonesuch-schema';
import { languageOf } from './languages.ts';
import { compareText } from './order.ts';

/** A view that also knows what its files weigh. */
export interface MeasuredView extends RevisionView {
  /**
   * Size of the blob in bytes, and bits of FileFlag; null where nothing is known of it. `pending`: its words are known, and
   * nothing has led to it yet.
   */
  info?(path: string): { readonly bytes: number; readonly flags: number; readonly pending?: boolean } | null;
}

/** Where a look took place. */
export interface CorpusIdentity {
  /** Generation of the index; null where none was used. */
  readonly generation: string | null;
  /** Commit; null for a working tree. */
  readonly revision: string | null;
  /** Paths to which the caller narrowed the look. */
  readonly narrowedTo: readonly string[];
}

/** What is the same for every question about a revision: its files, as far as an answer needs their words alone. */
interface Counted {
  /** What each room was taken for. */
  readonly judged: ReadonlyMap<string, boolean>;
  readonly files: FileCounts;
  readonly bytes: { readonly tracked: number; readonly scanned: number };
  /** Whether the size of every file is known. */
  readonly measured: boolean;
  readonly languages: LanguageCount[];
  readonly ledger: Ledger;
  readonly coverage: ReturnType<Ledger['coverage']>;
}

const counted = new WeakMap<object, Counted>();

/**
 * What of a revision was looked at, counted from its files. The words of all files are looked through for each question. An
 * answer counts those as parsed whose facts it was made from, and has only their faults on its ledger: what it did not need
 * is no part of it, whether or not it was parsed for another one.
 *
 * @param judges whether the files of a room can be judged
 * @param counts those of the question
 * @param consulted paths whose facts the answer was made from; null for what the index holds altogether
 */
export function coverageOf(
  view: MeasuredView,
  identity: CorpusIdentity,
  judges: (room: string) => boolean,
  counts: Coverage['counts'],
  consulted: ReadonlySet<string> | null,
): Coverage {
  const all = allOf(view, judges);
  const parsed = { files: 0, errors: 0, bytes: 0 };
  const faults = new Map<string, LedgerUnit>();
  for (const path of consulted ?? pathsOf(view)) {
    const file = view.file(path);
    if (file === undefined || file.outOfScope || file.mode === 'gitlink' || file.state !== 'read') continue;
    const info = view.info?.(path) ?? null;
    const unit = unitOf(file, info?.flags ?? 0);
    if (unit.state !== 'CHECKED') faults.set(path, unit);
    else if (file.room !== null && judges(file.room) && info?.pending !== true) {
      parsed.files++;
      parsed.bytes += info?.bytes ?? 0;
      if (((info?.flags ?? 0) & FileFlag.ParseErrors) !== 0) parsed.errors++;
    }
  }
  const { tracked, scanned } = all.bytes;
  return {
    generation: identity.generation,
    revision: identity.revision,
    files: { ...all.files, parsed: parsed.files, parsed_with_errors: parsed.errors },
    bytes: all.measured
      ? { tracked, scanned, parsed: parsed.bytes }
      : ({ tracked: null, scanned: null, parsed: null } satisfies ByteCounts),
    counts,
    ...(faults.size === 0 ? all.coverage : all.ledger.with(faults).coverage()),
    narrowed_to: [...identity.narrowedTo],
    languages: all.languages,
  };
}

function* pathsOf(view: MeasuredView): Iterable<string> {
  for (const { path } of view.files()) yield path;
}

function allOf(view: MeasuredView, judges: (room: string) => boolean): Counted {
  const key = view.revision ?? view;
  const known = counted.get(key);
  if (known && [...known.judged].every(([room, judged]) => judges(room) === judged)) return known;
  const all = countAll(view, judges);
  counted.set(key, all);
  return all;
}

function countAll(view: MeasuredView, judges: (room: string) => boolean): Counted {
  const ledger = new Ledger();
  const files = {
    tracked: 0,
    scanned: 0,
    parsed: 0,
    parsed_with_errors: 0,
    not_read: 0,
    unsupported: 0,
    ignored: null,
  } satisfies Partial<FileCounts>;
  const more = { out_of_scope: 0, binary: 0, lfs: 0, links: 0 };
  const bytes = { tracked: 0, scanned: 0 };
  const languages = new Map<string, { files: number; judged: boolean }>();
  const rooms = new Map<string, boolean>();
  let measured = true;
  for (const file of view.files()) {
    const info = view.info?.(file.path) ?? null;
    ledger.add(file.state === 'read' ? wordsOf(file) : unitOf(file, 0));
    // A submodule has no bytes of ours; any other file whose size is not known leaves the sum unknown.
    if (info === null && file.mode !== 'gitlink') measured = false;
    const size = info?.bytes ?? 0;
    files.tracked++;
    bytes.tracked += size;
    if (file.outOfScope) more.out_of_scope++;
    else if (file.mode === 'gitlink' || file.state === 'link') more.links++;
    else if (file.state === 'binary') more.binary++;
    else if (file.state === 'lfs') more.lfs++;
    else if (file.state === 'unread') files.not_read++;
    else {
      files.scanned++;
      bytes.scanned += size;
      const judged = file.room !== null && (rooms.get(file.room) ?? judges(file.room));
      if (file.room !== null) rooms.set(file.room, judged);
      const language = languageOf(file.path);
      if (language !== null) {
        if (!judged) files.unsupported++;
        const count = languages.get(language);
        if (count === undefined) languages.set(language, { files: 1, judged });
        else {
          count.files++;
          count.judged ||= judged;
        }
      }
    }
  }
  return {
    judged: rooms,
    files: { ...files, ...more },
    bytes,
    measured,
    languages: languageCounts(languages),
    ledger,
    coverage: ledger.coverage(),
  };
}

function languageCounts(languages: ReadonlyMap<string, { files: number; judged: boolean }>): LanguageCount[] {
  return [...languages]
    .map(([language, { files, judged }]) => ({ language, files, judged }))
    .sort((a, b) => b.files - a.files || compareText(a.language, b.language));
}

/** What the ledger says of a file of which an answer needed the words alone. */
function wordsOf(file: TrackedFile): LedgerUnit {
  return unitOf({ ...file, reason: null }, 0);
}

/** What the ledger says of a tracked file. */
export function unitOf(file: TrackedFile, flags: number): LedgerUnit {
  const unit = file.path;
  if (file.outOfScope) return { unit, state: 'OUT_OF_SCOPE/CALLER', reason: 'scope_narrowed' };
  if (file.mode === 'gitlink') {
    return {
      unit,
      state: 'NOT_CHECKED/PREREQUISITE_FAILED',
      reason: 'submodule',
      blocked_by: 'the content of the submodule',
    };
  }
  if (file.mode === 'symlink' || file.state === 'link') {
    return { unit, state: 'OUT_OF_SCOPE/DATA_PERMANENT', reason: 'symlink', permanent_wrt: 'declarations and uses' };
  }
  switch (file.state) {
    case 'binary':
      return { unit, state: 'OUT_OF_SCOPE/DATA_PERMANENT', reason: 'binary', permanent_wrt: 'text' };
    case 'lfs':
      return { unit, state: 'NOT_CHECKED/PREREQUISITE_FAILED', reason: 'lfs_pointer', blocked_by: 'git lfs pull' };
    case 'unread':
      return unreadUnit(file);
    case 'read':
      if (file.reason === null && (flags & FileFlag.Unparsed) === 0) return { unit, state: 'CHECKED' };
      return { unit, state: 'NOT_CHECKED/CHECKER_FAILED', reason: 'parse_given_up', detail: file.reason };
  }
}

function unreadUnit({ path: unit, reason: detail, oid }: TrackedFile): LedgerUnit {
  if (detail?.includes('missing') === true) {
    return {
      unit,
      state: 'NOT_CHECKED/PREREQUISITE_FAILED',
      reason: 'missing_object',
      blocked_by: `object ${oid ?? 'unknown'}`,
      detail,
    };
  }
  if (detail?.includes('encoding') === true)
    return { unit, state: 'NOT_CHECKED/DATA_DEGENERATE', reason: 'unknown_encoding', detail };
  return { unit, state: 'NOT_CHECKED/CHECKER_FAILED', reason: 'read_failed', detail };
}
