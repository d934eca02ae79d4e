import type { SignedIn } from '@contract/auth/auth.responses';
import { DAY_MS } from '@contract/common/time';
import { callApi, createAccount, signIn } from '@mocks/fixtures';
import { apiCalls, backend } from '@mocks/server';
import { pushTokens } from '@server/db/schema/push-tokens';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const TOKEN = { token: 'fcm:0123456789abcdef', platform: 'android' };
const NEWER = { token: 'fcm:fedcba9876543210', platform: 'android' };

/** A shell with the given answer to `savePushToken`; every call is recorded. */
function createShell(answer: () => unknown = () => ({ ok: true, data: TOKEN })) {
  const calls: [string, unknown][] = [];
  window.flutter_inappwebview = {
    callHandler: async (name, payload) => {
      calls.push([name, payload]);
      return name === 'savePushToken' ? answer() : { ok: true };
    },
  };
  return { calls, tell: (message: object) => act(async () => window.GrowGrowPage?.tell(JSON.stringify(message))) };
}
afterEach(() => {
  Reflect.deleteProperty(window, 'flutter_inappwebview');
});

const listTokens = async () => (await backend().deps.db.select().from(pushTokens)).map(({ token }) => token);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const getToken = async ({ user_id, password }: { user_id: string; password: string }) => {
  const { access_token } = await callApi<SignedIn>('POST', '/auth/login', { body: { user_id, password } });
  backend().cookies.clear();
  return access_token;
};

test('sends the push token with the sign-in and reports the stored token to the shell', async () => {
  const { calls } = createShell();
  await signIn(await createAccount());
  renderApp('/mypage/qna');
  await waitFor(async () => expect(await listTokens()).toEqual([TOKEN.token]));
  await waitFor(() =>
    expect(calls.filter(([name]) => name === 'savePushToken').map(([, payload]) => payload)).toEqual([
      { token: null },
      { token: TOKEN.token },
    ]),
  );
});

test('replaces a changed push token and deletes it on log-out', async () => {
  let token = TOKEN;
  const shell = createShell(() => ({ ok: true, data: token }));
  await signIn(await createAccount());
  const { user } = renderApp('/mypage/setting');
  await waitFor(async () => expect(await listTokens()).toEqual([TOKEN.token]));
  token = NEWER;
  await shell.tell({ kind: 'pushToken', ...NEWER });
  await waitFor(async () => expect(await listTokens()).toEqual([NEWER.token]));
  await user.click(await screen.findByRole('button', { name: '로그아웃' }));
  await heading('쑥쑥플래너를 소개해요');
  expect(await listTokens()).toEqual([]);
});

test('deletes the push token of a person who denied notifications', async () => {
  createShell(() => ({ ok: false, code: 'DENIED' }));
  await signIn(await createAccount());
  renderApp('/mypage/qna');
  await waitFor(() =>
    expect(apiCalls().map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /device/push-token'),
  );
  expect(await listTokens()).toEqual([]);
});

test('requests no push token in a browser', async () => {
  await signIn(await createAccount());
  renderApp('/mypage/qna');
  await heading('자주 묻는 질문');
  expect(apiCalls().filter(({ path }) => path.startsWith('/device'))).toEqual([]);
});

describe('an access token of the shell', () => {
  test('signs in a signed-out page and opens the wanted page', async () => {
    const account = await createAccount();
    const token = await getToken(account);
    const shell = createShell();
    const { store } = renderApp('/mypage/qna');
    await heading('로그인');
    await shell.tell({ kind: 'accessToken', token });
    await waitFor(() => expect(store.getState().auth.accessToken).toBe(token));
    await heading('자주 묻는 질문');
    expect(store.getState().auth).toMatchObject({ hasRefresh: false, accountId: account.id });
  });

  test.each([
    ['behind', 1],
    ['ahead of', -1],
  ])('signs in on a device whose clock is a day %s the server’s', async (_, days) => {
    const account = await createAccount();
    const serverTime = Date.now() + days * DAY_MS;
    const clock = jest.spyOn(backend().deps, 'now').mockReturnValue(serverTime);
    const token = await getToken(account);
    const shell = createShell();
    const { store } = renderApp('/mypage/qna');
    await heading('로그인');
    await shell.tell({ kind: 'accessToken', token });
    await waitFor(() => expect(store.getState().auth.accessToken).toBe(token));
    await heading('자주 묻는 질문');
    clock.mockRestore();
  });

  test('does not replace the account that is signed in', async () => {
    const other = await getToken(await createAccount());
    const shell = createShell();
    const mine = await signIn(await createAccount());
    const { store } = renderApp('/mypage/qna');
    await heading('자주 묻는 질문');
    await shell.tell({ kind: 'accessToken', token: other });
    expect(store.getState().auth.accessToken).toBe(mine);
  });

  test('ignores a token of an ended session, of no account, or expired', async () => {
    const account = await createAccount();
    const token = await getToken(account);
    await callApi('DELETE', '/auth/session?scope=all', { token });
    const shell = createShell();
    const { store } = renderApp('/auth/login');
    await heading('로그인');
    const claims = (payload: object) => `a.${btoa(JSON.stringify(payload))}.c`.replaceAll('=', '');
    for (const wrong of [token, 'a.b.c', claims({ sub: account.id, exp: 1 }), claims({ sub: account.id, exp: 9e9 })])
      await shell.tell({ kind: 'accessToken', token: wrong });
    await waitFor(() => expect(apiCalls().filter(({ path }) => path === '/auth/info')).toHaveLength(3));
    expect(store.getState().auth).toMatchObject({ accessToken: null, user: null });
  });
});
