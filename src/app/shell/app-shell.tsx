import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isChildHalf, isFullScreen, isTopLevel } from '@/domain/paths';
import { selectUser } from '@/features/auth/auth-slice';
import { useAppSelector } from '@/shared/store/hooks';
import { selectLayout } from '@/shared/store/layout-slice';
import { AppHeader } from '@/shared/ui/app-header';
import { AppFrame } from './app-frame';
import { AppTabs } from './app-tabs';
import { ConnectionBar } from './connection-bar';
import { PageFailureContext } from './failed-page';
import { HeaderMenu } from './header-menu';
import { NoticesBell } from './notices-bell';
import { usePageFailureState } from './use-page-failure-state';

/**
 * Around every page. Top-level pages have the logo header and the tabs; sub-pages draw their own header with a way back
 * (specification 2.4), and keep the tabs where a pad has room for the rail, or when they failed.
 */
export function AppShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const layout = useAppSelector(selectLayout);
  const top = isTopLevel(pathname);
  const known = useAppSelector(selectUser) !== null;
  const { failed, failure } = usePageFailureState();
  const tabs = top || (layout === 'pad' && !isFullScreen(pathname)) || (failed && known && !isChildHalf(pathname));
  return (
    <AppFrame tabBar={tabs ? <AppTabs /> : undefined}>
      <ConnectionBar />
      {top ? (
        <AppHeader
          right={
            <>
              <NoticesBell />
              <HeaderMenu />
            </>
          }
        />
      ) : null}
      <PageFailureContext value={failure}>{children}</PageFailureContext>
    </AppFrame>
  );
}
