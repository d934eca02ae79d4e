import { useState } from 'react';
import { isInApp, requestPermissions } from '@/shared/bridge/bridge';
import type { PermissionState } from '@/shared/bridge/bridge-calls';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/main-button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

const WORDS: Partial<Record<PermissionState, string>> = {
  granted: '이 휴대폰에서 알림을 받아요.',
  denied: '휴대폰 설정에서 쑥쑥플래너의 알림을 켜면 받을 수 있어요.',
};

/** In the app: asks the phone whether it may show notices. In a browser: says where pushes come. */
export function PhoneNotice() {
  const [state, setState] = useState<PermissionState | 'asking' | null>(null);
  if (!isInApp())
    return (
      <Text variant="small" ink="soft">
        푸시는 쑥쑥플래너 앱에서 로그인한 휴대폰으로 보내요.
      </Text>
    );
  const ask = async () => {
    setState('asking');
    const { notification = 'ask' } = await requestPermissions(['notification']);
    setState(notification);
  };
  const said = state === null || state === 'asking' ? undefined : WORDS[state];
  return (
    <Stack gap={2} style={{ marginBottom: space(4) }}>
      {said ? (
        <Text variant="small" ink="soft" role="status">
          {said}
        </Text>
      ) : (
        <MainButton look="soft" size="small" pending={state === 'asking'} onClick={() => void ask()}>
          이 휴대폰에서 알림 받기
        </MainButton>
      )}
    </Stack>
  );
}
