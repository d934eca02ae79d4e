import { type ComponentType, useEffect, useState } from 'react';
import { useAppSelector } from '@/shared/store/hooks';
import { selectToasts } from '@/shared/toast/toast-slice';
import { PlainToast } from './plain-toast';
import { prepareToastStyles } from './prepare-toast-styles';

/** Idle time before the toast code is prefetched, so that the first toast also shows offline. */
const FETCH_AHEAD_MS = 8000;

const loadStack = async (): Promise<ComponentType> => {
  prepareToastStyles();
  return (await import('./toast-stack')).ToastStack;
};

/**
 * Renders the toasts of the state. Their component is loaded with the first one (or a while after the first screen);
 * if that fails a plain toast is rendered.
 */
export function Toaster({ load = loadStack }: { load?: () => Promise<ComponentType> }) {
  const count = useAppSelector(selectToasts).length;
  const [Stack, setStack] = useState<ComponentType | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (Stack) return;
    let over = false;
    const fetchIt = () =>
      void load().then(
        (stack) => {
          if (!over) setStack(() => stack);
        },
        // Offline: the next toast tries again.
        () => {
          if (!over) setMissing(true);
        },
      );
    if (count > 0) fetchIt();
    const timer = setTimeout(fetchIt, FETCH_AHEAD_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [Stack, count, load]);
  if (Stack) return <Stack />;
  return missing ? <PlainToast /> : null;
}
