import { useEffect, useEffectEvent, useState } from 'react';

/** px of pull at which letting go refreshes, and the most the page follows the finger. */
const FAR_ENOUGH = 64;
const FARTHEST = 96;
/** The page follows at half the speed of the finger. */
const PACE = 0.5;

/**
 * Pull to refresh at the top of the page. `pulled` is the page's offset, in px.
 * @param refresh called when the pull was far enough
 */
export function usePull(refresh: () => void) {
  const [pulled, setPulled] = useState(0);
  const far = useEffectEvent(refresh);
  useEffect(() => {
    let from: { x: number; y: number } | null = null;
    let now = 0;
    const show = (px: number) => {
      now = px;
      setPulled(px);
    };
    const begin = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      // a sheet above the page scrolls independently
      const free = document.querySelector('[role="dialog"]') === null;
      from =
        touch && touches.length === 1 && free && window.scrollY <= 0 ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const move = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      if (!from || !touch) return;
      const down = touch.clientY - from.y;
      if (window.scrollY > 0 || down < 0 || Math.abs(touch.clientX - from.x) > Math.max(down, 12)) {
        from = null;
        if (now > 0) show(0);
        return;
      }
      show(Math.min(FARTHEST, down * PACE));
    };
    const end = () => {
      if (from && now >= FAR_ENOUGH) far();
      from = null;
      if (now > 0) show(0);
    };
    const root = document.documentElement;
    const before = root.style.overscrollBehaviorY;
    // the browser's own pull would reload the whole page
    root.style.overscrollBehaviorY = 'contain';
    window.addEventListener('touchstart', begin, { passive: true });
    window.addEventListener('touchmove', move, { passive: true });
    window.addEventListener('touchend', end, { passive: true });
    window.addEventListener('touchcancel', end, { passive: true });
    return () => {
      root.style.overscrollBehaviorY = before;
      window.removeEventListener('touchstart', begin);
      window.removeEventListener('touchmove', move);
      window.removeEventListener('touchend', end);
      window.removeEventListener('touchcancel', end);
    };
  }, []);
  return { pulled, ready: pulled >= FAR_ENOUGH };
}
