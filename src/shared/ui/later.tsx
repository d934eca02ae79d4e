import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';

const LATER_MS = 2000;

interface LaterProps {
  /** In its place until then. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** What is not part of the first load of a page: rendered a moment later, in slices, its code fetched then. */
export function Later({ fallback = null, children }: LaterProps) {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsLater(true)), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLater ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
