import { createSignedInParent } from '@mocks/fixtures';
import { render, screen, waitFor } from '@testing-library/react';
import { App, createRouter } from './app';
import { readPersistedState } from './persistence';
import { makeStore } from './store';

test('shows the page although the router started between the first render and its commit', async () => {
  await createSignedInParent();
  window.history.replaceState(null, '', '/mypage/qna');
  const store = makeStore(readPersistedState());
  const disconnect = store.connect();
  const router = createRouter();
  const before = router.state;
  // The router keeps its start for its first subscriber (prefetch-first-page.ts).
  const stop = router.subscribe(() => undefined);
  await waitFor(() => expect(router.state.initialized).toBe(true));
  // As a first render in slices finds it: what it reads is from before the start.
  const state = jest.spyOn(router, 'state', 'get').mockReturnValue(before);
  const subscribe = router.subscribe;
  jest.spyOn(router, 'subscribe').mockImplementation((listener) => {
    state.mockRestore();
    return subscribe(listener);
  });
  const { unmount } = render(<App store={store} router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: '자주 묻는 질문' })).toBeVisible();
  unmount();
  stop();
  router.dispose();
  disconnect();
});
