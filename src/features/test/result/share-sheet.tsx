import type { TestResult } from '@contract/test/diagnostics-results.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CautionNote } from '@/features/test/ui/caution-note';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed, succeeded } from '@/shared/toast/toast-slice';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { shareOrCopy, shareText } from './share-text';

interface ShareSheetProps {
  open: boolean;
  onClose: () => void;
  result: TestResult;
}

/** Sharing starts with a privacy note and shows exactly what would be sent. */
export function ShareSheet({ open, onClose, result }: ShareSheetProps) {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState(false);
  const words = shareText(result);
  const share = async () => {
    setPending(true);
    const outcome = await shareOrCopy(words);
    setPending(false);
    if (outcome === 'cancelled') return;
    onClose();
    if (outcome === 'copied') dispatch(succeeded('글을 복사했어요. 보낼 곳에 붙여 넣어 주세요.'));
    if (outcome === 'failed') dispatch(failed('공유하지 못했어요. 인쇄해서 보여 줄 수도 있어요.'));
  };
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="결과를 공유할까요?"
      actions={
        <MainButton pending={pending} onClick={() => void share()}>
          확인하고 공유하기
        </MainButton>
      }
    >
      <Stack spacing={4}>
        <CautionNote>
          {result.about === 'child' ? '아이의 건강에 관한 이야기예요.' : '내 마음에 관한 이야기예요.'} 한 번 보낸 글은
          되돌릴 수 없으니, 믿을 수 있는 가족이나 의료진에게만 보내 주세요.
        </CautionNote>
        <Typography variant="label">이렇게 보내져요. 이름과 생년월일, 적은 메모는 넣지 않아요.</Typography>
        <Preview>{words}</Preview>
      </Stack>
    </BottomSheet>
  );
}

const Preview = styled('p')({
  ...text.small,
  padding: space(4),
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  whiteSpace: 'pre-line',
});
