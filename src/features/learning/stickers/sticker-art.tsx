import type { StickerId } from '@contract/learning/learning-stickers';
import type { ReactNode } from 'react';
import { BearHead, CatHead, ChickHead, FoxHead, type HeadProps, RabbitHead } from '@/shared/art/avatars/animal-heads';
import { Sparkle, Sprout, Star } from '@/shared/art/illustrations/art';
import { color, fontFamily, type Tone, toneColors } from '@/shared/tokens';
import { Flower } from './flower';

const Sign = ({ children, y = 16, size = 46 }: { children: string; y?: number; size?: number }) => (
  <text y={y} textAnchor="middle" fill={color.artInk} fontFamily={fontFamily} fontWeight={800} fontSize={size}>
    {children}
  </text>
);

/** A friend holding up a letter. */
const Friend = ({ Head, letter }: { Head: (props: HeadProps) => ReactNode; letter: string }) => (
  <>
    <g transform="translate(0 -8) scale(0.82)">
      <Head />
    </g>
    <rect x="-16" y="12" width="32" height="28" rx="8" fill={color.artWhite} stroke={color.artInk} strokeWidth="2.4" />
    <Sign y={34} size={22}>
      {letter}
    </Sign>
  </>
);

const ART: Record<StickerId, { tone: Tone; art: ReactNode }> = {
  first_letter: {
    tone: 'leaf',
    art: (
      <g transform="rotate(38) translate(0 -2)">
        <path d="M-8-30h16v42L0 28-8 12Z" fill={color.apricot} />
        <path d="M-8 12h16L0 28Z" fill={color.artCream} />
        <path d="M-3 21.5 0 28l3-6.5Z" fill={color.artInk} />
        <rect x="-8" y="-37" width="16" height="10" rx="4" fill={color.coral} />
      </g>
    ),
  },
  three_stars: {
    tone: 'sky',
    art: (
      <>
        <Star y={-14} s={2} />
        <Star x={-18} y={14} s={1.6} />
        <Star x={18} y={14} s={1.6} />
      </>
    ),
  },
  ten_letters: { tone: 'sun', art: <Sign>10</Sign> },
  consonants: { tone: 'apricot', art: <Friend Head={BearHead} letter="ㄱ" /> },
  vowels: { tone: 'coral', art: <Friend Head={RabbitHead} letter="ㅏ" /> },
  digits: { tone: 'sky', art: <Friend Head={ChickHead} letter="1" /> },
  uppers: { tone: 'leaf', art: <Friend Head={FoxHead} letter="A" /> },
  lowers: { tone: 'sun', art: <Friend Head={CatHead} letter="a" /> },
  three_days: { tone: 'apricot', art: <Sprout y={28} s={1.15} /> },
  seven_days: { tone: 'lilac', art: <Flower y={32} s={1.5} fill={color.coral} /> },
  twenty_days: {
    tone: 'sky',
    art: (
      <>
        <path d="M-6 34V2h12v32Z" fill={color.artBrown} />
        <path d="M0-38c14 0 22 9 22 19 8 4 9 20-5 24H-17C-31 1-30-15-22-19c0-10 8-19 22-19Z" fill={color.artLeafDeep} />
        <circle cx="-9" cy="-14" r="4.5" fill={color.coral} />
        <circle cx="10" cy="-20" r="4.5" fill={color.coral} />
        <circle cx="3" cy="-4" r="4.5" fill={color.coral} />
      </>
    ),
  },
  hundred_stars: {
    tone: 'lilac',
    art: (
      <>
        <Star s={4.1} />
        <Sign y={10} size={24}>
          100
        </Sign>
        <Sparkle x={-30} y={-24} s={0.8} fill={color.artWhite} />
      </>
    ),
  },
};

/** A round sticker with a white rim; one that is still to be earned is an empty place with its shape in it. */
export function StickerArt({ id, earned, size }: { id: StickerId; earned: boolean; size: number }) {
  const { tone, art } = ART[id];
  return (
    <svg viewBox="-52 -52 104 104" width={size} height={size} aria-hidden="true" focusable="false">
      {earned ? (
        <>
          <circle r="50" fill={color.line} />
          <circle r="49" cy="-1" fill={color.artWhite} />
          <circle r="43" cy="-1" fill={toneColors[tone].fill} opacity="0.55" />
          {art}
        </>
      ) : (
        <>
          <circle r="46" fill={color.sunken} stroke={color.lineStrong} strokeWidth="2.5" strokeDasharray="6 7" />
          <g style={{ filter: `grayscale(1) drop-shadow(0 0 1px ${color.lineStrong})`, opacity: 0.45 }}>{art}</g>
        </>
      )}
    </svg>
  );
}
