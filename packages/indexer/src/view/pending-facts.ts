import type { Facts } from '../facts/facts.ts';
import type { UnitInfo } from '../segments/unit.ts';
import type { PlacedFile } from './index-view.ts';

/** Where the facts come from of files of which only the words are known. */
export interface PendingFacts {
  /** Sees to it that `read` of these files is cheap. Those that are known already are passed over. */
  prepare(files: readonly PlacedFile[]): void;
  /** Facts of a file and what is known of it beside them; null where its content is not to be had any more. */
  read(file: PlacedFile): { readonly info: UnitInfo; readonly facts: Facts | null } | null;
}
