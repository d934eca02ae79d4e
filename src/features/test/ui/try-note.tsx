import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { SparkleIcon } from '@/shared/art/icons/further-icons';
import { color, radius, space, text } from '@/shared/tokens';

/** One thing to try at home. */
export const TryNote = ({ children }: { children: ReactNode }) => (
  <Note>
    <SparkleIcon size={20} />
    <div>
      <b>이렇게 해 봐요</b>
      {children}
    </div>
  </Note>
);

const Note = styled('div')({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space(2),
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.apricotSoft,
  color: color.onApricotSoft,
  '& > svg': { marginTop: '2px' },
  '& b': { ...text.label, display: 'block' },
});
