/** A fault that the proxy answers with, instead of or after passing the request on. */
export interface Fault {
  /** Which requests: their method, and a pattern of their path. */
  readonly method: string;
  readonly path: RegExp;
  /** How many of them; then the fault is over. */
  readonly times: number;
  readonly answer: FaultAnswer;
}

export type FaultAnswer =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly message: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Answered late, and rightly. */
  | { readonly kind: 'slow'; readonly milliseconds: number }
  /** The connection ends without an answer, and nothing was done. */
  | { readonly kind: 'cut' }
  /** The request is carried out, and the connection ends before the answer. */
  | { readonly kind: 'cut after' };

/** Faults in the order in which they are to happen. */
export class FaultPlan {
  readonly #left: { fault: Fault; times: number }[];

  constructor(faults: readonly Fault[]) {
    this.#left = faults.map((fault) => ({ fault, times: fault.times }));
  }

  take(method: string, path: string): FaultAnswer | null {
    const found = this.#left.find(({ fault, times }) => times > 0 && fault.method === method && fault.path.test(path));
    if (found === undefined) return null;
    found.times -= 1;
    return found.fault.answer;
  }
}
