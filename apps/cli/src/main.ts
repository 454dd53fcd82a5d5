// A reader that has seen enough (`| head`) closes the pipe: that is no error, and the exit code stays what it is.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const interrupt = new AbortController();
process.once('SIGINT', () => {
  interrupt.abort();
  // What listens to the signal cleans up; a second one, or a run that does not end, is not waited for.
  process.once('SIGINT', () => process.exit(130));
  setTimeout(() => process.exit(130), 3_000).unref();
});

// Loaded behind the handlers, which are to be there from the first moment on.
const { run } = await import('./run.ts');

process.exitCode = await run(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
  signal: interrupt.signal,
});

export {};
