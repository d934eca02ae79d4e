import styled from '@emotion/styled';
import { space } from '@/shared/tokens';

/** What there is to do, and beside it, where there is room, the sticker book. */
export const TwoColumns = styled('div')({
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media (min-width: 800px)': { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', gap: space(8) },
});
