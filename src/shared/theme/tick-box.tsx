import styled from '@emotion/styled';
import { TickIcon } from '@/shared/art/icons/icon';
import { color } from '@/shared/tokens';

/** The box of a checkbox in both states; the theme gives it to MUI's Checkbox. */
export const TickBox = () => (
  <Box aria-hidden="true">
    <TickIcon size={16} strokeWidth={3} />
  </Box>
);

const Box = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '0.5rem',
  border: `2px solid ${color.lineStrong}`,
  backgroundColor: color.surface,
  color: 'transparent',
  'input:checked + &': { backgroundColor: color.primary, borderColor: color.primary, color: color.onPrimary },
  'input:disabled + &': { borderColor: color.line },
  'input:checked:disabled + &': { backgroundColor: color.inkFaint, borderColor: color.inkFaint },
  'input[aria-invalid="true"] + &': { borderColor: color.danger },
});
