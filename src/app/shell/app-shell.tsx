import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isChildModePath, isFullScreen, isTopLevel, paths } from '@/domain/paths';
import { SelectedChildSwitch } from '@/domain/profiles/child-switch';
import { selectUser } from '@/features/auth/auth-slice';
import { useAppSelector } from '@/shared/store/hooks';
import { selectLayout } from '@/shared/store/layout-slice';
import { AppHeader } from '@/shared/ui/layout/app-header';
import { AppFrame } from './app-frame';
import { AppTabs } from './app-tabs';
import { ConnectionBar } from './connection-bar';
import { PageFailureContext } from './failed-page';
import { HeaderMenu } from './header-menu';
import { NoticesBell } from './notices-bell';
import { usePageFailureState } from './use-page-failure-state';

/** Top-level pages about the selected child. */
const ABOUT_CHILD: readonly string[] = [paths.home, paths.test.root];

/**
 * Frame of every page (docs/specification.md §2.4). Top-level pages get the logo header and the tabs; sub-pages render their own
 * header with a back button, and have tabs only as a rail on a pad or when they failed to load.
 */
export function AppShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const layout = useAppSelector(selectLayout);
  const top = isTopLevel(pathname);
  const known = useAppSelector(selectUser) !== null;
  const { failed, failure } = usePageFailureState();
  const tabs = top || (layout === 'pad' && !isFullScreen(pathname)) || (failed && known && !isChildModePath(pathname));
  return (
    <AppFrame tabBar={tabs ? <AppTabs /> : undefined}>
      <ConnectionBar />
      {top ? (
        <AppHeader
          right={
            <>
              {ABOUT_CHILD.includes(pathname) ? <SelectedChildSwitch named /> : null}
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
