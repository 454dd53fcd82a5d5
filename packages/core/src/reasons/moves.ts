import type { MoveCode, MoveReason, ReasonArguments } from './reason.ts';

const to = (verb: string) => (args: ReasonArguments) => (args.subject === null ? verb : `${verb}: ${args.subject}`);

/** How a symbol lives on elsewhere. */
export const moveReasons = {
  moved_file: {
    meaning: 'it is declared in another file now',
    describe: to('it is declared in another file now'),
    remedy: null,
  },
  renamed: { meaning: 'it has another name now', describe: to('it has another name now'), remedy: null },
  reexport_shim: {
    meaning: 'its old place re-exports it from the new one',
    describe: to('its old place re-exports it from the new one'),
    remedy: null,
  },
} as const satisfies Record<MoveCode, MoveReason>;
