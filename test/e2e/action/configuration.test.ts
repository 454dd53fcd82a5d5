import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepStories } from './run-story.ts';
import { type Stage, setStage } from './stage.ts';
import { BASE, REMOVES_OPEN, REMOVES_USED } from './story.ts';

let stage: Stage;

keepStories('configuration', () => stage);

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

describe('a waiver in a comment of the pull request', () => {
  const commented = (why: string, other: string) => ({
    'src/jobs.ts': `// nonesuch-ignore string_match ${why}\n${BASE['src/jobs.ts']}`,
    'src/worker.ts': String(BASE['src/worker.ts']).replace(
      '  run(',
      `  // nonesuch-ignore ${other} two names are read\n  run(`,
    ),
  });

  beforeAll(async () => {
    stage = await setStage({ base: BASE, head: { ...REMOVES_OPEN, ...commented('', 'string_match') } });
  });
  afterAll(async () => expect(await stage.close()).toEqual([]));

  it('counts for nothing without saying why, or for another reason, and its line says so', async () => {
    const { outputs, commands, summary } = await stage.run();
    expect(outputs.get('verdict')).toBe('inconclusive');
    const said = commands.filter((command) => command.includes('A waiver to look at'));
    expect(said.join('\n')).toMatch(/file=src\/jobs\.ts,line=1.*it does not say why/u);
    expect(said.join('\n')).toMatch(/file=src\/worker\.ts,line=4.*settles nothing/u);
    expect(summary).toContain('2 waivers to look at');
    expect((await stage.comments())[0]!.body).toContain('2 waivers to look at');
  });

  it('settles the place where it stands, and the comment of the pull request with it', async () => {
    const files = commented('the string is a label', 'namespace_escape');
    stage.push(files, { ...REMOVES_OPEN, ...files });
    const { code, outputs, summary } = await stage.run({ inputs: { 'fail-on': 'inconclusive' } });
    expect({ code, verdict: outputs.get('verdict') }).toEqual({ code: 0, verdict: 'waived' });
    expect((await stage.comments())[0]!.body).toContain('nothing is open');
    expect((await stage.reviewComments())[0]!.body).toContain('the string is a label');
    expect(summary).not.toContain('to look at');
  });
});
