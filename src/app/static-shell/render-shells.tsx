import { CacheProvider } from '@emotion/react';
import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { initialAuth } from '@/features/auth/auth-slice';
import { GrowPage } from '@/features/community/articles/grow-page';
import { CounselingPage } from '@/features/community/counseling/counseling-page';
import { InfoPage } from '@/features/community/info/info-page';
import { BoardPage, TipListPage } from '@/features/community/info/list-pages';
import { TripPage } from '@/features/community/places/trip-page';
import { HomePage } from '@/features/home/main/home-page';
import { TestListPage } from '@/features/test/list/test-list-page';
import { TestPage } from '@/features/test/overview/test-page';
import { baseApi } from '@/shared/api/base-api';
import type { LayoutMode } from '@/shared/store/layout-slice';
import { PageShell } from '@/shared/ui/page-shell';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { createRootReducer } from '../root-reducer';
import { AppShell } from '../shell/app-shell';
import { AppStyles } from '../theme/app-styles';
import { createStyleCache } from '../theme/style-cache';
import type { ShellKind } from './shell-kinds';

/** A signed-in visitor with a child, before any request was answered. */
const makePendingStore = (layout: LayoutMode) =>
  configureStore({
    reducer: createRootReducer(),
    middleware: (defaults) => defaults().concat(baseApi.middleware),
    preloadedState: { auth: initialAuth, profiles: { profileId: '0', ageGroup: null }, layout },
  });

// One for all shells: each style is written once.
const styleCache = createStyleCache();

function renderPending(path: string, layout: LayoutMode, page: ReactNode): string {
  return renderToStaticMarkup(
    <Provider store={makePendingStore(layout)}>
      <CacheProvider value={styleCache}>
        <AppStyles />
        <MemoryRouter initialEntries={[path]}>
          <AppShell>{page}</AppShell>
        </MemoryRouter>
      </CacheProvider>
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
  test: renderPending(paths.test.root, 'phone', <TestPage />),
  trip: renderPending(paths.community.trip, 'phone', <TripPage />),
  grow: renderPending(paths.community.grow, 'phone', <GrowPage />),
  info: renderPending(paths.community.info, 'phone', <InfoPage />),
  counseling: renderPending(paths.community.counseling, 'phone', <CounselingPage />),
  // With the rail of a pad, which is hidden on a phone (shell-styles.ts).
  tests: renderPending(
    paths.test.list,
    'pad',
    <Provider store={makePendingStore('phone')}>
      <TestListPage />
    </Provider>,
  ),
  board: renderPending(paths.community.infoBoard, 'pad', <BoardPage />),
  tips: renderPending(paths.community.infoList, 'pad', <TipListPage />),
  top: renderPending(paths.mypage.root, 'phone', <PageShell width="wide">{cards}</PageShell>),
  sub: renderPending(
    paths.mypage.setting,
    'pad',
    <PageShell title="" back width="wide">
      {cards}
    </PageShell>,
  ),
});
