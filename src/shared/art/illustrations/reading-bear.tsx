import { BearHead, ChickHead } from '@/shared/art/avatars/animal-heads';
import { color } from '@/shared/tokens';
import { OpenBook, Sitting } from './animal-bodies';
import { Art, type ArtProps, Ground, Sparkle, Star } from './art';

/** A bear that reads to a chick: articles, language, learning. */
export function ReadingBearArt(props: ArtProps) {
  return (
    <Art box={[180, 160]} {...props}>
      <path d="M20 96C14 52 46 16 92 18s76 34 70 78-40 50-72 50-64-12-70-50Z" fill={color.sunSoft} />
      <Ground x={90} y={146} w={140} />
      <Sitting x={78} y={146} s={1.06} coat={color.artBrown} bib={color.sky}>
        <BearHead />
      </Sitting>
      <OpenBook x={80} y={110} s={0.9} />
      <ellipse cx="51" cy="122" rx="8" ry="7" fill={color.artBrown} />
      <ellipse cx="109" cy="122" rx="8" ry="7" fill={color.artBrown} />
      <g transform="translate(138 124) scale(0.72)">
        <path d="M-10 28v6M10 28v6" stroke={color.apricot} strokeWidth="5" strokeLinecap="round" />
        <ChickHead />
      </g>
      <Star x={40} y={44} s={0.9} />
      <Sparkle x={142} y={52} s={0.9} fill={color.apricot} />
      <path
        d="M128 74q6-8 3-15M140 82q9-6 10-14"
        fill="none"
        stroke={color.apricot}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Art>
  );
}
