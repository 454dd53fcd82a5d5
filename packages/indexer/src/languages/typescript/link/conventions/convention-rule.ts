import type { Asks } from './asks.ts';

/** Files and names that a tool finds by their place: nobody in the repository spells them. */
export interface Rule {
  readonly tool: string;
  /** One of these must be a dependency of a package above the file; empty where the path says it alone. */
  readonly needs: readonly string[];
  readonly path: RegExp;
  /** Names that the tool reads; null for every export. */
  readonly names: ReadonlySet<string> | null;
  readonly code?: 'convention_file' | 'convention_name' | 'implicit_contract';
  /** What the tool asks of a class that it finds there: what it likes, where nothing is said here. */
  readonly asks?: Asks;
}

/** A list of names, written as one text. */
export const names = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** How the names of source files end. */
export const CODE = '\\.[cm]?[jt]sx?$';
