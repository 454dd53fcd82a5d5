import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thirdPartyLicenses } from '../../../scripts/third-party-licenses.ts';

let directory: string;

function add(name: string, license: string): string {
  const root = join(directory, 'node_modules', name);
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name, version: '1.0.0', license }));
  writeFileSync(join(root, 'LICENSE'), `the terms of ${name}`);
  return join(root, 'dist', 'index.js');
}

describe('the notices beside the bundle', () => {
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'nonesuch-licenses-'));
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it('name each package in it once, with its terms, and none of ours', () => {
    const files = [add('a', 'MIT'), add('@scope/b', 'ISC'), add('a', 'MIT'), join(directory, 'src', 'own.ts')];
    const text = thirdPartyLicenses(files);
    expect(text.match(/^the terms of .*$/gmu)).toEqual(['the terms of @scope/b', 'the terms of a']);
  });

  it('cannot be made where a license is not one that was decided on', () => {
    expect(() => thirdPartyLicenses([add('c', 'GPL-3.0')])).toThrow('c 1.0.0 has the license GPL-3.0');
  });
});
