import { posix } from 'node:path';

const quoted = /(['"`])(\.{1,2}\/[\w@./-]+|\/?[\w@-][\w@.-]*(?:\/[\w@.-]+)+)\1/g;
/** What the reference resolves itself, and what names a module only to replace it. */
const imported = /(\bfrom|\bimport|\bimport\(|\brequire\(|[mM]ock\(|Actual\()\s*$/;

/** The files of the repository, without extension, that a text may mean by the paths that stand in it as strings. */
export function* spelledPaths(text: string, file: string): Generator<string> {
  for (const { index, 2: spelled } of text.matchAll(quoted)) {
    if (imported.test(text.slice(Math.max(0, index - 24), index))) continue;
    const bare = withoutExtension(spelled!);
    yield posix.join(posix.dirname(file), bare);
    if (!spelled!.startsWith('.')) yield posix.normalize(bare).replace(/^\//, '');
  }
  for (const [, tail] of text.matchAll(tails))
    for (let dir = posix.dirname(file); ; dir = posix.dirname(dir)) {
      yield posix.join(dir, withoutExtension(tail!));
      if (dir === '.') break;
    }
}

/** Ends of templates: `${root}/src/types.ts`. What they begin with is a folder above. */
const tails = /\}\/([\w@.-]+(?:\/[\w@.-]+)+)`/g;

export function withoutExtension(file: string): string {
  return file.replace(/(\.d)?\.[a-z]+$/, '').replace(/\/index$/, '');
}
