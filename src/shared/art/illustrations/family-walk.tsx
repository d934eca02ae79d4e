import { BearHead, ChickHead, RabbitHead } from '@/shared/art/avatars/animal-heads';
import { color } from '@/shared/tokens';
import { Walking } from './animal-bodies';
import { Art, type ArtProps, Cloud, Heart, Sprout } from './art';

/** A bear, a rabbit and a chick out for a walk: family, community, outings. */
export function FamilyWalkArt(props: ArtProps) {
  return (
    <Art box={[240, 160]} {...props}>
      <path d="M10 148C4 84 50 22 122 22s116 58 108 126Z" fill={color.skySoft} />
      <circle cx="188" cy="50" r="15" fill={color.sun} />
      <Cloud x={58} y={52} s={0.55} />
      <path d="M4 152C30 118 84 112 124 124s76 4 112 28Z" fill={color.artLeaf} />
      <path d="M70 154c30-20 70-22 104 0Z" fill={color.artGround} />
      <path
        d="M104 118q12 12 22 10M138 128q12 4 24-8"
        stroke={color.artBrown}
        strokeWidth="8"
        strokeLinecap="round"
        fill="none"
      />
      <Walking x={86} y={146} s={0.92} coat={color.artBrown} bib={color.coral}>
        <BearHead />
      </Walking>
      <Walking x={176} y={146} s={0.84} coat={color.artWhite} bib={color.lilac}>
        <RabbitHead />
      </Walking>
      <g transform="translate(132 132) scale(0.6)">
        <path d="M-9 26v8M9 26v8" stroke={color.apricot} strokeWidth="6" strokeLinecap="round" />
        <ChickHead />
      </g>
      <Sprout x={34} y={140} s={0.55} />
      <Sprout x={216} y={146} s={0.5} />
      <Heart x={130} y={84} s={0.9} />
    </Art>
  );
}
