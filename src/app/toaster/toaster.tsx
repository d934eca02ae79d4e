import { type ComponentType, useEffect, useState } from 'react';
import { useAppSelector } from '@/shared/store/hooks';
import { selectToasts } from '@/shared/toast/toast-slice';

/** Time after which a quiet page fetches what draws toasts, so that the first one also shows offline. */
const FETCH_AHEAD_MS = 8000;

const load = async () => {
  // notistack's styles would otherwise be begun through innerHTML, which Trusted Types refuse.
  if (!document.getElementById('_goober')) {
    const style = document.createElement('style');
    style.id = '_goober';
    style.append(' ');
    document.head.append(style);
  }
  return (await import('./toast-stack')).ToastStack;
};

/** Draws the toasts of the state. What draws them is fetched with the first one (or a while after the first screen). */
export function Toaster() {
  const waiting = useAppSelector(selectToasts).length;
  const [Stack, setStack] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Stack) return;
    let over = false;
    const fetchIt = () =>
      void load().then(
        (stack) => {
          if (!over) setStack(() => stack);
        },
        // Offline: the toast stays in the state and the next one tries again.
        () => undefined,
      );
    if (waiting > 0) fetchIt();
    const timer = setTimeout(fetchIt, FETCH_AHEAD_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [Stack, waiting]);
  return Stack ? <Stack /> : null;
}
