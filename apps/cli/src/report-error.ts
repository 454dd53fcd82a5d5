import type { AnswerEnvelope } from 'nonesuch-schema';
import type { CliError } from './cli-error.ts';
import { toCliError } from './known-errors.ts';
import type { ParsedRun } from './program.ts';
import { printable } from './terminal/printable.ts';
import type { Streams } from './terminal/streams.ts';
import { writeOutput } from './terminal/write-output.ts';
import { tool } from './tool.ts';

/**
 * Says what went wrong in one line on stderr: `nonesuch: <what>: <where> (<hint>)`. Where JSON was asked for, the
 * answer is an envelope whose verdict is `degraded`, in the place where the answer was to go: a reader of JSON never
 * takes silence, or the file of an earlier run, for "nothing found".
 *
 * @returns the exit code
 */
export function reportError(error: unknown, { command, options }: ParsedRun, streams: Streams): number {
  const known = toCliError(error);
  const hint = known.hint === '' ? '' : ` (${printable(known.hint)})`;
  streams.stderr.write(`nonesuch: ${printable(known.what)}: ${printable(known.where)}${hint}\n`);
  if (options?.verbose === true) streams.stderr.write(`${stackOf(known)}\n`);
  if (options?.reporter === 'json' && known.code !== 'cannot_write' && known.code !== 'out_of_disk') {
    const text = `${JSON.stringify(degradedEnvelope(known, command), null, 2)}\n`;
    try {
      writeOutput(text, options.output, streams);
    } catch {
      streams.stdout.write(text);
    }
  }
  return known.exit;
}

/** The answer of a command that could not look. */
export function degradedEnvelope(error: CliError, command: string): AnswerEnvelope {
  return {
    contract: 'nonesuch/answer-envelope@1.0',
    tool,
    claim: null,
    verdict: {
      state: 'degraded',
      trust: 'inconclusive',
      absence_claim: 'not_authoritative',
      safe_to_conclude_absent: false,
    },
    limits: [],
    coverage: null,
    confidence: null,
    freshness: null,
    results: [],
    diagnostics: [
      {
        code: error.code,
        impact: 'invalid',
        language: null,
        message: `${error.what}: ${error.where}`,
        hint: error.hint === '' ? null : error.hint,
      },
    ],
    command,
    exit_code: error.exit,
    ...(error.candidates.length > 0 ? { candidates: [...error.candidates] } : {}),
  };
}

function stackOf(error: CliError): string {
  const lines: string[] = [];
  for (let at: unknown = error; at instanceof Error && lines.length < 200; at = at.cause) {
    lines.push(...(at.stack ?? at.message).split('\n').map(printable));
  }
  return lines.join('\n');
}
