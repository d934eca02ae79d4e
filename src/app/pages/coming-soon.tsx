import { BearHead } from '@/shared/art/avatars/animal-heads';
import { Sitting } from '@/shared/art/illustrations/animal-bodies';
import { Art, type ArtProps, Ground, Sparkle, Sprout } from '@/shared/art/illustrations/art';
import { color } from '@/shared/tokens';

/** A bear watering a seedling: a part that is not open yet. */
export function ComingSoonArt(props: ArtProps) {
  return (
    <Art box={[220, 170]} {...props}>
      <path d="M18 104C12 56 56 18 112 20s98 36 90 84-46 50-92 50-86-2-92-50Z" fill={color.apricotSoft} />
      <Ground x={110} y={154} w={170} />
      <Sitting x={76} y={154} s={1.05} coat={color.artBrown} bib={color.artLeaf}>
        <BearHead />
      </Sitting>
      <g transform="translate(118 96) rotate(14)">
        <path d="M-14 2C-24 2-26 20-14 20" fill="none" stroke={color.sky} strokeWidth="5" />
        <path d="M-14-4h30v24c0 5-4 8-8 8H-6c-5 0-8-3-8-8Z" fill={color.sky} />
        <path d="M16 10 34-4l5 5-23 20Z" fill={color.sky} />
        <path d="M31-9 44 5" stroke={color.sky} strokeWidth="6" strokeLinecap="round" />
        <path d="M-8 4h18" stroke={color.artWhite} strokeWidth="3" strokeLinecap="round" opacity="0.7" />
      </g>
      <ellipse cx="103" cy="114" rx="9" ry="8" fill={color.artBrown} />
      <path
        d="M160 112q3 6 2 10M168 108q4 7 3 13M153 116q2 5 1 8"
        stroke={color.sky}
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M142 154c2-10 10-15 20-15s18 5 20 15Z" fill={color.artBrown} />
      <Sprout x={162} y={141} s={0.56} />
      <Sparkle x={178} y={66} s={0.9} />
      <Sparkle x={34} y={84} s={0.7} fill={color.coral} />
    </Art>
  );
}
