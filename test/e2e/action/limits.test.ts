import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepStories } from './run-story.ts';
import { type Stage, setStage } from './stage.ts';

const COUNT = 400;
const name = (n: number) => `aFunctionWithARatherLongNameThatIsRemoved${String(n).padStart(4, '0')}`;
const names = Array.from({ length: COUNT }, (_, n) => name(n));
const library = names.map((each) => `export function ${each}(): void {}\n`).join('');
const user = `import {\n${names.map((each) => `  ${each},\n`).join('')}} from './library.ts';\n\n${names.map((each) => `${each}();\n`).join('')}`;

let stage: Stage;

keepStories('limits', () => stage);

describe('a pull request that removes four hundred symbols that are used', () => {
  beforeAll(async () => {
    stage = await setStage({
      base: { 'package.json': '{"private":true}\n', 'src/library.ts': library, 'src/user.ts': user },
      head: { 'src/library.ts': 'export {};\n' },
    });
  });
  afterAll(async () => expect(await stage.close()).toEqual([]));

  it('gets a comment within the limit that says what it leaves out, ten review comments and ten annotations', async () => {
    const { code, outputs, commands, summary } = await stage.run({ inputs: { 'max-findings': '9999' } });
    expect({ code, referenced: outputs.get('referenced-count') }).toEqual({ code: 0, referenced: String(COUNT) });
    const [comment] = await stage.comments();
    expect(comment!.body.length).toBeLessThanOrEqual(65_536);
    const named = new Set(comment!.body.match(/aFunctionWithARatherLongNameThatIsRemoved\d{4}/gu)).size;
    const cut = Number(/_(\d+) more symbols are not shown here/u.exec(comment!.body)?.[1] ?? 0);
    expect(named + cut).toBe(COUNT);
    expect(cut).toBeGreaterThan(0);
    expect(await stage.reviewComments()).toHaveLength(10);
    expect(commands.filter((command) => command.startsWith('::error '))).toHaveLength(10);
    expect(new Set(summary.match(/aFunctionWithARatherLongNameThatIsRemoved\d{4}/gu)).size).toBe(COUNT);
  });

  it('shows as many as it is told to', async () => {
    await stage.run({ inputs: { 'max-findings': '3', 'comment-key': 'three', 'review-comments': '30' } });
    const comment = (await stage.comments()).at(-1)!;
    expect(comment.body).toContain(`_${COUNT - 3} more symbols are not shown here`);
    expect(await stage.reviewComments()).toHaveLength(40);
  });
});
