import { INPUT_DESCRIPTIONS } from './inputs.ts';
import { OUTPUT_DESCRIPTIONS } from './outputs.ts';

/**
 * The text of action.yml, made from what the code reads and writes.
 *
 * No input but the token has a default there: a default could not be told from a choice, and would hide the configuration.
 *
 * @param entry path of the bundle, from the file's own directory
 */
export function actionYaml(entry: string): string {
  const inputs = Object.entries(INPUT_DESCRIPTIONS).flatMap(([name, { description, fallback }]) => [
    `  ${name}:`,
    `    description: ${scalar(`${description} Default: ${fallback}.`)}`,
    '    required: false',
    ...(name === 'github-token' ? [`    default: ${TOKEN}`] : []),
  ]);
  const outputs = Object.entries(OUTPUT_DESCRIPTIONS).flatMap(([name, description]) => [
    `  ${name}:`,
    `    description: ${scalar(description)}`,
  ]);
  return [
    '# Made from apps/action/src/inputs.ts and outputs.ts: `npx vitest run -u apps/action/test/metadata.test.ts` writes it.',
    `name: ${scalar('Nonesuch')}`,
    `description: ${scalar('Says of each symbol that a pull request removes whether something still uses it, and proves it, or says why it cannot tell.')}`,
    `author: ${scalar('Nonesuch contributors')}`,
    'branding:',
    '  icon: search',
    '  color: gray-dark',
    'inputs:',
    ...inputs,
    'outputs:',
    ...outputs,
    'runs:',
    '  using: node24',
    `  main: ${scalar(entry)}`,
    '',
  ].join('\n');
}

/** The tables of the documentation. */
export function inputTable(): string {
  const rows = Object.entries(INPUT_DESCRIPTIONS).map(
    ([name, { description, fallback }]) => `| \`${name}\` | ${description} | ${fallback} |`,
  );
  return ['| input | what it does | where it is not set |', '| --- | --- | --- |', ...rows].join('\n');
}

export function outputTable(): string {
  const rows = Object.entries(OUTPUT_DESCRIPTIONS).map(([name, description]) => `| \`${name}\` | ${description} |`);
  return ['| output | what it is |', '| --- | --- |', ...rows].join('\n');
}

const TOKEN = `\${{ github.token }}`;

/** A quoted scalar: every JSON string is one in YAML. */
function scalar(text: string): string {
  return JSON.stringify(text);
}
