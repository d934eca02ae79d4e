import { useEffect, useRef } from 'react';

/** The heading of what is shown takes the focus when something else comes. @param shown names it */
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
