import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

/** The machine, as far as a reader needs it to compare. */
export function machine() {
  const [first] = cpus();
  return {
    cpu: first?.model ?? 'unknown',
    cores: cpus().length,
    memory_gb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    // What else ran: a ratio of interleaved runs survives a busy machine, a time does not.
    load_at_start: Number(loadavg()[0].toFixed(1)),
  };
}

/** Our own revision, with `+` where the work tree differs from it. */
export function ownRevision() {
  const git = (...args) => execFileSync('git', ['-C', import.meta.dirname, ...args], { encoding: 'utf8' }).trim();
  return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') ? '+' : '');
}
