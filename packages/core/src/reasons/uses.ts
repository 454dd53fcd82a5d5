import { agree } from '../plain-words.ts';
import type { ReasonArguments, UseCode, UseReason } from './reason.ts';

const places = (what: string) => (args: ReasonArguments) => agree(args.count, 'place', what);
const of = (before: string, fallback: string) => (args: ReasonArguments) => `${before} ${args.subject ?? fallback}`;

const keep = 'Keep it, or change the places that use it in the same change.';

/** Evidence of a use, the most convincing first: their order is their rank. */
export const useReasons = {
  commonjs: {
    meaning: 'a `require` leads to it',
    describe: places('reach it through `require`'),
    remedy: keep,
    unprovenAs: 'unresolved_import',
  },
  workspace_package: {
    meaning: 'another package of the workspace imports it',
    describe: (args) =>
      agree(
        args.count,
        'place',
        `use it in another package of the workspace${args.subject === null ? '' : ` (${args.subject})`}`,
      ),
    remedy: keep,
    unprovenAs: 'unresolved_import',
  },
  reexport_chain: {
    meaning: 'it is reached through re-exports',
    describe: places('reach it through re-exports'),
    remedy: keep,
    unprovenAs: 'unresolved_import',
  },
  namespace_member: {
    meaning: 'it is read from the namespace of its module',
    describe: places('read it from the namespace of its module'),
    remedy: keep,
    unprovenAs: 'unresolved_member',
  },
  default_export: {
    meaning: 'it is imported as the default export',
    describe: places('import it as the default export, under a name of their own'),
    remedy: keep,
    unprovenAs: 'unresolved_import',
  },
  function_value: {
    meaning: 'it is passed on as a value',
    describe: places('pass it on as a value'),
    remedy: keep,
    unprovenAs: 'unresolved_member',
  },
  resolved: {
    meaning: 'scopes, imports and exports lead from the occurrence to the symbol',
    describe: places('resolve to it'),
    remedy: keep,
    unprovenAs: 'unresolved_member',
  },
  type_only: {
    meaning: 'it is used as a type',
    describe: places('use it as a type'),
    remedy: keep,
    unprovenAs: 'unresolved_import',
  },
  same_file: {
    meaning: 'its own file uses it',
    describe: places('use it in its own file'),
    remedy: keep,
    unprovenAs: 'unresolved_member',
  },
  decoded_spelling: {
    meaning: 'it is spelled with escapes',
    describe: places('spell its name with escapes'),
    remedy: keep,
    unprovenAs: 'string_match',
  },
  derived_spelling: {
    meaning: 'it is named in a form that is derived from its name',
    describe: places('name it in a form that is derived from its name'),
    remedy: keep,
    unprovenAs: 'name_derived',
  },
  case_folded: {
    meaning: 'the language does not tell upper case from lower here',
    describe: places('name it in another case, which the language takes for the same'),
    remedy: keep,
    unprovenAs: 'homograph',
  },
  template: {
    meaning: 'a template uses it',
    describe: places('use it in a template'),
    remedy: keep,
    unprovenAs: 'template_member',
  },
  doc_type: {
    meaning: 'a type in a doc comment that the compiler checks',
    describe: places('use it as a type in a doc comment that is checked'),
    remedy: keep,
    unprovenAs: 'string_match',
  },
  string_annotation: {
    meaning: 'a type annotation that is written as a string',
    describe: places('use it in an annotation that is written as a string'),
    remedy: keep,
    unprovenAs: 'string_match',
  },
  known_string: {
    meaning: 'a string whose meaning is known names it',
    describe: places('name it in a string whose meaning is known'),
    remedy: keep,
    unprovenAs: 'string_match',
  },
  symbol_literal: {
    meaning: 'a symbol literal names it',
    describe: places('name it as a symbol'),
    remedy: keep,
    unprovenAs: 'string_match',
  },
  config_entry: {
    meaning: 'a configuration file names it as an entry',
    describe: of('it is an entry of', 'a configuration file'),
    remedy: 'Remove the entry in the same change, or keep the symbol.',
    unprovenAs: 'data_match',
  },
  directive: {
    meaning: 'a directive of the build names it',
    describe: of('it is named by', 'a directive of the build'),
    remedy: keep,
    unprovenAs: 'string_match',
  },
  attribute: {
    meaning: 'an attribute names it',
    describe: places('name it in an attribute'),
    remedy: keep,
    unprovenAs: 'string_match',
  },
  macro_token: {
    meaning: 'a macro is given it as a token',
    describe: places('hand it to a macro'),
    remedy: keep,
    unprovenAs: 'macro_body',
  },
  fixture_parameter: {
    meaning: 'a test asks for it by the name of a parameter',
    describe: places('ask for it by the name of a parameter'),
    remedy: keep,
    unprovenAs: 'convention_name',
  },
  autoload: {
    meaning: 'an autoloader finds it by its name',
    describe: of('it is loaded by its name by', 'an autoloader'),
    remedy: keep,
    unprovenAs: 'convention_name',
  },
} as const satisfies Record<UseCode, UseReason>;
