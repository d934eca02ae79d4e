import styled from '@emotion/styled';
import { space } from '@/shared/tokens';

/** Actions for a page on paper: as many buttons in a row as fit, each row as wide as the page. */
export const SheetButtons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  '& > *': { flex: '1 1 9rem' },
});
