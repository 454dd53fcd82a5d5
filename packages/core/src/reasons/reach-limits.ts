import { agree } from '../plain-words.ts';
import type { LimitReason, ReasonArguments } from './reason.ts';

const sites = (what: string) => (args: ReasonArguments) =>
  `${agree(Math.max(1, args.count), 'place', what)}${args.subject === null ? '' : ` (${args.subject})`}`;

/** Limits about a way to reach the symbol without spelling it. Each is about this symbol, never about a repository. */
export const reachLimits = {
  namespace_escape: {
    meaning: 'its namespace is passed on whole, and what reads it there is not known',
    describe: sites('pass on the namespace that holds it, and what is read from it is not known'),
    remedy: 'Import the names that are used instead of the namespace, or look at where it goes.',
    impact: 'incomplete',
  },
  dynamic_key: {
    meaning: 'its container is read by a key that is computed',
    describe: sites('read its container by a key that is computed'),
    remedy: 'Look at the values that the key can have.',
    impact: 'incomplete',
  },
  glob_load: {
    meaning: 'its file is loaded by a pattern',
    describe: sites('load its file by a pattern'),
    remedy: 'Look at what is done with the modules that the pattern loads.',
    impact: 'incomplete',
  },
  star_import: {
    meaning: 'a star import brings it in without naming it',
    describe: sites('bring in all names of its module'),
    remedy: 'Import the names that are used.',
    impact: 'incomplete',
  },
  wildcard_reexport: {
    meaning: 'a wildcard re-export passes it on, and the way could not be followed to its end',
    describe: sites('pass on all exports of its module, and the way could not be followed to its end'),
    remedy: 'Re-export the names that are meant.',
    impact: 'incomplete',
  },
  name_composed: {
    meaning: 'a name that may be this one is put together at run time',
    describe: sites('put together a name that may be this one'),
    remedy: 'Look at the parts that the name is made of.',
    impact: 'incomplete',
  },
  name_derived: {
    meaning: 'a framework derives a name from it',
    describe: sites('may name it in a form that is derived from its name'),
    remedy: 'Search for the derived form that the framework uses.',
    impact: 'incomplete',
  },
  dynamic_constant: {
    meaning: 'a constant is looked up by a name that is computed',
    describe: sites('look up a constant by a name that is computed'),
    remedy: 'Look at the values that the name can have.',
    impact: 'incomplete',
  },
  macro_synthesis: {
    meaning: 'a macro makes names out of parts',
    describe: sites('make names out of parts in a macro'),
    remedy: 'Look at what the macro expands to.',
    impact: 'incomplete',
  },
  reflection: {
    meaning: 'its container is walked by reflection',
    describe: sites('walk the members of its container'),
    remedy: 'Look at what is done with the members.',
    impact: 'incomplete',
  },
  foreign_function: {
    meaning: 'code in another language can call it by its name',
    describe: sites('offer it to code in another language'),
    remedy: 'Look at the callers on the other side.',
    impact: 'incomplete',
  },
  linker: {
    meaning: 'the linker reaches it by its name',
    describe: sites('let the linker reach it'),
    remedy: 'Look at the linker script, or at the exported symbols.',
    impact: 'incomplete',
  },
} as const satisfies Record<string, LimitReason>;
