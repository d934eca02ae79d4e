const LOOK_MS = 500;

/**
 * Aborted by the first SIGINT, SIGTERM or SIGHUP. npm hands a signal to the shell it runs a script in, and the shell ends
 * without passing it on; so within an npm script the end of that shell counts as well.
 */
export function endingSignal() {
  const ending = new AbortController();
  const end = () => ending.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, end);
  if (process.env.npm_lifecycle_event) {
    const shell = process.ppid;
    setInterval(() => process.ppid !== shell && end(), LOOK_MS).unref();
  }
  return ending.signal;
}
