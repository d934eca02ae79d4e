import styled from '@emotion/styled';
import { BOX, type Stroke } from '@/features/learning/tracing/geometry';

/** An overlay of the whole canvas, in the viewBox units; without pointer events. */
export const Layer = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  '& [data-fading]': {
    animation: 'gg-ink-fade 420ms ease-out both',
    '@keyframes gg-ink-fade': { from: { opacity: 0.75 }, to: { opacity: 0 } },
  },
});
export const box = { viewBox: `0 0 ${BOX} ${BOX}`, 'aria-hidden': true, focusable: false } as const;
export const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const toSvgPoints = (stroke: Stroke) => stroke.map(({ x, y }) => `${x},${y}`).join(' ');
