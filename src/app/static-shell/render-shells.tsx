import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { initialAuth } from '@/features/auth/auth-slice';
import { HomePage } from '@/features/home/main/home-page';
import { baseApi } from '@/shared/api/base-api';
import type { LayoutMode } from '@/shared/store/layout-slice';
import { PageShell } from '@/shared/ui/page-shell';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { rootReducer } from '../root-reducer';
import { AppShell } from '../shell/app-shell';
import { appStyles } from '../theme/app-styles';
import type { ShellKind } from './shell-kinds';

/** A signed-in visitor with a child, before any request was answered. */
function renderPending(path: string, layout: LayoutMode, page: ReactNode): string {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
    preloadedState: { auth: initialAuth, profiles: { profileId: '0', ageGroup: null }, layout },
  });
  return renderToStaticMarkup(
    <Provider store={store}>
      {appStyles}
      <MemoryRouter initialEntries={[path]}>
        <AppShell>{page}</AppShell>
      </MemoryRouter>
    </Provider>,
  );
}

const cards = (
  <Stack gap={3}>
    <Skeleton height={28} width="45%" />
    <Skeleton height={132} shape="card" />
    <Skeleton height={132} shape="card" />
    <Skeleton height={132} shape="card" />
    <Skeleton height={132} shape="card" />
  </Stack>
);

/** First render of each kind of page, with its styles in style elements: runs at build time (build/static-shell.ts). */
export const renderShells = (): Record<ShellKind, string> => ({
  home: renderPending(paths.home, 'phone', <HomePage />),
  top: renderPending(paths.mypage.root, 'phone', <PageShell width="wide">{cards}</PageShell>),
  // With the rail of a pad, which is hidden on a phone (shell-styles.ts).
  sub: renderPending(
    paths.mypage.setting,
    'pad',
    <PageShell title="" back width="wide">
      {cards}
    </PageShell>,
  ),
});
