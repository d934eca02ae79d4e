/** Aborted by the first SIGINT, SIGTERM or SIGHUP, and within an npm script by the end of npm's shell. */
export function endingSignal(): AbortSignal;
