/** Milliseconds that a worker may stay with one file, and how many more for each of its bytes. */
const FILE_BUDGET = 20_000;
const BUDGET_PER_BYTE = 0.05;

/** Milliseconds in which a worker must have started. */
export const STARTING = 120_000;

/** Megabytes of JavaScript heap after which a worker is ended, its batch retried. */
export const WORKER_HEAP = 2_048;

/** @param bytes size of the file, as far as it is known */
export function fileBudget(bytes: number): number {
  return FILE_BUDGET + bytes * BUDGET_PER_BYTE;
}
