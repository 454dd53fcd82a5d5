import { agree } from '../plain-words.ts';
import type { LimitReason, ReasonArguments } from './reason.ts';

const occurrences = (what: string) => (args: ReasonArguments) => agree(args.count, 'occurrence', what);

/** Limits about an occurrence: it stands there, and it cannot be told whether it is a use. */
export const occurrenceLimits = {
  unresolved_member: {
    meaning: 'a member of this name is read from a receiver whose type is not known',
    describe: (args) =>
      agree(args.count, 'place', 'read a member of this name from a receiver whose type is not known'),
    remedy: 'Look at the receivers that are named, or annotate their types.',
    impact: 'incomplete',
  },
  unresolved_import: {
    meaning: 'an import of this name leads to a module that could not be found',
    describe: occurrences('name an import from a module that could not be found'),
    remedy: 'Check what the specifier resolves to in your build, and map it in tsconfig `paths` or package.json.',
    impact: 'incomplete',
  },
  template_member: {
    meaning: 'a template names it, and the template is not resolved to its component',
    describe: occurrences('are in a template that could not be resolved to a component'),
    remedy: 'Look at the templates that are named.',
    impact: 'incomplete',
  },
  unsupported_language: {
    meaning: 'it is named in a language that no adapter reads',
    describe: (args) =>
      agree(
        args.count,
        'occurrence',
        args.subject === null
          ? 'are in a language that no adapter reads'
          : `are in ${args.subject}, which no adapter reads`,
      ),
    remedy: 'Look at the places that are named.',
    impact: 'incomplete',
  },
  parse_error: {
    meaning: 'it stands in a part of a file that could not be parsed',
    describe: occurrences('are in a part of a file that could not be parsed'),
    remedy: 'Repair the syntax error, or look at the places that are named.',
    impact: 'incomplete',
  },
  macro_body: {
    meaning: 'it stands in the body of a macro',
    describe: occurrences('are in the body of a macro'),
    remedy: 'Look at what the macros expand to.',
    impact: 'incomplete',
  },
  string_match: {
    meaning: 'a string holds its name, and what reads the string is not known',
    describe: occurrences('are in a string that something may read as a name'),
    remedy: 'Look at what reads the strings that are named.',
    impact: 'incomplete',
  },
  data_match: {
    meaning: 'a data file holds its name, and what reads the file is not known',
    describe: occurrences('are in a data file that something may read as a name'),
    remedy: 'Look at what reads the data files that are named.',
    impact: 'incomplete',
  },
  homograph: {
    meaning: 'a name looks the same and is spelled in other characters',
    describe: occurrences('look the same in other characters, and may mean this one'),
    remedy: 'Spell the name with the same characters everywhere.',
    impact: 'incomplete',
  },
  minified: {
    meaning: 'it stands in minified code',
    describe: occurrences('are in minified code'),
    remedy: 'Untrack the built file, or build it again and compare.',
    impact: 'incomplete',
  },
} as const satisfies Record<string, LimitReason>;
