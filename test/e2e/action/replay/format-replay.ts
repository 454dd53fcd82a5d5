import type { PullRecord } from './replay-pull.ts';

/** The figures of a replay, and what each comment was about. */
export function formatReplay(name: string, records: readonly PullRecord[], wanted: number): string[] {
  const removing = records.filter(({ summary }) => (summary?.removed ?? 0) > 0);
  const commented = records.filter((record) => record.commented);
  const problems = records.filter(({ problem }) => problem !== null);
  const sum = (key: 'removed' | 'referenced' | 'inconclusive' | 'absent' | 'moved') =>
    records.reduce((total, { summary }) => total + (summary?.[key] ?? 0), 0);
  const seconds = records.map((record) => record.seconds).sort((left, right) => left - right);
  return [
    ...commented.flatMap(aboutPull),
    ...problems.map(({ commit, problem }) => `${commit.slice(0, 10)} PROBLEM ${problem}`),
    '',
    `${name}: ${records.length} of ${wanted} merged pull requests, ${removing.length} removed symbols, ${commented.length} got a comment (${share(commented.length, removing.length)} of those)`,
    `problems: ${problems.length}`,
    `symbols: ${sum('removed')} removed, ${sum('referenced')} referenced, ${sum('inconclusive')} inconclusive, ${sum('absent')} absent, ${sum('moved')} moved`,
    `reasons: ${reasons(commented)}`,
    `seconds: median ${seconds[seconds.length >> 1]?.toFixed(1)}, most ${seconds.at(-1)?.toFixed(1)}`,
  ];
}

function aboutPull({ commit, subject, findings }: PullRecord): string[] {
  return [
    `${commit.slice(0, 10)} ${JSON.stringify(subject)}`,
    ...findings.map(
      ({ symbol, verdict, codes, at, text }) =>
        `  ${verdict} ${JSON.stringify(symbol)} ${codes.join('+')}${at === null ? '' : ` at ${JSON.stringify(at)} ${JSON.stringify(text)}`}`,
    ),
  ];
}

/** How many symbols each limiting reason kept open, the most frequent first. */
function reasons(records: readonly PullRecord[]): string {
  const counts = new Map<string, number>();
  for (const { findings } of records)
    for (const { verdict, codes } of findings) {
      const key = verdict === 'referenced' ? 'referenced' : codes[0]!;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return [...counts]
    .sort(([, left], [, right]) => right - left)
    .map(([code, count]) => `${code} ${count}`)
    .join(', ');
}

function share(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;
}
