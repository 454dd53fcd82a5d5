export type { RevisionView, TrackedFile } from './languages/semantics.ts';
export { SegmentDamaged } from './segments/damage.ts';
export { IndexView, type ViewOptions } from './view/index-view.ts';
export { type MemoryFile, type MemoryViewOptions, memoryView } from './view/memory-view.ts';
