export { semanticsOf } from './linking.ts';
export { isMedia } from './media-files.ts';
export type * from './semantics.ts';
