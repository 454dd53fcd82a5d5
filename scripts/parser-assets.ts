import { createRequire } from 'node:module';
import { ROOMS } from '../packages/indexer/src/languages/registry.ts';
import { PARSER, RUNTIME } from '../packages/indexer/src/syntax/assets.ts';

const indexer = createRequire(new URL('../packages/indexer/package.json', import.meta.url));

/**
 * What the parser reads at run time, and so lies beside a bundle: our parser, and the official runtime with the grammar
 * of every room, for where that one cannot run. Ours is made of the same packages, so that their notices hold for it too.
 *
 * @returns paths of files
 */
export function parserAssets(): string[] {
  const grammars = new Set(ROOMS.languages.flatMap((room) => Object.values(room.grammars)));
  return [PARSER, RUNTIME, ...grammars].map((file) => indexer.resolve(file));
}
