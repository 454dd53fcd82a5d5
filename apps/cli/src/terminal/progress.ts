import type { Streams } from './streams.ts';

/** A line on stderr that says how far the work is. */
export interface Progress {
  /** @param done units out of `total` */
  update(phase: string, done: number, total: number): void;
  /** Takes the line away. */
  clear(): void;
}

const SILENT: Progress = { update: () => {}, clear: () => {} };

/** Milliseconds between two paintings. */
const INTERVAL = 100;

/** Progress for a terminal; nothing where stderr is none, or in CI, or with `--quiet`. */
export function createProgress(streams: Streams, quiet: boolean): Progress {
  if (quiet || streams.stderr.isTTY !== true || (streams.env.CI ?? '') !== '') return SILENT;
  let painted = 0;
  let visible = false;
  return {
    update(phase, done, total) {
      const now = Date.now();
      if (now - painted < INTERVAL) return;
      painted = now;
      visible = true;
      streams.stderr.write(`\r\u001b[K${phase} ${done}/${total}`);
    },
    clear() {
      if (visible) streams.stderr.write('\r\u001b[K');
      visible = false;
    },
  };
}
