import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { canAnimate } from '@/shared/lib/motion';
import { motion } from '@/shared/tokens';

/**
 * A page that is opened or gone back to fades in: not the first of a visit, nor a redirect's target, nor one that the
 * browser's own back gesture has moved in. View transitions are not used: they render the new page in one long task,
 * and the router leaves the rejections of aborted ones unhandled.
 */
export function usePageFade(): void {
  const { key, pathname } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const shown = useRef({ key, pathname });
  const isGesture = useRef(false);
  useEffect(() => {
    const onPopState = ({ hasUAVisualTransition }: PopStateEvent) => {
      isGesture.current = hasUAVisualTransition;
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const isStill = shown.current.pathname === pathname || isReplaced || isGesture.current;
    shown.current = { key, pathname };
    isGesture.current = false;
    if (isStill || !canAnimate()) return;
    const timing = { duration: motion.fade, easing: motion.ease };
    document.getElementById('main')?.animate({ opacity: [0.2, 1] }, timing);
  }, [key, pathname, isReplaced]);
}
