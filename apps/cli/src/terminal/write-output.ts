import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { CliError } from '../cli-error.ts';
import type { Streams } from './streams.ts';

/**
 * Writes a result to stdout, or to a file in one step: it is written aside and renamed, so that a reader sees the
 * whole of it or what was there before. A device or a pipe is written to as it is, and never replaced.
 *
 * @throws CliError `cannot_write` (exit 2), `out_of_disk` (exit 3)
 */
export function writeOutput(text: string, file: string | undefined, streams: Streams): void {
  if (file === undefined || file === '-') {
    streams.stdout.write(text);
    return;
  }
  const target = resolve(streams.cwd, file);
  try {
    const there = statSync(target, { throwIfNoEntry: false });
    if (there !== undefined && !there.isFile()) writeAll(target, 'w', text);
    else replace(target, text);
  } catch (error) {
    throw cannotWrite(file, error as NodeJS.ErrnoException);
  }
}

function replace(target: string, text: string): void {
  const aside = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}`);
  try {
    writeAll(aside, 'wx', text);
    renameSync(aside, target);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}

function writeAll(path: string, flags: 'w' | 'wx', text: string): void {
  const descriptor = openSync(path, flags, 0o666);
  try {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
    if (flags === 'wx') fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function cannotWrite(file: string, cause: NodeJS.ErrnoException): CliError {
  const where = { where: file, cause };
  if (cause.code === 'ENOSPC' || cause.code === 'EDQUOT' || cause.code === 'EFBIG') {
    const hint = 'free some space; what was there before is as it was';
    return new CliError({ ...where, code: 'out_of_disk', what: 'no space left to write the result', hint, exit: 3 });
  }
  const hint = cause.code ?? 'unknown error';
  return new CliError({ ...where, code: 'cannot_write', what: 'cannot write the result', hint, exit: 2 });
}
