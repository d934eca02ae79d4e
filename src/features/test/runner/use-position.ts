import { useEffect, useRef, useState } from 'react';
import { motion } from '@/shared/tokens';

/** How long the chosen answer is shown before the next question. */
const SEEN_MS = motion.calm;
/** How long the next question must be on screen before a tap counts: the second tap of a double tap is no answer. */
const SETTLE_MS = 180;

export type Position = {
  index: number;
  direction: 'forward' | 'back';
  /** In the transition between two questions: taps are ignored. */
  resting: boolean;
  /** Stays at this question although the last answered one is now later. */
  pin: () => void;
  /** Locks the step: false when it is locked already, so that one tap is one answer. */
  tryLock: () => boolean;
  /** After an answer: shows it for a moment, then moves. */
  advance: (to: number) => void;
  /** Onwards without answering. */
  pass: (to: number) => void;
  /** Anywhere, at once. */
  go: (to: number) => void;
};

/** Position of the shown question. Until the parent does anything it is where the answers end (`resumeAt`). */
export function usePosition(resumeAt: number): Position {
  const [at, setAt] = useState<number | null>(null);
  const [direction, setDirection] = useState<Position['direction']>('forward');
  const [resting, setResting] = useState(false);
  const blocked = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const index = at ?? resumeAt;

  useEffect(() => () => clearTimeout(timer.current), []);

  const rest = (on: boolean) => {
    blocked.current = on;
    setResting(on);
  };
  const move = (to: number) => {
    setDirection(to < index ? 'back' : 'forward');
    setAt(Math.max(0, to));
  };
  const tryLock = () => {
    if (blocked.current) return false;
    rest(true);
    setAt(index);
    return true;
  };
  const moveAndSettle = (to: number) => {
    move(to);
    timer.current = setTimeout(() => rest(false), SETTLE_MS);
  };
  return {
    index,
    direction,
    resting,
    // A note saved on unmount must not make its question the current one again.
    pin: () => setAt((current) => current ?? index),
    tryLock,
    advance: (to) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => moveAndSettle(to), SEEN_MS);
    },
    pass: (to) => {
      if (tryLock()) moveAndSettle(to);
    },
    go: (to) => {
      clearTimeout(timer.current);
      rest(false);
      move(to);
    },
  };
}
