import type { ReactNode } from 'react';
import { color } from '@/shared/tokens';
import { line } from './line-style';
import type { LandThing } from './place-things';

/** Drawings of things out of doors, on a sheet of 96 × 96. */
export const LAND_THINGS: Record<LandThing, ReactNode> = {
  bear: (
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
  butterfly: (
    <>
      <path
        d="M48 50C40 24 18 20 16 34c-2 12 14 20 32 16Zm0 0c8-26 30-30 32-16 2 12-14 20-32 16Z"
        fill={color.apricot}
      />
      <path d="M48 50c-16 0-24 10-20 18 6 10 18 0 20-18Zm0 0c16 0 24 10 20 18-6 10-18 0-20-18Z" fill={color.coral} />
      <circle cx="28" cy="36" r="4" fill={color.artCream} />
      <circle cx="68" cy="36" r="4" fill={color.artCream} />
      <path d="M48 40v30M48 40c-2-8-6-10-10-12m10 12c2-8 6-10 10-12" {...line} strokeWidth={3} />
    </>
  ),
  giraffe: (
    <>
      <path d="M40 80V40c0-14 4-22 14-22l14 8c2 6-2 10-8 10h-6v44Z" fill={color.sun} />
      <path d="M48 20v-8m8 7v-7" {...line} stroke={color.artBrown} strokeWidth={3} />
      <path d="M40 26c-6-2-10 0-12 4 6 3 10 2 13-1Z" fill={color.sun} />
      <path d="M41 44h7v8h-7Zm5 14h8v8h-8Zm-6 10h6v8h-6Z" fill={color.artBrown} />
      <circle cx="57" cy="26" r="2.4" fill={color.artInk} />
    </>
  ),
  trees: (
    <>
      <path d="M34 78V58m30 20V62" stroke={color.artBrown} strokeWidth="6" strokeLinecap="round" />
      <path d="M34 16 16 44h8L12 62h44L44 44h8Z" fill={color.artLeafDeep} />
      <circle cx="64" cy="48" r="18" fill={color.leaf} />
      <circle cx="58" cy="44" r="2.4" fill={color.coral} />
      <circle cx="70" cy="52" r="2.4" fill={color.coral} />
    </>
  ),
  tent: (
    <>
      <path d="M48 26 14 78h68Z" fill={color.apricot} />
      <path d="M48 26 36 78h24Z" fill={color.artCream} />
      <path d="M48 44 42 78h12Z" fill={color.artBrown} />
      <path d="M44 18 48 28l4-10" {...line} />
      <path d="M74 34l8 14h-5l7 12H66Z" fill={color.artLeafDeep} />
    </>
  ),
  mountain: (
    <>
      <circle cx="70" cy="26" r="9" fill={color.sun} />
      <path d="M10 78 38 28l28 50Z" fill={color.artLeafDeep} />
      <path d="M40 78l22-36 24 36Z" fill={color.leaf} />
      <path d="M38 28 29 44l6-2 4 4 4-4 5 2Z" fill={color.artWhite} />
      <path d="M20 80c14-8 26 4 56-2" {...line} stroke={color.artTan} strokeWidth={4} />
    </>
  ),
  flowers: (
    <>
      <path
        d="M34 80V52m28 28V46M34 68c-8 0-12-4-12-10 8 0 12 4 12 10Zm28 0c8 0 12-4 12-10-8 0-12 4-12 10Z"
        {...line}
        stroke={color.artLeafDeep}
        strokeWidth={3}
      />
      <path
        d="M34 28c5 0 7 5 5 9 5-1 9 3 8 8s-8 5-11 2c0 5-7 6-10 2s-1-8 3-9c-5-1-6-8-2-10s7 0 7 3c-2-3-2-5 0-5Z"
        fill={color.coral}
      />
      <circle cx="35" cy="41" r="4.5" fill={color.sun} />
      <path
        d="M50 22c4 0 6 4 6 8 2-5 4-8 6-10 2 2 4 5 6 10 0-4 2-8 6-8 0 14-4 26-12 26S50 36 50 22Z"
        fill={color.lilac}
      />
    </>
  ),
  boat: (
    <>
      <circle cx="68" cy="28" r="10" fill={color.sun} />
      <path d="M44 22v34H22Z" fill={color.artWhite} />
      <path d="M48 28v28h18Z" fill={color.coral} />
      <path d="M20 60h52l-8 14H30Z" fill={color.artBrown} />
      <path d="M10 78q8-7 16 0t16 0 16 0 16 0 12-2" {...line} stroke={color.artWhite} strokeWidth={4} />
    </>
  ),
  lighthouse: (
    <>
      <path d="M40 34h16l6 44H34Z" fill={color.artWhite} />
      <path d="M38.5 44h19l1.5 10H37Zm-3 20h25l1.5 10h-28Z" fill={color.coral} />
      <rect x="40" y="22" width="16" height="12" rx="2" fill={color.sun} />
      <path d="M38 22 48 12l10 10Z" fill={color.artNight} />
      <path d="m60 26 18-6m-18 10 18 4M36 26l-18-6m18 10-18 4" {...line} stroke={color.sun} strokeWidth={3} />
      <path d="M12 80q8-6 16 0t16 0 16 0 16 0 10-1" {...line} stroke={color.artWhite} strokeWidth={4} />
    </>
  ),
  crab: (
    <>
      <path
        d="M26 44c-12-2-14-14-8-20 0 6 4 8 10 8m42 12c12-2 14-14 8-20 0 6-4 8-10 8"
        {...line}
        stroke={color.coral}
        strokeWidth={6}
      />
      <path d="M24 60l-10 6m12 4-8 8m54-18 10 6m-12 4 8 8" {...line} stroke={color.coral} strokeWidth={4} />
      <ellipse cx="48" cy="58" rx="26" ry="19" fill={color.coral} />
      <path d="M40 42v-8m16 8v-8" {...line} stroke={color.coral} strokeWidth={4} />
      <circle cx="40" cy="32" r="5" fill={color.artWhite} />
      <circle cx="56" cy="32" r="5" fill={color.artWhite} />
      <circle cx="41" cy="32" r="2.4" fill={color.artInk} />
      <circle cx="55" cy="32" r="2.4" fill={color.artInk} />
      <path d="M41 60q7 6 14 0" {...line} />
    </>
  ),
  hanok: (
    <>
      <path d="M10 42c12-2 20-12 38-14 18 2 26 12 38 14l-4 6H14Z" fill={color.artNight} />
      <rect x="22" y="48" width="52" height="26" fill={color.artCream} />
      <path d="M30 48v26m12-26v26m12-26v26m12-26v26" stroke={color.artBrown} strokeWidth="3" />
      <rect x="16" y="74" width="64" height="6" rx="2" fill={color.artGrey} />
    </>
  ),
  pagoda: (
    <>
      <path d="M48 12v10" {...line} strokeWidth={4} />
      <path
        d="M30 34c8-2 14-6 18-12 4 6 10 10 18 12Zm-6 18c8-2 12-4 14-8h20c2 4 6 6 14 8Zm-6 18c8-2 12-4 14-8h32c2 4 6 6 14 8Z"
        fill={color.artNight}
      />
      <path d="M36 34h24v10H36Zm-4 18h32v10H32Zm-4 18h40v10H28Z" fill={color.artCream} />
      <path d="M44 70h8v10h-8Z" fill={color.artBrown} />
    </>
  ),
  kite: (
    <>
      <path d="M28 18h40v44H28Z" fill={color.artWhite} />
      <path d="M28 18h40v11H28Z" fill={color.coral} />
      <path d="M28 62V44h40v18Z" fill={color.sky} />
      <circle cx="48" cy="40" r="8" fill={color.artCream} stroke={color.artInk} strokeWidth={2.4} />
      <path d="M28 18 68 62M68 18 28 62" {...line} strokeWidth={1.4} />
      <path d="M48 62c4 8-6 10-2 18m-14-18-4 10m36-10 4 10" {...line} stroke={color.apricot} />
    </>
  ),
};
