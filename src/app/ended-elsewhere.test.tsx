import { callApi, createSignedInParent } from '@mocks/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { openDatabase } from '@/shared/storage/database';
import { installIndexedDb } from '@/testing/install-indexed-db';
import { renderApp } from '@/testing/render-app';

installIndexedDb();

const NAME = '별해솔담';
const PAGES = [
  '/home',
  '/home/health',
  '/home/letter',
  '/mypage',
  '/mypage/analysis/development',
  '/mypage/sharing',
  '/test/list',
];

let restore = () => {};
afterEach(() => restore());

/** Holds every request until `release`. */
function holdRequests() {
  const real = globalThis.fetch;
  restore = () => {
    globalThis.fetch = real;
  };
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.fetch = async (...request) => {
    await held;
    return real(...request);
  };
  return release;
}

/** Records whether the name was ever on the screen. */
function watchForName() {
  let wasShown = false;
  const look = () => {
    wasShown ||= document.body.textContent?.includes(NAME) ?? false;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    look();
    observer.disconnect();
    return wasShown;
  };
}

test.each(PAGES)('%s on a device that was signed out from another one shows nothing of the child', async (page) => {
  const { token } = await createSignedInParent({ children: [{ name: NAME }] });
  const visit = renderApp(page);
  await waitFor(() => expect(document.body).toHaveTextContent(NAME));
  await waitFor(async () => expect(await (await openDatabase())?.count('answers')).toBeGreaterThan(0));
  visit.unmount();
  await callApi('DELETE', '/auth/session?scope=all', { token });

  const release = holdRequests();
  const wasNameShown = watchForName();
  const { place } = renderApp(page);
  // As long as nothing was answered; what is stored needs less.
  await new Promise((resolve) => setTimeout(resolve, 300));
  release();
  await waitFor(() => expect(place()).toMatch(/^\/auth\/login/));
  expect(await screen.findByLabelText('아이디')).toBeVisible();
  expect(wasNameShown()).toBe(false);
});
