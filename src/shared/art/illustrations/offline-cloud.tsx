import { Cheeks, Eyes } from '@/shared/art/avatars/animal-heads';
import { color } from '@/shared/tokens';
import { Art, type ArtProps, Cloud, Ground, Sprout } from './art';

/** A cloud without its cord: offline, or a failed request. */
export function OfflineCloudArt(props: ArtProps) {
  return (
    <Art box={[160, 140]} {...props}>
      <Ground x={80} y={126} w={116} />
      <path
        d="M58 88q-3 10 2 16t-2 16M102 88q3 8-2 13"
        fill="none"
        stroke={color.sky}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      <Cloud x={80} y={58} s={1.42} fill={color.sky} />
      <Cloud x={78} y={54} s={1.28} fill={color.artCloud} />
      <g transform="translate(76 58)">
        <Eyes dx={12} y={-4} />
        <Cheeks dx={20} y={4} />
        <path d="M-5 7q5-4 10 0" fill="none" stroke={color.artInk} strokeWidth="2.2" strokeLinecap="round" />
      </g>
      <Sprout x={120} y={124} s={0.5} />
    </Art>
  );
}
