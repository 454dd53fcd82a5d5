import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';

const CODE = /\.(?:[mc]?ts|tsx|[mc]?js|jsx)$/;
/** The engines take no larger text, so the floor gets none either. */
const LARGEST = 4 * 1024 * 1024;

/**
 * A checkout, as it is measured: its tracked files at HEAD, which of them the floor parses, and a base from which ten
 * source files changed.
 *
 * @param {string} root
 * @param {string | undefined} base
 */
export function corpus(root, base) {
  const git = (...args) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', maxBuffer: 1 << 30 }).trim();
  const head = git('rev-parse', 'HEAD');
  const tracked = git('ls-tree', '-r', '-l', '-z', head)
    .split('\0')
    .map((line) => /^100\d+ blob [0-9a-f]+\s+(\d+)\t([\s\S]*)$/.exec(line))
    .filter((match) => match !== null)
    .map((match) => ({ path: match[2], bytes: Number(match[1]) }));
  const sources = tracked.filter(({ path, bytes }) => CODE.test(path) && bytes <= LARGEST && !path.includes('\n'));
  const from = base ?? baseOfTenFiles(git);
  return {
    name: basename(root),
    root,
    head,
    base: from,
    changed_files: from === head ? 0 : git('diff', '--name-only', from, head).split('\n').length,
    files: tracked.length,
    tracked_mb: megabytes(tracked),
    source_files: sources.length,
    source_bytes: sum(sources),
    source_mb: megabytes(sources),
    /** What the floor reads: one path to a line. */
    list: sources.map(({ path }) => `${join(root, path)}\n`).join(''),
  };
}

/** The nearest first-parent ancestor from which at least ten source files changed. */
function baseOfTenFiles(git) {
  const ancestors = git('rev-list', '--first-parent', '--max-count=200', 'HEAD').split('\n');
  for (const ancestor of ancestors.slice(1)) {
    const changed = git('diff', '--name-only', ancestor, 'HEAD').split('\n');
    if (changed.filter((path) => CODE.test(path)).length >= 10) return ancestor;
  }
  return ancestors.at(-1);
}

const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0);
const megabytes = (files) => Number((sum(files) / 1e6).toFixed(2));
