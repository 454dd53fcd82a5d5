import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ input?: string, accept?: readonly number[] }} [options] `accept`: exit codes that are no failure
 * @returns {Promise<{ ms: number, peak_mb: number | null, stdout: string }>} wall time; the peak of resident memory
 *   where the system tells it
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command, args, { stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'] });
    let peak = null;
    const watch = setInterval(() => {
      peak = peakMemory(child.pid) ?? peak;
    }, 20);
    const stdout = [];
    const stderr = [];
    child.stdout.on('data', (chunk) => stdout.push(chunk));
    child.stderr.on('data', (chunk) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const ms = performance.now() - started;
      clearInterval(watch);
      if ((options.accept ?? [0]).includes(code)) {
        resolve({ ms, peak_mb: peak, stdout: Buffer.concat(stdout).toString() });
      } else {
        const message = Buffer.concat(stderr).toString().trim().split('\n').slice(-5).join('\n');
        reject(new Error(`${command} ${args.join(' ')} ended with ${code}: ${message}`));
      }
    });
    if (options.input !== undefined) child.stdin.end(options.input);
  });
}

/** The kernel keeps the high-water mark itself, so looking at intervals misses only the last moment. */
function peakMemory(pid) {
  try {
    const found = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return found ? Math.round(Number(found[1]) / 1024) : null;
  } catch {
    return null;
  }
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value below which the share `q` of the numbers lies. @param {readonly number[]} numbers @param {number} q */
export function quantile(numbers, q) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? null;
}
