import { Command, Option } from 'commander';
import type { CommandContext } from './commands/command-context.ts';
import { explainCommand } from './commands/explain.ts';
import { indexCommand } from './commands/index-command.ts';
import { statusCommand } from './commands/status.ts';
import { checkOptions, FAIL_ON, type GlobalFlags, type GlobalOptions, REPORTERS } from './options.ts';
import type { RunContext } from './run-context.ts';
import { printable } from './terminal/printable.ts';
import { tool } from './tool.ts';

const EPILOGUE = `
Exit codes: 0 clean, 1 findings at or above --fail-on, 2 usage or configuration, 3 could not see.

Examples:
  nonesuch removed --base main                 what this branch removes, and whether something still uses it
  nonesuch absent src/retry.ts#retryWithBackoff   may I conclude that nothing uses it?
  nonesuch refs Counter.increment --json
  nonesuch explain namespace_escape`;

/** What the parsed command line says, as soon as it is known: an error is reported the way that was asked for. */
export interface ParsedRun {
  command: string;
  options: GlobalOptions | null;
  exitCode: number;
}

/** The command line: names, options and help. What a command does is in its own file. */
export function createProgram(run: RunContext, parsed: ParsedRun): Command {
  const program = new Command('nonesuch')
    .description('Code search that can prove a negative.')
    .version(tool.version, '--version', 'print the version')
    .helpOption('-h, --help', 'print this')
    .addHelpText('after', EPILOGUE)
    .showSuggestionAfterError()
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => run.stdout.write(text),
      writeErr: (text) => run.stderr.write(text),
      outputError: (text, write) => write(usageLine(text)),
    });

  for (const option of globalOptions()) program.addOption(option);

  /** A command, and its action with the options that all take checked. Its code is loaded where it is the one that was asked for. */
  const define = (
    name: string,
    description: string,
    load: () => Promise<(context: CommandContext, ...args: never[]) => Promise<number>>,
  ) => {
    const command = program.command(name).description(description);
    return command.action(async (...args: unknown[]) => {
      parsed.command = name.split(' ')[0]!;
      const flags = command.optsWithGlobals<GlobalFlags>();
      const options = checkOptions(flags, run.cwd);
      parsed.options = options;
      const act = await load();
      parsed.exitCode = await act({ run, options, flags: command.opts() }, ...(args.slice(0, -2) as never[]));
    });
  };

  define('index', 'read the repository and keep what was found', async () => indexCommand)
    .addOption(headOption())
    .option('--profile', 'say what the time went to');
  define('status', 'what the index holds, against HEAD and the working tree', async () => statusCommand).addOption(
    headOption(),
  );
  define(
    'refs <symbol>',
    'where a symbol is used',
    async () => (await import('./commands/questions.ts')).refsCommand,
  ).addOption(headOption());
  define(
    'absent <symbol>',
    'may I conclude that nothing uses it? (exit 1 where not, see --fail-on)',
    async () => (await import('./commands/questions.ts')).absentCommand,
  )
    .addOption(headOption())
    .addOption(failOnOption());
  define(
    'removed',
    'the symbols that a change removes, and whether something still uses them',
    async () => (await import('./commands/questions.ts')).removedCommand,
  )
    .requiredOption('--base <rev>', 'the revision before the change, judged as it is')
    .addOption(headOption())
    .option('--merge-base', 'start from the merge base of --base and --head instead of --base itself')
    .addOption(failOnOption());
  define('explain <code>', 'what a verdict, a reason or a ledger state means', async () => explainCommand);
  return program;
}

/** One line, like every other error. The arguments that commander quotes are the caller's. */
function usageLine(text: string): string {
  const line = text
    .trim()
    .replace(/^error: /u, '')
    .replace(/\s*\n\s*/gu, ' ');
  return `nonesuch: usage: ${printable(line)}\n`;
}

function headOption(): Option {
  return new Option('--head <rev>', 'the revision to look at; WORKTREE is the working tree').default('HEAD');
}

function failOnOption(): Option {
  return new Option('--fail-on <verdict>', 'exit with 1 from this verdict on').choices(FAIL_ON);
}

function globalOptions(): Option[] {
  return [
    new Option('--root <dir>', 'a directory of the repository').default('.'),
    new Option('--json', 'print the answer as JSON (its schema is published)'),
    new Option('--reporter <name>', 'form of the result').choices(REPORTERS).default('text'),
    new Option('--output <file>', 'write the result to a file, in one step'),
    new Option('--scope <path>', 'look only at this path; repeatable. Nothing beyond it can be concluded').argParser(
      (path: string, before: readonly string[] = []) => [...before, path],
    ),
    new Option('--index-dir <dir>', 'where the index is kept (default: in the git directory)'),
    new Option('--no-cache', 'keep nothing on disk'),
    new Option('--on-demand', 'parse what the question leads to, and not all files; the answer is the same'),
    new Option('--verbose', 'show every place, every limit, and the stack of an error'),
    new Option('--quiet', 'no progress'),
  ];
}
