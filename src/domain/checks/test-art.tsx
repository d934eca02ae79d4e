import type { ReactNode } from 'react';
import { BearHead, CatHead, ChickHead, Eyes, RabbitHead } from '@/shared/art/avatars/animal-heads';
import { Art, type ArtProps, Heart, Sparkle, Sprout, Star } from '@/shared/art/illustrations/art';
import { color } from '@/shared/tokens';

const box = [160, 110] as const;

function Scene({ ground, children, ...rest }: ArtProps & { ground: string; children: ReactNode }) {
  return (
    <Art box={box} {...rest}>
      <rect width="160" height="110" fill={ground} />
      <ellipse cx="80" cy="112" rx="78" ry="24" fill={color.paper} opacity="0.4" />
      {children}
    </Art>
  );
}

function Development(props: ArtProps) {
  const blocks = [
    [34, 78, 'coral'],
    [62, 78, 'sun'],
    [48, 50, 'sky'],
  ] as const;
  return (
    <Scene ground={color.leafSoft} {...props}>
      {blocks.map(([x, y, role]) => (
        <rect key={x} x={x} y={y} width="26" height="26" rx="7" fill={color[role]} />
      ))}
      <Sprout x={61} y={52} s={0.62} />
      <Heart x={47} y={92} s={0.6} fill={color.artWhite} />
      <Star x={75} y={91} s={0.65} fill={color.artWhite} />
      <g transform="translate(116 78) scale(0.82)">
        <BearHead />
      </g>
    </Scene>
  );
}

function Temperament(props: ArtProps) {
  return (
    <Scene ground={color.sunSoft} {...props}>
      <circle cx="52" cy="56" r="25" fill={color.sun} />
      <path
        d="M52 20v-7M52 99v-7M16 56H9M95 56h-7M27 31l-5-5M82 86l-5-5M27 81l-5 5M82 26l-5 5"
        stroke={color.sun}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g transform="translate(52 58)">
        <Eyes dx={9} y={-3} />
        <path d="M-6 5q6 7 12 0" fill="none" stroke={color.artInk} strokeWidth="2.2" strokeLinecap="round" />
      </g>
      <path
        d="M98 88c-9 0-14-6-14-13s6-13 14-12c2-9 10-15 19-14 8 0 13 5 15 11 9-1 15 5 15 13 0 9-6 15-14 15Z"
        fill={color.sky}
      />
      <g transform="translate(114 74)">
        <Eyes dx={8} y={-3} asleep />
        <path d="M-3 5q3 3 6 0" fill="none" stroke={color.artInk} strokeWidth="2" strokeLinecap="round" />
      </g>
    </Scene>
  );
}

function Language(props: ArtProps) {
  return (
    <Scene ground={color.skySoft} {...props}>
      <g transform="translate(46 78) scale(0.8)">
        <ChickHead />
      </g>
      <path
        d="M88 18h48c9 0 15 6 15 14v22c0 8-6 14-15 14H98L82 80l2-14c-6-2-10-6-10-12V32c0-8 5-14 14-14Z"
        fill={color.artWhite}
      />
      <g stroke={color.coral} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M90 33h14v18" />
        <path d="M122 31v24M122 43h9" stroke={color.artLeafDeep} />
      </g>
    </Scene>
  );
}

function Social(props: ArtProps) {
  return (
    <Scene ground={color.coralSoft} {...props}>
      <g transform="translate(50 74) scale(0.84)">
        <RabbitHead />
      </g>
      <g transform="translate(112 74) scale(0.84)">
        <CatHead />
      </g>
      <Heart x={81} y={34} s={1.2} />
      <Heart x={99} y={22} s={0.7} fill={color.apricot} />
    </Scene>
  );
}

function Readiness(props: ArtProps) {
  return (
    <Scene ground={color.lilacSoft} {...props}>
      <path d="M52 44c0-24 56-24 56 0" fill="none" stroke={color.artBrown} strokeWidth="6" strokeLinecap="round" />
      <path d="M44 56c0-14 12-22 36-22s36 8 36 22v34c0 8-6 12-14 12H58c-8 0-14-4-14-12Z" fill={color.coral} />
      <rect x="56" y="66" width="48" height="26" rx="9" fill={color.apricot} />
      <path d="M56 74h48" stroke={color.coral} strokeWidth="3" />
      <rect x="75" y="70" width="10" height="11" rx="4" fill={color.artCream} />
      <g transform="translate(130 66) rotate(14)">
        <rect x="-5" y="-32" width="10" height="50" rx="4" fill={color.sun} />
        <path d="M-5 18h10L0 29Z" fill={color.artInk} />
      </g>
      <Star x={28} y={44} s={1.1} />
      <Sprout x={80} y={37} s={0.5} />
    </Scene>
  );
}

function Stress(props: ArtProps) {
  return (
    <Scene ground={color.apricotSoft} {...props}>
      <path d="M48 50h52v30c0 12-9 20-20 20H68c-11 0-20-8-20-20Z" fill={color.artWhite} />
      <path d="M100 58c16-3 18 22-2 22" fill="none" stroke={color.artWhite} strokeWidth="7" strokeLinecap="round" />
      <ellipse cx="74" cy="51" rx="26" ry="6" fill={color.artBrown} />
      <g transform="translate(74 74)">
        <Eyes dx={9} y={-1} asleep />
        <path d="M-3 7q3 3 6 0" fill="none" stroke={color.artInk} strokeWidth="2" strokeLinecap="round" />
      </g>
      <path
        d="M62 36q-6-7 0-13t0-12M76 36q-6-7 0-13t0-12M90 36q-6-7 0-13"
        stroke={color.apricot}
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <Sprout x={132} y={98} s={0.85} r={5} />
      <Heart x={28} y={70} s={0.9} />
    </Scene>
  );
}

function Attitude(props: ArtProps) {
  return (
    <Scene ground={color.leafSoft} {...props}>
      <g transform="translate(64 66) scale(0.98)">
        <BearHead />
      </g>
      <g transform="translate(108 84) scale(0.56)">
        <BearHead asleep />
      </g>
      <Heart x={106} y={38} s={1.1} />
      <Sparkle x={26} y={36} s={0.8} />
      <Sprout x={140} y={104} s={0.55} />
    </Scene>
  );
}

function ClinicRecord(props: ArtProps) {
  return (
    <Scene ground={color.skySoft} {...props}>
      <rect x="34" y="18" width="62" height="80" rx="11" fill={color.artWhite} />
      <rect x="50" y="12" width="30" height="13" rx="6.5" fill={color.sky} />
      <path d="M46 40h38M46 52h26" stroke={color.artGrey} strokeWidth="4" strokeLinecap="round" />
      <path d="M48 86V76M58 86V68M68 86V72M78 86V62" stroke={color.artLeaf} strokeWidth="6" strokeLinecap="round" />
      <g fill="none" stroke={color.lilac} strokeWidth="5" strokeLinecap="round">
        <path d="M106 26c-2 18 4 27 14 27s16-9 14-27" />
        <path d="M120 53v13c0 18 24 18 24 2" />
      </g>
      <circle cx="106" cy="25" r="4" fill={color.artInk} />
      <circle cx="134" cy="25" r="4" fill={color.artInk} />
      <circle cx="144" cy="63" r="8" fill={color.coral} />
      <circle cx="144" cy="63" r="3.5" fill={color.artCream} />
      <Heart x={112} y={90} s={0.9} />
    </Scene>
  );
}

const scenes = {
  development: Development,
  temperament: Temperament,
  language: Language,
  social: Social,
  readiness: Readiness,
  stress: Stress,
  attitude: Attitude,
  kdst: ClinicRecord,
} as const;

export type TestArtKind = keyof typeof scenes;
export const testArtKinds = Object.keys(scenes) as TestArtKind[];

/** The picture of a kind of test, 160×110, its ground included. */
export function TestArt({ kind, ...rest }: ArtProps & { kind: TestArtKind }) {
  const Drawing = scenes[kind];
  return <Drawing {...rest} />;
}
