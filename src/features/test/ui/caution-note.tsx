import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, radius, space, text } from '@/shared/tokens';
import { InfoIcon } from '@/shared/ui/icons/further-icons';

/** A short cautionary note. */
export const CautionNote = ({ children }: { children: ReactNode }) => (
  <Caution>
    <InfoIcon size={20} />
    <span>{children}</span>
  </Caution>
);

const Caution = styled('p')({
  ...text.small,
  fontSize: '0.875rem',
  display: 'flex',
  gap: space(2),
  padding: space(4),
  borderRadius: radius.card,
  backgroundColor: color.sunSoft,
  color: color.onSunSoft,
  '& > svg': { flex: 'none', marginTop: '1px' },
});
