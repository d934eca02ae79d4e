import { onTestEnd } from '@mocks/server';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App, createRouter } from '@/app/app';
import { readPersistedState } from '@/app/persistence';
import { makeStore } from '@/app/store';
import type { RootState } from '@/shared/store/root-state';

type Opening = {
  /** Navigation state of the first page. */
  state?: unknown;
  /** Window width in px: a phone by default; 800 and up is a pad. */
  width?: number;
  /** Initial slices, in addition to localStorage. */
  preloaded?: Partial<RootState>;
};

/** Renders the app at `path`: the real routes, a new store made from storage, the real API as its server. */
export function renderApp(path = '/', { state = null, width = 390, preloaded }: Opening = {}) {
  window.innerWidth = width;
  window.history.replaceState(state === null ? null : { usr: state, key: 'default', idx: 0 }, '', path);
  const store = makeStore({ ...readPersistedState(), ...preloaded });
  const disconnect = store.connect();
  const router = createRouter();
  const view = render(<App store={store} router={router} />);
  onTestEnd(() => {
    view.unmount();
    router.dispose();
    // An answer that comes after the test, or never and then times out, must not move the next test's page.
    Object.assign(router, { navigate: () => Promise.resolve() });
    disconnect();
    window.history.replaceState(null, '', '/');
  });
  return {
    ...view,
    store,
    router,
    user: userEvent.setup(),
    /** Where the person is: path, query and hash. */
    place: () => `${window.location.pathname}${window.location.search}${window.location.hash}`,
    /** The browser's Back button; navigation is asynchronous, so await the expected result. */
    goBack: () => window.history.back(),
  };
}
