import { agree, plural } from '../plain-words.ts';
import type { AccountedCode, AccountedReason, ReasonArguments } from './reason.ts';

const occurrences = (what: string) => (args: ReasonArguments) =>
  args.count === 0 ? `its occurrences ${what}` : agree(args.count, 'occurrence', what);

/**
 * Occurrences that are no use, and explanations of an absence. Of an absence, the one that says most comes first:
 * that a namespace was followed to its end says more than that a comment is a comment.
 */
export const accountedReasons = {
  test_use: {
    meaning: 'the occurrence is in a test, and the configuration does not count tests as users',
    describe: occurrences('are in tests, which the configuration does not count'),
    remedy: 'Remove it from the tests in the same change.',
  },
  closed_namespace: {
    meaning: 'every use of its namespace was followed, and none reads it',
    describe: (args) =>
      args.count > 0
        ? `its namespace was followed through ${plural(args.count, 'place')}, and none reads it`
        : 'every use of its namespace was followed, and none reads it',
    remedy: null,
  },
  resolved_elsewhere: {
    meaning: 'the occurrence resolves to another declaration',
    describe: occurrences('resolve to another declaration of this name'),
    remedy: null,
  },
  other_declaration: {
    meaning: 'the occurrence is the name in another declaration',
    describe: occurrences('declare something else under this name'),
    remedy: null,
  },
  property_key: {
    meaning: 'the occurrence is the key of an object that is no namespace of the symbol',
    describe: occurrences('name a key of another object'),
    remedy: null,
  },
  intrinsic_tag: {
    meaning: 'the occurrence is an element of the platform',
    describe: occurrences('name an element of the platform, not the component'),
    remedy: null,
  },
  own_body: {
    meaning: 'the occurrence stands in the symbol itself',
    describe: occurrences('stand in the symbol itself'),
    remedy: null,
  },
  removed_together: {
    meaning: 'the occurrence stood in something that the same change removes',
    describe: occurrences('belong to declarations that are removed with it'),
    remedy: null,
  },
  longer_identifier: {
    meaning: 'the text stands only within longer names',
    describe: (args) =>
      args.subject === null
        ? 'its text stands only within longer names'
        : `its text stands only within longer names, such as ${args.subject}`,
    remedy: null,
  },
  inert_string: {
    meaning: 'the occurrence is in a string that nothing reads as a name',
    describe: occurrences('are in a string that nothing reads as a name'),
    remedy: null,
  },
  documentation: {
    meaning: 'the occurrence is in documentation',
    describe: occurrences('are in documentation'),
    remedy: 'Update the documentation with the change.',
  },
  comment: {
    meaning: 'the occurrence is in a comment',
    describe: occurrences('are in a comment'),
    remedy: null,
  },
  path_mention: {
    meaning: 'the occurrence is part of a path',
    describe: occurrences('are part of a path'),
    remedy: null,
  },
  name_nowhere: {
    meaning: 'the name stands nowhere in the revision',
    describe: () => 'its name stands nowhere in the tracked files',
    remedy: null,
  },
} as const satisfies Record<AccountedCode, AccountedReason>;
