import type { ReactNode } from 'react';
import { color } from '@/shared/tokens';

/** Things of every day on covers, on a sheet of 100 × 100. */
export const DAILY_DRAWINGS = {
  poo: (
    <>
      <path
        d="M50 22c10 2 12 10 8 16 12 2 16 12 10 20 14 2 16 26 0 28H32c-16-2-14-26 0-28-6-8-2-18 8-20-2-6 2-12 10-16Z"
        fill={color.artBrown}
      />
      <circle cx="42" cy="62" r="2.6" fill={color.artInk} />
      <circle cx="58" cy="62" r="2.6" fill={color.artInk} />
      <path
        d="M43 71q7 6 14 0"
        stroke={color.artInk}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  pot: (
    <>
      <path d="M22 44h56c0 20-8 34-28 34S22 64 22 44Z" fill={color.artWhite} />
      <rect x="16" y="38" width="68" height="9" rx="4.5" fill={color.sky} />
      <rect x="34" y="76" width="32" height="8" rx="4" fill={color.sky} />
      <path d="M50 18c6 2 8 6 5 10 6 1 7 6 4 10H41c-3-4-2-9 4-10-2-4 0-8 5-10Z" fill={color.artBrown} />
    </>
  ),
  train: (
    <>
      <path d="M14 72V38h30v34Zm32 0V50h40v22Z" fill={color.coral} />
      <rect x="20" y="44" width="18" height="13" rx="3" fill={color.artCloud} />
      <rect x="66" y="34" width="10" height="18" rx="2" fill={color.artNight} />
      <circle cx="78" cy="22" r="6" fill={color.artWhite} />
      <circle cx="88" cy="14" r="4" fill={color.artWhite} />
      <circle cx="28" cy="76" r="9" fill={color.artNight} />
      <circle cx="54" cy="76" r="9" fill={color.artNight} />
      <circle cx="76" cy="76" r="9" fill={color.artNight} />
    </>
  ),
  bus: (
    <>
      <rect x="12" y="30" width="76" height="46" rx="10" fill={color.sun} />
      <path d="M20 40h16v14H20Zm22 0h16v14H42Zm22 0h18v14H64Z" fill={color.artCloud} />
      <path
        d="M12 62h76"
        stroke={color.artWhite}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <circle cx="32" cy="78" r="9" fill={color.artNight} />
      <circle cx="68" cy="78" r="9" fill={color.artNight} />
    </>
  ),
  apple: (
    <>
      <path
        d="M50 34c10-10 34-6 34 18 0 20-16 34-24 34-4 0-6-2-10-2s-6 2-10 2c-8 0-24-14-24-34 0-24 24-28 34-18Z"
        fill={color.coral}
      />
      <path
        d="M50 34c-1-8 1-14 6-18"
        stroke={color.artBrown}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path d="M56 24c4-10 14-12 22-10-2 10-12 14-22 10Z" fill={color.artLeafDeep} />
      <path
        d="M26 50c1-6 4-9 8-10"
        stroke={color.artWhite}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  bread: (
    <>
      <path d="M18 50c-8-24 72-24 64 0v28c0 4-2 6-6 6H24c-4 0-6-2-6-6Z" fill={color.artTan} />
      <path d="M26 52c-6-16 54-16 48 0v24H26Z" fill={color.artCream} />
      <circle cx="42" cy="60" r="2.6" fill={color.artInk} />
      <circle cx="58" cy="60" r="2.6" fill={color.artInk} />
      <path
        d="M45 67q5 4 10 0"
        stroke={color.artInk}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  melon: (
    <>
      <path d="M10 40h80c0 26-18 44-40 44S10 66 10 40Z" fill={color.artLeafDeep} />
      <path d="M18 40h64c0 20-14 35-32 35S18 60 18 40Z" fill={color.coral} />
      <path
        d="M36 50v5m14-7v5m14-3v5m-20 6v5m12-5v5"
        stroke={color.artInk}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  letters: (
    <>
      <rect x="12" y="46" width="36" height="36" rx="8" fill={color.sky} />
      <rect x="52" y="46" width="36" height="36" rx="8" fill={color.sun} />
      <rect x="32" y="12" width="36" height="36" rx="8" fill={color.coral} />
      <path
        d="M22 56h16v16M64 56v16h14M42 22h16v8H42v8h16"
        stroke={color.artWhite}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  bubbles: (
    <>
      <path
        d="M14 24h44c6 0 10 4 10 10v14c0 6-4 10-10 10H36L24 68V58H14c-6 0-10-4-10-10V34c0-6 4-10 10-10Z"
        fill={color.sky}
      />
      <path
        d="M48 46h36c6 0 10 4 10 10v12c0 6-4 10-10 10v10L72 78H48c-6 0-10-4-10-10V56c0-6 4-10 10-10Z"
        fill={color.sun}
      />
      <circle cx="56" cy="62" r="3.6" fill={color.artInk} />
      <circle cx="67" cy="62" r="3.6" fill={color.artInk} />
      <circle cx="78" cy="62" r="3.6" fill={color.artInk} />
    </>
  ),
  shapes: (
    <>
      <circle cx="32" cy="36" r="20" fill={color.coral} />
      <path d="M70 14 92 52H48Z" fill={color.sun} />
      <rect x="44" y="52" width="34" height="34" rx="6" fill={color.sky} />
      <path d="M14 66h22v20H14Z" fill={color.leaf} />
    </>
  ),
  count: (
    <>
      <path
        d="M50 10v80M20 30h60M20 52h60M20 74h60"
        stroke={color.artBrown}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <circle cx="28" cy="30" r="8" fill={color.coral} />
      <circle cx="64" cy="52" r="8" fill={color.sun} />
      <circle cx="36" cy="52" r="8" fill={color.sun} />
      <circle cx="32" cy="74" r="8" fill={color.sky} />
      <circle cx="52" cy="74" r="8" fill={color.sky} />
      <circle cx="72" cy="74" r="8" fill={color.sky} />
    </>
  ),
  brush: (
    <>
      <path d="M14 66 58 22l12 12-44 44c-6 6-18-6-12-12Z" fill={color.sky} />
      <path d="m58 22 8-8c2-2 14 10 12 12l-8 8Z" fill={color.artWhite} />
      <path
        d="m66 14 6-6m0 12 6-6m-2 10 6-6"
        stroke={color.artNight}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <circle cx="72" cy="66" r="9" fill={color.artWhite} />
      <circle cx="86" cy="54" r="6" fill={color.artWhite} />
      <circle cx="84" cy="78" r="5" fill={color.artWhite} />
    </>
  ),
  bath: (
    <>
      <path d="M12 52h76c0 18-8 28-20 28H32c-12 0-20-10-20-28Z" fill={color.sky} />
      <rect x="8" y="48" width="84" height="8" rx="4" fill={color.artWhite} />
      <path
        d="M30 80v8m40-8v8"
        stroke={color.artNight}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <circle cx="36" cy="40" r="10" fill={color.artWhite} />
      <circle cx="52" cy="36" r="12" fill={color.artWhite} />
      <circle cx="66" cy="42" r="8" fill={color.artWhite} />
      <circle cx="74" cy="22" r="5" fill={color.artWhite} />
    </>
  ),
  palette: (
    <>
      <path d="M50 16c28 0 42 18 40 34-2 14-18 8-26 12s2 24-14 24C26 86 10 70 10 50s16-34 40-34Z" fill={color.artTan} />
      <circle cx="34" cy="36" r="7" fill={color.coral} />
      <circle cx="56" cy="30" r="7" fill={color.sun} />
      <circle cx="74" cy="42" r="7" fill={color.leaf} />
      <circle cx="27" cy="56" r="7" fill={color.sky} />
      <circle cx="38" cy="72" r="6" fill={color.lilac} />
    </>
  ),
  crayons: (
    <>
      <path d="M18 86V42l9-18 9 18v44Z" fill={color.coral} />
      <path d="M41 86V34l9-18 9 18v52Z" fill={color.sun} />
      <path d="M64 86V46l9-18 9 18v40Z" fill={color.sky} />
      <path
        d="M18 56h18M41 50h18m5 12h18"
        stroke={color.artWhite}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
  cup: (
    <>
      <path d="M18 40h50v26c0 12-8 20-20 20H38c-12 0-20-8-20-20Z" fill={color.artWhite} />
      <path
        d="M68 48h6c14 0 12 22-8 22"
        stroke={color.artWhite}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path
        d="M32 30c-5-6 5-8 0-16m16 16c-5-6 5-8 0-16"
        stroke={color.artGrey}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <path d="M43 70s-9-6-9-12c0-5 7-6 9-2 2-4 9-3 9 2 0 6-9 12-9 12Z" fill={color.coral} />
    </>
  ),
  lamp: (
    <>
      <path d="M34 14h32l14 34H20Z" fill={color.sun} />
      <path
        d="M50 48v34"
        stroke={color.artBrown}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <rect x="30" y="80" width="40" height="8" rx="4" fill={color.artBrown} />
      <path
        d="M16 60l-6 4m74-4 6 4M32 58v8m36-8v8"
        stroke={color.sun}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;
