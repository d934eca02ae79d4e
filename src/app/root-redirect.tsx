import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectProfileId } from '@/domain/profiles/profiles-slice';
import { selectUser } from '@/features/auth/auth-slice';
import { isInApp, pushScreen } from '@/shared/bridge/bridge';
import { useAppSelector } from '@/shared/store/hooks';
import { selectLayout } from '@/shared/store/layout-slice';
import { FullScreenSpinner } from '@/shared/ui/feedback/full-screen-spinner';
import { rootDestination } from './root-destination';

/** `/` renders nothing: it redirects to the person's start page. */
export function RootRedirect() {
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const layout = useAppSelector(selectLayout);
  const profileId = useAppSelector(selectProfileId);
  const gone = useRef(false);

  const go = useEffectEvent(async () => {
    const { to, onTop } = rootDestination({ user, layout, profileId });
    // The first entry must be in the history before the second is pushed.
    await navigate(to, { replace: true });
    if (!onTop) return;
    if (isInApp()) await pushScreen(onTop);
    else await navigate(onTop);
  });
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    void go();
  }, []);

  return <FullScreenSpinner />;
}
