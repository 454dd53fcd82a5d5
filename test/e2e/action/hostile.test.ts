import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foreignParts } from '../../harness/markdown/foreign-parts.ts';
import type { Files } from '../../harness/repository/fast-import.ts';
import { type Stage, setStage } from './stage.ts';

/** Paths that would be a link, an element, a mention, a command, a marker or a path outside, if anybody let them. */
const PATHS = [
  'src/`x`|<img src=x onerror=alert(1)>.ts',
  'src/@everyone and #1.ts',
  'src/[click](https:__evil.example).ts',
  'src/\n::error::pwned\n.ts',
  'src/##[error]pwned.ts',
  'src/<!-- nonesuch:v1 key=default -->.ts',
  'src/\u202egnp.ts',
  'src/--output=pwned.ts',
  '-rf.ts',
  'src/</details>&lt;b&gt;.ts',
  "src/$x$ ${'{{'} secrets.GITHUB_TOKEN }}.ts",
  'src/😀.ts',
];

const declares = (n: number) => `export function gone${n}(): number {\n  return ${n};\n}\n`;
/** The name stands in a string beside more of what GitHub would act on. */
const uses = (n: number) =>
  `import { gone${n} } from ${JSON.stringify(`./${PATHS[n]!.replace(/^src\//u, '')}`)}; gone${n}(); // @octocat fixes #1 https://evil.example <script>\n`;

const base: Files = Object.fromEntries(
  PATHS.flatMap((path, n) => [
    [path, declares(n)],
    [`${path.startsWith('src/') ? 'src/' : ''}use${n}.ts`, uses(n)],
  ]),
);
const head: Files = Object.fromEntries(PATHS.map((path) => [path, 'export const left = 1;\n']));

let stage: Stage;

describe('a repository with hostile names', () => {
  beforeAll(async () => {
    stage = await setStage({ base: { 'package.json': '{"private":true}\n', ...base }, head });
  });
  afterAll(async () => expect(await stage.close()).toEqual([]));

  it('is judged, and nothing of it becomes a link, a mention, an element or a command', async () => {
    const { code, outputs, summary, stdout, commands } = await stage.run({ inputs: { 'review-comments': '30' } });
    expect({ code, removed: outputs.get('removed-count'), referenced: outputs.get('referenced-count') }).toEqual({
      code: 0,
      removed: String(PATHS.length),
      referenced: String(PATHS.length),
    });
    const repository = `${stage.github.owner}/${stage.github.repo}`;
    const bodies = [
      summary,
      ...(await stage.comments()).map(({ body }) => body),
      ...(await stage.reviewComments()).map(({ body }) => body),
    ];
    expect(bodies).toHaveLength(2 + PATHS.length);
    for (const body of bodies) expect(foreignParts(body, repository)).toEqual([]);
    expect(
      commands.filter(
        (command) => !/^::(?:add-mask|error title=gone\d+ is removed and used here,file=)/u.test(command),
      ),
    ).toEqual([]);
    expect(stdout).not.toMatch(/^pwned/mu);
    expect(stdout).not.toContain('\u202e');
  });
});
