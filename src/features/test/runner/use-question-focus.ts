import { useEffect, useRef } from 'react';

/** Focuses the heading when the content changes. @param shown identifies the content */
export function useQuestionFocus(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(shown);
  useEffect(() => {
    if (seen.current === shown) return;
    seen.current = shown;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return heading;
}
