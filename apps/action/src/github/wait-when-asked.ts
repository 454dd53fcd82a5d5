import { setTimeout as sleep } from 'node:timers/promises';

export interface Patience {
  /** Longest wait that is worth it, in seconds. */
  readonly longest: number;
  readonly times: number;
  readonly log: (message: string) => void;
}

/**
 * Waits where an answer of 429 says for how long. The throttling plugin knows GitHub's own two kinds of limit by their wording;
 * a proxy or an enterprise server answers a plain 429 with `retry-after`.
 */
export function waitWhenAsked({ longest, times, log }: Patience) {
  return async <Options, Answer>(
    request: (options: Options) => Answer | Promise<Answer>,
    options: Options,
  ): Promise<Answer> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await request(options);
      } catch (error) {
        const seconds = retryAfter(error);
        if (seconds === null || seconds > longest || attempt >= times) throw error;
        log(`GitHub asks to wait ${seconds} s`);
        await sleep(seconds * 1000);
      }
    }
  };
}

function retryAfter(error: unknown): number | null {
  const { status, response } = error as { status?: unknown; response?: { headers?: Record<string, unknown> } };
  if (status !== 429) return null;
  const seconds = Number(response?.headers?.['retry-after']);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
