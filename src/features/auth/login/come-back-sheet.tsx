import Stack from '@mui/material/Stack';
import { getErrorMessage } from '@/shared/api/api-error';
import { SproutGrowingArt } from '@/shared/art/illustrations/sprout-growing';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { StateView } from '@/shared/ui/feedback/state-view';
import { FormError } from '@/shared/ui/forms/form-error';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';

interface ComeBackSheetProps {
  open: boolean;
  /** The server's message: until when the leaving can be cancelled. */
  words: string;
  pending: boolean;
  error?: unknown;
  onClose: () => void;
  onComeBack: () => void;
}

/** Offered at the log-in to one who asked to leave and whose records are still there. */
export function ComeBackSheet({ open, words, pending, error, onClose, onComeBack }: ComeBackSheetProps) {
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="다시 돌아오시겠어요?"
      actions={
        <Stack spacing={2}>
          <MainButton pending={pending} onClick={onComeBack}>
            다시 돌아오기
          </MainButton>
          <MainButton look="quiet" onClick={onClose}>
            나중에 할게요
          </MainButton>
        </Stack>
      }
    >
      <Stack spacing={4}>
        <StateView art={<SproutGrowingArt size={132} />} compact>
          {words} 지금 돌아오면 탈퇴 신청은 취소돼요.
        </StateView>
        {error ? <FormError>{getErrorMessage(error)}</FormError> : null}
      </Stack>
    </BottomSheet>
  );
}
