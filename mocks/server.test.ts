import type { SignedIn } from '@contract/auth/auth.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import { callApi, createAccount } from './fixtures';
import { holdApiResponse, mockApiError, mockNetworkDown } from './scenarios';
import { apiCalls, backend } from './server';

const ask = (path: string, method = 'GET') =>
  fetch(`http://localhost/api${path}`, { method, headers: { 'x-ggp-client': 'web' } });

test('connects a page to the real API and its database', async () => {
  const { user_id, password, children } = await createAccount({ children: [{ name: '도담' }] });
  const { access_token } = await callApi<SignedIn>('POST', '/auth/login', { body: { user_id, password } });
  const profiles = await callApi<Profile[]>('GET', '/profile', { token: access_token });
  expect(profiles).toMatchObject([{ id: children[0]?.id, name: '도담' }]);
});

test('stores the cookies of a log-in like a browser', async () => {
  const { user_id, password } = await createAccount();
  await callApi<SignedIn>('POST', '/auth/login', { body: { user_id, password } });
  expect(backend().cookies.list()).toMatchObject([{ name: 'ggp_refreshToken' }, { name: 'ggp_device' }]);
  const renewed = await callApi<SignedIn>('POST', '/auth/refresh-token');
  expect(renewed.user.user_id).toBe(user_id);
});

test('starts each test with an empty database and no cookie', async () => {
  expect(await backend().deps.db.query.accounts.findMany()).toEqual([]);
  expect((await ask('/auth/refresh-token', 'POST')).status).toBe(401);
});

test('ends a scenario when it is restored', async () => {
  const broken = mockApiError('GET', '/auth/info', 500);
  expect((await ask('/auth/info')).status).toBe(500);
  broken.restore();
  expect((await ask('/auth/info')).status).toBe(401);

  const network = mockNetworkDown();
  await expect(ask('/auth/info')).rejects.toThrow('Failed to fetch');
  network.restore();
  expect((await ask('/auth/info')).status).toBe(401);
  expect(apiCalls().map(({ method, path }) => `${method} ${path}`)).toEqual(Array(4).fill('GET /auth/info'));
});

test('answers a held call through the API after its release', async () => {
  const held = holdApiResponse('GET', '/auth/info');
  let answered = false;
  const answer = ask('/auth/info').then((response) => {
    answered = true;
    return response.status;
  });
  await held.reached;
  expect(answered).toBe(false);
  held.release();
  expect(await answer).toBe(401);
});

test('refuses a request to any other origin', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(fetch('http://elsewhere.test/')).rejects.toThrow('Cannot bypass');
});
