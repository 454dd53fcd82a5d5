/** The commands that ask about symbols, in one file: what resolves occurrences is loaded with them, and for them alone. */
export { absentCommand } from './absent.ts';
export { refsCommand } from './refs.ts';
export { removedCommand } from './removed.ts';
