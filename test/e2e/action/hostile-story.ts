import type { Files } from '../../harness/repository/fast-import.ts';

/** Paths that would be a link, an element, a mention, a command, a marker or a path outside, if anybody let them. */
export const PATHS = [
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
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a workflow, as a file's name
  "src/$x$ ${'{{'} secrets.GITHUB_TOKEN }}.ts",
  'src/😀.ts',
];

const declares = (n: number) => `export function gone${n}(): number {\n  return ${n};\n}\n`;
/** The name stands in a string beside more of what GitHub would act on. */
const uses = (n: number) =>
  `import { gone${n} } from ${JSON.stringify(`./${PATHS[n]!.replace(/^src\//u, '')}`)}; gone${n}(); // @octocat fixes #1 https://evil.example <script>\n`;

/** Each path declares a function, which another file imports and calls. */
export const base: Files = Object.fromEntries(
  PATHS.flatMap((path, n) => [
    [path, declares(n)],
    [`${path.startsWith('src/') ? 'src/' : ''}use${n}.ts`, uses(n)],
  ]),
);
/** All of these functions are removed. */
export const head: Files = Object.fromEntries(PATHS.map((path) => [path, 'export const left = 1;\n']));
