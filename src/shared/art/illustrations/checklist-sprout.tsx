import { color } from '@/shared/tokens';
import { Art, type ArtProps, Ground, Sparkle, Sprout } from './art';

/** A sheet of ticks with a sprout on it: checks. */
export function ChecklistSproutArt(props: ArtProps) {
  const rows = [62, 86, 110];
  return (
    <Art box={[160, 160]} {...props}>
      <path d="M18 84C14 42 44 16 82 16s66 28 62 70-32 58-64 58-58-20-62-60Z" fill={color.skySoft} />
      <Ground x={80} y={148} w={112} />
      <g transform="rotate(-4 80 90)">
        <rect x="38" y="34" width="84" height="108" rx="14" fill={color.artTan} />
        <rect x="45" y="42" width="70" height="93" rx="9" fill={color.artWhite} />
        <rect x="62" y="28" width="36" height="16" rx="8" fill={color.artBrown} />
        {rows.map((y, index) => (
          <g key={y}>
            <rect
              x="53"
              y={y - 8}
              width="17"
              height="17"
              rx="5.5"
              fill={index < 2 ? color.artLeaf : color.artTan}
              opacity={index < 2 ? 1 : 0.45}
            />
            {index < 2 ? (
              <path
                d={`m57.5 ${y + 0.5} 3.2 3.4 5.5-6.6`}
                fill="none"
                stroke={color.artWhite}
                strokeWidth="2.6"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            ) : null}
            <path
              d={`M78 ${y - 2}h${index === 1 ? 20 : 27}M78 ${y + 5}h${index === 1 ? 27 : 17}`}
              stroke={color.artTan}
              strokeWidth="3.2"
              strokeLinecap="round"
            />
          </g>
        ))}
      </g>
      <Sprout x={122} y={147} s={1.05} r={6} />
      <Sparkle x={30} y={56} s={0.8} />
      <Sparkle x={136} y={52} s={0.7} fill={color.apricot} />
    </Art>
  );
}
