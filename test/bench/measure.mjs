import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Ran
 * @property {number} ms wall time
 * @property {number | null} cpu_ms user and system time of the program and all that it started; null where the system does not tell it
 * @property {number | null} peak_mb peak of resident memory of the program itself; null where the system does not tell it
 * @property {string} stdout
 */

/** POSIX `times` prints a shell's own time, then that of its children: the second line is the program's. */
const SHELL = '"$@"; code=$?; times >&3; exit $code';

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ input?: string, accept?: readonly number[] | null, seconds?: number, cwd?: string }} [options] `accept`: exit
 *   codes that are no failure, null for any; `seconds`: after which it is ended, and has failed
 * @returns {Promise<Ran>}
 */
export function run(command, args, options = {}) {
  const posix = process.platform !== 'win32';
  const [program, all] = posix ? ['sh', ['-c', SHELL, 'bench', command, ...args]] : [command, args];
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const stdin = options.input === undefined ? 'ignore' : 'pipe';
    // A group of its own, so that a program that takes too long ends with all that it started.
    const child = spawn(program, all, { stdio: [stdin, 'pipe', 'pipe', 'pipe'], cwd: options.cwd, detached: posix });
    let peak = null;
    const watch = setInterval(() => {
      peak = peakMemory(posix ? childOf(child.pid) : child.pid) ?? peak;
    }, 10);
    let late = false;
    const patience = setTimeout(
      () => {
        late = true;
        process.kill(posix ? -child.pid : child.pid, 'SIGKILL');
      },
      (options.seconds ?? 600) * 1000,
    );
    const [stdout, stderr, times] = [[], [], []];
    child.stdout.on('data', (chunk) => stdout.push(chunk));
    child.stderr.on('data', (chunk) => stderr.push(chunk));
    child.stdio[3].on('data', (chunk) => times.push(chunk));
    child.stdin?.on('error', () => {});
    child.on('error', reject);
    child.on('close', (code) => {
      const ms = performance.now() - started;
      clearInterval(watch);
      clearTimeout(patience);
      const accept = options.accept === undefined ? [0] : options.accept;
      if (!late && (accept === null || accept.includes(code))) {
        const cpu_ms = posix ? childrenTime(Buffer.concat(times).toString()) : null;
        resolve({ ms, cpu_ms, peak_mb: peak, stdout: Buffer.concat(stdout).toString() });
      } else {
        const message = late
          ? 'it took too long'
          : Buffer.concat(stderr).toString().trim().split('\n').slice(-5).join('\n');
        reject(new Error(`${command} ${args.slice(0, 6).join(' ')} ended with ${code}: ${message}`));
      }
    });
    if (options.input !== undefined) child.stdin.end(options.input);
  });
}

/** `1m2.50s 0m3.25s` on the second line. */
function childrenTime(text) {
  const parts =
    text
      .trim()
      .split('\n')
      .at(-1)
      ?.match(/(\d+)m([\d.]+)s/g) ?? [];
  if (parts.length !== 2) return null;
  return parts.reduce((sum, part) => {
    const [, minutes, seconds] = /(\d+)m([\d.]+)s/.exec(part);
    return sum + Number(minutes) * 60_000 + Number(seconds) * 1000;
  }, 0);
}

/** The program that the shell started, on Linux. */
function childOf(pid) {
  try {
    const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return first === '' ? null : Number(first);
  } catch {
    return null;
  }
}

/** The kernel keeps the high-water mark itself, so looking at intervals misses only the last moment. */
function peakMemory(pid) {
  if (pid === null || pid === undefined) return null;
  try {
    const found = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return found ? Math.round(Number(found[1]) / 1024) : null;
  } catch {
    return null;
  }
}
