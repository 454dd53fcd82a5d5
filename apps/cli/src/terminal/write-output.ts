import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { CliError } from '../cli-error.ts';
import type { Streams } from './streams.ts';

/**
 * Writes a result to stdout, or to a file in one step: it is written aside and renamed, so that a reader sees the
 * whole of it or what was there before.
 *
 * @throws CliError `cannot_write` (exit 2), `out_of_disk` (exit 3)
 */
export function writeOutput(text: string, file: string | undefined, streams: Streams): void {
  if (file === undefined || file === '-') {
    streams.stdout.write(text);
    return;
  }
  const target = resolve(streams.cwd, file);
  const aside = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}`);
  try {
    const descriptor = openSync(aside, 'wx', 0o666);
    try {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(aside, target);
  } catch (error) {
    rmSync(aside, { force: true });
    throw cannotWrite(file, error as NodeJS.ErrnoException);
  }
}

function cannotWrite(file: string, cause: NodeJS.ErrnoException): CliError {
  if (cause.code === 'ENOSPC' || cause.code === 'EDQUOT') {
    return new CliError({
      code: 'out_of_disk',
      what: 'no space left to write the result',
      where: file,
      hint: 'free some space; nothing was changed',
      exit: 3,
      cause,
    });
  }
  return new CliError({
    code: 'cannot_write',
    what: 'cannot write the result',
    where: file,
    hint: cause.code ?? 'unknown error',
    exit: 2,
    cause,
  });
}
