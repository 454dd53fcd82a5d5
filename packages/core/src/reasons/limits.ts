import { occurrenceLimits } from './occurrence-limits.ts';
import { reachLimits } from './reach-limits.ts';
import type { LimitCode, LimitReason } from './reason.ts';
import { sightLimits } from './sight-limits.ts';
import { unaskedLimits } from './unasked-limits.ts';

/** All limits. Which of several leads is said by `limitingOrder`. */
export const limitReasons = {
  ...occurrenceLimits,
  ...reachLimits,
  ...unaskedLimits,
  ...sightLimits,
} as const satisfies Record<LimitCode, LimitReason>;

/**
 * The limiting one first. What makes the whole look worthless leads, then what the caller or a budget cut away; then
 * a named place, which a reader can open and settle; then ways to reach the symbol unspelled; last what nobody can see
 * from here.
 */
export const limitingOrder = [
  'index_corrupt',
  'wrong_revision',
  'stale_index',
  'scope_narrowed',
  'budget_exhausted',
  'unresolved_member',
  'unresolved_import',
  'template_member',
  'unsupported_language',
  'parse_error',
  'macro_body',
  'string_match',
  'data_match',
  'homograph',
  'minified',
  'namespace_escape',
  'dynamic_key',
  'glob_load',
  'star_import',
  'wildcard_reexport',
  'name_composed',
  'name_derived',
  'dynamic_constant',
  'macro_synthesis',
  'reflection',
  'foreign_function',
  'linker',
  'implicit_invocation',
  'implicit_contract',
  'convention_file',
  'convention_name',
  'decorator_registration',
  'attribute_entry',
  'interface_implementation',
  'trait_in_scope',
  'declaration_merging',
  'build_variant',
  'build_path_map',
  'public_surface',
  'generated_missing',
  'submodule',
  'lfs_pointer',
  'file_unread',
  'outside_repository',
] as const satisfies readonly LimitCode[];
