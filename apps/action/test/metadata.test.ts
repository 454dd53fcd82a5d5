import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validateAction } from '@actions/languageservice/validate-action';
import { describe, expect, it } from 'vitest';
import { INPUT_DESCRIPTIONS } from '../src/inputs.ts';
import { actionYaml, companionRows, companionYaml, inputTable, outputTable } from '../src/metadata.ts';
import { OUTPUT_DESCRIPTIONS } from '../src/outputs.ts';
import { ACTION_VERSION } from '../src/version.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const read = (relative: string) => readFileSync(path(relative), 'utf8');

let documents = 0;

async function complaints(text: string): Promise<string[]> {
  // The service keeps what it read by address, so each text needs one of its own. It asks for nothing but these two.
  const document = { uri: `file:///${++documents}/action.yml`, getText: () => text };
  return (await validateAction(document as Parameters<typeof validateAction>[0])).map(({ message }) => String(message));
}

describe('action.yml', () => {
  it('is what the code reads and writes, in both places that a workflow may name', async () => {
    await expect(actionYaml('dist/index.js')).toMatchFileSnapshot('../action.yml');
    await expect(actionYaml('apps/action/dist/index.js')).toMatchFileSnapshot('../../../action.yml');
    await expect(companionYaml('../apps/action/dist/comment.js')).toMatchFileSnapshot('../../../comment/action.yml');
  });

  it("has nothing that GitHub's language service complains of", async () => {
    expect(await complaints(actionYaml('dist/index.js'))).toEqual([]);
    expect(await complaints(companionYaml('x.js'))).toEqual([]);
    // The control: it does complain.
    expect(await complaints(actionYaml('dist/index.js').replace('node24', 'node18'))).not.toEqual([]);
  });

  it('sets no default but the token', () => {
    expect(actionYaml('x').match(/^ {4}default: .*$/gmu)).toEqual([`    default: \${{ github.token }}`]);
  });
});

describe('the code', () => {
  it('reads every input and writes every output that it describes', () => {
    const inputs = read('../src/inputs.ts');
    for (const name of Object.keys(INPUT_DESCRIPTIONS))
      expect(inputs.split('readInputs(')[1]).toMatch(new RegExp(`get\\('${name}'\\)`, 'u'));
    const sources = read('../src/run.ts') + read('../src/outputs.ts').split('export type OutputName')[1];
    for (const name of Object.keys(OUTPUT_DESCRIPTIONS)) expect(sources).toContain(`'${name}'`);
  });

  it('has the version of its package', () => {
    expect(ACTION_VERSION).toBe(JSON.parse(read('../package.json')).version);
  });
});

describe('the documentation', () => {
  it('has both tables as they are made from the code', async () => {
    const page = read('../../../docs/action/README.md')
      .replace(/(<!-- inputs -->\n)[\s\S]*?(\n<!-- \/inputs -->)/u, (_, start, end) => start + inputTable() + end)
      .replace(/(<!-- outputs -->\n)[\s\S]*?(\n<!-- \/outputs -->)/u, (_, start, end) => start + outputTable() + end);
    expect(page).toContain(inputTable());
    expect(page).toContain(outputTable());
    await expect(page).toMatchFileSnapshot('../../../docs/action/README.md');
    const forks = read('../../../docs/action/forks.md').replace(
      /(<!-- companion -->\n)[\s\S]*?(<!-- \/companion -->)/u,
      (_, start, end) => `${start}${companionRows()}\n${end}`,
    );
    expect(forks).toContain(companionRows());
    await expect(forks).toMatchFileSnapshot('../../../docs/action/forks.md');
  });
});
