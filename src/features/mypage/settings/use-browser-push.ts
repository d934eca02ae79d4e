import { useState } from 'react';
import { browserPushState, subscribeBrowser, unsubscribeBrowser } from '@/shared/push/browser-push';
import { deviceApi } from '@/shared/push/device-api';
import { readPushAccount, writePushAccount } from '@/shared/push/push-account';
import { useAppSelector } from '@/shared/store/hooks';

const REFUSED = '알림을 켜지 못했어요. 브라우저가 물어볼 때 ‘허용’을 눌러 주세요.';
const FAILED = '지금은 바꾸지 못했어요. 잠시 뒤에 다시 해 주세요.';

/** Pushes to this browser, as long as this sign-in lasts. */
export function useBrowserPush() {
  const { data } = deviceApi.useGetPushStateQuery();
  const [save] = deviceApi.useSavePushTokenMutation();
  const [remove] = deviceApi.useRemovePushTokenMutation();
  const [isChanging, setChanging] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const key = data?.public_key ?? null;
  const account = useAppSelector(({ auth }) => auth.user?.id ?? null);
  const isOn = data?.platform === 'web' && browserPushState() === 'granted';

  const change = async (work: () => Promise<string | null>) => {
    setChanging(true);
    setProblem(await work().catch(() => FAILED));
    setChanging(false);
  };
  const turnOn = () =>
    change(async () => {
      const subscription = key === null ? null : await subscribeBrowser(key);
      if (!subscription) return REFUSED;
      if ((await save(subscription)).error) return FAILED;
      writePushAccount(account);
      return null;
    });
  const turnOff = () =>
    change(async () => {
      if ((await remove()).error) return FAILED;
      writePushAccount(null);
      await unsubscribeBrowser();
      return null;
    });
  return {
    /** The server sends pushes to browsers. */
    isOffered: key !== null,
    isOn,
    /** It was on, and ended without the person: the permission was withdrawn, or the push service ended it. */
    hasEnded: data !== undefined && !isOn && account !== null && readPushAccount() === account,
    isChanging,
    problem,
    turnOn,
    turnOff,
  };
}
