import { configureStore, type DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api/base-api';
import type { ThunkExtra } from '@/shared/api/base-query';
import { createLatestWins } from '@/shared/api/latest-wins';
import { createRefresher } from '@/shared/api/refresher';
import { createWriteLog } from '@/shared/api/write-log';
import { windowResized } from '@/shared/store/layout-slice';
import type { RootState } from '@/shared/store/root-state';
import { followNetwork } from './listeners/connection-listeners';
import { createAppListeners } from './listeners/create-app-listeners';
import { shellMessageReceived } from './listeners/shell-listeners';
import { createRootReducer } from './root-reducer';
import { listenToShell } from './shell/listen-to-shell';

// The development middleware warns only about real delays.
const SLOW = { warnAfter: 250 };

/** Creates a store with its reducers, listeners and the single refresh. Every test creates its own. */
export function makeStore(preloadedState?: Partial<RootState>, devTools: DevToolsEnhancerOptions | false = false) {
  const extraArgument: ThunkExtra = {
    refresher: createRefresher(),
    latestWins: createLatestWins(),
    writeLog: createWriteLog(),
  };
  const listeners = createAppListeners(extraArgument);
  const store = configureStore({
    reducer: createRootReducer(),
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
