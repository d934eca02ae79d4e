import { type PointerEvent, type RefObject, useRef } from 'react';

/** Part of the sheet's height after which it closes, and the speed in px/ms that closes it sooner. */
const CLOSE_AT = 0.25;
const CLOSE_SPEED = 0.5;

type Drag = { pointerId: number; startY: number; y: number; at: number; speed: number };

/**
 * A sheet follows the finger down from its head and closes when it is drawn far or fast enough; else it returns.
 * Returns the handlers of the head.
 */
export function useSheetDrag(panelRef: RefObject<HTMLElement | null>, onClose: () => void) {
  const drag = useRef<Drag | null>(null);

  const move = (offset: number, isReturning = false) => {
    const panel = panelRef.current;
    if (!panel) return;
    panel.style.transition = isReturning ? 'transform 200ms cubic-bezier(0.2, 0.9, 0.3, 1.15)' : 'none';
    panel.style.transform = offset > 0 ? `translateY(${offset}px)` : '';
  };

  const begin = (event: PointerEvent) => {
    // A dialog in the middle of a pad does not move (its style says so); the buttons of the head are taps.
    if (getComputedStyle(event.currentTarget).touchAction === 'auto') return;
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button, a'))) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { pointerId, clientY, timeStamp } = event;
    drag.current = { pointerId, startY: clientY, y: clientY, at: timeStamp, speed: 0 };
  };

  const follow = ({ pointerId, clientY, timeStamp }: PointerEvent) => {
    const now = drag.current;
    if (now?.pointerId !== pointerId) return;
    const elapsed = timeStamp - now.at;
    drag.current = {
      ...now,
      y: clientY,
      at: timeStamp,
      speed: elapsed > 0 ? (clientY - now.y) / elapsed : now.speed,
    };
    move(clientY - now.startY);
  };

  const end = ({ pointerId, type }: PointerEvent) => {
    const now = drag.current;
    if (now?.pointerId !== pointerId) return;
    drag.current = null;
    const offset = now.y - now.startY;
    const height = panelRef.current?.offsetHeight ?? Number.POSITIVE_INFINITY;
    const closes = type === 'pointerup' && offset > 0 && (offset > height * CLOSE_AT || now.speed > CLOSE_SPEED);
    if (closes) onClose();
    else move(0, true);
  };

  return { onPointerDown: begin, onPointerMove: follow, onPointerUp: end, onPointerCancel: end };
}
