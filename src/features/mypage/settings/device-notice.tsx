import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isInApp, requestPermissions } from '@/shared/bridge/bridge';
import type { PermissionState } from '@/shared/bridge/bridge-calls';
import { browserPushState } from '@/shared/push/browser-push';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { MailOffer, type MailOfferProps } from './mail-offer';
import { useBrowserPush } from './use-browser-push';

const WORDS: Partial<Record<PermissionState, string>> = {
  granted: '이 휴대폰에서 알림을 받아요.',
  denied: '휴대폰 설정에서 쑥쑥플래너의 알림을 켜면 받을 수 있어요.',
};

/** Push state of this device, and how to get pushes. */
export const DeviceNotice = (mails: MailOfferProps) => (
  <Stack spacing={2} style={{ marginBottom: space(4) }}>
    {isInApp() ? <PhoneNotice {...mails} /> : <BrowserNotice {...mails} />}
  </Stack>
);

function PhoneNotice(mails: MailOfferProps) {
  const [state, setState] = useState<PermissionState | 'asking' | null>(null);
  const ask = async () => {
    setState('asking');
    const { notification = 'ask' } = await requestPermissions(['notification']);
    setState(notification);
  };
  const said = state === null || state === 'asking' ? undefined : WORDS[state];
  return said ? (
    <>
      <Said>{said}</Said>
      {state === 'denied' ? <MailOffer {...mails} /> : null}
    </>
  ) : (
    <MainButton look="soft" size="small" pending={state === 'asking'} onClick={() => void ask()}>
      이 휴대폰에서 알림 받기
    </MainButton>
  );
}

function BrowserNotice(mails: MailOfferProps) {
  const { isOffered, isOn, hasEnded, isChanging, problem, turnOn, turnOff } = useBrowserPush();
  const state = browserPushState();
  if (!isOffered || state === 'unsupported')
    return (
      <>
        <Said>
          이 브라우저에서는 푸시를 받을 수 없어요. 아이폰이라면 공유 버튼에서 ‘홈 화면에 추가’를 누르고, 홈 화면의
          쑥쑥플래너에서 다시 켜 주세요.
        </Said>
        <MailOffer {...mails} />
      </>
    );
  if (state === 'denied')
    return (
      <>
        <Said>
          이 브라우저가 쑥쑥플래너의 알림을 막고 있어요. 주소창 왼쪽의 자물쇠나 설정 표시를 누르고 ‘알림’을 허용한 뒤 이
          화면을 다시 열어 주세요.
        </Said>
        <MailOffer {...mails} />
      </>
    );
  return (
    <>
      {isOn ? <Said>이 브라우저에서 푸시를 받고 있어요.</Said> : null}
      {hasEnded ? <Said>이 브라우저의 알림이 꺼졌어요. 아래 버튼을 누르면 다시 받을 수 있어요.</Said> : null}
      <MainButton
        look={isOn ? 'outline' : 'soft'}
        size="small"
        pending={isChanging}
        onClick={() => void (isOn ? turnOff() : turnOn())}
      >
        {isOn ? '이 브라우저에서 받지 않기' : '이 브라우저에서 푸시 받기'}
      </MainButton>
      {problem ? <Said>{problem}</Said> : null}
    </>
  );
}

const Said = ({ children }: { children: React.ReactNode }) => (
  <Typography variant="small" color="textSecondary" role="status">
    {children}
  </Typography>
);
