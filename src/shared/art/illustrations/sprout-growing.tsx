import { Cheeks, Eyes } from '@/shared/art/avatars/animal-heads';
import { color } from '@/shared/tokens';
import { Art, type ArtProps, Ground, Heart, Sparkle, Sprout } from './art';

/** A sprout in a smiling pot: growth, the usual greeting. */
export function SproutGrowingArt(props: ArtProps) {
  return (
    <Art box={[160, 160]} {...props}>
      <circle cx="80" cy="72" r="58" fill={color.leafSoft} />
      <Ground x={80} y={146} w={112} />
      <Sprout x={80} y={94} s={1.45} />
      <path d="M50 92h60l-6 42c-1 7-7 11-13 11H69c-6 0-12-4-13-11Z" fill={color.apricot} />
      <rect x="44" y="84" width="72" height="15" rx="7.5" fill={color.coral} />
      <g transform="translate(80 118)">
        <Eyes dx={10} y={-1} />
        <Cheeks dx={18} y={6} />
        <path d="M-4 6q4 4 8 0" fill="none" stroke={color.artInk} strokeWidth="2" strokeLinecap="round" />
      </g>
      <Sparkle x={30} y={46} s={0.9} />
      <Sparkle x={132} y={92} s={0.7} fill={color.apricot} />
      <Heart x={128} y={38} s={0.8} />
    </Art>
  );
}
