import type { Reading, RoomReader } from '../room.ts';

const BY_EXTENSION: ReadonlyMap<string, Reading> = new Map<string, Reading>([
  ...['ts', 'mts', 'cts'].map((extension): [string, Reading] => [extension, { grammar: 'typescript' }]),
  ['tsx', { grammar: 'tsx' }],
  ...['js', 'jsx', 'mjs', 'cjs', 'es6'].map((extension): [string, Reading] => [extension, { grammar: 'javascript' }]),
  ['vue', { grammar: 'typescript', host: 'vue' }],
  ['svelte', { grammar: 'typescript', host: 'svelte' }],
  ['astro', { grammar: 'tsx', host: 'astro' }],
  ['mdx', { grammar: 'tsx', host: 'mdx' }],
  ['html', { grammar: 'javascript', host: 'html' }],
  ['htm', { grammar: 'javascript', host: 'html' }],
]);

/** Which files hold TypeScript or JavaScript, by their extension. */
export const typescriptReader: RoomReader = {
  id: 'typescript',
  reading: (path) => {
    const dot = path.lastIndexOf('.');
    return dot <= path.lastIndexOf('/') ? null : (BY_EXTENSION.get(path.slice(dot + 1).toLowerCase()) ?? null);
  },
};
