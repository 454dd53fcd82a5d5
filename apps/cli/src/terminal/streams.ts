/** The outside of the process, as far as a command may touch it. Tests bring their own. */
export interface Streams {
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
}
