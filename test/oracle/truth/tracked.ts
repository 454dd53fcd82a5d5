import { execFileSync, spawnSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import path from 'node:path';

/** Tracked regular files of a checkout, relative to its root, with `/`. */
export function trackedFiles(root: string): string[] {
  const listing = execFileSync('git', ['-C', root, 'ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return listing
    .split('\0')
    .filter((file) => file !== '' && (lstatSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false));
}

/** Every tracked path of a checkout with what git takes it for. */
export function trackedEntries(root: string): { path: string; mode: 'file' | 'symlink' | 'gitlink' }[] {
  const listing = execFileSync('git', ['-C', root, 'ls-files', '-s', '-z'], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return listing
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const mode = line.slice(0, 6);
      return {
        path: line.slice(line.indexOf('\t') + 1),
        mode: mode === '160000' ? 'gitlink' : mode === '120000' ? 'symlink' : 'file',
      };
    });
}

/** The commit that a checkout stands at. */
export function headRevision(root: string): string {
  return execFileSync('git', ['-C', root, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
}

/** Whether a checkout stands at a revision, or one commit behind it that drops what a mirror lacks. */
export function standsAt(root: string, revision: string): boolean {
  const parent = spawnSync('git', ['-C', root, 'rev-parse', '--verify', '--quiet', 'HEAD^'], { encoding: 'utf8' });
  return headRevision(root) === revision || parent.stdout.trim() === revision;
}
