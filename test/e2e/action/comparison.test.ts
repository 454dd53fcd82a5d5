import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'nonesuch-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckoutOptions, checkOut } from '../../harness/repository/checkout.ts';
import { git } from '../../harness/repository/git-command.ts';
import { node24 } from '../../harness/runner/run-action.ts';
import { pullEvent } from './pull-event.ts';
import { keepStories } from './run-story.ts';
import { type Stage, setStage } from './stage.ts';
import { BASE, REMOVES_UNUSED, REMOVES_USED } from './story.ts';

let stage: Stage;

keepStories('comparison', () => stage);

// A use of what the pull request removes landed on main since it branched off: only the merge result shows it.
const quiet = { comment: 'never', 'review-comments': 'false' };

/** A checkout that cannot fetch anything more. */
function cutOff(checkout: CheckoutOptions): string {
  const workspace = mkdtempSync(join(stage.directory, 'cut-off-'));
  checkOut(stage.origin, workspace, checkout);
  git(workspace, ['remote', 'set-url', 'origin', `file://${stage.directory}/nowhere`]);
  return workspace;
}

const LANDED = { 'src/late.ts': "import { lonely } from './unused.ts';\n\nlonely();\n" };

describe('what is compared', () => {
  beforeAll(async () => {
    stage = await setStage({ base: BASE, head: { 'src/unused.ts': null }, landed: LANDED });
  });
  afterAll(async () => expect(await stage.close()).toEqual([]));

  it.each([
    ['with depth 1, the base is fetched by its id', { depth: 1 }],
    ['with depth 2, nothing is fetched', { depth: 2 }],
    ['with the whole history', { depth: 0 }],
    ['in a clone without blobs, what is missing is fetched', { depth: 0, filter: 'blob:none' }],
  ] as const)('is the merge result: %s', async (_, checkout) => {
    const workspace = join(stage.directory, `clone-${checkout.depth}${'filter' in checkout ? '-partial' : ''}`);
    checkOut(stage.origin, workspace, checkout);
    const { code, outputs, stdout } = await stage.run({
      workspace,
      inputs: { comment: 'never', 'review-comments': 'false' },
    });
    expect(stdout).toContain(`Comparing ${stage.origin.main.slice(0, 12)} with ${stage.origin.merge.slice(0, 12)}`);
    expect({ code, verdict: outputs.get('verdict') }).toEqual({ code: 0, verdict: 'referenced' });
    const report = JSON.parse(readFileSync(outputs.get('report-path')!, 'utf8'));
    expect(validate('removal-report', report)).toEqual({ valid: true });
    expect(report).toMatchObject({
      base: { oid: stage.origin.main },
      head: { oid: stage.origin.merge },
      coverage: { files: { not_read: 0 } },
    });
    // A full clone is not made shallow by us.
    expect(git(workspace, ['rev-parse', '--is-shallow-repository']).trim()).toBe(String(checkout.depth !== 0));
  });

  it('is the same on Node 24', async () => {
    const { code, outputs, stderr } = await stage.run({
      node: node24,
      inputs: { comment: 'never', 'review-comments': 'false' },
    });
    expect({ code, verdict: outputs.get('verdict'), stderr }).toEqual({ code: 0, verdict: 'referenced', stderr: '' });
  });

  it.each([
    ['with the whole history', { depth: 0, what: 'head' }],
    ['with depth 1', { depth: 1, what: 'head' }],
  ] as const)("is GitHub's merge commit where only the head is checked out, %s", async (_, checkout) => {
    const { outputs, commands, stdout } = await stage.run({ checkout, inputs: quiet });
    expect(stdout).toContain(`with ${stage.origin.merge.slice(0, 12)}: GitHub's merge commit and its first parent`);
    expect(outputs.get('verdict')).toBe('referenced');
    expect(commands.filter((command) => command.startsWith('::warning::'))).toEqual([]);
  });

  it('is a merge that is made here where the server keeps none, and the checkout stays as it is', async () => {
    const workspace = cutOff({ depth: 0, what: 'head' });
    const before = git(workspace, ['for-each-ref', '--format=%(refname) %(objectname)']);
    const { outputs, stdout } = await stage.run({ workspace, inputs: quiet });
    expect(stdout).toContain('a merge of base and head that was made here');
    expect(outputs.get('verdict')).toBe('referenced');
    expect(git(workspace, ['for-each-ref', '--format=%(refname) %(objectname)'])).toBe(before);
    expect(git(workspace, ['status', '--porcelain'])).toBe('');
  });

  it('is what the inputs say', async () => {
    const inputs = {
      comment: 'never',
      'review-comments': 'false',
      base: stage.origin.forkPoint,
      head: stage.origin.head,
    };
    const { outputs, stdout } = await stage.run({
      checkout: { depth: 0 },
      inputs,
      event: { name: 'workflow_dispatch', payload: {} },
    });
    expect(stdout).toContain(`Comparing ${stage.origin.forkPoint.slice(0, 12)} with ${stage.origin.head.slice(0, 12)}`);
    expect(outputs.get('verdict')).toBe('absent');
  });

  it('is the merge group', async () => {
    const payload = { merge_group: { base_sha: stage.origin.main, head_sha: stage.origin.merge } };
    const { outputs } = await stage.run({ checkout: { depth: 1 }, event: { name: 'merge_group', payload } });
    expect(outputs.get('verdict')).toBe('referenced');
    expect(stage.proxy.transcript).toEqual([]);
  });

  it('is nothing on a push: the index is built, and nothing is said', async () => {
    const { code, outputs, commands } = await stage.run({
      checkout: { depth: 1, what: 'main' },
      event: { name: 'push', payload: {} },
    });
    expect({ code, verdict: outputs.get('verdict') }).toEqual({ code: 0, verdict: 'indexed' });
    expect(commands.filter((command) => !command.startsWith('::add-mask::'))).toEqual([]);
  });
});

describe('what cannot be compared fails, whatever fail-on says, and is never shown as clean', () => {
  beforeAll(async () => {
    stage = await setStage({ base: BASE, head: REMOVES_USED });
  });
  afterAll(async () => expect(await stage.close()).toEqual([]));

  async function expectUnseen(run: ReturnType<Stage['run']>, why: RegExp): Promise<void> {
    const { code, outputs, summary, commands } = await run;
    expect({ code, verdict: outputs.get('verdict') }).toEqual({ code: 1, verdict: 'unseen' });
    expect(commands.filter((command) => command.startsWith('::error::')).join('\n')).toMatch(why);
    expect(summary).toContain('This is not a clean result');
  }

  it('a base that is not there and cannot be fetched', async () => {
    await expectUnseen(
      stage.run({ workspace: cutOff({ depth: 1 }) }),
      /commit [0-9a-f]{12} is missing: the clone is shallow/u,
    );
  });

  it('a checkout of something else', async () => {
    await expectUnseen(
      stage.run({ checkout: { depth: 2, what: 'main' } }),
      /neither the merge of the pull request nor its head/u,
    );
  });

  it('a head in a shallow clone, without its base', async () => {
    await expectUnseen(
      stage.run({ workspace: cutOff({ depth: 1, what: 'head' }) }),
      /is missing: the clone is shallow/u,
    );
  });

  it('pull_request_target, which checks out the base', async () => {
    const event = pullEvent(stage.github, stage.origin, true, 'pull_request_target');
    await expectUnseen(
      stage.run({ checkout: { depth: 1, what: 'main' }, event }),
      /pull_request_target checks out the base/u,
    );
  });

  it('no repository', async () => {
    const workspace = join(stage.directory, 'empty');
    git(stage.directory, ['init', '--quiet', workspace]);
    await expectUnseen(stage.run({ workspace }), /no commit/u);
  });

  it('a base that the server does not know', async () => {
    await expectUnseen(stage.run({ inputs: { base: 'f'.repeat(40) } }), /is missing/u);
  });

  it('is told on the pull request too, where there is a comment', async () => {
    await stage.run();
    expect((await stage.comments())[0]!.body).toContain('still used');
    await expectUnseen(stage.run({ checkout: { depth: 2, what: 'main' } }), /neither/u);
    const comments = await stage.comments();
    expect(comments).toHaveLength(1);
    expect(comments[0]!.body).toContain('could not check this push');
    expect((await stage.reviewComments())[0]!.body).not.toContain('**Settled.**');
  });
});

describe('a head that conflicts with its base', () => {
  beforeAll(async () => {
    stage = await setStage({
      base: BASE,
      head: REMOVES_UNUSED,
      landed: { 'src/unused.ts': 'export function lonely(): void {}\n\nexport function more(): void {}\n' },
    });
  });
  afterAll(async () => expect(await stage.close()).toEqual([]));

  it('is judged alone, and the answer says what it did not see and is worth less', async () => {
    const { outputs, commands, summary } = await stage.run({
      workspace: cutOff({ depth: 0, what: 'head' }),
      inputs: quiet,
    });
    expect(outputs.get('verdict')).toBe('absent');
    expect(commands.join()).toContain('uses that landed on the base since it branched off are not seen');
    expect(summary).toContain('uses that landed on the base');
    const report = JSON.parse(readFileSync(outputs.get('report-path')!, 'utf8'));
    expect(report.verdict).toMatchObject({
      state: 'low_confidence',
      trust: 'inconclusive',
      safe_to_conclude_absent: false,
    });
    expect(report.diagnostics).toMatchObject([{ code: 'not_seen', impact: 'incomplete' }]);
  });
});
