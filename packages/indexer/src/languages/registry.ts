import type { Facts } from '../facts/facts.ts';
import type { LanguageRoom } from './room.ts';
import { extractText } from './text/index.ts';
import { typescriptRoom } from './typescript/room.ts';

/** The rooms that read a repository, and what reads every text that no room has a claim on. */
export interface Rooms {
  readonly languages: readonly LanguageRoom[];
  /** @param path for its base name's sake only */
  extractText(text: string, path: string): Facts;
}

/** All languages that have a room. Adding one touches this table and nothing else. */
export const ROOMS: Rooms = { languages: [typescriptRoom], extractText };
