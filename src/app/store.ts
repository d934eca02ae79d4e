import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api/base-api';
import { createRefresher } from '@/shared/api/refresher';
import type { RootState as SharedState } from '@/shared/store/root-state';
import { createAppListeners } from './listeners/create-app-listeners';
import { rootReducer } from './root-reducer';

export type RootState = ReturnType<typeof rootReducer>;

/** A whole store: reducers, listeners and the one refresh. Every test makes its own. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const listeners = createAppListeners();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { refresher: createRefresher() } } })
        .prepend(listeners.middleware)
        .concat(baseApi.middleware),
  });
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

// What shared parts and features were told of the state is true of the real one.
const sees = (state: RootState): SharedState => state;
void sees;
