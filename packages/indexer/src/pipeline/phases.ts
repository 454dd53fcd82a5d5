/** What the time of a thread goes to, while it works on files. The numbers are positions in a result's `phases`. */
export const WORK_PHASES = ['read', 'decode', 'parse', 'extract', 'words', 'encode'] as const;
export type WorkPhase = (typeof WORK_PHASES)[number];

/** Milliseconds of one thread by phase. Time is given to the phase that it is spent in, so none is counted twice. */
export class PhaseClock {
  readonly #spent = new Float64Array(WORK_PHASES.length);
  #since = 0;

  /** From here on, time counts for the phase that is told to `spent` next. */
  start(): void {
    this.#since = performance.now();
  }

  /** The time since `start`, or since the last call, was spent in this phase. */
  spent(phase: WorkPhase): void {
    const now = performance.now();
    this.#spent[WORK_PHASES.indexOf(phase)]! += now - this.#since;
    this.#since = now;
  }

  /** What was spent since the last call. */
  take(): Float64Array {
    const taken = this.#spent.slice();
    this.#spent.fill(0);
    return taken;
  }
}

/** Milliseconds by phase, of all threads together. */
export class PhaseTimes {
  readonly #times = new Map<string, number>();

  add(phase: string, ms: number): void {
    this.#times.set(phase, (this.#times.get(phase) ?? 0) + ms);
  }

  /** Adds what a worker's clock gave. */
  addWork(spent: Float64Array): void {
    WORK_PHASES.forEach((phase, at) => {
      this.add(phase, spent[at] ?? 0);
    });
  }

  /** Does the work, and adds what it took. */
  time<T>(phase: string, work: () => T): T {
    const begun = performance.now();
    try {
      return work();
    } finally {
      this.add(phase, performance.now() - begun);
    }
  }

  toJSON(): Record<string, number> {
    return Object.fromEntries(this.#times);
  }
}
