import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '../buttons/main-button';

interface UndoRowProps {
  /** Sentence about the finished action. */
  children: ReactNode;
  /** Accessible name of the button. */
  label: string;
  pending: boolean;
  onUndo: () => void;
  /** A second action. */
  more?: ReactNode;
}

/** In the place of what was just removed: a sentence and 되돌리기. It stays until its list is left or loaded again. */
export function UndoRow({ children, label, pending, onUndo, more }: UndoRowProps) {
  return (
    <Row>
      <span role="status">{children}</span>
      <span>
        {more}
        <MainButton look="quiet" size="small" fit pending={pending} aria-label={label} onClick={onUndo}>
          되돌리기
        </MainButton>
      </span>
    </Row>
  );
}

const Row = styled('div')({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  padding: `${space(2)} ${space(2)} ${space(2)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  color: color.inkSoft,
  '& > span:first-of-type': { flex: '1 1 9rem', minWidth: 0 },
  '& > span + span': { flex: 'none', marginInlineStart: 'auto' },
});
