import type { ReactNode } from 'react';
import { color } from '@/shared/tokens';

export interface ArtProps {
  /** Width in px. */
  size?: number;
  /** A name for screen readers. Without it the drawing is decoration. */
  label?: string;
}

/** The sheet a drawing is made on: `box` is its viewBox width and height. */
export function Art({
  size,
  label,
  box,
  children,
}: ArtProps & { box: readonly [number, number]; children: ReactNode }) {
  const [width, height] = box;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={size ?? width}
      height={((size ?? width) * height) / width}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      style={{ maxWidth: '100%', height: 'auto', display: 'block' }}
    >
      {children}
    </svg>
  );
}

interface Place {
  x?: number;
  y?: number;
  s?: number;
  r?: number;
}
const at = ({ x = 0, y = 0, s = 1, r = 0 }: Place) => `translate(${x} ${y}) rotate(${r}) scale(${s})`;

/** Two leaves on a stem of 34, rooted at the origin. */
export function Sprout(place: Place) {
  return (
    <g transform={at(place)}>
      <path d="M0 0c-1.2-12-1-22 .5-34" stroke={color.artLeafDeep} strokeWidth="4" strokeLinecap="round" fill="none" />
      <path d="M0-22C-1-36-10-43-26-43-25-29-16-20 0-22Z" fill={color.artLeafDeep} />
      <path d="M.5-29C1-42 9-49 25-51 25-37 16-28 .5-29Z" fill={color.artLeaf} />
      <path
        d="M-4-25c-5-6-10-10-16-13M5-32c4-6 9-10 14-13"
        stroke={color.artCream}
        strokeWidth="1.6"
        strokeLinecap="round"
        fill="none"
        opacity="0.6"
      />
    </g>
  );
}

export function Cloud({ fill = color.artWhite, ...place }: Place & { fill?: string }) {
  return (
    <path
      transform={at(place)}
      d="M-30 14c-9 0-14-6-14-13s6-12 13-11c2-10 10-16 20-15 8 0 14 5 17 11 3-2 6-3 10-2 8 1 12 8 11 14 6 1 10 5 10 9 0 5-4 7-10 7Z"
      fill={fill}
    />
  );
}

export function Star({ fill = color.sun, ...place }: Place & { fill?: string }) {
  return (
    <path
      transform={at(place)}
      d="M0-9c1 0 2 5 3 6s6.5.8 6.6 1.9S5 2.5 4.6 3.8 6 9.3 5 9.9 1.2 7 0 7s-4 3.5-5 2.9.8-4.8.4-6.1-5.1-3.8-5-4.9S-4-2-3-3s2-6 3-6Z"
      fill={fill}
    />
  );
}

export function Sparkle({ fill = color.sun, ...place }: Place & { fill?: string }) {
  return <path transform={at(place)} d="M0-9C1-3 3-1 9 0 3 1 1 3 0 9-1 3-3 1-9 0-3-1-1-3 0-9Z" fill={fill} />;
}

export function Heart({ fill = color.coral, ...place }: Place & { fill?: string }) {
  return (
    <path transform={at(place)} d="M0 8S-9 2.5-9-3A4.7 4.7 0 0 1 0-5 4.7 4.7 0 0 1 9-3C9 2.5 0 8 0 8Z" fill={fill} />
  );
}

/** A bed of earth, `w` wide, its middle at the origin. */
export function Ground({ w = 120, ...place }: Place & { w?: number }) {
  return <ellipse transform={at(place)} rx={w / 2} ry={w / 13} fill={color.artGround} />;
}
