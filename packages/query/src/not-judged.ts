import { FileFlag } from 'nonesuch-indexer/facts';
import type { RevisionView, TrackedFile } from 'nonesuch-indexer/languages';
import type { LimitCode, NotJudged } from 'nonesuch-schema';
import type { ChangedFile } from './changed-files.ts';
import { languageOf } from './languages.ts';
import type { SemanticsOf } from './resolve-symbol.ts';

/** Why nobody can say what a change removed from this file, or null where a room can, or where it declares nothing. */
export function notJudgedOf(
  file: ChangedFile,
  base: RevisionView,
  head: RevisionView,
  semanticsOf: SemanticsOf,
): NotJudged | null {
  const language = languageOf(file.base.path);
  if (language === null && file.base.mode !== 'gitlink' && !hasSemantics(file.base, semanticsOf)) return null;
  const reason = blindness(file.base, base, semanticsOf) ?? headBlindness(file, head);
  return reason === null ? null : { path: file.base.path, language, reason, change: changeOf(file) };
}

/** Whether a room that can judge reads this file. */
export function hasSemantics(file: TrackedFile, semanticsOf: SemanticsOf): boolean {
  return file.room !== null && semanticsOf(file.room) !== null;
}

function changeOf({ base, head }: ChangedFile): 'deleted' | 'modified' | 'renamed' {
  if (head === null) return 'deleted';
  return head.path === base.path ? 'modified' : 'renamed';
}

function blindness(file: TrackedFile, view: RevisionView, semanticsOf: SemanticsOf): LimitCode | null {
  if (file.mode === 'gitlink') return 'submodule';
  if (file.mode === 'symlink') return null;
  if (file.state === 'lfs') return 'lfs_pointer';
  if (file.state !== 'read') return 'file_unread';
  // A room that gave up on a file of its own leaves words and a reason.
  if (!hasSemantics(file, semanticsOf)) return file.reason === null ? 'unsupported_language' : 'parse_error';
  return unparsed(view, file.path);
}

/** What head cannot show may still stand there: a symbol that is not seen in it is not known to be gone. */
function headBlindness({ head }: ChangedFile, view: RevisionView): LimitCode | null {
  if (head === null || head.mode === 'symlink' || head.mode === 'gitlink') return null;
  if (head.state === 'lfs') return 'lfs_pointer';
  if (head.state !== 'read') return 'file_unread';
  return unparsed(view, head.path);
}

function unparsed(view: RevisionView, path: string): LimitCode | null {
  const facts = view.facts(path);
  if (facts === null) return 'file_unread';
  return (facts.flags & FileFlag.Unparsed) !== 0 ? 'parse_error' : null;
}
