import { type TouchEvent, useRef } from 'react';

/** px across after which a movement is a swipe, and from the edges of the screen where the device's own gesture begins. */
const FAR_ENOUGH = 56;
const EDGE = 24;

interface Swipes {
  /** The finger went to the left, as to turn a page forward. */
  onLeft: () => void;
  onRight: () => void;
}

/** Handlers of an element that is swiped sideways; its vertical scrolling and its fields stay as they are. */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const touch = touches[0];
      const isField = target instanceof Element && target.closest('input, textarea, select');
      const isAtEdge = touch && (touch.clientX < EDGE || touch.clientX > window.innerWidth - EDGE);
      from.current =
        touch && touches.length === 1 && !isField && !isAtEdge ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !from.current) return;
      const [across, down] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      from.current = null;
      if (Math.abs(across) < FAR_ENOUGH || Math.abs(down) > Math.abs(across) / 2) return;
      if (across < 0) onLeft();
      else onRight();
    },
    onTouchCancel: () => {
      from.current = null;
    },
  };
}
