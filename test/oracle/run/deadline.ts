/** How long a run may still take: work is cut into pieces that are kept, and the next run goes on behind them. */
export class Deadline {
  readonly #end: number;

  /** @param minutes from now; infinity for a run that is never cut off */
  constructor(minutes: number) {
    this.#end = performance.now() + minutes * 60_000;
  }

  get passed(): boolean {
    return performance.now() > this.#end;
  }
}
