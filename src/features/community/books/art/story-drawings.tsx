import type { ReactNode } from 'react';
import { color } from '@/shared/tokens';

/** Nature, places and stories on covers, on a sheet of 100 × 100. */
export const STORY_DRAWINGS = {
  moon: (
    <>
      <circle cx="46" cy="50" r="34" fill={color.sun} />
      <circle cx="36" cy="48" r="2.6" fill={color.artInk} />
      <circle cx="56" cy="48" r="2.6" fill={color.artInk} />
      <path
        d="M39 60q7 6 14 0"
        stroke={color.artInk}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path d="M84 16l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z" fill={color.sun} />
      <circle cx="88" cy="48" r="3" fill={color.sun} />
    </>
  ),
  crescent: (
    <>
      <path d="M66 80a36 36 0 1 1-6-66 30 30 0 0 0 6 66Z" fill={color.sun} />
      <path d="M74 22l3 8 8 3-8 3-3 8-3-8-8-3 8-3Zm10 34 2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" fill={color.apricot} />
      <path
        d="M24 54q5 5 10 0"
        stroke={color.artInk}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  bed: (
    <>
      <rect x="8" y="30" width="8" height="54" rx="4" fill={color.artBrown} />
      <rect x="84" y="48" width="8" height="36" rx="4" fill={color.artBrown} />
      <path d="M14 60h72v16H14Z" fill={color.lilac} />
      <path d="M40 60c0-14 46-14 46 0v8H40Z" fill={color.sky} />
      <circle cx="30" cy="50" r="12" fill={color.artTan} />
      <circle cx="21" cy="41" r="5" fill={color.artTan} />
      <circle cx="39" cy="41" r="5" fill={color.artTan} />
      <path
        d="M24 51q3 3 5 0m4 0q3 3 5 0"
        stroke={color.artInk}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  waves: (
    <>
      <circle cx="72" cy="26" r="12" fill={color.sun} />
      <path d="M6 50q11-14 22 0t22 0 22 0 22 0v36H6Z" fill={color.sky} />
      <path d="M6 68q11-10 22 0t22 0 22 0 22 0v18H6Z" fill={color.artNight} opacity="0.6" />
    </>
  ),
  home: (
    <>
      <path d="M50 14 92 50H8Z" fill={color.coral} />
      <path d="M18 50h64v36H18Z" fill={color.artCream} />
      <rect x="42" y="60" width="16" height="26" rx="3" fill={color.artBrown} />
      <rect x="24" y="58" width="12" height="12" rx="2" fill={color.sky} />
      <path d="M50 46s-10-6-10-12c0-5 7-6 10-2 3-4 10-3 10 2 0 6-10 12-10 12Z" fill={color.artWhite} />
    </>
  ),
  hug: (
    <>
      <path d="M14 88c0-28 10-40 24-40s22 12 22 40Z" fill={color.sky} />
      <path d="M52 88c0-20 6-28 16-28s18 8 18 28Z" fill={color.sun} />
      <circle cx="38" cy="32" r="17" fill={color.artTan} />
      <circle cx="68" cy="50" r="13" fill={color.artTan} />
      <path d="M21 32c0-24 34-24 34 0-8-8-26-8-34 0Zm34 18c0-18 26-18 26 0-6-6-20-6-26 0Z" fill={color.artBrown} />
    </>
  ),
  heart: (
    <>
      <path d="M50 84S12 60 12 36c0-20 28-24 38-6 10-18 38-14 38 6 0 24-38 48-38 48Z" fill={color.coral} />
      <circle cx="38" cy="44" r="2.6" fill={color.artInk} />
      <circle cx="62" cy="44" r="2.6" fill={color.artInk} />
      <path
        d="M42 56q8 7 16 0"
        stroke={color.artInk}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  cloudy: (
    <>
      <path d="M26 64C8 64 8 40 26 42c2-22 38-26 44-4 20-4 24 26 4 26Z" fill={color.artWhite} />
      <circle cx="40" cy="48" r="2.6" fill={color.artInk} />
      <circle cx="58" cy="48" r="2.6" fill={color.artInk} />
      <path
        d="M43 58q6-5 12 0"
        stroke={color.artInk}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path
        d="M30 72l-3 10m22-10-3 10m22-10-3 10"
        stroke={color.sky}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  leaf: (
    <>
      <path d="M14 88C8 48 36 16 90 14c4 48-24 80-76 74Z" fill={color.leaf} />
      <path
        d="M14 88c16-26 34-42 54-52M38 62l-4-20m18 8 18 2"
        stroke={color.artLeafDeep}
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  rainbow: (
    <>
      <path
        d="M12 74a38 38 0 0 1 76 0"
        stroke={color.coral}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path
        d="M22 74a28 28 0 0 1 56 0"
        stroke={color.sun}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path
        d="M32 74a18 18 0 0 1 36 0"
        stroke={color.sky}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path
        d="M8 84c-8 0-8-14 2-14 2-10 18-8 18 2 8 0 8 12 0 12Zm64 0c-8 0-8-12 0-12 0-10 16-12 18-2 10 0 10 14 2 14Z"
        fill={color.artWhite}
      />
    </>
  ),
  castle: (
    <>
      <path d="M14 86V40h18v14h12V40h12v14h12V40h18v46Z" fill={color.lilac} />
      <path d="M12 40 23 20l11 20Zm54 0 11-20 11 20Z" fill={color.coral} />
      <path d="M42 40 50 24l8 16Z" fill={color.sun} />
      <path d="M42 86V72c0-10 16-10 16 0v14Z" fill={color.artNight} />
    </>
  ),
  balloon: (
    <>
      <path d="M50 8c24 0 34 20 28 36-4 10-12 18-16 24H38c-4-6-12-14-16-24C16 28 26 8 50 8Z" fill={color.coral} />
      <path d="M50 8c12 8 14 40 4 60h-8c-10-20-8-52 4-60Z" fill={color.artCream} />
      <path
        d="M40 68l2 8m18-8-2 8"
        stroke={color.artBrown}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <rect x="39" y="76" width="22" height="14" rx="4" fill={color.artBrown} />
    </>
  ),
  seesaw: (
    <>
      <path
        d="M12 66 88 46"
        stroke={color.artBrown}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path d="M50 58 62 86H38Z" fill={color.sun} />
      <circle cx="22" cy="40" r="11" fill={color.artTan} />
      <path d="M14 50h16l2 12-20 4Z" fill={color.coral} />
      <circle cx="78" cy="22" r="11" fill={color.artTan} />
      <path d="M70 32h16l2 13-20 4Z" fill={color.sky} />
    </>
  ),
  hanok: (
    <>
      <path d="M4 48c14-4 24-18 46-20 22 2 32 16 46 20l-5 8H9Z" fill={color.artNight} />
      <path d="M18 56h64v28H18Z" fill={color.artCream} />
      <path
        d="M28 56v28m14-28v28m16-28v28m14-28v28"
        stroke={color.artBrown}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <circle cx="76" cy="18" r="8" fill={color.sun} />
    </>
  ),
  lights: (
    <>
      <rect x="32" y="10" width="36" height="66" rx="14" fill={color.artNight} />
      <circle cx="50" cy="26" r="9" fill={color.coral} />
      <circle cx="50" cy="44" r="9" fill={color.sun} />
      <circle cx="50" cy="62" r="9" fill={color.leaf} />
      <path
        d="M50 76v14"
        stroke={color.artNight}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  umbrella: (
    <>
      <path
        d="M10 52C12 26 30 14 50 14s38 12 40 38c-6-6-14-6-20 0-6-6-14-6-20 0-6-6-14-6-20 0-6-6-14-6-20 0Z"
        fill={color.coral}
      />
      <path
        d="M50 14V8m0 44v28c0 10 14 10 14 0"
        stroke={color.artNight}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path d="M30 52c0-18 8-32 20-38 12 6 20 20 20 38-6-6-14-6-20 0-6-6-14-6-20 0Z" fill={color.sun} />
    </>
  ),
} satisfies Record<string, ReactNode>;
