import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isAppleMobile, isInstalled, useInstallPrompt } from '@/shared/lib/install';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { InAppNotice } from '@/shared/ui/feedback/in-app-notice';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';

const STEPS = {
  apple: [
    '화면 아래나 위에 있는 공유 버튼(네모에서 화살표가 나오는 그림)을 눌러요.',
    '목록을 내려 ‘홈 화면에 추가’를 눌러요.',
    '오른쪽 위의 ‘추가’를 눌러요.',
  ],
  other: ['브라우저의 메뉴(점 세 개)를 열어요.', '‘앱 설치’나 ‘홈 화면에 추가’를 눌러요.'],
};

/** How the product comes to the home screen of this device. */
export function InstallSheet({ onClose }: { onClose: () => void }) {
  const install = useInstallPrompt();
  return (
    <BottomSheet open onClose={onClose} title="홈 화면에 추가">
      <Stack spacing={4}>
        <InAppNotice>홈 화면에 추가할 수 없어요.</InAppNotice>
        <Typography>
          {isInstalled()
            ? '이 기기의 홈 화면에 이미 있어요.'
            : '홈 화면의 아이콘으로 바로 열고, 인터넷이 안 될 때도 마지막에 본 내용을 볼 수 있어요.'}
        </Typography>
        {isInstalled() ? null : install ? (
          <MainButton onClick={() => void install().then(onClose)}>홈 화면에 추가하기</MainButton>
        ) : (
          <Stack component="ol" spacing={2} style={{ paddingLeft: space(6), listStyle: 'decimal' }}>
            {STEPS[isAppleMobile() ? 'apple' : 'other'].map((step) => (
              <Typography component="li" key={step}>
                {step}
              </Typography>
            ))}
          </Stack>
        )}
      </Stack>
    </BottomSheet>
  );
}
