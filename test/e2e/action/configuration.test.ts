import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Stage, setStage } from './stage.ts';
import { BASE, REMOVES_OPEN, REMOVES_USED } from './story.ts';

let stage: Stage;

const waiver = (until: string) => `{
  // Who takes responsibility, and until when.
  "$schema": "https://nonesuch.dev/schemas/v1/configuration.schema.json",
  "waivers": [{ "symbol": "src/net/retry.ts#retryWithBackoff", "by": "ann", "why": "the string is a label", "until": "${until}" }],
}
`;

describe('the configuration in the pull request', () => {
  beforeAll(async () => {
    stage = await setStage({ base: BASE, head: { ...REMOVES_OPEN, 'nonesuch.json': waiver('2099-12-31') } });
  });
  afterAll(async () => expect(await stage.close()).toEqual([]));

  it('waives a finding: nothing is said of it, and it is counted', async () => {
    const { code, outputs, summary } = await stage.run({ inputs: { 'fail-on': 'inconclusive' } });
    expect({ code, verdict: outputs.get('verdict') }).toEqual({ code: 0, verdict: 'waived' });
    expect(await stage.comments()).toEqual([]);
    expect(summary).toContain('1 waived');
  });

  it('waives nothing any more when its time is over', async () => {
    const files = { 'nonesuch.json': waiver('2020-01-01') };
    stage.push(files, { ...REMOVES_OPEN, ...files });
    const { code, outputs } = await stage.run({ inputs: { 'fail-on': 'inconclusive' } });
    expect({ code, verdict: outputs.get('verdict') }).toEqual({ code: 1, verdict: 'inconclusive' });
    expect(await stage.comments()).toHaveLength(1);
  });

  it('is refused where it is not understood, with a near name', async () => {
    const files = { 'nonesuch.json': '{ "fail_onn": "referenced" }\n' };
    stage.push(files, { ...REMOVES_OPEN, ...files });
    const { code, commands, outputs } = await stage.run();
    expect({ code, verdict: outputs.get('verdict') }).toEqual({ code: 1, verdict: 'unseen' });
    expect(commands.join()).toMatch(/unknown key fail_onn.*Did you mean fail_on\?/u);
  });

  it('decides when the job fails, unless the input does', async () => {
    const files = { ...REMOVES_USED, 'nonesuch.json': '{ "fail_on": "referenced" }\n' };
    stage.push(files, { ...REMOVES_OPEN, ...files });
    expect((await stage.run()).code).toBe(1);
    expect((await stage.run({ inputs: { 'fail-on': 'none' } })).code).toBe(0);
  });

  it('is where the input says, or the job fails', async () => {
    const { code, commands } = await stage.run({ inputs: { config: 'config/nonesuch.json' } });
    expect(code).toBe(1);
    expect(commands.join()).toContain('config/nonesuch.json is not in');
  });
});
