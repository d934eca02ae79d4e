import { onTestEnd } from '@mocks/server';
import { render, waitFor } from '@testing-library/react';
import { App, createRouter } from '@/app/app';
import { readPersistedState } from '@/app/persistence';
import { startEarlyRequests } from '@/app/start/early-requests';
import { prefetchFirstPage } from '@/app/start/prefetch-first-page';
import { makeStore } from '@/app/store';
import { baseApi } from '@/shared/api/base-api';
import { dropEarlyAnswers } from '@/shared/api/early-answers';

/** Opens `path` as main.tsx and boot.tsx do, until the answers of the early requests are in the store; `show` renders it. */
export async function openFirstPage(path: string) {
  window.history.replaceState(null, '', path);
  // Test files share modules: another one may have left answers that no page used.
  dropEarlyAnswers();
  startEarlyRequests(window.location);
  const store = makeStore(readPersistedState());
  const disconnect = store.connect();
  const router = createRouter();
  prefetchFirstPage(store, router);
  const isPending = () =>
    Object.values(store.getState()[baseApi.reducerPath].queries).some((query) => query?.status === 'pending');
  const settle = () => waitFor(() => expect(router.state.initialized && !isPending()).toBe(true));
  await settle();
  onTestEnd(() => {
    router.dispose();
    disconnect();
    window.history.replaceState(null, '', '/');
  });
  const show = () => {
    const { unmount } = render(<App store={store} router={router} />);
    onTestEnd(unmount);
  };
  return { store, router, settle, show };
}
