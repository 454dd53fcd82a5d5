export { schemas } from './generated/schemas.ts';
export type * from './generated/types.ts';
export * from './validate.ts';
