import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Execution, runTests } from './execution.ts';
import { fixtureCheckout } from './truth/fixture.ts';

const files = {
  'library.js': `exports.byComputedName = function () {};
exports.never = function () {};
async function awaited() {}
const arrow = () => 1;
class Box {
  static make() { return new Box(); }
  async open() {}
  get size() { return 1; }
  shut() {}
}
exports.all = { awaited, arrow, Box };
`,
  'test.js': `const library = require('./library');
library['by' + 'ComputedName']();
const { awaited, arrow, Box } = library.all;
awaited();
arrow();
Box.make().open();
Box.make().size;
`,
};

let root: string;
let execution: Execution;
beforeAll(() => {
  root = fixtureCheckout(files);
  execution = runTests(root, { command: ['test.js'] }, 1);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the execution oracle', () => {
  it('names each declared function that ran, however it was called, and no other', () => {
    expect(execution.exit).toBe(0);
    expect(execution.ran.map(({ symbol }) => symbol).sort()).toEqual([
      'library.js#Box.make',
      'library.js#Box.open',
      'library.js#Box.size',
      'library.js#arrow',
      'library.js#awaited',
      'library.js#byComputedName',
    ]);
  });
});
