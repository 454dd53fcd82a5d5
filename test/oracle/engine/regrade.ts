import type { Deletion } from '../deletion.ts';
import type { TruthRecord } from '../truth/record.ts';

/**
 * Takes from the unused what the compiler misses once it is deleted. A type may demand a member by its structure, or a
 * conditional type match it: no name leads there, so the reference sees no site, and yet it is no dead code.
 */
export function regrade(records: readonly TruthRecord[], deleted: readonly Deletion[]): readonly TruthRecord[] {
  const missed = new Set(
    deleted.filter(({ outcome, exportOnly }) => outcome === 'missed' && !exportOnly).map(({ symbol }) => symbol),
  );
  return records.map((record) =>
    record.standing === 'unused' && missed.has(record.symbol)
      ? { ...record, standing: 'soft', blind: [...record.blind, 'structure'] }
      : record,
  );
}
