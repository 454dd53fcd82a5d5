import { readdirSync, readFileSync } from 'node:fs';
import { schemas } from 'nonesuch-schema';
import { describe, expect, it } from 'vitest';
import {
  isReasonCode,
  limitingOrder,
  limitReasons,
  reasonCodes,
  reasonOf,
  type UseCode,
  unprovenLimit,
  verdictOrder,
} from '../src/index.ts';

const docs = new URL('../../../docs/', import.meta.url);
const pages = (folder: string) =>
  readdirSync(new URL(`${folder}/`, docs))
    .map((file) => file.replace(/\.md$/, ''))
    .sort();

describe('the registry', () => {
  it('holds the codes that the contract publishes, and no other', () => {
    expect([...reasonCodes].sort()).toEqual([...schemas.common.$defs.reason_code.enum].sort());
  });

  it('ranks every limit once', () => {
    expect([...limitingOrder].sort()).toEqual(Object.keys(limitReasons).sort());
  });

  it('has an impact for every limit, and for nothing else', () => {
    for (const code of reasonCodes) expect(reasonOf(code).impact !== null).toBe(reasonOf(code).family === 'limit');
  });

  it('has a remedy for every limit', () => {
    for (const code of Object.keys(limitReasons)) expect(reasonOf(code).remedy, code).toMatch(/^[A-Z].*\.$/);
  });

  it('takes no name of a plain object for a code', () => {
    for (const name of ['constructor', '__proto__', 'toString']) expect(isReasonCode(name)).toBe(false);
  });

  it('turns a use that is not proven into a limit', () => {
    for (const code of reasonCodes)
      if (reasonOf(code).family === 'use') expect(reasonOf(unprovenLimit(code as UseCode)).family).toBe('limit');
  });

  it('words every code, for none, one and several places, with and without a subject', () => {
    const wordings = reasonCodes.map((code) => {
      const { describe: say } = reasonOf(code);
      return `${code}\n  ${[say({ count: 0, subject: null }), say({ count: 1, subject: null }), say({ count: 1204, subject: 'SUBJECT' })].join('\n  ')}`;
    });
    expect(wordings.join('\n')).toMatchSnapshot();
  });
});

describe('the docs', () => {
  it('have a page for each code, and none too many', () => {
    expect(pages('reasons')).toEqual([...reasonCodes].sort());
  });

  it.each(reasonCodes)('explain %s: what it means, an example, what would settle it', (code) => {
    const page = readFileSync(new URL(`../../../${reasonOf(code).docs}`, import.meta.url), 'utf8');
    expect(page).toMatch(new RegExp(`^# ${code}\\n`));
    for (const part of ['## What it means', '## Example', '## What would settle it']) {
      const body = page.split(`${part}\n`)[1]?.split('\n## ')[0]?.trim() ?? '';
      expect(body.length, part).toBeGreaterThan(20);
    }
  });

  it('have a page for each verdict, and none too many', () => {
    expect(pages('verdicts')).toEqual([...verdictOrder].sort());
  });
});
