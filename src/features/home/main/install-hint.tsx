import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { isInApp } from '@/shared/bridge/bridge';
import { formatTime } from '@/shared/lib/format-time';
import { isAppleMobile, isInstalled, useInstallPrompt } from '@/shared/lib/install';
import { serverNow } from '@/shared/lib/server-clock';
import { storageKey } from '@/shared/storage/persisted';
import { deviceStorage } from '@/shared/storage/safe-storage';
import { MainButton } from '@/shared/ui/buttons/main-button';

/** The first day on which home was opened on this device; `done` once the hint was answered. */
const KEY = storageKey('installHint');
const DONE = 'done';

/** True if the person came back on a later day, and has not answered yet. */
function isGoodMoment(): boolean {
  if (isInstalled() || isInApp()) return false;
  const today = formatTime(serverNow(), 'iso');
  const first = deviceStorage.read(KEY);
  if (first === null) deviceStorage.write(KEY, today);
  return first !== null && first !== DONE && first < today;
}

/** Offers the home screen once, on a later day than the first. */
export default function InstallHint() {
  const install = useInstallPrompt();
  const [isShown, setIsShown] = useState(isGoodMoment);
  if (!isShown || !(install || isAppleMobile())) return null;
  const answer = () => {
    deviceStorage.write(KEY, DONE);
    setIsShown(false);
  };
  return (
    <Card component="section" aria-label="홈 화면에 추가">
      <Stack spacing={3}>
        <Typography component="h2" variant="title">
          홈 화면에 두고 바로 열어 보세요
        </Typography>
        <Typography color="textSecondary">인터넷이 안 될 때도 마지막에 본 내용을 볼 수 있어요.</Typography>
        <Stack direction="row" spacing={2}>
          {install ? (
            <MainButton size="small" onClick={() => void install().then(answer)}>
              추가하기
            </MainButton>
          ) : (
            <MainButton component={Link} size="small" to={`${paths.mypage.setting}#install`} onClick={answer}>
              방법 보기
            </MainButton>
          )}
          <MainButton size="small" look="quiet" onClick={answer}>
            괜찮아요
          </MainButton>
        </Stack>
      </Stack>
    </Card>
  );
}
