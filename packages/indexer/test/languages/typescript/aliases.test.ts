import { describe } from 'vitest';
import { ABSENT, claim, HELD } from './claim.ts';

const pkg = { 'package.json': '{"name":"x","private":true,"dependencies":{"@x/shapes":"1","react":"1"}}' };
const module = { 'shapes/index.ts': 'export const unused = 1;\nexport const used = 2;' };
const list = {
  'vite.config.ts':
    'import path from "path";\nexport default { resolve: { alias: [{ find: /^@x\\/shapes$/, replacement: path.resolve(__dirname, "./shapes/index.ts") }] } };',
};
const object = {
  'vitest.config.ts':
    'import path from "path";\nexport default { resolve: { alias: { "@x/shapes": path.resolve(__dirname, "./shapes/index.ts") } } };',
};
const jest = {
  'jest.config.js': 'module.exports = { moduleNameMapper: { "^@x/shapes$": "<rootDir>/shapes/index.ts" } };',
};

describe.each([
  ['in a list', list],
  ['in an object', object],
  ['of a test runner', jest],
])('a module that an alias %s leads to', (_, config) => {
  const alias = (title: string, files: Record<string, string>, expected: RegExp): void =>
    claim(title, { ...pkg, ...module, ...config, ...files }, 'shapes/index.ts#unused', expected);
  alias('has what nobody takes of a package', { 'm.ts': 'import { used } from "@x/shapes";\nused;' }, ABSENT);
  alias('gives what is imported by it', { 'm.ts': 'import { unused } from "@x/shapes";\nunused;' }, HELD);
  alias('gives what is imported under another name', { 'm.ts': 'import { unused as u } from "@x/shapes";\nu;' }, HELD);
  alias('gives what is read of its namespace', { 'm.ts': 'import * as s from "@x/shapes";\ns.unused;' }, HELD);
  alias('gives what is taken apart', { 'm.ts': 'const { unused } = require("@x/shapes");\nunused;' }, HELD);
  alias('gives what is handed on', { 'm.ts': 'export { unused } from "@x/shapes";' }, HELD);
  alias('gives what is loaded later', { 'm.ts': 'import("@x/shapes").then(({ unused }) => unused);' }, HELD);
});

describe('a module in the setting of a tool that reads it', () => {
  claim(
    'gives whatever it exports',
    { ...pkg, ...module, 'vitest.config.ts': 'export default { test: { globalSetup: "./shapes/index.ts" } };' },
    'shapes/index.ts#unused',
    HELD,
  );
});
