import type { Options } from 'tsup';

/** What every package's build shares. Types come from `tsc`, so that one compiler reads one configuration. */
export const base: Options = {
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  sourcemap: true,
  clean: true,
  splitting: true,
};
