import styled from '@emotion/styled';
import { space } from '@/shared/tokens';

/** Today's letters and the worlds, with the sticker book beside them on a wide screen. */
export const TwoColumns = styled('div')({
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media (min-width: 800px)': { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', gap: space(8) },
});
