import type { ReactNode } from 'react';
import { color } from '@/shared/tokens';

/** Animals on covers, on a sheet of 100 × 100. */
export const ANIMAL_DRAWINGS = {
  bear: (
    <>
      <circle cx="26" cy="28" r="12" fill={color.artBrown} />
      <circle cx="74" cy="28" r="12" fill={color.artBrown} />
      <circle cx="50" cy="54" r="34" fill={color.artBrown} />
      <ellipse cx="50" cy="66" rx="16" ry="12" fill={color.artCream} />
      <circle cx="38" cy="48" r="2.6" fill={color.artInk} />
      <circle cx="62" cy="48" r="2.6" fill={color.artInk} />
      <path d="M45 61h10l-5 5Z" fill={color.artInk} />
    </>
  ),
  rabbit: (
    <>
      <ellipse cx="36" cy="26" rx="9" ry="22" fill={color.artWhite} />
      <ellipse cx="64" cy="26" rx="9" ry="22" fill={color.artWhite} />
      <ellipse cx="36" cy="28" rx="4" ry="14" fill={color.artBlush} />
      <ellipse cx="64" cy="28" rx="4" ry="14" fill={color.artBlush} />
      <circle cx="50" cy="62" r="28" fill={color.artWhite} />
      <circle cx="40" cy="58" r="2.6" fill={color.artInk} />
      <circle cx="60" cy="58" r="2.6" fill={color.artInk} />
      <path d="M46 67h8l-4 4Z" fill={color.coral} />
    </>
  ),
  chick: (
    <>
      <circle cx="50" cy="54" r="32" fill={color.sun} />
      <path
        d="M50 22c-4-6-2-10 2-12m0 12c2-6 6-8 10-8"
        stroke={color.sun}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <circle cx="38" cy="48" r="2.6" fill={color.artInk} />
      <circle cx="62" cy="48" r="2.6" fill={color.artInk} />
      <path d="M43 56h14l-7 9Z" fill={color.apricot} />
      <path
        d="M38 84v8m24-8v8"
        stroke={color.apricot}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  caterpillar: (
    <>
      <circle cx="18" cy="66" r="13" fill={color.leaf} />
      <circle cx="38" cy="60" r="14" fill={color.artLeafDeep} />
      <circle cx="58" cy="64" r="14" fill={color.leaf} />
      <circle cx="76" cy="50" r="17" fill={color.coral} />
      <circle cx="71" cy="46" r="2.6" fill={color.artInk} />
      <circle cx="83" cy="46" r="2.6" fill={color.artInk} />
      <path
        d="M70 34c-2-8-6-10-10-10m22 10c2-8 6-10 10-10"
        stroke={color.artInk}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path
        d="M72 56q5 4 10 0"
        stroke={color.artInk}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  tiger: (
    <>
      <circle cx="26" cy="30" r="11" fill={color.apricot} />
      <circle cx="74" cy="30" r="11" fill={color.apricot} />
      <circle cx="50" cy="54" r="33" fill={color.apricot} />
      <path
        d="M50 22v12M40 24v8m20-8v8M18 52h10m-8 12h8m54-12H72m8 12h-8"
        stroke={color.artInk}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <circle cx="38" cy="52" r="2.6" fill={color.artInk} />
      <circle cx="62" cy="52" r="2.6" fill={color.artInk} />
      <ellipse cx="50" cy="68" rx="13" ry="9" fill={color.artCream} />
      <path d="M46 64h8l-4 4Z" fill={color.artInk} />
    </>
  ),
  snowman: (
    <>
      <circle cx="50" cy="68" r="24" fill={color.artWhite} />
      <circle cx="50" cy="34" r="17" fill={color.artWhite} />
      <circle cx="44" cy="32" r="2.6" fill={color.artInk} />
      <circle cx="56" cy="32" r="2.6" fill={color.artInk} />
      <path d="m50 37 14 4-14 3Z" fill={color.apricot} />
      <path
        d="M34 48q16 8 32 0"
        stroke={color.coral}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path d="M38 18h24V6H38Z" fill={color.artNight} />
      <path
        d="M30 18h40"
        stroke={color.artNight}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  fish: (
    <>
      <path d="M10 50c14-26 44-28 60 0-16 28-46 26-60 0Z" fill={color.coral} />
      <path d="M66 50c8-12 16-16 24-16-4 10-4 22 0 32-8 0-16-4-24-16Z" fill={color.apricot} />
      <path
        d="M40 34c6 10 6 22 0 32"
        stroke={color.artWhite}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <circle cx="26" cy="46" r="2.6" fill={color.artInk} />
      <circle cx="14" cy="24" r="5" fill={color.artWhite} />
      <circle cx="24" cy="12" r="3" fill={color.artWhite} />
    </>
  ),
  octopus: (
    <>
      <path
        d="M20 50c0-44 60-44 60 0v14c8 2 10 12 4 18-6 4-10-2-14-6-2 12-12 12-14 2-2 10-10 10-12 0-2 10-12 10-14-2-4 4-8 10-14 6-6-6-4-16 4-18Z"
        fill={color.lilac}
      />
      <circle cx="40" cy="48" r="2.6" fill={color.artInk} />
      <circle cx="60" cy="48" r="2.6" fill={color.artInk} />
      <path
        d="M44 58q6 5 12 0"
        stroke={color.artInk}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  birds: (
    <>
      <path d="M8 60c0-18 12-26 24-26s18 10 18 22-8 22-22 22S8 74 8 60Z" fill={color.sky} />
      <path d="M92 60c0-18-12-26-24-26S52 44 52 56s8 22 20 22 20-4 20-18Z" fill={color.apricot} />
      <circle cx="38" cy="50" r="2.6" fill={color.artInk} />
      <circle cx="62" cy="50" r="2.6" fill={color.artInk} />
      <path d="M46 56h8l-4 5Z" fill={color.sun} />
      <path
        d="M26 78v8m46-8v8"
        stroke={color.artBrown}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path d="M50 26s-7-4-7-9c0-4 5-4 7-1 2-3 7-3 7 1 0 5-7 9-7 9Z" fill={color.coral} />
    </>
  ),
} satisfies Record<string, ReactNode>;
