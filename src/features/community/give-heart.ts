import { haptic } from '@/shared/bridge/bridge';
import { canAnimate } from '@/shared/lib/motion';
import { motion } from '@/shared/tokens';

/**
 * A like that is given is felt, its icon springs, and the sparks of `heartSparks` fly: in the next frame, as the tap
 * itself waits for the like only, and a frame computes styles anyway.
 */
export function giveHeart(button: Element): void {
  requestAnimationFrame(() => {
    void haptic('like');
    if (canAnimate()) springHeart(button);
  });
}

function springHeart(button: Element): void {
  button.querySelector('svg')?.animate([{ scale: 1 }, { scale: 1.25, offset: 0.45 }, { scale: 1 }], {
    duration: motion.spring,
    easing: motion.ease,
  });
  button.animate(
    [
      { opacity: 1, scale: 0.4 },
      { opacity: 0, scale: 1.3 },
    ],
    {
      duration: motion.spring * 1.6,
      easing: 'ease-out',
      pseudoElement: '::after',
    },
  );
}

const SPARK_DISTANCE = 16;

/** Styles of a button with a heart at its start, for `giveHeart`. `left` is where the heart's middle is. */
export const heartSparks = (left: string, ink: string) =>
  ({
    position: 'relative',
    '&::after': {
      content: '""',
      position: 'absolute',
      left,
      top: '50%',
      width: '4px',
      height: '4px',
      margin: '-2px',
      borderRadius: '50%',
      opacity: 0,
      pointerEvents: 'none',
      boxShadow: Array.from({ length: 6 }, (_, n) => {
        const turn = (n * Math.PI) / 3;
        const [x, y] = [Math.sin(turn), -Math.cos(turn)].map((part) => `${(SPARK_DISTANCE * part).toFixed(1)}px`);
        return `${x} ${y} 0 -1px ${ink}`;
      }).join(', '),
    },
  }) as const;
