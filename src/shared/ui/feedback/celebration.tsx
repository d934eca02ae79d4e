import styled from '@emotion/styled';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { haptic } from '@/shared/bridge/bridge';
import { color, motion } from '@/shared/tokens';

const INKS = [color.coral, color.sky, color.apricot, color.lilac, color.artLeaf, color.sun];
const BITS = Array.from({ length: 14 }, (_, n) => {
  const turn = (n * 2 * Math.PI) / 14;
  const far = 70 + (n % 3) * 18;
  return {
    ink: INKS[n % INKS.length],
    to: `${Math.round(far * Math.sin(turn))}px ${Math.round(-far * Math.cos(turn))}px`,
    delay: (n % 5) * 30,
  };
});

/** Confetti that flies out once from the middle of its content, felt by the finger too: a check or a letter is finished. */
export function Celebration({ children }: { children: ReactNode }) {
  useEffect(() => void haptic('done'), []);
  return (
    <Place>
      {children}
      <Bits aria-hidden="true">
        {BITS.map(({ ink, to, delay }) => (
          <i key={to} style={{ backgroundColor: ink, animationDelay: `${delay}ms`, '--gg-to': to } as CSSProperties} />
        ))}
      </Bits>
    </Place>
  );
}

const Place = styled('span')({ position: 'relative', display: 'inline-grid', justifyItems: 'center' });

const Bits = styled('span')({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '& > i': {
    position: 'absolute',
    left: '50%',
    top: '50%',
    width: '10px',
    height: '6px',
    borderRadius: '2px',
    opacity: 0,
    animation: `gg-confetti ${motion.confetti}ms ${motion.ease}`,
  },
  '@keyframes gg-confetti': {
    from: { opacity: 0, translate: '0 0' },
    '30%': { opacity: 1 },
    to: { opacity: 0, translate: 'var(--gg-to)', rotate: '200deg' },
  },
});
