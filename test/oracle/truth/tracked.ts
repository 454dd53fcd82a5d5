import { execFileSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import path from 'node:path';

/** Tracked regular files of a checkout, relative to its root, with `/`. */
export function trackedFiles(root: string): string[] {
  const listing = execFileSync('git', ['-C', root, 'ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return listing
    .split('\0')
    .filter((file) => file !== '' && (lstatSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false));
}

/** The commit that a checkout stands at. */
export function headRevision(root: string): string {
  return execFileSync('git', ['-C', root, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
}
