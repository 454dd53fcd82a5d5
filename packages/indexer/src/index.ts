export { decode } from './decode/decode.ts';
export { BlobReader } from './git/blob-reader.ts';
export { GitError, type GitErrorCode } from './git/git-error.ts';
export { renames } from './git/renames.ts';
export { openRepository, type Repository } from './git/repository.ts';
export { mergeBase, type Revision, resolveRevision, WORKTREE } from './git/revision.ts';
export { untrackedFiles } from './git/working-tree.ts';
export { IndexError, type IndexErrorCode } from './index-store/index-error.ts';
export {
  type Depth,
  type IndexedRevision,
  type IndexOptions,
  type Progress,
  RepositoryIndex,
} from './index-store/repository-index.ts';
export { editedFiles } from './index-store/revision-files.ts';
export type { RevisionView, TrackedFile } from './languages/semantics.ts';
export { foreignLanguage } from './ledger/foreign-languages.ts';
export type { Ledger, Tally } from './ledger/ledger.ts';
export { SegmentDamaged } from './segments/damage.ts';
export { IndexView, type ViewOptions } from './view/index-view.ts';
export { type MemoryFile, type MemoryViewOptions, memoryView } from './view/memory-view.ts';
