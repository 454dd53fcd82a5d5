import type { Diagnostic, RemovalReport } from 'nonesuch-schema';

/** A waiver that should not be there any more, or that was not understood. */
export type StaleWaiver = Diagnostic;

/** What the report says of waivers. It changes no verdict, and is for whoever wrote them. */
export function staleWaivers(report: RemovalReport | null): StaleWaiver[] {
  return (report?.diagnostics ?? []).filter(({ code }) => code.startsWith('waiver_'));
}
