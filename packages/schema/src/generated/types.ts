// Made by scripts/generate.mjs from schemas/. Do not edit.
/**
 * A git object id: 40 hex digits of SHA-1, or 64 of SHA-256.
 */
export type ObjectId = string
/**
 * `referenced`: something uses it, and where is proven. `inconclusive`: nothing is proven to use it, and something named could. `absent`: every occurrence is accounted for and nothing uses it. `moved`: it lives on elsewhere.
 */
export type SymbolVerdict = ("referenced" | "inconclusive" | "absent" | "moved")
/**
 * A code of the closed registry. Each has a page, docs/reasons/<code>.md.
 */
export type ReasonCode = ("resolved" | "same_file" | "reexport_chain" | "namespace_member" | "type_only" | "commonjs" | "workspace_package" | "default_export" | "function_value" | "template" | "string_annotation" | "known_string" | "symbol_literal" | "doc_type" | "config_entry" | "directive" | "attribute" | "macro_token" | "fixture_parameter" | "autoload" | "case_folded" | "decoded_spelling" | "derived_spelling" | "unresolved_member" | "unresolved_import" | "string_match" | "data_match" | "template_member" | "unsupported_language" | "parse_error" | "macro_body" | "homograph" | "minified" | "dynamic_key" | "namespace_escape" | "star_import" | "wildcard_reexport" | "name_composed" | "name_derived" | "dynamic_constant" | "macro_synthesis" | "glob_load" | "reflection" | "foreign_function" | "linker" | "implicit_invocation" | "implicit_contract" | "convention_name" | "convention_file" | "decorator_registration" | "attribute_entry" | "interface_implementation" | "trait_in_scope" | "declaration_merging" | "build_variant" | "public_surface" | "outside_repository" | "build_path_map" | "generated_missing" | "submodule" | "lfs_pointer" | "file_unread" | "stale_index" | "index_corrupt" | "scope_narrowed" | "wrong_revision" | "budget_exhausted" | "name_nowhere" | "longer_identifier" | "documentation" | "comment" | "property_key" | "intrinsic_tag" | "resolved_elsewhere" | "closed_namespace" | "inert_string" | "own_body" | "removed_together" | "other_declaration" | "path_mention" | "test_use" | "moved_file" | "renamed" | "reexport_shim")
/**
 * Whether the occurrence leads to the symbol for certain.
 */
export type Proof = ("proven" | "unproven")
/**
 * What an occurrence says about the symbol: a `use` of it, `open` (it might be one), or `accounted` (it is none).
 */
export type Standing = ("use" | "open" | "accounted")
/**
 * How a symbol lives on elsewhere.
 */
export type MoveCode = ("moved_file" | "renamed" | "reexport_shim")
/**
 * Whether what was read still is what stands there, by content hash.
 */
export type FreshnessState = ("fresh" | "edited_uncommitted" | "stale_index" | "unknown")
/**
 * What kept an absence from being concluded.
 */
export type LimitCode = ("unresolved_member" | "unresolved_import" | "string_match" | "data_match" | "template_member" | "unsupported_language" | "parse_error" | "macro_body" | "homograph" | "minified" | "dynamic_key" | "namespace_escape" | "star_import" | "wildcard_reexport" | "name_composed" | "name_derived" | "dynamic_constant" | "macro_synthesis" | "glob_load" | "reflection" | "foreign_function" | "linker" | "implicit_invocation" | "implicit_contract" | "convention_name" | "convention_file" | "decorator_registration" | "attribute_entry" | "interface_implementation" | "trait_in_scope" | "declaration_merging" | "build_variant" | "public_surface" | "outside_repository" | "build_path_map" | "generated_missing" | "submodule" | "lfs_pointer" | "file_unread" | "stale_index" | "index_corrupt" | "scope_narrowed" | "wrong_revision" | "budget_exhausted")
/**
 * `advisory` changes nothing; `declared_non_exhaustive` was asked for; `incomplete` took something away from what was looked at; `invalid` makes the answer worthless.
 */
export type Impact = ("advisory" | "declared_non_exhaustive" | "incomplete" | "invalid")
/**
 * The state of one unit of the corpus.
 */
export type LedgerState = ("CHECKED" | "NOT_CHECKED/DATA_DEGENERATE" | "NOT_CHECKED/CHECKER_FAILED" | "NOT_CHECKED/WAIVED" | "NOT_CHECKED/PREREQUISITE_FAILED" | "OUT_OF_SCOPE/CALLER" | "OUT_OF_SCOPE/DATA_TRANSIENT" | "OUT_OF_SCOPE/DATA_PERMANENT")
/**
 * Who could change the state.
 */
export type LedgerOwner = ("nobody" | "caller" | "tooling" | "data" | "deployment" | "waiver_holder" | "upstream")
/**
 * What kind of use a reference is.
 */
export type Edge = ("call" | "construct" | "read" | "write" | "type" | "import" | "export" | "reexport" | "extends" | "implements" | "jsx" | "decorator" | "member" | "string" | "implicit" | "unknown")
/**
 * Evidence of a use.
 */
export type UseCode = ("resolved" | "same_file" | "reexport_chain" | "namespace_member" | "type_only" | "commonjs" | "workspace_package" | "default_export" | "function_value" | "template" | "string_annotation" | "known_string" | "symbol_literal" | "doc_type" | "config_entry" | "directive" | "attribute" | "macro_token" | "fixture_parameter" | "autoload" | "case_folded" | "decoded_spelling" | "derived_spelling")
/**
 * An occurrence that was looked at and is no use, or why nothing can use the symbol.
 */
export type AccountedCode = ("name_nowhere" | "longer_identifier" | "documentation" | "comment" | "property_key" | "intrinsic_tag" | "resolved_elsewhere" | "closed_namespace" | "inert_string" | "own_body" | "removed_together" | "other_declaration" | "path_mention" | "test_use")

export interface Contract {
"absence-report"?: AbsenceReport
"answer-envelope"?: AnswerEnvelope
configuration?: Configuration
explanation?: Explanation
"index-report"?: IndexReport
"references-report"?: ReferencesReport
"removal-report"?: RemovalReport
}
/**
 * What `nonesuch absent --json` prints: may I conclude that nothing uses this symbol?
 */
export interface AbsenceReport {
/**
 * `nonesuch/absence-report@1.0`. The major version is the one in this schema's address; a minor version only adds.
 */
contract: string
tool: Tool
head: Revision
/**
 * The one symbol.
 *
 * @minItems 1
 * @maxItems 1
 */
symbols: SymbolEntry[]
/**
 * What may be said; null where nothing may.
 */
claim: (Claim | null)
verdict: Verdict
/**
 * What held the answer down, the limiting one first. A note is not a limit.
 */
limits: Limit[]
/**
 * What was looked at; null where nothing could be.
 */
coverage: (Coverage | null)
/**
 * Null where no calibration covers the question.
 */
confidence: (Confidence | null)
/**
 * Null where it could not be told.
 */
freshness: (Freshness | null)
/**
 * How the answer was made.
 */
diagnostics: Diagnostic[]
/**
 * 0 clean, 1 findings, 2 usage or configuration, 3 could not see.
 */
exit_code?: (0 | 1 | 2 | 3)
extensions?: Extensions
}
/**
 * The program that answered.
 */
export interface Tool {
/**
 * Always `nonesuch`.
 */
name: "nonesuch"
/**
 * Its version.
 */
version: string
}
/**
 * One revision, pinned, so that the answer can be reproduced.
 */
export interface Revision {
/**
 * The revision as it was asked for: `main`, `HEAD^1`, `WORKTREE`.
 */
rev: string
/**
 * The commit; null for a working tree.
 */
oid: (ObjectId | null)
/**
 * The tree; null for a working tree.
 */
tree: (ObjectId | null)
}
/**
 * One symbol, and what is known of its uses.
 */
export interface SymbolEntry {
/**
 * Its reference: `path#Name`, `path#Container.member`, `path#default`.
 */
symbol: string
/**
 * Its name as it is spelled.
 */
name: string
/**
 * `function`, `class`, `method`, `property`, `accessor`, `interface`, `type`, `enum`, `enum member`, `namespace`, `variable`; `export` for a name that is no longer offered to others, though its declaration stays; `overload`, `getter`, `setter`, `value`, `type` for what a declaration that stays has lost.
 */
kind: string
/**
 * The language that declared it: `typescript`.
 */
language: string
/**
 * Path of its declaration: in the base revision for a removed one.
 */
path: string
range: Range
verdict: SymbolVerdict
/**
 * Why, the limiting one first.
 *
 * @minItems 1
 */
reasons: Reason[]
accounting: Accounting
/**
 * The places, uses and open ones first.
 */
evidence: Evidence[]
/**
 * Where it lives on; null unless it moved.
 */
moved_to: (MovedTo | null)
/**
 * The sentence that may be said, and its boundary.
 */
wording: string
/**
 * Whether places were left out of `evidence`; the counts in `accounting` are of all of them.
 */
evidence_truncated?: boolean
/**
 * How many were left out.
 */
evidence_omitted?: number
/**
 * Reference of its container, or null.
 */
container?: (string | null)
/**
 * References of the members that this entry stands for.
 */
members?: string[]
/**
 * Whether a published package opens it to code outside of the repository; null where that is not known.
 */
public?: (boolean | null)
/**
 * True only with the verdict `absent`.
 */
safe_to_conclude_absent?: boolean
/**
 * Null where nobody waived it.
 */
waiver?: (Waiver | null)
freshness?: FreshnessState
}
/**
 * A range of the source. Lines and columns count from 1; columns count UTF-16 code units; the end is exclusive.
 */
export interface Range {
/**
 * First line.
 */
start_line: number
/**
 * First column.
 */
start_column: number
/**
 * Line of the end.
 */
end_line: number
/**
 * Column behind the last unit.
 */
end_column: number
}
/**
 * Why the verdict is what it is. The first one of a list is the limiting one.
 */
export interface Reason {
code: ReasonCode
/**
 * The reason in plain words.
 */
message: string
/**
 * How many places it stands for; 0 where it is about the symbol itself.
 */
count: number
/**
 * What it is about: a package, a pattern, a framework.
 */
subject?: (string | null)
/**
 * What would settle it.
 */
remedy?: (string | null)
/**
 * Path of the page that explains the code.
 */
docs?: string
}
/**
 * Every place where a spelling of the symbol stands. `accounted` + `open` = `occurrences`, and `by_disposition` adds up to `occurrences`.
 */
export interface Accounting {
/**
 * The texts by which it could be named.
 */
spellings: string[]
/**
 * Places where one of them stands, the removed declaration excluded.
 */
occurrences: number
/**
 * Of these, the ones whose meaning is known: proven uses, and places that are no use.
 */
accounted: number
/**
 * Occurrences by reason code.
 */
by_disposition: {
[k: string]: number
}
/**
 * Of these, the ones that might be a use.
 */
open?: number
/**
 * Of the accounted ones, proven uses.
 */
uses?: number
}
/**
 * One place that the verdict rests on: an occurrence, or a site that could reach the symbol without spelling it.
 */
export interface Evidence {
/**
 * Path as git has it.
 */
path: string
/**
 * Line from 1.
 */
line: number
/**
 * Column from 1, in UTF-16 code units.
 */
column: number
disposition: ReasonCode
/**
 * Of a use: whether it is certain. What is open is `unproven` or null; any other place has none.
 */
proof: (Proof | null)
/**
 * The source line, cut to 200 units; null where it could not be read.
 */
text: (string | null)
/**
 * Line of the end.
 */
end_line?: number
/**
 * Column behind the end.
 */
end_column?: number
standing?: Standing
/**
 * The revision in which the place stands; `head` where it is missing.
 */
side?: ("base" | "head")
/**
 * False where the symbol is reached here without being spelled.
 */
spelled?: boolean
/**
 * What it is about: a package, a pattern, a framework.
 */
subject?: (string | null)
}
/**
 * Where the symbol lives on.
 */
export interface MovedTo {
/**
 * Path at head.
 */
path: string
/**
 * Its reference at head, `path#Name`.
 */
symbol: string
code?: MoveCode
/**
 * Its declaration at head.
 */
range?: (Range | null)
}
/**
 * Who takes responsibility for a finding. It never turns a limit into an absence.
 */
export interface Waiver {
/**
 * By whom.
 */
by: string
/**
 * Why.
 */
why: string
/**
 * Until when, as YYYY-MM-DD; null for no end.
 */
until: (string | null)
/**
 * The reason that it waives; null for any.
 */
code?: (ReasonCode | null)
/**
 * Whether its date has passed: then it counts for nothing.
 */
expired?: boolean
}
/**
 * What may be said.
 */
export interface Claim {
/**
 * Existence needs only the cited place; the other four need an exhaustive look. There is no threshold.
 */
kind: ("existence" | "absence" | "universal" | "superlative" | "count")
/**
 * Whether the evidence supports it.
 */
supported: boolean
/**
 * The sentence that may be said.
 */
wording: string
/**
 * How far it reaches: what was looked at, out of what.
 */
boundary: string
/**
 * Whether everything was looked at; null where that is not known.
 */
exhaustive?: (boolean | null)
}
/**
 * What the whole answer is worth. Computed by one function, from inputs that can only push it down.
 */
export interface Verdict {
/**
 * `absent` is a positive claim; an impaired index is `degraded`, and never `absent`.
 */
state: ("ok" | "low_confidence" | "absent" | "degraded")
/**
 * Whether it can be relied on.
 */
trust: ("authoritative" | "inconclusive")
/**
 * What the answer says about an absence.
 */
absence_claim: ("not_applicable" | "authoritative" | "not_authoritative")
/**
 * True only where `absence_claim` is `authoritative`.
 */
safe_to_conclude_absent: boolean
/**
 * The codes that hold it down, the limiting one first.
 */
limiting?: LimitCode[]
}
/**
 * What held the answer down.
 */
export interface Limit {
code: LimitCode
impact: Impact
/**
 * How many places.
 */
count: number
/**
 * In plain words.
 */
message: string
/**
 * What would lift it.
 */
remedy: (string | null)
/**
 * At most 10 of the places.
 *
 * @maxItems 10
 */
samples: Site[]
/**
 * Path of the page that explains the code.
 */
docs?: string
/**
 * What it is about.
 */
subject?: (string | null)
}
/**
 * A place in a tracked file.
 */
export interface Site {
/**
 * Path as git has it, with `/`.
 */
path: string
/**
 * Line from 1; null where the whole file is meant.
 */
line: (number | null)
/**
 * Column from 1, in UTF-16 code units; null where the whole file is meant.
 */
column: (number | null)
}
/**
 * What was looked at, out of what, and what was left out and why.
 */
export interface Coverage {
/**
 * The index generation; null where none was used.
 */
generation: (string | null)
/**
 * The commit that was looked at; null for a working tree.
 */
revision: (ObjectId | null)
files: FileCounts
bytes: ByteCounts
counts: LookCounts
/**
 * Checked units over those that could be checked; null where there are none. 1 only where they are the same.
 */
ratio: (number | null)
/**
 * Units by ledger state. In an answer a file is CHECKED where its words were looked through and, if the question led to it, it was parsed.
 */
states: {
[k: string]: number
}
/**
 * The ratio in words: never 100% unless it is whole, never 0% unless it is nothing.
 */
percent?: (string | null)
/**
 * Units that were not checked, at most 100.
 *
 * @maxItems 100
 */
gaps?: LedgerUnit[]
/**
 * Whether `gaps` was cut.
 */
gaps_truncated?: boolean
/**
 * Paths to which the caller narrowed the look.
 */
narrowed_to?: string[]
/**
 * Files by language.
 */
languages?: LanguageCount[]
}
/**
 * Tracked paths by what was done with them. Null where it was not counted.
 */
export interface FileCounts {
/**
 * All tracked paths of the revision.
 */
tracked: (number | null)
/**
 * Read, every word of them.
 */
scanned: (number | null)
/**
 * Parsed by an adapter: in an answer, the files whose facts it was made from, which follow from the question alone; in an index, all whose facts it holds.
 */
parsed: (number | null)
/**
 * Of the parsed ones, those with a part that could not be.
 */
parsed_with_errors: (number | null)
/**
 * Of which nothing is known.
 */
not_read: (number | null)
/**
 * Scanned, in a programming language without an adapter.
 */
unsupported: (number | null)
/**
 * Untracked paths that git ignores: no part of a revision.
 */
ignored: (number | null)
/**
 * Left out by the caller.
 */
out_of_scope: (number | null)
/**
 * Without text.
 */
binary?: (number | null)
/**
 * Pointers to content kept elsewhere.
 */
lfs?: (number | null)
/**
 * Symbolic links and submodules.
 */
links?: (number | null)
}
/**
 * Bytes of the tracked files.
 */
export interface ByteCounts {
/**
 * Of all of them.
 */
tracked: (number | null)
/**
 * Of those that were read.
 */
scanned: (number | null)
/**
 * Of those in `files.parsed`.
 */
parsed?: (number | null)
}
/**
 * Three counts that are never one: what was looked through, what matched, and what is in this answer.
 */
export interface LookCounts {
/**
 * Units looked through.
 */
scanned: (number | null)
/**
 * Matches found.
 */
matched: (number | null)
/**
 * Matches in this answer.
 */
in_context: (number | null)
}
/**
 * One unit that was not checked, and the pointer that its state demands.
 */
export interface LedgerUnit {
/**
 * A path, or a declared target.
 */
unit: string
state: LedgerState
owner: LedgerOwner
/**
 * Why.
 */
reason: string
/**
 * More about it.
 */
detail?: (string | null)
/**
 * NOT_CHECKED/PREREQUISITE_FAILED: what is missing.
 */
blocked_by?: (string | null)
/**
 * NOT_CHECKED/WAIVED: by whom.
 */
waived_by?: (string | null)
/**
 * NOT_CHECKED/WAIVED: until when, as YYYY-MM-DD.
 */
waiver_expires?: (string | null)
/**
 * OUT_OF_SCOPE/DATA_PERMANENT: with respect to what.
 */
permanent_wrt?: (string | null)
}
/**
 * Files of one language.
 */
export interface LanguageCount {
/**
 * The language.
 */
language: string
/**
 * How many.
 */
files: number
/**
 * Whether an adapter can judge it.
 */
judged: boolean
}
/**
 * How sure, from 0 to 1, and what that figure was calibrated on.
 */
export interface Confidence {
/**
 * The figure.
 */
value: number
components: ConfidenceComponents
calibration: Calibration
}
/**
 * What it is made of; null where it does not apply.
 */
export interface ConfidenceComponents {
/**
 * First over second.
 */
margin: (number | null)
/**
 * Of the first.
 */
strength: (number | null)
/**
 * Whether it is the thing asked for.
 */
identity: (number | null)
/**
 * Of the index.
 */
freshness: (number | null)
}
/**
 * Planted questions that it was calibrated on.
 */
export interface Calibration {
/**
 * Of the calibration.
 */
version: string
/**
 * Kind of question.
 */
query_class: string
/**
 * Questions.
 */
n: number
/**
 * Expected calibration error.
 */
ece: number
/**
 * Brier score.
 */
brier: number
}
/**
 * The index against HEAD and the working tree.
 */
export interface Freshness {
state: FreshnessState
/**
 * The commit that the index is about; null where that is not known.
 */
index_revision: (ObjectId | null)
/**
 * The commit that HEAD is now; null where that is not known.
 */
head_revision: (ObjectId | null)
/**
 * Tracked files with edits that are not committed; null where it was not measured.
 */
edited?: (number | null)
/**
 * At most 10 of them.
 *
 * @maxItems 10
 */
edited_sample?: string[]
/**
 * Files that git does not track: no part of what was looked at.
 */
untracked?: (number | null)
}
/**
 * Something to know about how the answer was made. Whether an answer is complete follows from the impacts, never from prose.
 */
export interface Diagnostic {
/**
 * What happened.
 */
code: string
impact: Impact
/**
 * The language concerned; null for none.
 */
language: (string | null)
/**
 * In plain words.
 */
message: string
/**
 * The file concerned.
 */
path?: (string | null)
/**
 * The line concerned, of the head revision.
 */
line?: (number | null)
/**
 * What to do about it.
 */
hint?: (string | null)
}
/**
 * Room for what is no part of the contract. Nothing of it may be relied on.
 */
export interface Extensions {
[k: string]: unknown
}
/**
 * The one shape of every answer; alone, the answer of a command that could not look.
 */
export interface AnswerEnvelope {
/**
 * `nonesuch/answer-envelope@1.0`. The major version is the one in this schema's address; a minor version only adds.
 */
contract: string
tool: Tool
/**
 * What may be said; null where nothing may.
 */
claim: (Claim | null)
verdict: Verdict
/**
 * What held the answer down, the limiting one first. A note is not a limit.
 */
limits: Limit[]
/**
 * What was looked at; null where nothing could be.
 */
coverage: (Coverage | null)
/**
 * Null where no calibration covers the question.
 */
confidence: (Confidence | null)
/**
 * Null where it could not be told.
 */
freshness: (Freshness | null)
/**
 * The places found.
 */
results: Result[]
/**
 * How the answer was made.
 */
diagnostics: Diagnostic[]
/**
 * The command that answers.
 */
command?: string
/**
 * 0 clean, 1 findings, 2 usage or configuration, 3 could not see.
 */
exit_code?: (0 | 1 | 2 | 3)
/**
 * Whether `results` was cut.
 */
truncated?: boolean
/**
 * Symbols that may have been meant.
 */
candidates?: SymbolName[]
extensions?: Extensions
}
/**
 * One place of an answer.
 */
export interface Result {
/**
 * Path as git has it.
 */
path: string
range: Range
proof: Proof
edge: Edge
/**
 * The site that leads to it: an import, a re-export.
 */
via: (Site | null)
/**
 * The way from the place to the symbol, at most 16 steps.
 *
 * @maxItems 16
 */
provenance: Site[]
/**
 * Whether the way was cut.
 */
provenance_truncated: boolean
freshness: FreshnessState
/**
 * The symbol found, or the one that encloses the place.
 */
symbol?: (string | null)
disposition?: ReasonCode
/**
 * The source line, cut to 200 units.
 */
text?: (string | null)
/**
 * Rank score.
 */
score?: (number | null)
}
/**
 * A symbol, by name and place.
 */
export interface SymbolName {
/**
 * Its reference, `path#Name`.
 */
symbol: string
/**
 * Its name.
 */
name: string
/**
 * Its kind.
 */
kind: string
/**
 * Its language.
 */
language: string
/**
 * Its path.
 */
path: string
/**
 * Its declaration.
 */
range: (Range | null)
}
/**
 * nonesuch.json: what a repository asks of Nonesuch. JSON with comments.
 */
export interface Configuration {
/**
 * Address of this schema, for editors.
 */
$schema?: string
/**
 * The verdict from which on `removed` exits with 1. `inconclusive` includes `referenced`.
 */
fail_on?: ("none" | "inconclusive" | "referenced")
/**
 * Whether what a published package opens to strangers blocks an absence, or is only noted.
 */
public_surface?: ("block" | "note")
/**
 * Directories and files whose removed symbols are judged. The look for uses is never narrowed by it.
 */
paths?: string[]
/**
 * Languages whose removed symbols are judged; all that have an adapter where it is missing.
 */
languages?: string[]
/**
 * Whether what stands in a test counts. With `false`, a symbol that nothing but tests uses is `absent`, with the reason `test_use`.
 */
tests_as_users?: boolean
/**
 * What is not reported, and why.
 */
ignore?: IgnoreRule[]
/**
 * Findings that somebody takes responsibility for, until a date.
 */
waivers?: WaiverRule[]
limits?: ConfiguredLimits
}
/**
 * Removed symbols that are not reported. They are counted.
 */
export interface IgnoreRule {
/**
 * Why.
 */
why: string
/**
 * Globs of the declaring paths.
 */
paths?: string[]
/**
 * References or names.
 */
symbols?: string[]
}
/**
 * A finding that somebody takes responsibility for.
 */
export interface WaiverRule {
/**
 * Reference of the symbol, `path#Name`.
 */
symbol: string
/**
 * By whom.
 */
by: string
/**
 * Why.
 */
why: string
/**
 * The last day on which it counts, as YYYY-MM-DD.
 */
until: string
code?: LimitCode
}
/**
 * Bounds of the work and of the report.
 */
export interface ConfiguredLimits {
/**
 * Places shown per symbol.
 */
evidence?: number
/**
 * Symbols judged per run; the rest is reported as not judged.
 */
symbols?: number
}
/**
 * What `nonesuch explain --json` prints: one code, in plain words.
 */
export interface Explanation {
/**
 * `nonesuch/explanation@1.0`. The major version is the one in this schema's address; a minor version only adds.
 */
contract: string
tool: Tool
/**
 * What kind of code it is.
 */
subject: ("reason" | "verdict" | "state")
/**
 * The code.
 */
code: string
/**
 * What it means.
 */
meaning: string
/**
 * Path of its page.
 */
docs: string
/**
 * Of a reason: what it speaks for.
 */
family?: ("use" | "limit" | "accounted" | "move")
/**
 * Of a limit.
 */
impact?: (Impact | null)
/**
 * What would settle it.
 */
remedy?: (string | null)
/**
 * The verdict that it leads to.
 */
verdict?: (SymbolVerdict | null)
/**
 * The text of its page, as Markdown.
 */
page?: (string | null)
extensions?: Extensions
}
/**
 * What `nonesuch index --json` and `nonesuch status --json` print.
 */
export interface IndexReport {
/**
 * `nonesuch/index-report@1.0`. The major version is the one in this schema's address; a minor version only adds.
 */
contract: string
tool: Tool
/**
 * Which of the two.
 */
command: ("index" | "status")
/**
 * The revision that is indexed; null where none is.
 */
revision: (Revision | null)
/**
 * The index on disk; null where there is none.
 */
index: (IndexState | null)
verdict: Verdict
/**
 * What held the answer down, the limiting one first. A note is not a limit.
 */
limits: Limit[]
/**
 * What was looked at; null where nothing could be.
 */
coverage: (Coverage | null)
/**
 * Null where it could not be told.
 */
freshness: (Freshness | null)
/**
 * How the answer was made.
 */
diagnostics: Diagnostic[]
/**
 * Milliseconds by phase.
 */
timings?: {
[k: string]: number
}
extensions?: Extensions
}
/**
 * An index on disk.
 */
export interface IndexState {
/**
 * Its generation.
 */
generation: string
/**
 * Segments.
 */
segments: number
/**
 * Blobs with facts.
 */
blobs: number
/**
 * Size on disk.
 */
bytes: number
/**
 * Blobs whose facts were made by this run.
 */
blobs_added?: number
/**
 * Segments that failed their check.
 */
degraded_segments?: number
/**
 * Where it is.
 */
directory?: string
}
/**
 * What `nonesuch refs --json` prints: where a symbol is used.
 */
export interface ReferencesReport {
/**
 * `nonesuch/references-report@1.0`. The major version is the one in this schema's address; a minor version only adds.
 */
contract: string
tool: Tool
head: Revision
symbol: SymbolName
/**
 * What may be said; null where nothing may.
 */
claim: (Claim | null)
verdict: Verdict
/**
 * What held the answer down, the limiting one first. A note is not a limit.
 */
limits: Limit[]
/**
 * What was looked at; null where nothing could be.
 */
coverage: (Coverage | null)
/**
 * Null where no calibration covers the question.
 */
confidence: (Confidence | null)
/**
 * Null where it could not be told.
 */
freshness: (Freshness | null)
/**
 * The uses, proven ones first.
 */
results: Result[]
/**
 * Whether `results` was cut: then "all" may not be said.
 */
truncated: boolean
accounting: Accounting
/**
 * How the answer was made.
 */
diagnostics: Diagnostic[]
/**
 * Why, the limiting one first.
 */
reasons?: Reason[]
extensions?: Extensions
}
/**
 * What `nonesuch removed --json` prints: the symbols that are gone between two revisions, and whether something still uses them.
 */
export interface RemovalReport {
/**
 * `nonesuch/removal-report@1.0`. The major version is the one in this schema's address; a minor version only adds.
 */
contract: string
tool: Tool
base: Revision
head: Revision
/**
 * The removed symbols, the worst first.
 */
symbols: SymbolEntry[]
summary: RemovalSummary
coverage: Coverage
verdict: Verdict
freshness: Freshness
/**
 * What held the answer down, the limiting one first. A note is not a limit.
 */
limits: Limit[]
/**
 * How the answer was made.
 */
diagnostics: Diagnostic[]
/**
 * What may be said; null where nothing may.
 */
claim?: (Claim | null)
/**
 * Null where no calibration covers the question.
 */
confidence?: (Confidence | null)
/**
 * Changed files whose removals nobody could judge.
 */
not_judged?: NotJudged[]
/**
 * The merge base, where it stood in for the base that was asked for.
 */
merge_base?: (ObjectId | null)
/**
 * 0 clean, 1 findings, 2 usage or configuration, 3 could not see.
 */
exit_code?: (0 | 1 | 2 | 3)
extensions?: Extensions
}
/**
 * Counts of the entries. `removed` is the sum of the four verdicts.
 */
export interface RemovalSummary {
/**
 * Entries.
 */
removed: number
/**
 * Removed, and still used.
 */
referenced: number
/**
 * Removed, and it cannot be told.
 */
inconclusive: number
/**
 * Removed, and nothing uses it.
 */
absent: number
/**
 * Lives on elsewhere.
 */
moved: number
/**
 * Changed files whose removals nobody could judge.
 */
not_judged: number
/**
 * Findings that somebody took responsibility for.
 */
waived?: number
}
/**
 * A changed file whose removals nobody could judge. It is never silently clean.
 */
export interface NotJudged {
/**
 * Path in the base revision.
 */
path: string
/**
 * Its language, as far as the path tells; null where it does not.
 */
language: (string | null)
reason: LimitCode
/**
 * The reason in plain words.
 */
message?: string
/**
 * What happened to it.
 */
change?: ("deleted" | "modified" | "renamed")
}
