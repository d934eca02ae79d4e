import styled from '@emotion/styled';
import { color, radius, size, space, text } from '@/shared/tokens';

/** A small button under a post or a comment; pressed, its heart is full. */
export const ReactionButton = styled('button')({
  ...text.caption,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  minWidth: size.touch,
  minHeight: size.touch,
  padding: `0 ${space(2)}`,
  border: 0,
  borderRadius: radius.field,
  backgroundColor: 'transparent',
  color: color.inkSoft,
  cursor: 'pointer',
  '&[aria-pressed="true"]': { color: color.onCoralSoft, '& > svg': { fill: color.coral, stroke: color.coral } },
});
