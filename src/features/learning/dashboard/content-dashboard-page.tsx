import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { NeedsChild } from '@/domain/profiles/needs-child';
import { isInApp, pushScreen } from '@/shared/bridge/bridge';
import { FullScreenSpinner } from '@/shared/ui/feedback/full-screen-spinner';
import { Dashboard } from './dashboard';

/**
 * /content-dashboard. In the shell the learning home is a native screen of this name, laid over /home. The page itself
 * shows in a browser, in that screen (`?screen=own`), and where the shell has no such screen.
 */
export function ContentDashboardPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asks = isInApp() && params.get('screen') !== 'own';
  const ask = useEffectEvent(async () => {
    const { ok } = await pushScreen(paths.contentDashboard);
    void navigate(ok ? paths.home : paths.contentDashboardOwn, { replace: true });
  });
  useEffect(() => {
    if (asks) void ask();
  }, [asks]);
  if (asks) return <FullScreenSpinner />;
  return <NeedsChild>{(profileId) => <Dashboard key={profileId} profileId={profileId} />}</NeedsChild>;
}
