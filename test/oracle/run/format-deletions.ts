import type { Deletion } from '../deletion.ts';
import { quoteSite } from '../engine/format-tally.ts';

/** What the deletion of symbols that the engine calls absent brought about, each cause with its line. */
export function formatDeletions(deleted: readonly Deletion[], root: string): string {
  const count = (outcome: Deletion['outcome']) => deleted.filter((one) => one.outcome === outcome).length;
  const exportOnly = deleted.filter((one) => one.exportOnly).length;
  const missed = deleted.filter((one) => one.outcome === 'missed' && !one.exportOnly);
  const lines = missed.flatMap(({ symbol, errors }) => [
    `  ABSENT, AND MISSED ${symbol}`,
    ...errors
      .slice(0, 2)
      .flatMap(({ path, start, code, text }) => [
        `    TS${code} ${text}`,
        `    ${quoteSite(root, { path, start, force: 'direct' })}`,
      ]),
  ]);
  return [
    `deleted ${deleted.length} symbols called absent: ${count('not_missed')} not missed, ${exportOnly} by an export list alone, ${missed.length} missed, ${count('not_tried')} not tried`,
    ...lines,
  ].join('\n');
}
