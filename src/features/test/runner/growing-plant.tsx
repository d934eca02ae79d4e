import { Art, Ground, Sparkle } from '@/shared/art/illustrations/art';
import { color } from '@/shared/tokens';

const EARTH = 92;
const leaf = 'M0 0C-1-13-9-20-24-20-23-7-15 1 0 0Z';

/** A plant that grows with the answers: a stem, leaf after leaf, a flower at the end. Decoration. `grown` from 0 to 1. */
export function GrowingPlant({ grown, size = 96 }: { grown: number; size?: number }) {
  const height = 14 + 52 * Math.min(1, Math.max(0, grown));
  const top = EARTH - height;
  const leaves = [0.12, 0.3, 0.48, 0.66, 0.84].filter((from) => grown >= from);
  return (
    <Art box={[96, 104]} size={size}>
      <Ground x={48} y={95} w={64} />
      <path d={`M48 ${EARTH}V${top}`} stroke={color.artLeafDeep} strokeWidth="4.5" strokeLinecap="round" fill="none" />
      {leaves.map((from, at) => (
        <path
          key={from}
          d={leaf}
          transform={`translate(48 ${EARTH - 8 - at * 10}) scale(${at % 2 === 0 ? 0.95 - at * 0.08 : -0.95 + at * 0.08} ${0.95 - at * 0.08})`}
          fill={at % 2 === 0 ? color.artLeafDeep : color.artLeaf}
        />
      ))}
      {grown >= 1 ? (
        <g transform={`translate(48 ${top})`}>
          {[0, 72, 144, 216, 288].map((turn) => (
            <ellipse key={turn} cx="0" cy="-9" rx="6" ry="8" fill={color.coral} transform={`rotate(${turn})`} />
          ))}
          <circle r="6" fill={color.sun} />
          <Sparkle x={24} y={-8} s={0.8} />
        </g>
      ) : (
        <g transform={`translate(48 ${top})`}>
          <path d={leaf} transform="scale(0.5)" fill={color.artLeaf} />
          <path d={leaf} transform="scale(-0.5 0.5)" fill={color.artLeafDeep} />
        </g>
      )}
    </Art>
  );
}
