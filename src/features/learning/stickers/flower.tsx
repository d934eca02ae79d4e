import { color } from '@/shared/tokens';

const PETALS = [0, 72, 144, 216, 288];

/** A flower on its stem, rooted at (x, y), 46 high. */
export function Flower({ x = 0, y = 0, s = 1, fill }: { x?: number; y?: number; s?: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M0 0v-28" stroke={color.artLeafDeep} strokeWidth="4" strokeLinecap="round" />
      <path d="M0-8c7-1 11-5 12-11-7 0-12 4-12 11Z" fill={color.artLeaf} stroke={color.artLeafDeep} strokeWidth="1" />
      {PETALS.map((turn) => (
        <ellipse key={turn} cy="-8.5" rx="6.5" ry="8.5" fill={fill} transform={`translate(0 -32) rotate(${turn})`} />
      ))}
      <circle cy="-32" r="5.5" fill={color.sun} />
    </g>
  );
}
