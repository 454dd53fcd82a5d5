import { composeReportVerdict, mergeLimits } from 'nonesuch-core';
import type { Claim, Coverage, Diagnostic, Freshness, Limit, LimitCode, Tool, Verdict } from 'nonesuch-schema';

/** What every answer carries beside its own part. */
export interface Envelope<C extends Coverage | null> {
  readonly contract: string;
  readonly tool: Tool;
  readonly claim: Claim | null;
  readonly verdict: Verdict;
  readonly limits: Limit[];
  readonly coverage: C;
  readonly confidence: null;
  readonly freshness: Freshness;
  readonly diagnostics: Diagnostic[];
}

/** What the envelope is made of. */
export interface EnvelopeInputs<C extends Coverage | null> {
  readonly contract: string;
  readonly tool: Tool;
  readonly claim: Claim | null;
  /** The answer's part of the verdict of each symbol in it. */
  readonly verdicts: readonly Verdict[];
  readonly limits: readonly Limit[];
  readonly notJudged: readonly LimitCode[];
  readonly coverage: C;
  readonly freshness: Freshness;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether something was cut from the answer that its verdict is about. */
  readonly truncated: boolean;
}

/**
 * Puts the envelope round an answer. The only place that does, and called last: what was cut before is known here, so
 * no answer can be cut after its verdict was made.
 */
export function envelope<Body extends object, C extends Coverage | null>(
  inputs: EnvelopeInputs<C>,
  body: Body,
): Body & Envelope<C> {
  return {
    contract: inputs.contract,
    tool: inputs.tool,
    ...body,
    claim: inputs.claim,
    verdict: composeReportVerdict(inputs),
    limits: mergeLimits(inputs.limits),
    coverage: inputs.coverage,
    // No planted questions cover these classes yet: a figure would only look like a probability.
    confidence: null,
    freshness: inputs.freshness,
    diagnostics: [...inputs.diagnostics],
  };
}
