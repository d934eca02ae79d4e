import { useEffect, useRef } from 'react';

/** Focuses the heading of the question that opens first, and of each that replaces it. @param shown identifies the content */
export function useQuestionFocus(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current === shown) return;
    if (seen.current !== undefined) window.scrollTo(0, 0);
    seen.current = shown;
    heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return heading;
}
