import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, radius, space, text } from '@/shared/tokens';
import { InfoIcon } from '@/shared/ui/icons/further-icons';

/** A short message about what has happened or what to do next. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Box role="status">
      <InfoIcon size={20} />
      <span>{children}</span>
    </Box>
  );
}

const Box = styled('p')({
  ...text.small,
  display: 'flex',
  gap: space(2),
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.skySoft,
  color: color.onSkySoft,
  '& > svg': { flex: 'none' },
});
