import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, radius, space, text } from '@/shared/tokens';
import { AlertIcon } from '../icons/icon';

/** Error of a form as a whole, above its button; announced. */
export function FormError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Box id={id} role="alert">
      <AlertIcon size={20} />
      <span>{children}</span>
    </Box>
  );
}

const Box = styled('p')({
  ...text.small,
  fontWeight: 600,
  display: 'flex',
  gap: space(2),
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.coralSoft,
  color: color.onCoralSoft,
  '& > svg': { flex: 'none' },
});
