import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isFullScreen, isTopLevel } from '@/shared/paths';
import { useAppSelector } from '@/shared/store/hooks';
import { selectLayout } from '@/shared/store/layout-slice';
import { AppFrame } from '@/shared/ui/app-frame';
import { AppHeader } from '@/shared/ui/app-header';
import { AppTabs } from './app-tabs';
import { HeaderMenu } from './header-menu';
import { NoticesBell } from './notices-bell';

/**
 * Around every page. Top-level pages have the logo header and the tabs; sub-pages draw their own header with a way back
 * (specification 2.4), and keep the tabs only where a pad has room for the rail.
 */
export function AppShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const layout = useAppSelector(selectLayout);
  const top = isTopLevel(pathname);
  const tabs = top || (layout === 'pad' && !isFullScreen(pathname));
  return (
    <AppFrame tabBar={tabs ? <AppTabs /> : undefined}>
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
      {children}
    </AppFrame>
  );
}
