import { createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse } from '@mocks/scenarios';
import { screen, waitFor } from '@testing-library/react';
import { createLoadingPart, mockLayout } from '@/testing/mock-layout';
import { renderApp } from '@/testing/render-app';

/** As the script of the first paint leaves it before #root. */
function showShell(isSnapshot: boolean) {
  const shell = document.createElement('div');
  shell.dataset.staticShell = 'home';
  if (isSnapshot) shell.dataset.snapshot = '/home';
  document.body.append(shell);
}
beforeEach(() => void mockLayout());
afterEach(() => void jest.restoreAllMocks());

const isThere = () => document.querySelector('[data-static-shell]') !== null;

test('the skeleton is removed with the first render of the frame', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  showShell(false);
  renderApp('/home');
  await screen.findByRole('navigation', { name: '주 메뉴' });
  expect(isThere()).toBe(false);
});

test('the snapshot of a page stays until the page has its answers', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  showShell(true);
  const held = holdApiResponse('GET', '/today/profile/:id');
  renderApp('/home');
  await screen.findByRole('navigation', { name: '주 메뉴' });
  expect(isThere()).toBe(true);
  held.release();
  await screen.findByRole('heading', { name: '도담' });
  // Sooner than it is removed in any case.
  await waitFor(() => expect(isThere()).toBe(false), { timeout: 2500 });
});

test('the snapshot of a page stays while something in the window is loading', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  showShell(true);
  const part = createLoadingPart();
  document.body.append(part);
  renderApp('/home');
  await screen.findByRole('heading', { name: '도담' });
  // Longer than an idle page takes to be left.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(isThere()).toBe(true);
  part.remove();
  await waitFor(() => expect(isThere()).toBe(false));
});

test('the snapshot of a page is removed when the person acts', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  showShell(true);
  const held = holdApiResponse('GET', '/today/profile/:id');
  const { user } = renderApp('/home');
  await user.click(await screen.findByRole('navigation', { name: '주 메뉴' }));
  expect(isThere()).toBe(false);
  held.release();
});

test('the snapshot of a page is removed where another page is shown', async () => {
  showShell(true);
  renderApp('/auth/login');
  await screen.findByRole('button', { name: '로그인' });
  expect(isThere()).toBe(false);
});
