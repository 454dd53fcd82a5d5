// `pnpm run docs`: writes the generated parts of the documentation, from the source and from the built command.
// With --check it writes nothing, and fails where a part is not what the source gives.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = new URL('../', import.meta.url);
const file = (path) => fileURLToPath(new URL(path, root));
const conditions = ['nonesuch-source', 'node'];

/** Loads a TypeScript module as the tests do. */
async function source(path) {
  const config = {
    configFile: false,
    logLevel: 'error',
    ssr: { resolve: { conditions, externalConditions: conditions } },
  };
  return (await runnerImport(file(path), config)).module;
}

/** Runs the built command, without colours and at a fixed width. */
function nonesuch(...args) {
  const env = { ...process.env, NO_COLOR: '1', COLUMNS: '80' };
  const run = spawnSync(process.execPath, [file('apps/cli/bin/nonesuch.js'), ...args], { encoding: 'utf8', env });
  if (run.status !== 0) throw new Error(`nonesuch ${args[0]}: exit ${run.status}: ${run.stderr.trim()}`);
  return run.stdout;
}

const fence = (text) => ['```text', text.trimEnd(), '```'].join('\n');
const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The main job on the history that ships: the first symbol of each verdict. */
async function demo() {
  const { makeDemoRepository } = await source('test/demo/demo-repository.ts');
  const repository = makeDemoRepository();
  try {
    const revisions = ['--base', repository.base, '--head', repository.head];
    const output = nonesuch('removed', '--root', repository.root, ...revisions, '--fail-on', 'none', '--no-cache');
    const paragraphs = output.trim().split('\n\n');
    const verdicts = ['REFERENCED', 'INCONCLUSIVE', 'ABSENT', 'MOVED'];
    const shown = verdicts.map((verdict) => paragraphs.find((paragraph) => paragraph.startsWith(verdict)));
    if (shown.some((paragraph) => paragraph === undefined)) throw new Error('the demo does not show all four verdicts');
    return fence(
      [`$ nonesuch removed ${revisions.join(' ')}`, paragraphs[0], ...shown, paragraphs.at(-1)].join('\n\n'),
    );
  } finally {
    repository.dispose();
  }
}

/** File types whose treatment the README tells, by the name that people know them by. */
const fileTypes = [
  ['TypeScript', ['ts', 'mts', 'cts', 'tsx']],
  ['JavaScript', ['js', 'mjs', 'cjs', 'jsx']],
  ['Vue', ['vue']],
  ['Svelte', ['svelte']],
  ['Astro', ['astro']],
  ['MDX', ['mdx']],
  ['HTML', ['html']],
  ['Python', ['py']],
  ['Go', ['go']],
  ['Rust', ['rs']],
  ['Java', ['java']],
  ['Kotlin', ['kt']],
  ['C#', ['cs']],
  ['C, C++', ['c', 'h', 'cpp', 'hpp']],
  ['PHP', ['php']],
  ['Ruby', ['rb']],
  ['Swift', ['swift']],
  ['JSON, YAML, TOML, Markdown, CSS and every other text', ['json', 'yaml', 'toml', 'md', 'css', 'txt']],
];

/** What is done with each file type, asked of the rooms themselves. Types that are treated alike share a row. */
async function languages() {
  const { ROOMS } = await source('packages/indexer/src/languages/registry.ts');
  const { semanticsOf } = await source('packages/indexer/src/languages/linking.ts');
  const { foreignLanguage } = await source('packages/indexer/src/ledger/foreign-languages.ts');
  const rows = new Map();
  for (const [name, extensions] of fileTypes) {
    const treatments = new Set(extensions.map((extension) => treatment(`file.${extension}`)));
    if (treatments.size !== 1) throw new Error(`${name}: its extensions are not treated alike`);
    const [key] = treatments;
    rows.set(key, [...(rows.get(key) ?? []), name]);
  }
  return table(
    ['files', 'read as', 'what is removed from them', 'a name that stands in them'],
    [...rows].map(([key, names]) => [names.join(', '), ...JSON.parse(key)]),
  );

  function treatment(path) {
    const room = ROOMS.languages.find((candidate) => candidate.reading(path) !== null);
    const linked = room !== undefined && semanticsOf(room.id) !== null;
    if (linked && room.reading(path).host)
      return JSON.stringify(['scripts parsed, markup read as names', 'judged', 'is resolved']);
    if (linked) return JSON.stringify(['parsed', 'judged', 'is resolved']);
    if (room) return JSON.stringify(['parsed', 'not judged: counted and named', 'keeps a symbol inconclusive']);
    if (foreignLanguage(path))
      return JSON.stringify(['words', 'not judged: counted and named', 'keeps a symbol inconclusive']);
    return JSON.stringify(['words, with the kind of place', 'nothing is declared in them', 'is judged by its place']);
  }
}

async function reasons() {
  const { reasonCodes, reasonOf } = await source('packages/core/src/index.ts');
  const families = [
    ['use', 'Evidence of use (`referenced`)'],
    ['limit', 'Limits (`inconclusive`)'],
    ['accounted', 'Accounted for (do not stand in the way of `absent`)'],
    ['move', 'Moves (`moved`)'],
  ];
  const all = [...reasonCodes].map((code) => reasonOf(code));
  const parts = families.map(([family, title]) => {
    const own = all.filter((reason) => reason.family === family).sort((one, other) => one.rank - other.rank);
    return `### ${title}\n\n${table(
      ['code', 'means'],
      own.map((reason) => [`[\`${reason.code}\`](${reason.docs.replace(/^docs\//, '')})`, cell(reason.meaning)]),
    )}`;
  });
  return parts.join('\n\n');
}

function boundaries() {
  const { forbidden } = createRequire(import.meta.url)(file('.dependency-cruiser.cjs'));
  return table(
    ['rule', 'why'],
    forbidden.map((rule) => [`\`${rule.name}\``, cell(rule.comment)]),
  );
}

function help() {
  const commands = ['index', 'status', 'refs', 'absent', 'removed', 'explain'];
  const parts = [fence(nonesuch('--help'))];
  for (const command of commands)
    parts.push(`### ${command}\n\n${fence(nonesuch(command, '--help').split('\nGlobal Options:')[0])}`);
  return parts.join('\n\n');
}

/** What the oracles found, from the results that are kept. */
async function oracle() {
  const { keptResults, measuresPage } = await source('test/oracle/run/measures-page.ts');
  return measuresPage(keptResults());
}

/** What the Action promises, and the tests that hold it to that. */
async function promises() {
  const { ACTION_PROMISES } = await source('test/promises/action-promises.ts');
  const titles = {
    comments: 'Comments',
    limits: 'Limits',
    revisions: 'What is compared',
    permissions: 'Permissions',
    safety: 'Safety',
    contract: 'The contract with the runner',
  };
  return Object.entries(titles)
    .map(([kind, title]) => {
      const own = ACTION_PROMISES.filter((each) => each.kind === kind);
      const rows = own.map(({ promise, tests }) => [
        cell(promise),
        [...new Set(tests.map(([path]) => path))]
          .map((path) => `[${path.split('/').at(-1)}](../../${path})`)
          .join(', '),
      ]);
      return `## ${title}\n\n${table(['promise', 'tests'], rows)}`;
    })
    .join('\n\n');
}

const parts = [
  ['docs/action/promises.md', 'promises', promises],
  ['docs/judges.md', 'oracle', oracle],
  ['README.md', 'demo', demo],
  ['README.md', 'languages', languages],
  ['ARCHITECTURE.md', 'boundaries', boundaries],
  ['docs/README.md', 'reasons', reasons],
  ['docs/cli.md', 'help', help],
];

const check = process.argv.includes('--check');
const texts = new Map();
for (const [path, name, generate] of parts) {
  const text = texts.get(path) ?? readFileSync(file(path), 'utf8');
  const open = text.indexOf(`<!-- generated:${name} -->`);
  const close = text.indexOf(`<!-- /generated:${name} -->`);
  if (open < 0 || close < open) throw new Error(`${path} has no place for ${name}`);
  const content = await generate();
  texts.set(path, `${text.slice(0, text.indexOf('\n', open) + 1)}${content}\n${text.slice(close)}`);
}
for (const [path, text] of texts) {
  if (text === readFileSync(file(path), 'utf8')) continue;
  if (check) {
    process.stdout.write(`${path} is not what the source gives: run \`pnpm run docs\`\n`);
    process.exitCode = 1;
  } else {
    writeFileSync(file(path), text);
    process.stdout.write(`${path} written\n`);
  }
}
