import { ActionError } from './action-error.ts';

/** Runs the engine; what it throws becomes a known error, with the hint that the engine gives. */
export async function engineFailure<T>(body: () => Promise<T>): Promise<T> {
  try {
    return await body();
  } catch (error) {
    if (error instanceof ActionError) throw error;
    const { message, hint } = error as { message?: unknown; hint?: unknown };
    throw new ActionError(
      'engine_failed',
      typeof message === 'string' && message !== '' ? message : 'the engine failed',
      typeof hint === 'string' && hint !== ''
        ? hint
        : 'Run the job again with debug logging; if it stays, please report it.',
      error,
    );
  }
}
