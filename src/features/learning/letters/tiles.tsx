import styled from '@emotion/styled';
import { media, space } from '@/shared/tokens';

/** The letters of a group, with tiles large enough for a child's finger. */
export const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(76px, 4.75rem), 1fr))',
  gap: space(2),
  [media.pad]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(104px, 6.5rem), 1fr))', gap: space(3) },
});
