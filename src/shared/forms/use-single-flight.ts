import { useRef } from 'react';

/**
 * Runs `work` once at a time: a call while it runs does nothing. For submitting a form, where a quick second press
 * comes before the pending state is rendered.
 */
export function useSingleFlight<Args extends unknown[]>(work: (...args: Args) => Promise<void>) {
  const running = useRef(false);
  return async (...args: Args) => {
    if (running.current) return;
    running.current = true;
    try {
      await work(...args);
    } finally {
      running.current = false;
    }
  };
}
