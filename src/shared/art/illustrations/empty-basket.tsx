import { color } from '@/shared/tokens';
import { Art, type ArtProps, Ground, Sparkle, Sprout } from './art';

/** 빈 바구니: an empty list. */
export function EmptyBasketArt(props: ArtProps) {
  return (
    <Art box={[160, 140]} {...props}>
      <Ground x={80} y={124} w={128} />
      <path
        d="M46 74C46 36 62 22 80 22s34 14 34 52"
        fill="none"
        stroke={color.artBrown}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Sprout x={84} y={78} s={0.72} r={6} />
      <path d="M34 74h92l-9 43c-1 6-6 9-12 9H55c-6 0-11-3-12-9Z" fill={color.artTan} />
      <path d="M40 88h80M44 103h72" stroke={color.artBrown} strokeWidth="3" strokeLinecap="round" opacity="0.55" />
      <path
        d="M60 80l4 44M80 80v44M100 80l-4 44"
        stroke={color.artBrown}
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.4"
      />
      <rect x="28" y="68" width="104" height="13" rx="6.5" fill={color.artBrown} />
      <Sparkle x={26} y={44} s={0.9} />
      <Sparkle x={136} y={36} s={0.65} fill={color.apricot} />
      <circle cx="134" cy="58" r="3" fill={color.coral} />
    </Art>
  );
}
