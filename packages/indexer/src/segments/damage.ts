/**
 * A file of the index that cannot be believed: a checksum that does not hold, a length that is not there, another version.
 * It is never read as "no rows": whoever meets it rebuilds the units, or answers `degraded`.
 */
export class SegmentDamaged extends Error {
  override readonly name = 'SegmentDamaged';
  readonly code = 'index_unreadable';
  readonly hint = 'the index is rebuilt by `nonesuch index`, or deleted by hand: it holds nothing that is not in git';
  readonly file: string;
  readonly part: string;

  constructor(file: string, part: string) {
    super(`the index file ${file} is damaged (${part})`);
    this.file = file;
    this.part = part;
  }
}
