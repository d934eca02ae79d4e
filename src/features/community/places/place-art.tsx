import type { PlaceCategory } from '@contract/community/place-words';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, type Tone, toneColors } from '@/shared/tokens';

export const placeTones: Record<PlaceCategory, Tone> = {
  play: 'apricot',
  museum: 'lilac',
  science: 'sky',
  animal: 'sun',
  nature: 'leaf',
  sea: 'sky',
  heritage: 'apricot',
  theme: 'coral',
};

const line = {
  fill: 'none',
  stroke: color.artInk,
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** One thing a child would point at in each kind of place, on a sheet of 96 × 96. */
const THINGS: Record<PlaceCategory, ReactNode> = {
  play: (
    <>
      <path d="M24 76V34m18 42V34" {...line} />
      <path d="M24 46h18M24 60h18" {...line} />
      <path d="M42 36c16 2 18 34 36 38v6H66C50 74 50 50 42 48Z" fill={color.coral} />
      <rect x="20" y="24" width="26" height="12" rx="6" fill={color.sun} />
    </>
  ),
  museum: (
    <>
      <path d="M18 42 48 22l30 20Z" fill={color.lilac} />
      <path d="M20 76h56v-6H20Zm4-30h48v-4H24Z" fill={color.artCream} />
      <path d="M30 48v20m12-20v20m12-20v20m12-20v20" stroke={color.artCream} strokeWidth="6" strokeLinecap="round" />
      <circle cx="48" cy="35" r="3.6" fill={color.artWhite} />
    </>
  ),
  science: (
    <>
      <path d="M20 72c2-24 18-34 32-30 4-12 14-16 22-10-2 2-4 4-4 8 6 16-4 32-20 32Z" fill={color.leaf} />
      <circle cx="69" cy="36" r="2.6" fill={color.artInk} />
      <path d="M34 72v6m18-6v6M24 62c-4 0-8 4-10 8" {...line} />
      <path d="m32 46 6-8 6 6 8-8 4 8" fill={color.sun} />
    </>
  ),
  animal: (
    <>
      <circle cx="30" cy="34" r="9" fill={color.artBrown} />
      <circle cx="66" cy="34" r="9" fill={color.artBrown} />
      <circle cx="48" cy="52" r="26" fill={color.artTan} />
      <ellipse cx="48" cy="62" rx="12" ry="9" fill={color.artCream} />
      <circle cx="39" cy="48" r="2.8" fill={color.artInk} />
      <circle cx="57" cy="48" r="2.8" fill={color.artInk} />
      <path d="M44 58h8l-4 4Zm4 4v3m-6 1q6 5 12 0" {...line} strokeWidth={2} fill={color.artInk} fillOpacity={0} />
    </>
  ),
  nature: (
    <>
      <path d="M34 78V58m30 20V62" stroke={color.artBrown} strokeWidth="6" strokeLinecap="round" />
      <path d="M34 16 16 44h8L12 62h44L44 44h8Z" fill={color.artLeafDeep} />
      <circle cx="64" cy="48" r="18" fill={color.leaf} />
      <circle cx="58" cy="44" r="2.4" fill={color.coral} />
      <circle cx="70" cy="52" r="2.4" fill={color.coral} />
    </>
  ),
  sea: (
    <>
      <circle cx="68" cy="28" r="10" fill={color.sun} />
      <path d="M44 22v34H22Z" fill={color.artWhite} />
      <path d="M48 28v28h18Z" fill={color.coral} />
      <path d="M20 60h52l-8 14H30Z" fill={color.artBrown} />
      <path d="M10 78q8-7 16 0t16 0 16 0 16 0 12-2" {...line} stroke={color.artWhite} strokeWidth={4} />
    </>
  ),
  heritage: (
    <>
      <path d="M10 42c12-2 20-12 38-14 18 2 26 12 38 14l-4 6H14Z" fill={color.artNight} />
      <rect x="22" y="48" width="52" height="26" fill={color.artCream} />
      <path d="M30 48v26m12-26v26m12-26v26m12-26v26" stroke={color.artBrown} strokeWidth="3" />
      <rect x="16" y="74" width="64" height="6" rx="2" fill={color.artGrey} />
    </>
  ),
  theme: (
    <>
      <path d="M48 50 34 80h28Z" fill={color.artTan} />
      <circle cx="48" cy="44" r="25" {...line} stroke={color.coral} strokeWidth={4} />
      <path d="M48 19v50M23 44h50M30 26l36 36m0-36L30 62" {...line} stroke={color.coral} strokeWidth={2} />
      {[
        [48, 19, color.sun],
        [73, 44, color.sky],
        [48, 69, color.leaf],
        [23, 44, color.lilac],
        [66, 26, color.apricot],
        [30, 26, color.leaf],
        [66, 62, color.sun],
        [30, 62, color.sky],
      ].map(([x, y, fill]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" fill={String(fill)} />
      ))}
      <circle cx="48" cy="44" r="5" fill={color.artWhite} />
    </>
  ),
};

/** What kind of place it is, drawn; the open data has no photographs. Fills its box. */
export function PlaceArt({ category }: { category: PlaceCategory }) {
  return (
    <Sheet
      viewBox="0 0 96 96"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
      style={{ backgroundColor: toneColors[placeTones[category]].soft }}
    >
      <ellipse cx="48" cy="82" rx="40" ry="7" fill={color.paper} opacity="0.6" />
      {THINGS[category]}
    </Sheet>
  );
}

const Sheet = styled('svg')({ display: 'block', width: '100%', height: '100%' });
