import { color } from '@/shared/tokens';

/** Animal heads around the origin, about 64 wide, in the roles of the colour scheme. */
const ink = color.artInk;

interface FaceProps {
  /** Half the distance of the eyes. */
  dx?: number;
  y?: number;
  asleep?: boolean;
}

export function Eyes({ dx = 11, y = -2, asleep }: FaceProps) {
  if (asleep) {
    return (
      <g fill="none" stroke={ink} strokeWidth="2.4" strokeLinecap="round">
        <path d={`M${-dx - 4} ${y}q4 4.5 8 0`} />
        <path d={`M${dx - 4} ${y}q4 4.5 8 0`} />
      </g>
    );
  }
  return (
    <g>
      <ellipse cx={-dx} cy={y} rx="2.8" ry="3.3" fill={ink} />
      <ellipse cx={dx} cy={y} rx="2.8" ry="3.3" fill={ink} />
      <circle cx={-dx + 1} cy={y - 1.2} r="0.9" fill={color.artWhite} />
      <circle cx={dx + 1} cy={y - 1.2} r="0.9" fill={color.artWhite} />
    </g>
  );
}

export function Cheeks({ dx = 19, y = 7 }: FaceProps) {
  return (
    <g fill={color.artBlush} opacity="0.8">
      <ellipse cx={-dx} cy={y} rx="4.8" ry="3.2" />
      <ellipse cx={dx} cy={y} rx="4.8" ry="3.2" />
    </g>
  );
}

function Snout({ y = 6 }: { y?: number }) {
  return (
    <g>
      <path d={`M-3.6 ${y - 2}q3.6-2.2 7.2 0q-.6 4-3.6 4.6q-3-.6-3.6-4.6Z`} fill={ink} />
      <path
        d={`M-5 ${y + 6}q2.6 2.6 5-.6q2.4 3.2 5 .6`}
        fill="none"
        stroke={ink}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}

export interface HeadProps {
  asleep?: boolean;
}

export function BearHead({ asleep }: HeadProps) {
  return (
    <g>
      <circle cx="-21" cy="-20" r="10.5" fill={color.artBrown} />
      <circle cx="21" cy="-20" r="10.5" fill={color.artBrown} />
      <circle cx="-21" cy="-19" r="5.5" fill={color.artTan} />
      <circle cx="21" cy="-19" r="5.5" fill={color.artTan} />
      <path d="M0-27C19-27 31-16 31 1S18 27 0 27-31 18-31 1-19-27 0-27Z" fill={color.artBrown} />
      <ellipse cx="0" cy="10" rx="14.5" ry="11" fill={color.artCream} />
      <Eyes dx={13} y={-3} asleep={asleep} />
      <Cheeks dx={22} y={7} />
      <Snout y={7} />
    </g>
  );
}

export function RabbitHead({ asleep }: HeadProps) {
  return (
    <g>
      <g fill={color.artWhite}>
        <path d="M-17-16C-24-32-24-50-15-51S-4-36-5-20Z" />
        <path d="M17-16C24-32 26-46 18-50S4-36 5-20Z" />
      </g>
      <path d="M-15-22c-4-10-4-20-.5-21s5.5 9 5 19Z" fill={color.artBlush} opacity="0.75" />
      <path d="M15-22c4-9 6-17 2.5-19.5S9-33 9.5-24Z" fill={color.artBlush} opacity="0.75" />
      <path d="M0-24C17-24 29-13 29 2S18 26 0 26-29 17-29 2-17-24 0-24Z" fill={color.artWhite} />
      <Eyes dx={12} y={-1} asleep={asleep} />
      <Cheeks dx={20} y={8} />
      <path d="M-3 5.5q3-1.8 6 0q-.8 3-3 3.4q-2.2-.4-3-3.4Z" fill={color.artBlush} />
      <path d="M-4.5 12q2.4 2.4 4.5-.6q2.1 3 4.5.6" fill="none" stroke={ink} strokeWidth="1.9" strokeLinecap="round" />
    </g>
  );
}

export function ChickHead({ asleep }: HeadProps) {
  return (
    <g>
      <path d="M-2-25c-4-5-3-10 1-12 0 4 2 5 4 6 1-2 3-3 6-3 0 5-3 8-6 9Z" fill={color.apricot} />
      <path d="M0-27C18-27 29-14 29 2S17 27 0 27-29 18-29 2-18-27 0-27Z" fill={color.sun} />
      <Eyes dx={13} y={-2} asleep={asleep} />
      <Cheeks dx={20} y={8} />
      <path d="M-7 6c3-4 11-4 14 0 .6 1-4.5 6.5-7 6.5S-7.6 7-7 6Z" fill={color.apricot} />
      <path
        d="M-6.5 6.8q6.5 2.2 13 0"
        fill="none"
        stroke={ink}
        strokeWidth="1.3"
        strokeLinecap="round"
        opacity="0.55"
      />
    </g>
  );
}

export function FoxHead({ asleep }: HeadProps) {
  return (
    <g>
      <path d="M-29-4-28-34c0-3 3-4 5-2l17 14Z" fill={color.apricot} />
      <path d="M29-4 28-34c0-3-3-4-5-2L6-22Z" fill={color.apricot} />
      <path d="m-24-16-.5-11 8 7Z" fill={color.artInk} opacity="0.5" />
      <path d="m24-16 .5-11-8 7Z" fill={color.artInk} opacity="0.5" />
      <path d="M0-25C18-25 32-10 31 3 30 14 12 27 0 27S-30 14-31 3C-32-10-18-25 0-25Z" fill={color.apricot} />
      <path d="M-31 4C-23 0-10 3 0 12 10 3 23 0 31 4 30 15 12 27 0 27S-30 15-31 4Z" fill={color.artCream} />
      <Eyes dx={13} y={-3} asleep={asleep} />
      <Cheeks dx={20} y={9} />
      <path d="M-4.5 12q4.5-3 9 0-1 5-4.5 5.5Q-3.5 17-4.5 12Z" fill={ink} />
    </g>
  );
}

export function CatHead({ asleep }: HeadProps) {
  return (
    <g>
      <path d="M-28-2-26-31c.2-3 3-4 5-2l15 13Z" fill={color.artGrey} />
      <path d="M28-2 26-31c-.2-3-3-4-5-2L6-20Z" fill={color.artGrey} />
      <path d="m-22-15 .2-9 7 6Z" fill={color.artBlush} />
      <path d="m22-15-.2-9-7 6Z" fill={color.artBlush} />
      <path d="M0-25C18-25 30-14 30 2S18 26 0 26-30 18-30 2-18-25 0-25Z" fill={color.artGrey} />
      <path
        d="M-7-24-6-15M0-25v11M7-24 6-15"
        stroke={ink}
        strokeWidth="2.6"
        strokeLinecap="round"
        opacity="0.4"
        fill="none"
      />
      <path d="M0 3C9 3 15 8 15 14S8 26 0 26-15 20-15 14-9 3 0 3Z" fill={color.artCream} />
      <Eyes dx={13} y={-2} asleep={asleep} />
      <Cheeks dx={21} y={8} />
      <path d="M-3 7.5q3-1.6 6 0-.8 3-3 3.2-2.2-.2-3-3.2Z" fill={color.coral} />
      <path d="M-5 14q2.6 2.6 5-.6 2.4 3.2 5 .6" fill="none" stroke={ink} strokeWidth="1.9" strokeLinecap="round" />
    </g>
  );
}

export function KoalaHead({ asleep }: HeadProps) {
  return (
    <g>
      <circle cx="-27" cy="-11" r="14" fill={color.sky} />
      <circle cx="27" cy="-11" r="14" fill={color.sky} />
      <circle cx="-27" cy="-10" r="8" fill={color.artWhite} opacity="0.8" />
      <circle cx="27" cy="-10" r="8" fill={color.artWhite} opacity="0.8" />
      <path d="M0-26C17-26 28-15 28 1S17 27 0 27-28 17-28 1-17-26 0-26Z" fill={color.sky} />
      <Eyes dx={13} y={-3} asleep={asleep} />
      <Cheeks dx={19} y={9} />
      <path d="M0-4c5 0 7 4 7 9s-3 8-7 8-7-3-7-8 2-9 7-9Z" fill={ink} />
      <path d="M-4 18q4 3 8 0" fill="none" stroke={ink} strokeWidth="1.9" strokeLinecap="round" />
    </g>
  );
}

export function FrogHead({ asleep }: HeadProps) {
  return (
    <g>
      <circle cx="-16" cy="-18" r="11" fill={color.artLeaf} />
      <circle cx="16" cy="-18" r="11" fill={color.artLeaf} />
      <path d="M0-20C20-20 32-10 32 4S19 26 0 26-32 18-32 4-20-20 0-20Z" fill={color.artLeaf} />
      <circle cx="-16" cy="-18" r="7" fill={color.artWhite} />
      <circle cx="16" cy="-18" r="7" fill={color.artWhite} />
      <Eyes dx={16} y={-18} asleep={asleep} />
      <Cheeks dx={22} y={6} />
      <path d="M-13 6q13 11 26 0" fill="none" stroke={ink} strokeWidth="2.2" strokeLinecap="round" />
    </g>
  );
}

export function PenguinHead({ asleep }: HeadProps) {
  return (
    <g>
      <path d="M0-28C19-28 30-15 30 1S18 27 0 27-30 17-30 1-19-28 0-28Z" fill={color.artNight} />
      <path
        d="M0-8C4-15 12-18 18-14 25-9 24 4 20 12 16 20 8 25 0 25S-16 20-20 12C-24 4-25-9-18-14-12-18-4-15 0-8Z"
        fill={color.artWhite}
      />
      <Eyes dx={11} y={-2} asleep={asleep} />
      <Cheeks dx={16} y={8} />
      <path d="M-6 5c3-3 9-3 12 0 .5 1-4 5.5-6 5.5S-6.5 6-6 5Z" fill={color.apricot} />
    </g>
  );
}
