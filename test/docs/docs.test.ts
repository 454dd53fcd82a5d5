import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const house = fileURLToPath(new URL('../../', import.meta.url));
const pages = [
  ...readdirSync(house).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(house, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

test('the generated parts of the documentation are what the source and the built command give', () => {
  const run = spawnSync(process.execPath, [join(house, 'scripts/docs.mjs'), '--check'], { encoding: 'utf8' });
  expect(run.status, run.stdout + run.stderr).toBe(0);
}, 300_000);

describe('every link within the repository leads somewhere', () => {
  test.each(pages)('%s', (page) => {
    const text = readFileSync(join(house, page), 'utf8').replace(/```[\s\S]*?```/g, '');
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? join(house, page) : join(house, dirname(page), path);
      expect(existsSync(file), `${page}: ${target}`).toBe(true);
      expect(relative(house, file).startsWith('..'), `${page}: ${target}`).toBe(false);
      if (anchor && file.endsWith('.md')) expect(anchorsOf(file), `${page}: ${target}`).toContain(anchor);
    }
  });
});

/** Ids of a page's headings, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
