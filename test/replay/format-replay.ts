import type { ReplayRecord } from './replay-record.ts';

const verdicts = ['referenced', 'inconclusive', 'absent', 'moved'] as const;

/** The listing of the symbols that somebody should look at, then one table. */
export function formatReplay(name: string, records: readonly ReplayRecord[], list: readonly string[]): string[] {
  const lines: string[] = [];
  for (const record of records) {
    const shown = record.symbols.filter((symbol) => list.includes(symbol.verdict));
    if (shown.length === 0 && record.problem === null) continue;
    lines.push(`${record.commit.slice(0, 9)} ${record.subject}`);
    if (record.problem !== null) lines.push(`  PROBLEM ${record.problem}`);
    for (const symbol of shown) {
      lines.push(
        `  ${symbol.verdict.padEnd(12)} ${symbol.symbol}  [${symbol.codes.join(', ')}]`,
        `    ${symbol.message}`,
      );
      lines.push(...symbol.evidence.map((site) => `    ${site}`));
    }
  }
  if (lines.length > 0) lines.push('');

  const sum = (count: (record: ReplayRecord) => number) => records.reduce((total, record) => total + count(record), 0);
  const seconds = records.map((record) => record.seconds).sort((one, other) => one - other);
  const at = (share: number) =>
    seconds[Math.min(seconds.length - 1, Math.floor(share * seconds.length))]?.toFixed(2) ?? '-';
  lines.push(
    `${name}: ${records.length} commits, ${sum((record) => (record.problem === null ? 0 : 1))} without a valid report`,
    `removed ${sum((record) => record.symbols.length)}: ${verdicts.map((verdict) => `${verdict} ${sum((record) => record.symbols.filter((symbol) => symbol.verdict === verdict).length)}`).join(', ')}`,
    `files not judged ${sum((record) => record.summary?.not_judged ?? 0)}`,
    `seconds: median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`,
    ...reasons(records).map(([reason, count]) => `  ${String(count).padStart(5)} ${reason}`),
  );
  return lines;
}

/** How often which reason came first, by verdict. */
function reasons(records: readonly ReplayRecord[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { symbols } of records) {
    for (const { verdict, codes } of symbols)
      counts.set(`${verdict}: ${codes[0]}`, (counts.get(`${verdict}: ${codes[0]}`) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1]);
}
