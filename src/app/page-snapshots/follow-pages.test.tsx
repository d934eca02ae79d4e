import { seoulMidnight } from '@contract/common/calendar';
import { DAY_MS, MINUTE_MS } from '@contract/common/time';
import { createSignedInParent } from '@mocks/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { forgetSnapshots, readSnapshot, storeSnapshot } from '@/shared/session/page-snapshots';
import { sessionEnded } from '@/shared/session/session-events';
import { SESSION_KEYS } from '@/shared/storage/session-keys';
import { BELOW_WINDOW, createLoadingPart, mockLayout } from '@/testing/mock-layout';
import { renderApp } from '@/testing/render-app';
import { followPages } from './follow-pages';

const hide = () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
};

const stops: (() => void)[] = [];
/** Home with all its answers, followed. */
async function openHome() {
  mockLayout();
  await createSignedInParent({ children: [{ name: '도담' }] });
  const opened = renderApp('/home');
  opened.container.id = 'root';
  stops.push(followPages(opened.store, opened.router));
  await screen.findByRole('heading', { name: '도담' });
  await screen.findAllByRole('button', { name: / 했어요$/ });
  const isPending = () =>
    Object.values(opened.store.getState().api.queries).some((query) => query?.status === 'pending');
  await waitFor(() => expect(isPending()).toBe(false));
  return opened;
}

beforeAll(() => Object.assign(document, { adoptedStyleSheets: [] }));
afterAll(() => Reflect.deleteProperty(document, 'adoptedStyleSheets'));
afterEach(() => {
  jest.restoreAllMocks();
  while (stops.length > 0) stops.pop()?.();
});

test('a page is stored as it is shown when it is hidden, for the same child, day and width only', async () => {
  await openHome();
  // A slow machine has taken one already.
  forgetSnapshots();
  hide();
  const html = readSnapshot('/home')?.html;
  expect(html).toContain('도담');
  expect(html).not.toMatch(/ (?:id|style)=/);
  const profileId = localStorage.getItem(SESSION_KEYS.profileId) ?? '';
  localStorage.setItem(SESSION_KEYS.profileId, 'another');
  expect(readSnapshot('/home')).toBeNull();
  localStorage.setItem(SESSION_KEYS.profileId, profileId);
  window.innerWidth = 820;
  expect(readSnapshot('/home')).toBeNull();
  window.innerWidth = 390;
  expect(readSnapshot('/home')).not.toBeNull();
  const tomorrow = Date.now() + DAY_MS;
  jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
  expect(readSnapshot('/home')).toBeNull();
});

test('what is below the first screen is not part of a snapshot', async () => {
  await openHome();
  const done: Element[] = screen.getAllByRole('button', { name: / 했어요$/ });
  const name = done[0]?.getAttribute('aria-label') ?? '';
  mockLayout((element) => {
    const isAround = done.some((button) => button !== element && element.contains(button));
    return new DOMRect(0, done.includes(element) ? BELOW_WINDOW : 0, 100, isAround ? BELOW_WINDOW + 100 : 100);
  });
  hide();
  expect(readSnapshot('/home')?.html).toContain('오늘의 놀이');
  expect(readSnapshot('/home')?.html.includes(name)).toBe(false);
});

test('a page of which a part is loading is not stored', async () => {
  const { container } = await openHome();
  forgetSnapshots();
  const part = createLoadingPart();
  container.append(part);
  hide();
  expect(readSnapshot('/home')).toBeNull();
  part.remove();
  hide();
  expect(readSnapshot('/home')).not.toBeNull();
});

test('a page with the answers of yesterday is not stored', async () => {
  const { now } = Date;
  let ahead = seoulMidnight(now()) + DAY_MS - 10 * MINUTE_MS - now();
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  await openHome();
  hide();
  expect(readSnapshot('/home')).not.toBeNull();
  forgetSnapshots();
  ahead += 20 * MINUTE_MS;
  hide();
  expect(readSnapshot('/home')).toBeNull();
});

test('a write removes the snapshots, which would show the time before it', async () => {
  const { user } = await openHome();
  hide();
  expect(readSnapshot('/home')).not.toBeNull();
  const [done] = screen.getAllByRole('button', { name: / 했어요$/ });
  if (done) await user.click(done);
  await waitFor(() => expect(readSnapshot('/home')).toBeNull());
});

test('an ended session leaves no snapshot, and a page outside of the session has none', async () => {
  const { store, router } = await openHome();
  hide();
  store.dispatch(sessionEnded());
  expect(Object.entries(localStorage).flat().join()).not.toContain('도담');
  await router.navigate('/intro');
  hide();
  expect(readSnapshot('/home')).toBeNull();
});

test('a page is stored for the child it shows, when another one has been selected on the device', async () => {
  await openHome();
  forgetSnapshots();
  const profileId = localStorage.getItem(SESSION_KEYS.profileId) ?? '';
  localStorage.setItem(SESSION_KEYS.profileId, 'another');
  hide();
  expect(readSnapshot('/home')).toBeNull();
  localStorage.setItem(SESSION_KEYS.profileId, profileId);
  expect(readSnapshot('/home')).not.toBeNull();
});

test('the newest six pages are stored', async () => {
  const clock = jest.spyOn(Date, 'now');
  const now = Date.now();
  for (let page = 0; page < 8; page += 1) {
    clock.mockReturnValue(now + page);
    storeSnapshot(`/page-${page}`, { html: '', css: '' }, { accessToken: null, profileId: null });
  }
  const isStored = (page: number) => readSnapshot(`/page-${page}`) !== null;
  expect([0, 1, 2, 3, 4, 5, 6, 7].filter(isStored)).toEqual([2, 3, 4, 5, 6, 7]);
});
