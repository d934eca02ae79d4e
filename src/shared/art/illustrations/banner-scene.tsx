import { BearHead, ChickHead, RabbitHead } from '@/shared/art/avatars/animal-heads';
import { color } from '@/shared/tokens';
import { Walking } from './animal-bodies';
import { Cloud, Heart, Sparkle, Sprout } from './art';

/** The right side of the home banner: hills and three friends, 260×130, aligned right when cropped. */
export function BannerScene() {
  return (
    <svg viewBox="0 0 260 130" width="260" height="130" aria-hidden="true" focusable="false">
      <circle cx="214" cy="32" r="15" fill={color.sun} />
      <Cloud x={120} y={34} s={0.5} />
      <path d="M0 130C40 92 96 86 140 100s90-10 120-22v52Z" fill={color.artLeaf} />
      <path d="M60 130c50-26 120-22 200-34v34Z" fill={color.artLeafDeep} opacity="0.75" />
      <Walking x={146} y={120} s={0.66} coat={color.artBrown} bib={color.coral}>
        <BearHead />
      </Walking>
      <Walking x={200} y={118} s={0.6} coat={color.artWhite} bib={color.lilac}>
        <RabbitHead />
      </Walking>
      <g transform="translate(173 110) scale(0.38)">
        <path d="M-9 26v8M9 26v8" stroke={color.apricot} strokeWidth="6" strokeLinecap="round" />
        <ChickHead />
      </g>
      <Sprout x={102} y={118} s={0.5} />
      <Sprout x={242} y={116} s={0.6} />
      <Heart x={173} y={62} s={0.7} />
      <Sparkle x={92} y={58} s={0.6} />
    </svg>
  );
}
