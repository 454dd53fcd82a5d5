import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { IndexDirectory } from '../../src/index-store/index-directory.ts';
import { VerifiedFiles } from '../../src/index-store/verified-files.ts';
import { temporaryDirectory } from '../fixtures/temporary-repository.ts';

/** An index directory with one segment, whose file has rested since it was written. */
function rested() {
  const directory = new IndexDirectory(join(temporaryDirectory(), 'index'), 'test');
  mkdirSync(directory.path);
  const segment = directory.writeSegment(Buffer.from('one'));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const verified = new VerifiedFiles(directory);
  verified.add(segment);
  verified.keep();
  return { directory, segment };
}

test('a file that was found whole is known to be the same in the next run', () => {
  const { directory, segment } = rested();
  expect(new VerifiedFiles(directory).has(segment)).toBe(true);
});

test('a file that was changed is verified again, even where its size and time are set back', () => {
  const { directory, segment } = rested();
  const then = new Date(0);
  utimesSync(segment, then, then);
  const again = new VerifiedFiles(directory);
  expect(again.has(segment)).toBe(false);
  again.add(segment);
  again.keep();
  expect(new VerifiedFiles(directory).has(segment)).toBe(true);
  writeFileSync(segment, 'two');
  utimesSync(segment, then, then);
  expect(new VerifiedFiles(directory).has(segment)).toBe(false);
});

test('a file that was written just now is not taken as verified: it may change within the clock’s step', () => {
  const directory = new IndexDirectory(join(temporaryDirectory(), 'index'), 'test');
  const segment = directory.writeSegment(Buffer.from('one'));
  const written = statSync(segment).ctimeMs;
  vi.spyOn(Date, 'now').mockReturnValue(Math.floor(written));
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const verified = new VerifiedFiles(directory);
  verified.add(segment);
  expect(verified.has(segment)).toBe(false);
});

test('a list that cannot be read verifies nothing', () => {
  const { directory, segment } = rested();
  const [list] = readdirSync(directory.path).filter((name) => name.endsWith('.verified'));
  for (const broken of ['', '{', '{"a": 1}', '[1]', '[["x"]]']) {
    writeFileSync(join(directory.path, list!), broken);
    expect(new VerifiedFiles(directory).has(segment)).toBe(false);
  }
  expect(readFileSync(segment, 'utf8')).toBe('one');
});
