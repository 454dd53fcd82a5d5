import { COMPANION_INPUTS } from './companion/inputs.ts';
import { INPUT_DESCRIPTIONS, type InputDescription } from './inputs.ts';
import { OUTPUT_DESCRIPTIONS } from './outputs.ts';

/**
 * The text of action.yml, made from what the code reads and writes.
 *
 * No input but the token has a default there: a default could not be told from a choice, and would hide the configuration.
 *
 * @param entry path of the bundle, from the file's own directory
 */
export function actionYaml(entry: string): string {
  return metadata({
    from: 'inputs.ts and outputs.ts',
    name: 'Nonesuch',
    description:
      'Says of each symbol that a pull request removes whether something still uses it, and proves it, or says why it cannot tell.',
    inputs: INPUT_DESCRIPTIONS,
    outputs: OUTPUT_DESCRIPTIONS,
    entry,
  });
}

/** The text of the companion's action.yml. */
export function companionYaml(entry: string): string {
  const { 'comment-id': id, 'comment-url': url } = OUTPUT_DESCRIPTIONS;
  return metadata({
    from: 'companion/inputs.ts',
    name: 'Nonesuch: comment for a fork',
    description: 'Comments on a pull request from a fork, with the report that its own run could not post.',
    inputs: COMPANION_INPUTS,
    outputs: { 'comment-id': id, 'comment-url': url },
    entry,
  });
}

interface Metadata {
  readonly from: string;
  readonly name: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, InputDescription>>;
  readonly outputs: Readonly<Record<string, string>>;
  readonly entry: string;
}

function metadata({ from, name: title, description: about, inputs: taken, outputs: given, entry }: Metadata): string {
  const inputs = Object.entries(taken).flatMap(([name, { description, fallback }]) => [
    `  ${name}:`,
    `    description: ${scalar(`${description} Default: ${fallback}.`)}`,
    '    required: false',
    ...(name === 'github-token' ? [`    default: ${TOKEN}`] : []),
  ]);
  const outputs = Object.entries(given).flatMap(([name, description]) => [
    `  ${name}:`,
    `    description: ${scalar(description)}`,
  ]);
  return [
    `# Made from apps/action/src/${from}: \`npx vitest run apps/action/test/metadata.test.ts --update\` writes it.`,
    `name: ${scalar(title)}`,
    `description: ${scalar(about)}`,
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
  return `| input | what it does | where it is not set |\n| --- | --- | --- |\n${rows(INPUT_DESCRIPTIONS)}`;
}

/** Rows of the companion's inputs. */
export function companionRows(): string {
  return rows(COMPANION_INPUTS);
}

function rows(inputs: Readonly<Record<string, InputDescription>>): string {
  return Object.entries(inputs)
    .map(([name, { description, fallback }]) => `| \`${name}\` | ${description} | ${fallback} |`)
    .join('\n');
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
