import type { EngineAnswer } from '../engine/answer.ts';
import { type Cell, tally } from '../engine/tally.ts';
import type { TruthRecord } from '../truth/record.ts';

/** What another tool says of a checkout. */
export interface Peer {
  readonly name: string;
  /** Symbols that it calls unused, in the words of our own references. */
  readonly listed: ReadonlySet<string>;
  /** Symbols that it can speak of at all. */
  readonly speaksOf: (record: TruthRecord) => boolean;
  /** CPU. */
  readonly seconds: number;
}

/** How one tool did on the symbols of one corpus: on what files export, on what they keep, on members. */
export interface PeerResult {
  readonly name: string;
  readonly seconds: number;
  readonly exported: Cell;
  readonly kept: Cell;
  readonly members: Cell;
}

export function gradePeer(peer: Peer, records: readonly TruthRecord[]): PeerResult {
  const answers = records.map(
    (record): EngineAnswer => ({
      symbol: record.symbol,
      verdict: peer.speaksOf(record) ? verdictOf(peer, record) : 'undeclared',
      codes: [],
      sample: null,
      microseconds: 0,
    }),
  );
  return gradeAnswers(peer.name, peer.seconds, records, answers);
}

/**
 * A tool that lists unused exports says that no other file uses them. Where the own file does, that is right, and no
 * claim that nothing does. What it does not list, it takes for used: it has no word for not knowing.
 */
function verdictOf({ listed }: Peer, record: TruthRecord): EngineAnswer['verdict'] {
  if (!listed.has(record.symbol)) return 'referenced';
  return record.standing === 'used' && record.exported && record.files === 0 ? 'inconclusive' : 'absent';
}

export function gradeAnswers(
  name: string,
  seconds: number,
  records: readonly TruthRecord[],
  answers: readonly EngineAnswer[],
): PeerResult {
  const cell = (wanted: (record: TruthRecord) => boolean): Cell => {
    const kept = records.map((record, at) => [record, answers[at]!] as const).filter(([record]) => wanted(record));
    return tally(
      kept.map(([record]) => record),
      kept.map(([, answer]) => answer),
    ).all;
  };
  return {
    name,
    seconds: Math.round(seconds * 10) / 10,
    exported: cell(({ level, exported }) => level === 'top' && exported),
    kept: cell(({ level, exported }) => level === 'top' && !exported),
    members: cell(({ level }) => level === 'member'),
  };
}
