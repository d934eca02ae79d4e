import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { color, media, size, space } from '@/shared/tokens';

/** A row of a card's list that is a link, with a chevron at its end. */
export const RowLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: size.touch,
  boxSizing: 'border-box',
  padding: `${space(3)} ${space(4)}`,
  color: color.ink,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
  '&:focus-visible': { outlineOffset: '-3px' },
  '& > svg': { flex: 'none', color: color.inkFaint },
});
