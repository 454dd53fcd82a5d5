import { setFlagsFromString } from 'node:v8';

/**
 * What V8 is told before workers start, and before a question is asked. Both are short, and each worker optimizes its own
 * copy of the same functions: by V8's defaults, to compile them takes a fifth of the processor time of a whole pass over a
 * repository, and much of it is spent on what is inlined into functions that run a few thousand times. So a function has to
 * run longer before it is optimized, and less is inlined into it. That is measured: on V8 11.3 (Node 20), 12% less processor
 * time for a first index of excalidraw, and as much for a removal check on an index that is there.
 * Other versions count otherwise, and keep their defaults until somebody has measured them.
 *
 * @param v8 as in `process.versions`
 * @returns command line flags, known to that V8
 */
export function compilerFlags(v8: string): readonly string[] {
  return v8.startsWith('11.3.') ? ['--interrupt-budget=300000', '--max-inlined-bytecode-size-cumulative=150'] : [];
}

let tuned = false;

/** Sets the flags for this process. They are limits that V8 looks up when it decides; nothing that runs already depends on them. */
export function tuneCompiler(): void {
  if (tuned) return;
  tuned = true;
  for (const flag of compilerFlags(process.versions.v8)) setFlagsFromString(flag);
}
