import type { HealthWindow } from '@contract/home/health-windows.responses';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { UndoRow } from '@/shared/ui/feedback/undo-row';

interface MarkedRowProps {
  window: HealthWindow;
  pending: boolean;
  onUndo: (window: HealthWindow) => void;
  /** The day was another one. */
  onEdit?: (window: HealthWindow) => void;
}

/** In the place of a window that was just marked as received today. */
export const MarkedRow = ({ window, pending, onUndo, onEdit }: MarkedRowProps) => (
  <UndoRow
    label={`${window.name} 표시 되돌리기`}
    pending={pending}
    onUndo={() => onUndo(window)}
    more={
      onEdit ? (
        <MainButton
          look="quiet"
          size="small"
          fit
          aria-label={`${window.name} 받은 날 바꾸기`}
          onClick={() => onEdit(window)}
        >
          날짜 바꾸기
        </MainButton>
      ) : null
    }
  >
    {window.name} · 오늘 받았다고 표시했어요
  </UndoRow>
);
