import { type PointerEvent, useRef } from 'react';

/**
 * Handlers for a chart whose whole column is the target: a tap, and a drag that follows the finger. With
 * `touch-action: pan-y` a vertical drag scrolls the page and cancels the pointer, so only a sideways one gets here.
 * @param onMove the place within the element, in px
 */
export function useScrub<T extends Element>(onMove: (x: number, y: number) => void) {
  const active = useRef<number | null>(null);
  const report = ({
    currentTarget,
    clientX,
    clientY,
  }: Pick<PointerEvent<T>, 'currentTarget' | 'clientX' | 'clientY'>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    onMove(clientX - left, clientY - top);
  };
  const end = (event: PointerEvent<T>) => {
    if (active.current === event.pointerId) active.current = null;
  };
  return {
    onClick: report,
    onPointerDown: (event: PointerEvent<T>) => {
      active.current = event.pointerId;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<T>) => {
      if (active.current === event.pointerId) report(event);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
