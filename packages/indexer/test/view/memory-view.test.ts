import { describe, expect, test } from 'vitest';
import { memoryView } from '../../src/view/memory-view.ts';

describe('a view of a revision', () => {
  test('finds a word in every file that has it, whatever the encoding', async () => {
    const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const view = await memoryView({
      'a.md': 'the retryWithBackoff helper',
      'b.txt': utf16('calls retryWithBackoff here'),
      'c.txt': Buffer.from([0xe9, 0x20, ...Buffer.from('retryWithBackoff')]),
      'd.txt': 'one\rretryWithBackoff\rtwo',
      'e.txt': 'retryWithBackoffs',
      'f.md': 'see retry\\u0057ithBackoff',
    });
    expect(view.filesWithWord('retryWithBackoff')).toEqual(['a.md', 'b.txt', 'c.txt', 'd.txt', 'f.md']);
    expect(view.filesWithWord('retryWithBack')).toEqual([]);
    expect(view.longerWords('retryWithBackoff', 5)).toEqual(['retryWithBackoffs']);
    expect([...view.facts('d.txt')!.lines]).toEqual([0, 4, 21]);
  });

  test('words named like properties of every object are words like any other', async () => {
    const view = await memoryView({ 'a.md': 'constructor __proto__ hasOwnProperty', 'b.md': 'nothing' });
    for (const word of ['constructor', '__proto__', 'hasOwnProperty'])
      expect(view.filesWithWord(word)).toEqual(['a.md']);
    expect(view.filesWithWord('toString')).toEqual([]);
  });

  test('says what it could not read, and never gives facts of it', async () => {
    const view = await memoryView({
      'image.png': Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3]),
      'model.bin': `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 123\n`,
      'vendor/lib': { mode: 'gitlink' },
      link: { mode: 'symlink', content: '../etc/passwd' },
      'a.txt': 'text',
    });
    expect(view.file('image.png')?.state).toBe('binary');
    expect(view.file('model.bin')?.state).toBe('lfs');
    expect(view.file('vendor/lib')).toMatchObject({ state: 'unread', reason: 'gitlink', oid: null });
    expect(view.file('link')?.state).toBe('link');
    expect(view.linkTarget('link')).toBe('../etc/passwd');
    expect(view.filesWithWord('passwd')).toEqual(['link']);
    for (const path of ['image.png', 'model.bin', 'vendor/lib', 'link', 'nowhere']) expect(view.facts(path)).toBeNull();
    expect(view.facts('a.txt')).not.toBeNull();
    expect(view.file('nowhere')).toBeUndefined();
  });

  test('one blob under two paths is found under both', async () => {
    const view = await memoryView({ 'x/same.txt': 'shared', 'y/same.txt': 'shared', 'y/other.md': 'shared' });
    expect(view.filesWithWord('shared')).toEqual(['x/same.txt', 'y/other.md', 'y/same.txt']);
  });

  test('knows directories, scope and ignored paths', async () => {
    const view = await memoryView(
      {
        'src/deep/a.txt': 'a',
        'lib/b.txt': 'b',
        '.gitignore': 'dist/\n*.log\n!keep.log\n',
        'src/.gitignore': '/generated\n',
      },
      { scope: ['./src/'] },
    );
    expect(['', 'src', 'src/deep', 'src/deep/a.txt', 'sr'].map((path) => view.isDirectory(path))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(view.file('src/deep/a.txt')?.outOfScope).toBe(false);
    expect(view.file('lib/b.txt')?.outOfScope).toBe(true);
    expect(view.ignores('dist/index.js')).toBe(true);
    expect(view.ignores('packages/a/dist')).toBe(true);
    expect(view.ignores('debug.log')).toBe(true);
    expect(view.ignores('keep.log')).toBe(false);
    expect(view.ignores('src/generated/x.ts')).toBe(true);
    expect(view.ignores('generated/x.ts')).toBe(false);
  });
});
