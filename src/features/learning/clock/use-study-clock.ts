import { useEffect, useEffectEvent, useRef } from 'react';
import { type ChildRef, enqueueSegment } from '@/features/learning/outbox/learning-outbox';
import { onPageHidden } from '@/shared/lib/page-visibility';
import { useAppDispatch } from '@/shared/store/hooks';
import { type Stretch, studyClock } from './study-clock';

const TICK_MS = 5000;

/**
 * Counts the child's time while the component is mounted, and stores it. Returns a function that stores the counted
 * time now.
 */
export function useStudyClock(child: ChildRef): () => void {
  const dispatch = useAppDispatch();
  const enqueue = useEffectEvent((stretch: Stretch) => dispatch(enqueueSegment(child, stretch)));
  const clock = useRef<ReturnType<typeof studyClock>>(null);

  useEffect(() => {
    const counting = studyClock(() => Date.now(), enqueue);
    clock.current = counting;
    const mounted = new AbortController();
    const { signal } = mounted;
    const touched = () => {
      if (document.visibilityState !== 'hidden') counting.touched();
    };
    for (const kind of ['pointerdown', 'pointerup', 'keydown']) {
      document.addEventListener(kind, touched, { signal, capture: true, passive: true });
    }
    onPageHidden(() => counting.stop(), signal);
    const timer = setInterval(() => counting.tick(), TICK_MS);
    return () => {
      clearInterval(timer);
      mounted.abort();
      counting.stop();
    };
  }, []);

  return () => clock.current?.flush();
}
