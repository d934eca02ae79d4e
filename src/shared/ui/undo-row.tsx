import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from './main-button';

/** The sheet that confirmed the removal is closed by then, and has given the focus back. */
const SHEET_CLOSED_MS = 400;

interface UndoRowProps {
  /** What happened, in a sentence. */
  children: ReactNode;
  /** Accessible name of the button. */
  label: string;
  pending: boolean;
  onUndo: () => void;
}

/** In the place of what was just removed: a sentence and 되돌리기. It stays until its list is left or loaded again. */
export function UndoRow({ children, label, pending, onUndo }: UndoRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // the removed part had the focus
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    }, SHEET_CLOSED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Row>
      <span role="status">{children}</span>
      <MainButton ref={button} look="quiet" size="small" fit pending={pending} aria-label={label} onClick={onUndo}>
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
