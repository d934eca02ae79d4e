import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space, text } from '@/shared/tokens';
import { MainButton } from '../buttons/main-button';
import { BottomSheet } from './bottom-sheet';

interface ConfirmSheetProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Red, for what cannot be undone. */
  danger?: boolean;
  pending?: boolean;
}

/** Asks before something is done. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { open, onClose, onConfirm, title, children, confirmLabel, cancelLabel = '취소', danger, pending } = props;
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <Buttons>
          <MainButton look="outline" onClick={onClose}>
            {cancelLabel}
          </MainButton>
          <MainButton look={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </MainButton>
        </Buttons>
      }
    >
      <Words>{children}</Words>
    </BottomSheet>
  );
}

const Words = styled('div')({ ...text.body, color: color.inkSoft });

const Buttons = styled('div')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
});
