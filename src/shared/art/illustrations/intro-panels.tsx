import { BearHead, ChickHead, FoxHead, KoalaHead, RabbitHead } from '@/shared/art/avatars/animal-heads';
import { color } from '@/shared/tokens';
import { Sitting } from './animal-bodies';
import { Art, type ArtProps, Cloud, Ground, Heart, Sparkle, Sprout, Star } from './art';

const box = [320, 280] as const;

/** 1: a child grows beside a height chart. */
export function IntroGrowArt(props: ArtProps) {
  const marks = [84, 112, 140, 168, 196, 224];
  return (
    <Art box={box} {...props}>
      <path d="M26 158C16 78 84 24 166 26s142 62 130 140-70 92-138 92S36 236 26 158Z" fill={color.leafSoft} />
      <Ground x={160} y={250} w={236} />
      <path d="M206 248V64c0-6 4-10 10-10h14c6 0 10 4 10 10v184Z" fill={color.artTan} />
      {marks.map((y, index) => (
        <path
          key={y}
          d={`M206 ${y}h${index % 2 ? 12 : 19}`}
          stroke={color.artBrown}
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      ))}
      <Heart x={231} y={116} s={0.8} />
      <path d="M166 108h44" stroke={color.coral} strokeWidth="4" strokeLinecap="round" strokeDasharray="1 9" />
      <Sitting x={146} y={248} s={1.42} coat={color.artBrown} bib={color.sun}>
        <BearHead />
      </Sitting>
      <Sprout x={78} y={248} s={1.3} r={-4} />
      <Sprout x={270} y={250} s={0.8} r={5} />
      <Cloud x={82} y={86} s={0.8} />
      <Sparkle x={118} y={60} />
      <Star x={268} y={152} s={1.1} />
    </Art>
  );
}

/** 2: checks, one question at a time. */
export function IntroCheckArt(props: ArtProps) {
  const rows = [96, 138, 180];
  return (
    <Art box={box} {...props}>
      <path d="M24 150C20 74 80 26 156 24s146 54 140 134-66 98-138 98S28 226 24 150Z" fill={color.apricotSoft} />
      <Ground x={160} y={250} w={240} />
      <g transform="rotate(-3 130 150)">
        <rect x="58" y="48" width="136" height="190" rx="22" fill={color.artTan} />
        <rect x="68" y="60" width="116" height="168" rx="14" fill={color.artWhite} />
        <rect x="98" y="38" width="56" height="24" rx="12" fill={color.artBrown} />
        {rows.map((y, index) => (
          <g key={y}>
            <rect
              x="80"
              y={y - 13}
              width="28"
              height="28"
              rx="9"
              fill={index < 2 ? color.artLeaf : color.artTan}
              opacity={index < 2 ? 1 : 0.45}
            />
            {index < 2 ? (
              <path
                d={`m87 ${y + 1.5} 5 5.5 9.5-11`}
                fill="none"
                stroke={color.artWhite}
                strokeWidth="4"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            ) : null}
            <path
              d={`M120 ${y - 4}h${index === 1 ? 34 : 48}M120 ${y + 8}h${index === 1 ? 48 : 30}`}
              stroke={color.artTan}
              strokeWidth="5"
              strokeLinecap="round"
            />
          </g>
        ))}
      </g>
      <Sitting x={226} y={250} s={1.2} coat={color.artWhite} belly={color.artWhite} bib={color.sky}>
        <RabbitHead />
      </Sitting>
      <g transform="translate(184 194) rotate(112)">
        <rect x="-5" y="-34" width="10" height="46" rx="4" fill={color.sun} />
        <path d="M-5 12h10L0 22Z" fill={color.artInk} />
        <rect x="-5" y="-38" width="10" height="9" rx="4" fill={color.coral} />
      </g>
      <ellipse cx="199" cy="206" rx="9" ry="8" fill={color.artWhite} />
      <Sparkle x={220} y={70} s={1.1} />
      <Star x={262} y={108} />
      <Heart x={40} y={208} />
    </Art>
  );
}

/** 3: parents in conversation. */
export function IntroTogetherArt(props: ArtProps) {
  return (
    <Art box={box} {...props}>
      <path d="M24 156C18 78 82 22 162 24s140 60 132 138-66 96-136 96S30 234 24 156Z" fill={color.skySoft} />
      <Ground x={160} y={250} w={250} />
      <path
        d="M62 44h84c12 0 20 8 20 19v22c0 11-8 19-20 19h-34l-16 16-2-16H62c-12 0-20-8-20-19V63c0-11 8-19 20-19Z"
        fill={color.artWhite}
      />
      <Heart x={78} y={75} s={1.3} />
      <Heart x={104} y={75} s={1.3} fill={color.apricot} />
      <Heart x={130} y={75} s={1.3} fill={color.sun} />
      <path
        d="M206 70h54c10 0 17 7 17 16v16c0 9-7 16-17 16h-12l-2 13-14-13h-26c-10 0-17-7-17-16V86c0-9 7-16 17-16Z"
        fill={color.leafSoft}
      />
      <path d="M206 88h52M206 100h34" stroke={color.artLeafDeep} strokeWidth="5" strokeLinecap="round" />
      <Sitting x={86} y={250} s={1.08} coat={color.apricot} bib={color.artLeaf}>
        <FoxHead />
      </Sitting>
      <Sitting x={236} y={250} s={1.08} coat={color.sky} belly={color.artWhite} bib={color.coral}>
        <KoalaHead />
      </Sitting>
      <g transform="translate(162 222) scale(0.78)">
        <path d="M-10 27v8M10 27v8" stroke={color.apricot} strokeWidth="6" strokeLinecap="round" />
        <ChickHead />
      </g>
      <Sparkle x={184} y={52} s={0.9} />
      <Sprout x={282} y={252} s={0.7} r={6} />
      <Sprout x={36} y={250} s={0.6} r={-6} />
    </Art>
  );
}
