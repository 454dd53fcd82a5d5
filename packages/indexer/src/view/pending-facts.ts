import type { Facts } from '../facts/facts.ts';
import type { UnitInfo } from '../segments/unit.ts';
import type { PlacedFile } from './index-view.ts';

/** What the postings would say of a file, had it been read whole before. */
export interface Answers {
  readonly info: UnitInfo;
  hasWord(word: string): boolean;
  /** What stands in its imports, without repetition. */
  specifiers(): readonly string[];
  hasImportKind(kind: number): boolean;
}

/** Where the facts come from of files of which only the words are known. */
export interface PendingFacts {
  /** Sees to it that the files are read. Those that are known already are passed over. */
  prepare(files: readonly PlacedFile[]): void;
  /** Null where its content is not to be had any more. */
  answers(file: PlacedFile): Answers | null;
  /** Facts of a file and what is known of it beside them; null where its content is not to be had any more. */
  read(file: PlacedFile): { readonly info: UnitInfo; readonly facts: Facts | null } | null;
}
