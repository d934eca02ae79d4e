import { Eyes } from '@/shared/art/avatars/animal-heads';
import { color } from '@/shared/tokens';
import { Art, type ArtProps, Cloud, Sparkle, Star } from './art';

/** The moon asleep on a cloud: sleep, evening, rest for parents. */
export function SleepingMoonArt(props: ArtProps) {
  return (
    <Art box={[160, 150]} {...props}>
      <path d="M14 78C10 36 44 10 84 12s68 30 62 70-34 56-66 56-62-20-66-60Z" fill={color.artNight} />
      <path d="M96 30A44 44 0 1 0 118 98 50 50 0 0 1 96 30Z" fill={color.sun} />
      <g transform="translate(68 74) rotate(-10)">
        <Eyes dx={9} y={0} asleep />
        <ellipse cx="-14" cy="8" rx="4.5" ry="3" fill={color.artBlush} />
        <ellipse cx="15" cy="8" rx="4.5" ry="3" fill={color.artBlush} />
        <path d="M-3 9q3 3 6 0" fill="none" stroke={color.artInk} strokeWidth="2" strokeLinecap="round" />
      </g>
      <Cloud x={84} y={120} s={1.2} />
      <Cloud x={42} y={128} s={0.7} fill={color.artCloud} />
      <Star x={100} y={32} s={0.7} fill={color.artCream} />
      <Sparkle x={44} y={36} s={0.6} fill={color.artCream} />
      <Sparkle x={130} y={82} s={0.6} fill={color.artCream} />
      <path
        d="M106 64h8l-8 9h8M118 48h6l-6 7h6"
        stroke={color.artCream}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        transform="translate(-8 4)"
      />
    </Art>
  );
}
