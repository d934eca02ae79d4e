import { RabbitHead } from '@/shared/art/avatars/animal-heads';
import { color } from '@/shared/tokens';
import { Sitting } from './animal-bodies';
import { Art, type ArtProps, Ground, Heart, Sparkle, Star } from './art';

const bits = [
  [26, 52, 20, 'coral'],
  [44, 26, -30, 'sky'],
  [74, 14, 12, 'apricot'],
  [118, 18, 40, 'lilac'],
  [142, 44, -16, 'artLeaf'],
  [150, 84, 24, 'sun'],
  [18, 92, -40, 'artLeaf'],
] as const;

/** Arms up among paper bits: finished. */
export function ConfettiDoneArt(props: ArtProps) {
  return (
    <Art box={[168, 160]} {...props}>
      <circle cx="84" cy="84" r="60" fill={color.coralSoft} />
      <Ground x={84} y={148} w={116} />
      <path
        d="M66 112C52 104 42 92 38 78M102 112c14-8 24-20 28-34"
        stroke={color.artWhite}
        strokeWidth="13"
        strokeLinecap="round"
        fill="none"
      />
      <Sitting x={84} y={148} s={1.02} coat={color.artWhite} belly={color.artWhite} bib={color.artLeaf}>
        <RabbitHead />
      </Sitting>
      {bits.map(([x, y, turn, role]) => (
        <rect
          key={x}
          x={-5}
          y={-3}
          width="10"
          height="6"
          rx="2"
          fill={color[role]}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <Star x={128} y={64} s={0.9} />
      <Sparkle x={48} y={54} s={0.8} />
      <Heart x={146} y={118} s={0.8} />
      <Heart x={22} y={122} s={0.6} fill={color.apricot} />
    </Art>
  );
}
