import { useEffect, useState } from 'react';

/** How wide a chart may be drawn, in px, and how large the person reads (1 at the usual 16 px). */
export type ChartBox = { width: number; text: number };

const FIRST: ChartBox = { width: 340, text: 1 };

const getChartBox = (element: Element): ChartBox => ({
  width: element.clientWidth || FIRST.width,
  text: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1,
});

/** Follows the width of the element that `ref` is given to, so that letters and strokes keep their size. */
export function useChartBox<T extends Element>() {
  const [element, ref] = useState<T | null>(null);
  const [box, setBox] = useState(FIRST);
  useEffect(() => {
    if (!element) return;
    const follow = () =>
      setBox((known) => {
        const now = getChartBox(element);
        return now.width === known.width && now.text === known.text ? known : now;
      });
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, box };
}
