import Stack from '@mui/material/Stack';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Notice } from '@/shared/ui/feedback/notice';

/** Another person saved this letter during the edit: the user chooses which version remains. */
export function OvertakenNote({ onUseTheirs, onKeepMine }: { onUseTheirs: () => void; onKeepMine: () => void }) {
  return (
    <Notice role="alert" tone="apricot">
      다른 운영자가 이 글자를 먼저 저장했어요. 점선이 저장된 획이에요. 어느 쪽을 쓸지 골라 주세요.
      <Stack direction="row" spacing={2} style={{ marginTop: space(2) }} sx={{ flexWrap: 'wrap' }}>
        <MainButton look="outline" size="small" fit onClick={onUseTheirs}>
          저장된 획 쓰기
        </MainButton>
        <MainButton look="outline" size="small" fit onClick={onKeepMine}>
          내 획으로 저장하기
        </MainButton>
      </Stack>
    </Notice>
  );
}
