import { baseOf, dirOf, stemOf } from '../resolve/path-names.ts';
import type { Program } from './program.ts';

/** Packages that import into each file the names that it does not declare, from folders or files that they are told. */
const IMPORTING = ['unplugin-auto-import', 'unimport', 'vite-plugin-auto-import', 'nuxt', 'nuxt3', '@nuxt/kit'];
/** Options and plugins of bundlers that do so with the modules that they are given. */
const GIVING = ['inject', 'ProvidePlugin', 'provide'];

const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/u;

/**
 * Whether a build may bring what a module exports into files that do not import it: then a name of the runtime may mean the
 * module's instead.
 *
 * @param path of the module, in head
 */
export function isInjected({ head }: Program, path: string): boolean {
  const above = head.resolver.files.packagesAbove(path);
  if (above.some((each) => IMPORTING.some((name) => each.dependencies.has(name)))) return true;
  const stem = stemOf(path);
  const word = WORD.exec(stem === 'index' ? baseOf(dirOf(path)) : stem)?.[0];
  if (word === undefined) return false;
  const spelling = new Set(head.view.filesWithWord(word));
  return GIVING.some((name) => head.view.filesWithWord(name).some((file) => file !== path && spelling.has(file)));
}
