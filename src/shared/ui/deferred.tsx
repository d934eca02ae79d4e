import { type ReactNode, Suspense, startTransition, useDeferredValue, useEffect, useState } from 'react';

const AFTER_LOAD_MS = 2000;

interface DeferredProps {
  /** Two seconds later, so that neither code nor data of it are part of the first load of the page. */
  afterTwoSeconds?: boolean;
  /** In its place until then. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Content below the first screen: rendered after the content above has been painted, and in slices, so that no long task
 * delays a tap. Lazy components in it are loaded then.
 */
export function Deferred({ afterTwoSeconds = false, fallback = null, children }: DeferredProps) {
  const isAbovePainted = useDeferredValue(true, false);
  const [isDue, setIsDue] = useState(!afterTwoSeconds);
  useEffect(() => {
    if (!afterTwoSeconds) return;
    const timer = setTimeout(() => startTransition(() => setIsDue(true)), AFTER_LOAD_MS);
    return () => clearTimeout(timer);
  }, [afterTwoSeconds]);
  return isAbovePainted && isDue ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
