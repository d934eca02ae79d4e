import { DAY_MS } from '@contract/common/time';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MailOffer, type MailOfferProps } from '@/features/mypage/settings/mail-offer';
import { useBrowserPush } from '@/features/mypage/settings/use-browser-push';
import { isInApp } from '@/shared/bridge/bridge';
import { browserPushState } from '@/shared/push/browser-push';
import { storageKey } from '@/shared/storage/persisted';
import { deviceStorage } from '@/shared/storage/safe-storage';
import { MainButton } from '@/shared/ui/buttons/main-button';

/** When the question was answered on this device, in milliseconds since the epoch. */
const KEY = storageKey('pushQuestion');
const AGAIN_MS = 180 * DAY_MS;

function isGoodMoment(): boolean {
  if (isInApp() || browserPushState() !== 'ask') return false;
  const answered = Number(deviceStorage.read(KEY) ?? 0);
  return !(Date.now() - answered < AGAIN_MS);
}

/**
 * Asks once on this device whether pushes may come, beside what they would say; half a year after 나중에 at the earliest.
 * A browser that refuses is offered mails. The install hint is on home, so the two never meet.
 */
export function PushQuestion(mails: MailOfferProps) {
  const { isOffered, isOn, isChanging, problem, turnOn } = useBrowserPush();
  const [isShown, setIsShown] = useState(isGoodMoment);
  if (!isShown || !isOffered || isOn) return null;
  const answer = () => deviceStorage.write(KEY, String(Date.now()));
  const later = () => {
    answer();
    setIsShown(false);
  };
  return (
    <Card component="section" aria-label="푸시 받기">
      <Stack spacing={3}>
        <Typography component="h2" variant="title">
          때가 되면 이 기기로 알려 드릴까요?
        </Typography>
        <Typography color="textSecondary">
          접종·검진 시기와 체크할 때를 놓치지 않게 푸시로 알려 드려요. 밤에는 보내지 않아요.
        </Typography>
        {problem ? (
          <>
            <Typography variant="small" color="textSecondary" role="status">
              {problem}
            </Typography>
            <MailOffer {...mails} />
          </>
        ) : (
          <Stack direction="row" spacing={2}>
            <MainButton
              size="small"
              pending={isChanging}
              onClick={() => {
                answer();
                void turnOn();
              }}
            >
              푸시 받기
            </MainButton>
            <MainButton size="small" look="quiet" onClick={later}>
              나중에
            </MainButton>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
