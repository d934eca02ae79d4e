import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isInApp, pushScreen } from '@/shared/bridge/bridge';
import { ComingSoonPage } from '@/shared/pages/coming-soon-page';
import { paths } from '@/shared/paths';
import { FullScreenSpinner } from '@/shared/ui/full-screen-spinner';

/** In the shell the learning home is a native screen of this name, laid over /home; in a browser it is a page. */
export function ContentDashboardPage() {
  const navigate = useNavigate();
  const inApp = isInApp();
  useEffect(() => {
    if (!inApp) return;
    void pushScreen(paths.contentDashboard);
    void navigate(paths.home, { replace: true });
  }, [inApp, navigate]);
  return inApp ? <FullScreenSpinner /> : <ComingSoonPage title="학습 홈" />;
}
