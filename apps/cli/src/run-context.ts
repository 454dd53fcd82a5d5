import type { Streams } from './terminal/streams.ts';

/** What a run is given from outside. */
export interface RunContext extends Streams {
  /** Aborted on SIGINT. */
  readonly signal: AbortSignal;
}
