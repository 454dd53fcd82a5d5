import { SegmentDamaged } from '../segments/damage.ts';
import type { ByteSource } from '../segments/section-file.ts';
import { Segment } from '../segments/segment.ts';
import type { UnitKey } from '../segments/unit.ts';
import { fileSource } from './file-source.ts';
import type { IndexDirectory } from './index-directory.ts';
import { VerifiedFiles } from './verified-files.ts';

/** Above this many bytes a segment is verified part by part as it is read, and not at once when it is opened. */
const VERIFY_AT_ONCE = 256 * 1024 * 1024;

export interface Place {
  readonly segment: Segment;
  readonly unit: number;
}

/** The segments that are open, and where each unit is. */
export class SegmentSet {
  readonly #byPath = new Map<string, Segment>();
  /** No longer looked into, but views read them. */
  readonly #retired: Segment[] = [];
  /** Segments that are damaged, with their paths: none of their units counts as known. */
  readonly damaged = new Map<string, SegmentDamaged>();

  /** Segments in the order in which they were opened. */
  get segments(): Segment[] {
    return [...this.#byPath.values()];
  }

  /** Paths and segments, in that order. */
  get entries(): [path: string, segment: Segment][] {
    return [...this.#byPath];
  }

  get paths(): string[] {
    return [...this.#byPath.keys()];
  }

  /**
   * Opens what is in the directory and is not open yet. A damaged segment is noted, and left out. What was verified once,
   * and is the same file since, is not read through again: each part is verified all the same when it is read.
   *
   * @param written a segment of which this process wrote every byte just now
   */
  refresh(directory: IndexDirectory, written: string | null = null): void {
    const fresh = directory.segments().filter((path) => !this.#byPath.has(path));
    if (fresh.length === 0) return;
    const verified = new VerifiedFiles(directory);
    for (const path of fresh) this.#openFile(path, path === written ? null : verified);
    verified.keep();
  }

  /** Adds a segment that lies in memory. */
  add(source: ByteSource): void {
    this.#byPath.set(source.name, new Segment(source));
  }

  /** Where a unit is: with its facts where they are known, else with its words. */
  find(key: UnitKey): Place | null {
    let pending: Place | null = null;
    for (const segment of this.#byPath.values()) {
      const unit = segment.find(key);
      if (unit < 0) continue;
      if (!segment.pending(unit)) return { segment, unit };
      pending ??= { segment, unit };
    }
    return pending;
  }

  /** Goes on without these segments. They stay open, for the views that read them. */
  retire(paths: readonly string[]): void {
    for (const path of paths) {
      const segment = this.#byPath.get(path);
      if (segment) this.#retired.push(segment);
      this.#byPath.delete(path);
    }
  }

  close(): void {
    for (const segment of [...this.#byPath.values(), ...this.#retired.splice(0)]) segment.close();
    this.#byPath.clear();
  }

  #openFile(path: string, verified: VerifiedFiles | null): void {
    let source: ByteSource;
    try {
      source = fileSource(path);
    } catch (error) {
      // Another process has merged it into a bigger one meanwhile.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      this.damaged.set(path, new SegmentDamaged(path, 'cannot be opened'));
      return;
    }
    try {
      const segment = new Segment(source);
      if (verified && source.size <= VERIFY_AT_ONCE && !verified.has(path)) {
        segment.verify();
        verified.add(path);
      }
      this.#byPath.set(path, segment);
      this.damaged.delete(path);
    } catch (error) {
      source.close();
      if (!(error instanceof SegmentDamaged)) throw error;
      this.damaged.set(path, error);
    }
  }
}
