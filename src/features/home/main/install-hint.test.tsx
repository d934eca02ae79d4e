import { createSignedInParent } from '@mocks/fixtures';
import { act, screen, waitFor } from '@testing-library/react';
import { followInstallPrompt } from '@/shared/lib/install';
import { renderApp } from '@/testing/render-app';

const HINT = { name: '홈 화면에 추가' };
const KEY = 'ggp_v1_installHint';
let prompt: jest.Mock;

followInstallPrompt();
/** The browser says that the product can be installed. */
const offerInstall = () => {
  prompt = jest.fn(() => Promise.resolve({ outcome: 'accepted' }));
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
};
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
});

test('is not shown on the first day, and is remembered for a later one', async () => {
  await createSignedInParent({ children: [{}] });
  renderApp('/home');
  offerInstall();
  await waitFor(() => expect(localStorage.getItem(KEY)).toMatch(/^\d{4}-\d\d-\d\d$/));
  expect(screen.queryByRole('region', HINT)).not.toBeInTheDocument();
});

test('asks the browser on a later day, once', async () => {
  localStorage.setItem(KEY, '2026-01-01');
  await createSignedInParent({ children: [{}] });
  const { user, unmount } = renderApp('/home');
  offerInstall();
  await screen.findByRole('region', HINT);
  await user.click(screen.getByRole('button', { name: '추가하기' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('region', HINT)).not.toBeInTheDocument());
  unmount();
  renderApp('/home');
  offerInstall();
  await screen.findByRole('heading', { name: '인기 글' });
  expect(screen.queryByRole('region', HINT)).not.toBeInTheDocument();
});
