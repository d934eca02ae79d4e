import { onPageShown } from '@/shared/lib/page-visibility';

/** Resolves after so many ms, or earlier when the network returns, the page becomes visible or the signal is aborted. */
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
    onPageShown(end, done.signal);
    signal.addEventListener('abort', end, { signal: done.signal });
    if (signal.aborted) end();
  });
}
