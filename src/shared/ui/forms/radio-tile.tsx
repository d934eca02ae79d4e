import styled from '@emotion/styled';
import { color, focusRing, media, motion, radius } from '@/shared/tokens';

/** The label of a radio as a tile; where it is used gives its size and the colours of the chosen one. */
export const RadioTile = styled('label')({
  position: 'relative',
  boxSizing: 'border-box',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.field,
  backgroundColor: color.surface,
  color: color.inkSoft,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
  '&:has(input:checked)': {
    borderColor: color.primary,
    boxShadow: `inset 0 0 0 1px ${color.primary}`,
    fontWeight: 700,
  },
  '&:has(input:focus-visible)': focusRing,
  // the radio covers its label, so that a tap, a drag of the finger and a screen reader meet the real control
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
});
