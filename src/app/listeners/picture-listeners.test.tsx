import { HOUR_MS } from '@contract/common/time';
import { withoutSignatures } from '@contract/uploads/uploads';
import { createUpload, isServed } from '@mocks/community';
import { createChild, createSignedInParent } from '@mocks/fixtures';
import { apiCalls } from '@mocks/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const comeToFront = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
const listed = () => apiCalls().filter(({ path }) => path === '/profile').length;

afterEach(() => {
  jest.restoreAllMocks();
});

test('renews picture addresses when a page left open for a day becomes visible', async () => {
  const { account } = await createSignedInParent({ children: [] });
  const { path } = await createUpload(account);
  await createChild(account.id, { name: '도담', image: withoutSignatures(path) });
  renderApp('/auth/profile/select');
  const card = within(await screen.findByRole('button', { name: /^도담/ }));
  const photo = () => card.getByRole('presentation', { hidden: true });
  expect(await isServed(photo())).toBe(true);
  const [opened, asked] = [Date.now(), listed()];
  const clock = jest.spyOn(Date, 'now');
  clock.mockImplementation(() => opened + HOUR_MS);
  await comeToFront();
  expect(listed()).toBe(asked);
  clock.mockImplementation(() => opened + 30 * HOUR_MS);
  expect(await isServed(photo())).toBe(false);
  await comeToFront();
  await waitFor(async () => expect(await isServed(photo())).toBe(true));
});
