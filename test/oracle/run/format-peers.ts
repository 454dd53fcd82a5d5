import { addCell, type Cell } from '../engine/tally.ts';
import type { PeerResult } from '../peers/peer.ts';
import type { CorpusResult } from './corpus-result.ts';

const head = [
  'tool',
  'exports: false absences',
  'unused called so',
  'kept by files: false absences',
  'unused called so',
  'members: false absences',
  'unused called so',
  'CPU',
];

/** Other tools on the same symbols, a line each. */
export function formatPeers(peers: readonly PeerResult[]): string {
  return peerRows(peers)
    .map((cells) => cells.map((cell, at) => `${at === 0 ? '' : `${head[at]} `}${cell}`).join('; '))
    .join('\n');
}

/** The table of all corpora that peers were asked about. A tool that could not run on one of them is held to the others. */
export function peersTable(results: readonly CorpusResult[]): string {
  const sums = new Map<string, PeerResult & { corpora: number }>();
  for (const peer of results.flatMap(({ peers }) => peers ?? [])) {
    const sum = sums.get(peer.name);
    if (!sum) {
      sums.set(peer.name, { ...structuredClone(peer), corpora: 1 });
      continue;
    }
    for (const group of ['exported', 'kept', 'members'] as const) addCell(sum[group], peer[group]);
    sums.set(peer.name, { ...sum, seconds: sum.seconds + peer.seconds, corpora: sum.corpora + 1 });
  }
  if (sums.size === 0) return '';
  const rows = peerRows([...sums.values()].map((sum) => ({ ...sum, name: `${sum.name} (${sum.corpora} corpora)` })));
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function peerRows(peers: readonly PeerResult[]): string[][] {
  return peers.map(({ name, exported, kept, members, seconds }) => [
    name,
    ...[exported, kept, members].flatMap(columns),
    `${seconds.toFixed(1)} s`,
  ]);
}

/** Empty where the tool speaks of none of the group. */
function columns({ trials, used, falseAbsences, unused, unusedAbsent }: Cell): string[] {
  return trials === 0 ? ['', ''] : [`${falseAbsences} of ${used}`, `${unusedAbsent} of ${unused}`];
}
