import type { Tool } from 'nonesuch-schema';

/** The program that answers. A test keeps the version equal to the package's. */
export const tool: Tool = { name: 'nonesuch', version: '0.1.0' };
