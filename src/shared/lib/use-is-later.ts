import { startTransition, useEffect, useState } from 'react';

const LATER_MS = 2000;

/** True a moment after the page is there, for what is not part of its first load. */
export function useIsLater(): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsLater(true)), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}
