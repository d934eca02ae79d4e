import { color } from '@/shared/tokens';

/** A drawn line without a ground. */
export const line = {
  fill: 'none',
  stroke: color.artInk,
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
