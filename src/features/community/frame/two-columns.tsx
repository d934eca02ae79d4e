import styled from '@emotion/styled';
import { media, space } from '@/shared/tokens';

/** On a pad two columns: the description, and the reviews. */
export const TwoColumns = styled('div')({
  display: 'grid',
  gap: space(10),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
