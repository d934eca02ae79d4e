import { type ReactNode, useDeferredValue } from 'react';

/**
 * What is below the first screen: rendered after what is above has been painted, and in slices, so that no long task
 * keeps a finger waiting.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isAbovePainted = useDeferredValue(true, false);
  return isAbovePainted ? children : null;
}
