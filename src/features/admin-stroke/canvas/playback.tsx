import { STROKE_BOX } from '@contract/admin-stroke/strokes';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Drawing } from '@/features/admin-stroke/stroke-editor';
import { isMotionReduced } from '@/shared/lib/motion';
import { color, radius, white } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { getInkColor } from './canvas-colors';
import { toSvgPoints } from './stroke-canvas';

/** Draws the strokes one after another, as a child will see them; step by step with reduced motion. */
export function Playback({ drawing, onClose }: { drawing: Drawing; onClose: () => void }) {
  const strokes = drawing.flatMap((points, index) => (points.length > 0 ? [{ number: index + 1, points }] : []));
  const [shown, setShown] = useState(1);
  const [round, setRound] = useState(0);
  const [calm] = useState(isMotionReduced);
  const over = shown >= strokes.length;
  const next = () => setShown((now) => Math.min(strokes.length, now + 1));
  const again = () => {
    setShown(1);
    setRound((now) => now + 1);
  };
  return (
    <BottomSheet
      open
      onClose={onClose}
      title="획순 미리 보기"
      actions={
        <MainButton look="soft" onClick={calm && !over ? next : again}>
          {calm && !over ? '다음 획' : '처음부터 다시'}
        </MainButton>
      }
    >
      <Stack spacing={3}>
        <Board viewBox={`0 0 ${STROKE_BOX} ${STROKE_BOX}`} role="img" aria-label={`획 ${strokes.length}개`} key={round}>
          {strokes.slice(0, shown).map(({ number, points }, index) => (
            <polyline
              key={number}
              points={toSvgPoints(points.length > 1 ? points : [...points, ...points])}
              pathLength={1}
              data-drawn={!calm && index === shown - 1 ? '' : undefined}
              fill="none"
              stroke={getInkColor(number - 1)}
              strokeWidth={80}
              strokeLinecap="round"
              strokeLinejoin="round"
              onAnimationEnd={next}
            />
          ))}
        </Board>
        <Typography variant="strong" align="center" role="status">
          {`${strokes[shown - 1]?.number ?? 0}번 획 · 모두 ${strokes.length}획`}
        </Typography>
      </Stack>
    </BottomSheet>
  );
}

const STROKE_MS = 900;

const Board = styled('svg')({
  display: 'block',
  width: '100%',
  maxWidth: '360px',
  aspectRatio: '1',
  margin: '0 auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: white,
  '& [data-drawn]': {
    strokeDasharray: 1,
    animation: `gg-draw ${STROKE_MS}ms ease-in-out both`,
    '@keyframes gg-draw': { from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } },
  },
});
