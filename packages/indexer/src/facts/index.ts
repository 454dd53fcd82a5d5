export * from './facts.ts';
export * from './kinds.ts';
export * from './table.ts';
export * from './text-class.ts';
