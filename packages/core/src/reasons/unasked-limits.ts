import type { LimitReason, ReasonArguments } from './reason.ts';

const by = (what: string, fallback: string) => (args: ReasonArguments) => `${what} ${args.subject ?? fallback}`;

/** Limits about what calls the symbol unasked: nothing names it, and something runs it. */
export const unaskedLimits = {
  implicit_invocation: {
    meaning: 'the language or a framework calls it without naming it',
    describe: by('it may be called without being named, by', 'the language or a framework'),
    remedy: 'Check whether its container is still used that way.',
    impact: 'incomplete',
  },
  implicit_contract: {
    meaning: 'it fulfils a contract that is checked by shape',
    describe: by('it may fulfil a contract of', 'something that asks for its shape'),
    remedy: 'Compile without it.',
    impact: 'incomplete',
  },
  convention_file: {
    meaning: 'a framework loads its file by where it lies',
    describe: by('its file lies where it is loaded by', 'a framework'),
    remedy: 'Check the conventions of the framework that is named.',
    impact: 'incomplete',
  },
  convention_name: {
    meaning: 'a framework calls it by a name that it prescribes',
    describe: by('its name is one that is called by', 'a framework'),
    remedy: 'Check the conventions of the framework that is named.',
    impact: 'incomplete',
  },
  decorator_registration: {
    meaning: 'a decorator may register it',
    describe: by('it may be registered by', 'its decorator'),
    remedy: 'Look at what the decorator does with what it is put on.',
    impact: 'incomplete',
  },
  attribute_entry: {
    meaning: 'an attribute makes it an entry point',
    describe: by('it may be an entry point because of', 'its attribute'),
    remedy: 'Look at what reads the attribute.',
    impact: 'incomplete',
  },
  interface_implementation: {
    meaning: 'it implements a member that is called through its interface',
    describe: by('it may be called through', 'an interface that it implements'),
    remedy: 'Check the callers of the interface.',
    impact: 'incomplete',
  },
  trait_in_scope: {
    meaning: 'a trait that is in scope may call it',
    describe: by('it may be called through', 'a trait that is in scope'),
    remedy: 'Compile without it.',
    impact: 'incomplete',
  },
  declaration_merging: {
    meaning: 'it merges with a declaration elsewhere',
    describe: by('it merges with', 'a declaration elsewhere'),
    remedy: 'Compile without it.',
    impact: 'incomplete',
  },
  build_variant: {
    meaning: 'a build under other conditions may use it',
    describe: by('it may be used in a build for', 'another condition'),
    remedy: 'Build the variants that the project ships.',
    impact: 'incomplete',
  },
} as const satisfies Record<string, LimitReason>;
