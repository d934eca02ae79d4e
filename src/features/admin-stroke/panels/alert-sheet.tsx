import Typography from '@mui/material/Typography';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';

/** Modal alert (docs/specification.md §8.1). */
export function AlertSheet({ message, onClose }: { message: string | null; onClose: () => void }) {
  return (
    <BottomSheet
      open={message !== null}
      onClose={onClose}
      title="확인해 주세요"
      role="alertdialog"
      actions={<MainButton onClick={onClose}>확인</MainButton>}
    >
      <Typography>{message}</Typography>
    </BottomSheet>
  );
}
