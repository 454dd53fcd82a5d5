import { plural } from '../plain-words.ts';
import type { LimitReason, ReasonArguments } from './reason.ts';

const named = (what: string) => (args: ReasonArguments) => (args.subject === null ? what : `${what}: ${args.subject}`);
const files = (what: string) => (args: ReasonArguments) =>
  `${plural(Math.max(1, args.count), 'file')} ${what}${args.subject === null ? '' : `: ${args.subject}`}`;

/** Limits about what was not seen. */
export const sightLimits = {
  public_surface: {
    meaning: 'a published package opens it to code outside of the repository',
    describe: (args) =>
      `${args.subject === null ? 'a published package' : `the published package ${args.subject}`} opens it to code outside of this repository`,
    remedy:
      'Release it as a breaking change, or set `public_surface` to `note` where the package has no users outside.',
    impact: 'incomplete',
  },
  outside_repository: {
    meaning: 'something outside of the repository may use it',
    describe: named('something outside of this repository may use it'),
    remedy: 'Search where it is deployed or consumed.',
    impact: 'incomplete',
  },
  build_path_map: {
    meaning: 'the build maps paths in a way that could not be followed',
    describe: named('the build maps paths in a way that could not be followed'),
    remedy: 'Write the mapping into tsconfig `paths` or package.json `imports`.',
    impact: 'incomplete',
  },
  generated_missing: {
    meaning: 'a file that the build makes is not there to be read',
    describe: named('a file that the build makes is not there to be read'),
    remedy: 'Run the build, and look at the generated file.',
    impact: 'incomplete',
  },
  submodule: {
    meaning: 'a submodule that could use it was not read',
    describe: named('a submodule that could use it was not read'),
    remedy: 'Search in the submodule.',
    impact: 'incomplete',
  },
  lfs_pointer: {
    meaning: 'the content of a file is kept elsewhere',
    describe: files('kept in Git LFS could use it, and only the pointer is here'),
    remedy: 'Fetch the content with `git lfs pull`, and look at the file.',
    impact: 'incomplete',
  },
  file_unread: {
    meaning: 'a file that could use it could not be read',
    describe: files('that could use it could not be read'),
    remedy: 'Fetch the missing objects, or repair the encoding.',
    impact: 'incomplete',
  },
  stale_index: {
    meaning: 'the index is of content that has changed since',
    describe: named('the index is of content that has changed since'),
    remedy: 'Run `nonesuch index`.',
    impact: 'incomplete',
  },
  index_corrupt: {
    meaning: 'a part of the index failed its check',
    describe: named('a part of the index failed its check'),
    remedy: 'Run `nonesuch index`: what failed is made again.',
    impact: 'invalid',
  },
  scope_narrowed: {
    meaning: 'the caller narrowed what is looked at',
    describe: (args) =>
      `the look was narrowed${args.subject === null ? '' : ` to ${args.subject}`}, and nothing beyond can be concluded`,
    remedy: 'Ask again without `--scope`.',
    impact: 'declared_non_exhaustive',
  },
  wrong_revision: {
    meaning: 'what was looked at is not the revision that was asked for',
    describe: named('what was looked at is not the revision that was asked for'),
    remedy: 'Index the revision that is meant.',
    impact: 'invalid',
  },
  budget_exhausted: {
    meaning: 'the look was cut short by a limit of time, memory or count',
    describe: named('the look was cut short'),
    remedy: 'Raise the limit that is named.',
    impact: 'incomplete',
  },
} as const satisfies Record<string, LimitReason>;
