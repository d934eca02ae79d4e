/** Why an AbortSignal of `stopSignal` was aborted. */
export class Stopped extends Error {
  constructor(readonly signal: string) {
    super(`stopped by ${signal}`);
    this.name = 'Stopped';
  }
}

/** Aborted with `Stopped` by the first stop signal; a second one ends the process at once. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(1);
      controller.abort(new Stopped(signal));
    });
  }
  return controller.signal;
}

/** Resolves with the name of the signal. */
export const untilStopped = (stopping: AbortSignal): Promise<string> =>
  new Promise((resolve) => {
    const stop = () => resolve((stopping.reason as Stopped).signal);
    if (stopping.aborted) stop();
    else stopping.addEventListener('abort', stop, { once: true });
  });

/** Awaits work until a stop signal arrives. @throws Stopped */
export async function unlessStopped<T>(stopping: AbortSignal, work: () => Promise<T>): Promise<T> {
  stopping.throwIfAborted();
  return Promise.race([
    work(),
    untilStopped(stopping).then((signal): never => {
      throw new Stopped(signal);
    }),
  ]);
}
