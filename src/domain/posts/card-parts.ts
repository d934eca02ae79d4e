import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { color, space, text } from '@/shared/tokens';

/** Small words beside each other: who and when, how many, what about. */
export const Meta = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  minWidth: 0,
  ...text.caption,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

/** Stretches the title's link over the card: one tap target, and screen readers only read the title. */
export const cover = {
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 'none' },
} as const;

/** The title as a link that covers the card; other controls have a higher z-index. */
export const CoverLink = styled(Link)(cover);
