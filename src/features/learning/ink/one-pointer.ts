/** The fields that identify a pointer. `width` and `height`: of the contact, CSS pixels. */
export type Touching = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'button' | 'width' | 'height'>;

/** A broader contact is a palm. */
const PALM_PX = 80;
/** After the pen was lifted, a touch within this time is ignored as the palm. */
const PEN_REST_MS = 1500;

/** Verdict on a new pointer: draw with it, ignore it, or draw with it and undo the line before. */
export type Verdict = 'take' | 'leave' | 'instead';

/**
 * Selects the one pointer that draws: the first finger, never a second one or a palm, and the pen before any of them.
 * @param now milliseconds, a monotonic clock
 */
export function onePointer(now: () => number = () => performance.now()) {
  let active: { id: number; type: string } | null = null;
  let penUntil = Number.NEGATIVE_INFINITY;
  return {
    down({ pointerId, pointerType, button, width, height }: Touching): Verdict {
      const isPen = pointerType === 'pen';
      if (button !== 0) return 'leave';
      if (pointerType === 'touch' && (Math.max(width, height) > PALM_PX || now() < penUntil)) return 'leave';
      if (active && !(isPen && active.type === 'touch')) return 'leave';
      const verdict = active ? 'instead' : 'take';
      active = { id: pointerId, type: pointerType };
      return verdict;
    },
    isDrawing: (pointerId: number) => active?.id === pointerId,
    /** True when this was the pointer that drew. */
    up({ pointerId, pointerType }: Pick<Touching, 'pointerId' | 'pointerType'>): boolean {
      if (active?.id !== pointerId) return false;
      active = null;
      if (pointerType === 'pen') penUntil = now() + PEN_REST_MS;
      return true;
    },
  };
}
