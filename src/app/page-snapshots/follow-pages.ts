import { seoulMidnight } from '@contract/common/calendar';
import { addListener, isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import { matchPath } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { whenQuiet } from '@/shared/lib/idle';
import { forgetSnapshots, storeSnapshot } from '@/shared/session/page-snapshots';
import { selectRequestProfileId, selectSession } from '@/shared/session/session-state';
import { selectConnection, selectStoredAt } from '@/shared/store/connection-slice';
import { selectIsEditing } from '@/shared/store/editing-slice';
import type { AppRouter } from '../app';
import { isPageFilled } from '../shell/is-page-filled';
import type { AppStore } from '../store';
import { isShown } from '../when-shown';
import { takeSnapshot } from './take-snapshot';

/** What a parent opens again on the same day, also without a network. */
const PAGES = [paths.home, paths.homeHealth, paths.test.result, paths.community.growPost];

/** After a change of page or a write: until then the page shows what came of it. */
const SETTLED_MS = 1000;

/** Ages and days left in an answer are of the day in Seoul on which it came. */
const isOfToday = (at: number | undefined) => at !== undefined && seoulMidnight(at) === seoulMidnight(Date.now());

const isWrite = (action: UnknownAction) =>
  isFulfilled(action) && (action.meta.arg as { type?: string } | undefined)?.type === 'mutation';

/** One of the pages with the server's answers to all it asks for, and nothing open above it. */
function isComplete(store: AppStore, { state: { location } }: AppRouter): boolean {
  const state = store.getState();
  return (
    PAGES.some((path) => matchPath(path, location.pathname)) &&
    isShown(store) &&
    isPageFilled() &&
    selectConnection(state) === 'ok' &&
    Object.keys(selectStoredAt(state)).length === 0 &&
    !selectIsEditing(state) &&
    Object.values(state.api.queries).every(
      (query) => query?.status !== 'rejected' && isOfToday(query?.fulfilledTimeStamp),
    )
  );
}

const nothing = () => undefined;

/** Keeps the snapshots of pages as they are shown. @returns stops it */
export function followPages(store: AppStore, router: AppRouter): () => void {
  if (!('adoptedStyleSheets' in document)) return nothing;
  let timer: number | undefined;
  const take = () => {
    const root = document.getElementById('root');
    if (!root || !isComplete(store, router)) return;
    const { pathname, search, hash } = router.state.location;
    const state = store.getState();
    const { accessToken } = selectSession(state);
    const profileId = selectRequestProfileId(state);
    storeSnapshot(`${pathname}${search}${hash}`, takeSnapshot(root), { accessToken, profileId });
  };
  const schedule = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void whenQuiet().then(take), SETTLED_MS);
  };
  const leave = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') schedule();
  });
  const stopListening = store.dispatch(
    addListener({
      predicate: isWrite,
      effect: () => {
        forgetSnapshots();
        schedule();
      },
    }),
  );
  const onVisibility = () => {
    if (document.hidden) take();
  };
  document.addEventListener('visibilitychange', onVisibility);
  schedule();
  return () => {
    window.clearTimeout(timer);
    leave();
    stopListening();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
