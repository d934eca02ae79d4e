import { createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse } from '@mocks/scenarios';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

/** As the script of the first paint leaves it before #root. */
function showShell(isSnapshot: boolean) {
  const shell = document.createElement('div');
  shell.dataset.staticShell = 'home';
  if (isSnapshot) shell.dataset.snapshot = '/home';
  document.body.append(shell);
}
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
  await waitFor(() => expect(isThere()).toBe(false), { timeout: 5000 });
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
