import { type RefObject, useEffect } from 'react';
import { getLength, resample, type Stroke } from '@/features/learning/tracing/geometry';
import { isMotionReduced } from '@/shared/lib/motion';

/** Units of the box a second: a child's eye follows. */
const SPEED = 620;
const REST_MS = 500;
const STEP = 10;

/** Moves a circle along a stroke in a loop; does nothing with reduced motion or without a stroke. */
export function useWayDot(dot: RefObject<SVGCircleElement | null>, stroke: Stroke | null): void {
  useEffect(() => {
    const circle = dot.current;
    if (!circle || !stroke || isMotionReduced()) return;
    const path = resample(stroke, STEP);
    const duration = Math.max(400, (getLength(stroke) / SPEED) * 1000);
    const begun = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const t = ((now - begun) % (duration + REST_MS)) / duration;
      const point = path[Math.min(path.length - 1, Math.floor(t * path.length))];
      if (point) {
        circle.setAttribute('cx', String(point.x));
        circle.setAttribute('cy', String(point.y));
      }
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [dot, stroke]);
}
