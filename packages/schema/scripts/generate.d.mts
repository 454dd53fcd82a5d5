/** Names of the generated files that differ from what is on disk. */
export function stale(): Promise<string[]>;
