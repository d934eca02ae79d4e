import { type ReactNode, Suspense } from 'react';
import { useIsLater } from '@/shared/lib/use-is-later';

interface LaterProps {
  /** In its place until then. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** What is not part of the first load of a page: rendered a moment later, its code fetched then. */
export function Later({ fallback = null, children }: LaterProps) {
  return useIsLater() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
