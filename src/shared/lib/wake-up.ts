/** Resolves after so many ms, or as soon as the network or the person comes back. */
export function wakeUp(signal: AbortSignal, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const end = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, { signal: done.signal });
    document.addEventListener('visibilitychange', end, { signal: done.signal });
    signal.addEventListener('abort', end, { signal: done.signal });
  });
}
