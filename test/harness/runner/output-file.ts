/**
 * Reads a file of `GITHUB_OUTPUT` as the runner does: `name=value`, or `name<<delimiter`, lines, `delimiter`.
 *
 * @throws Error where the file is none: the runner fails the step then
 */
export function parseOutputs(text: string): Map<string, string> {
  const outputs = new Map<string, string>();
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (line === '') continue;
    const heredoc = /^([^=<]+)<<(.+)$/u.exec(line);
    if (heredoc === null) {
      const equals = line.indexOf('=');
      if (equals < 1) throw new Error(`not an output: ${line}`);
      outputs.set(line.slice(0, equals), line.slice(equals + 1));
      continue;
    }
    const end = lines.indexOf(heredoc[2]!, at + 1);
    if (end === -1) throw new Error(`no end of the output ${heredoc[1]}`);
    outputs.set(heredoc[1]!, lines.slice(at + 1, end).join('\n'));
    at = end;
  }
  return outputs;
}
