import { isFeatureAvailable, restoreCache, saveCache } from '@actions/cache';
import { printable } from '../text/printable.ts';
import type { FactsCache } from './facts-cache.ts';

export interface ActionsCacheOptions {
  readonly directory: string;
  /** Names the code that makes facts: its grammars, its extractor and the format of its files. */
  readonly maker: string;
  readonly log: (message: string) => void;
}

/** The cache of GitHub Actions, or null on a server that has none. */
export function actionsCache({ directory, maker, log }: ActionsCacheOptions): FactsCache | null {
  if (!isFeatureAvailable()) return null;
  const prefix = `nonesuch-facts-${maker}-`;
  return {
    directory,
    async restore(head) {
      try {
        const key = await restoreCache([directory], `${prefix}${head}`, [prefix]);
        if (key === undefined) return 'nothing';
        log(`Restored the facts of ${key === `${prefix}${head}` ? 'this commit' : 'an earlier run'}.`);
        return key === `${prefix}${head}` ? 'same commit' : 'older';
      } catch (error) {
        log(`The cache could not be read: ${reason(error)}. Everything is read anew.`);
        return 'nothing';
      }
    },
    async save(head) {
      try {
        await saveCache([directory], `${prefix}${head}`);
        log('Kept the facts for later runs.');
      } catch (error) {
        log(`The facts could not be kept: ${reason(error)}.`);
      }
    },
  };
}

function reason(error: unknown): string {
  return printable(error instanceof Error ? error.message : String(error), 200);
}
