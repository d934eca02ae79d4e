import { type Drawing, ringWidth, type Shape, type Tone } from '@contract/common/drawing';
import { useId } from 'react';

/** The shapes of a drawing inside an SVG, in the given colours. */
export function SvgShape({ drawing, tones }: { drawing: Drawing; tones: Record<Tone, string> }) {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <rect {...drawing.frame} />
      </clipPath>
      {drawing.shapes.map((shape, index) => (
        <OneShape key={String(index)} shape={shape} clip={`url(#${clip})`} tones={tones} />
      ))}
    </>
  );
}

function OneShape({ shape, clip, tones }: { shape: Shape; clip: string; tones: Record<Tone, string> }) {
  if (shape.kind === 'dot')
    return (
      <circle
        cx={shape.x}
        cy={shape.y}
        r={shape.r}
        fill={tones.surface}
        stroke={tones.mark}
        strokeWidth={ringWidth(shape.r)}
      />
    );
  if (shape.kind === 'text')
    return (
      <text
        x={shape.x}
        y={shape.y}
        fontSize={shape.size}
        fill={tones.ink}
        textAnchor={shape.anchor}
        fontWeight={shape.bold ? 700 : 500}
      >
        {shape.text}
      </text>
    );
  return (
    <path
      d={shape.d}
      fill={shape.fill ? tones[shape.fill] : 'none'}
      stroke={shape.stroke && tones[shape.stroke]}
      strokeWidth={shape.width}
      strokeDasharray={shape.dash?.join(' ')}
      strokeLinejoin="round"
      opacity={shape.opacity}
      clipPath={shape.clipped && clip}
    />
  );
}
