import type { Hand } from '@contract/learning/learning';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, space } from '@/shared/tokens';

/** The board with its hints and buttons below; on a pad in landscape beside it, away from the drawing hand. */
export function TraceLayout({ hand, board, side }: { hand: Hand; board: ReactNode; side: ReactNode }) {
  return (
    <Layout data-hand={hand}>
      <div data-board="">{board}</div>
      <div data-side="">{side}</div>
    </Layout>
  );
}

const Layout = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(4),
  // a stroke that leaves the canvas continues: it must not scroll the page
  overscrollBehavior: 'none',
  '& > [data-board]': { width: 'min(100%, max(260px, calc(100dvh - 340px)))' },
  '& > [data-side]': { width: '100%', maxWidth: '560px', display: 'flex', flexDirection: 'column', flex: 1 },
  '@media (min-width: 800px) and (orientation: landscape)': {
    display: 'grid',
    alignItems: 'center',
    gap: space(8),
    // on the side away from the drawing hand
    gridTemplateColumns: 'minmax(220px, 300px) minmax(0, auto)',
    justifyContent: 'center',
    '& > [data-board]': { width: 'calc(100dvh - 150px)', maxWidth: 'min(720px, 100%)', gridColumn: 2, gridRow: 1 },
    '& > [data-side]': { gridColumn: 1, gridRow: 1 },
    '&[data-hand="left"]': {
      gridTemplateColumns: 'minmax(0, auto) minmax(220px, 300px)',
      '& > [data-board]': { gridColumn: 1 },
      '& > [data-side]': { gridColumn: 2 },
    },
  },
  [media.pad]: { gap: space(8) },
});
