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
}

/** In the place of what was just removed: a sentence and 되돌리기. It stays until its list is left or loaded again. */
export function UndoRow({ children, label, pending, onUndo }: UndoRowProps) {
  return (
    <Row>
      <span role="status">{children}</span>
      <MainButton look="quiet" size="small" fit pending={pending} aria-label={label} onClick={onUndo}>
        되돌리기
      </MainButton>
    </Row>
  );
}

const Row = styled('div')({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  padding: `${space(1)} ${space(2)} ${space(1)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  color: color.inkSoft,
  '& > span': { minWidth: 0 },
  '& > button': { flex: 'none' },
});
