import type { ReactNode } from 'react';
import { color } from '@/shared/tokens';
import { line } from './line-style';
import type { CityThing } from './place-things';

/** Drawings of things in houses and at fairs, on a sheet of 96 × 96. */
export const CITY_THINGS: Record<CityThing, ReactNode> = {
  slide: (
    <>
      <path d="M24 76V34m18 42V34" {...line} />
      <path d="M24 46h18M24 60h18" {...line} />
      <path d="M42 36c16 2 18 34 36 38v6H66C50 74 50 50 42 48Z" fill={color.coral} />
      <rect x="20" y="24" width="26" height="12" rx="6" fill={color.sun} />
    </>
  ),
  swing: (
    <>
      <path d="M24 80 34 26h28l10 54M30 26h36" {...line} stroke={color.artBrown} strokeWidth={4} />
      <path d="M42 27v36m12-36v36" {...line} />
      <rect x="37" y="60" width="22" height="7" rx="3.5" fill={color.coral} />
      <circle cx="48" cy="44" r="8" fill={color.artTan} />
      <path d="M41 52h14l3 9H38Z" fill={color.sky} />
      <path d="M40 43c0-9 16-9 16 0-5-3-11-3-16 0Z" fill={color.artBrown} />
    </>
  ),
  blocks: (
    <>
      <rect x="18" y="54" width="26" height="26" rx="5" fill={color.sky} />
      <rect x="48" y="54" width="28" height="26" rx="5" fill={color.coral} />
      <rect x="33" y="28" width="26" height="26" rx="5" fill={color.sun} />
      <circle cx="31" cy="67" r="6" fill={color.artWhite} />
      <path d="m62 60 7 13H55Z" fill={color.artCream} />
      <path d="M46 34l2 5 5 .5-4 3.5 1.5 5-4.5-2.7-4.5 2.7 1.5-5-4-3.5 5-.5Z" fill={color.artWhite} />
    </>
  ),
  gallery: (
    <>
      <path d="M18 42 48 22l30 20Z" fill={color.lilac} />
      <path d="M20 76h56v-6H20Zm4-30h48v-4H24Z" fill={color.artCream} />
      <path d="M30 48v20m12-20v20m12-20v20m12-20v20" stroke={color.artCream} strokeWidth="6" strokeLinecap="round" />
      <circle cx="48" cy="35" r="3.6" fill={color.artWhite} />
    </>
  ),
  vase: (
    <>
      <path d="M40 24h16v8c0 6 14 12 14 28 0 12-8 20-22 20s-22-8-22-20c0-16 14-22 14-28Z" fill={color.sky} />
      <rect x="36" y="20" width="24" height="7" rx="3.5" fill={color.artWhite} />
      <path d="M28 54q5-6 10 0t10 0 10 0 10 0" {...line} stroke={color.artWhite} strokeWidth={3} />
      <path d="M29 66q5 5 10 0t10 0 10 0 9 0" {...line} stroke={color.artNight} />
    </>
  ),
  frame: (
    <>
      <rect x="16" y="22" width="64" height="52" rx="5" fill={color.artBrown} />
      <rect x="22" y="28" width="52" height="40" rx="2" fill={color.artCloud} />
      <circle cx="62" cy="39" r="6" fill={color.sun} />
      <path d="M22 62c10-16 18-16 26-4 6-10 16-10 26 2v8H22Z" fill={color.artLeafDeep} />
      <path d="m40 22 8-8 8 8" {...line} />
    </>
  ),
  dinosaur: (
    <>
      <path d="M20 72c2-24 18-34 32-30 4-12 14-16 22-10-2 2-4 4-4 8 6 16-4 32-20 32Z" fill={color.leaf} />
      <circle cx="69" cy="36" r="2.6" fill={color.artInk} />
      <path d="M34 72v6m18-6v6M24 62c-4 0-8 4-10 8" {...line} />
      <path d="m32 46 6-8 6 6 8-8 4 8" fill={color.sun} />
    </>
  ),
  rocket: (
    <>
      <path d="M38 62c-8 2-12 8-12 16l12-6Zm20 0c8 2 12 8 12 16l-12-6Z" fill={color.coral} />
      <path d="M48 12c14 12 16 32 10 56H38C32 44 34 24 48 12Z" fill={color.artWhite} />
      <path d="M48 12c6 5 9 11 11 18H37c2-7 5-13 11-18Z" fill={color.coral} />
      <circle cx="48" cy="42" r="7" fill={color.sky} />
      <path d="M42 68h12l-6 16Z" fill={color.sun} />
    </>
  ),
  planet: (
    <>
      <circle cx="48" cy="46" r="24" fill={color.apricot} />
      <path d="M27 38c12 6 30 6 42 0m-43 14c14 6 32 5 45-1" {...line} stroke={color.artCream} strokeWidth={4} />
      <path
        d="M28 58C8 66 6 72 14 72c14 0 56-20 66-34 4-6-2-8-14-4"
        {...line}
        stroke={color.artNight}
        strokeWidth={4}
      />
      <circle cx="80" cy="20" r="3" fill={color.sun} />
      <circle cx="16" cy="28" r="2.5" fill={color.sun} />
    </>
  ),
  microscope: (
    <>
      <rect x="22" y="72" width="52" height="8" rx="4" fill={color.artNight} />
      <path d="M58 34c18 8 18 30 2 40" {...line} stroke={color.artNight} strokeWidth={6} />
      <path d="M52 16 64 22 48 56 36 50Z" fill={color.artWhite} />
      <path d="M55 10 67 16 63 24 51 18Zm-15 44 6 3-4 8-6-3Z" fill={color.coral} />
      <rect x="26" y="62" width="28" height="5" rx="2.5" fill={color.artGrey} />
    </>
  ),
  wheel: (
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
  carousel: (
    <>
      <path d="M14 40C20 26 34 18 48 14c14 4 28 12 34 26Z" fill={color.coral} />
      <path d="M36 40c2-12 6-20 12-26 6 6 10 14 12 26Z" fill={color.artCream} />
      <path d="M22 40v36m52-36v36M48 40v36" {...line} stroke={color.sun} strokeWidth={4} />
      <path
        d="M26 62c2-8 12-8 16-4l6-4-2 8c-2 6-6 6-10 6l-2 8m-4-8-2 8"
        {...line}
        stroke={color.lilac}
        strokeWidth={5}
      />
      <path d="M54 58c2-8 12-8 16-4" {...line} stroke={color.sky} strokeWidth={6} />
      <rect x="14" y="76" width="68" height="6" rx="3" fill={color.artBrown} />
    </>
  ),
  balloons: (
    <>
      <path d="M32 50q8 16 16 30M64 46q-8 18-16 34M48 42v38" {...line} strokeWidth={1.8} />
      <ellipse cx="32" cy="34" rx="13" ry="16" fill={color.sky} />
      <ellipse cx="64" cy="32" rx="13" ry="16" fill={color.coral} />
      <ellipse cx="48" cy="26" rx="13" ry="16" fill={color.sun} />
      <path d="M43 19c1-3 4-5 7-5" {...line} stroke={color.artWhite} />
    </>
  ),
};
