import { configureStore, type DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { setAutoFreeze } from 'immer';
import { createPostIndex } from '@/features/community/feed/post-index';
import { baseApi } from '@/shared/api/base-api';
import type { ThunkExtra } from '@/shared/api/base-query';
import { createLatestWins } from '@/shared/api/latest-wins';
import { createRefresher } from '@/shared/api/refresher';
import { windowResized } from '@/shared/store/layout-slice';
import type { RootState } from '@/shared/store/root-state';
import { followNetwork } from './listeners/connection-listeners';
import { createAppListeners } from './listeners/create-app-listeners';
import { shellMessageReceived } from './listeners/shell-listeners';
import { createRootReducer } from './root-reducer';
import { listenToShell } from './shell/listen-to-shell';

/**
 * State is frozen in development and tests only: V8 copies a frozen array slowly and Immer checks each element again, a
 * fifth of a millisecond for a like in a list of 500 pages. Answers are always frozen (base-query.ts).
 */
setAutoFreeze(import.meta.env.DEV);

// The development middleware warns only about real delays.
const SLOW = { warnAfter: 250 };

/**
 * Creates a store with its reducers, listeners and the single refresh. Every test creates its own.
 * @param reducer the start makes it in a task before
 */
export function makeStore(
  preloadedState?: Partial<RootState>,
  devTools: DevToolsEnhancerOptions | false = false,
  reducer = createRootReducer(),
) {
  const listeners = createAppListeners();
  const extraArgument: ThunkExtra = {
    refresher: createRefresher(),
    latestWins: createLatestWins(),
    postIndex: createPostIndex(),
  };
  const store = configureStore({
    reducer,
    preloadedState,
    devTools,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument }, immutableCheck: SLOW, serializableCheck: SLOW })
        .prepend(listeners.middleware)
        .concat(baseApi.middleware),
  });

  /**
   * Subscribes to window events: width, storage events of other tabs, messages of the native shell. Returns the
   * unsubscribe function, which also stops the listeners.
   */
  const connect = () => {
    const onStorage = (event: StorageEvent) => listeners.persistence.onStorage(event, store);
    const onResize = () => store.dispatch(windowResized(window.innerWidth));
    onResize();
    const stopFollowing = followNetwork(store);
    const stopListening = listenToShell((message) => void store.dispatch(shellMessageReceived(message)));
    window.addEventListener('storage', onStorage);
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('resize', onResize);
      stopListening();
      stopFollowing();
      listeners.clear();
    };
  };
  return Object.assign(store, { connect });
}

export type AppStore = ReturnType<typeof makeStore>;
