import type { Finding, Outcome } from './finding/findings.ts';
import type { FailOn } from './inputs.ts';

/** Whether the job fails, and for which reason of the command line's exit codes (1 findings, 3 could not see). */
export type Gate = { readonly exitCode: 0 } | { readonly exitCode: 1 | 3; readonly message: string };

/**
 * The rule of the command line, for a job: what could not be seen fails always, findings fail from the chosen verdict on.
 * The gate is about which symbols there are, never about how many: one finding swapped for another is still a finding.
 *
 * @param degraded the answer is impaired, so that more may be in use than was found
 */
export function gateOf(outcome: Outcome, failOn: FailOn, degraded: boolean): Gate {
  if (outcome.kind === 'unseen') return { exitCode: 3, message: `could not check: ${outcome.what} (${outcome.hint})` };
  if (degraded) return { exitCode: 3, message: 'the answer is degraded: more may be in use than was found' };
  if (outcome.kind === 'clean' || failOn === 'none') return { exitCode: 0 };
  const failing = outcome.findings.filter((finding) => failOn === 'inconclusive' || finding.verdict === 'referenced');
  return failing.length === 0 ? { exitCode: 0 } : { exitCode: 1, message: failure(failing) };
}

function failure(failing: readonly Finding[]): string {
  const used = failing.filter((finding) => finding.verdict === 'referenced').length;
  const parts = [
    ...(used > 0 ? [`${used} removed ${used === 1 ? 'symbol is' : 'symbols are'} still used`] : []),
    ...(failing.length > used ? [`of ${failing.length - used} it cannot be told`] : []),
  ];
  return `${parts.join(', ')}: ${failing
    .slice(0, 5)
    .map((finding) => finding.symbol)
    .join(', ')}${failing.length > 5 ? ', …' : ''}`;
}
