import type { Git } from './git.ts';
import { hasCommit, isShallow } from './objects.ts';

/**
 * Fetches commits by their ids into refs of our own, so that nothing of the checkout changes.
 *
 * A shallow clone gets each commit alone (`--depth=1`). A full one is never fetched into with a depth: that would cut the
 * history that is there.
 *
 * @param address where to fetch from when the repository has no remote `origin`
 * @returns the commits that are there afterwards
 */
export async function fetchCommits(git: Git, commits: readonly string[], address: string): Promise<Set<string>> {
  const there = new Set<string>();
  for (const commit of commits) if (await hasCommit(git, commit)) there.add(commit);
  const missing = commits.filter((commit) => !there.has(commit));
  if (missing.length === 0) return there;
  // One by one: a commit that the server does not give out must not keep the others from coming.
  for (const commit of missing) {
    await fetchRef(git, commit, `refs/nonesuch/${commit}`, address);
    if (await hasCommit(git, commit)) there.add(commit);
  }
  return there;
}

/**
 * Fetches one ref, or one commit by its id, into a ref of our own.
 *
 * @param source a ref that we name, or a commit id
 * @returns whether the server gave it out
 */
export async function fetchRef(git: Git, source: string, target: string, address: string): Promise<boolean> {
  const remote = (await git.run(['remote', 'get-url', 'origin'])).code === 0 ? 'origin' : address;
  const depth = (await isShallow(git)) ? ['--depth=1'] : [];
  const { code } = await git.run([
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--no-write-fetch-head',
    '--no-auto-maintenance',
    ...depth,
    '--end-of-options',
    remote,
    `+${source}:${target}`,
  ]);
  return code === 0;
}

/** How often to look for what is still missing: trees come before the blobs that they name. */
const ROUNDS = 10;

/**
 * In a partial clone, fetches the objects of these commits that are missing, in a few requests instead of one for each.
 *
 * @returns how many are still missing; they are then on the ledger as unread
 */
export async function completePartialClone(git: Git, commits: readonly string[]): Promise<number> {
  const promisor = await git.run([
    'config',
    '--get-regexp',
    String.raw`^(remote\..*\.promisor|extensions\.partialclone)$`,
  ]);
  if (promisor.code !== 0 || promisor.stdout.trim() === '') return 0;
  let missing = await missingObjects(git, commits);
  for (let round = 0; round < ROUNDS && missing.length > 0; round++) {
    await git.run(
      [
        '-c',
        'fetch.negotiationAlgorithm=noop',
        'fetch',
        'origin',
        '--quiet',
        '--no-tags',
        '--no-write-fetch-head',
        '--recurse-submodules=no',
        '--filter=blob:none',
        '--stdin',
      ],
      `${missing.join('\n')}\n`,
    );
    const left = await missingObjects(git, commits);
    if (left.length >= missing.length && left[0] === missing[0]) return left.length;
    missing = left;
  }
  return missing.length;
}

async function missingObjects(git: Git, commits: readonly string[]): Promise<string[]> {
  const { stdout } = await git.run([
    'rev-list',
    '--objects',
    '--no-object-names',
    '--no-walk',
    '--missing=print',
    ...commits,
  ]);
  return stdout.split('\n').flatMap((line) => (/^\?[0-9a-f]{40,64}$/u.test(line) ? [line.slice(1)] : []));
}
