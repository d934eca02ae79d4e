import { profileSelected } from '@/domain/profiles/profiles-slice';
import { authApi } from '@/features/auth/auth-api';
import { storeEarlyAnswer } from '@/shared/api/early-answers';
import { never, offline, type Reply } from '@/testing/scripted-backend';
import {
  BEN,
  backend,
  NEW,
  OLD,
  openTab,
  quietThing,
  script,
  settle,
  setUpSessionTabs,
  shortThing,
  signedIn,
  writeThing,
} from '@/testing/session-tabs';

setUpSessionTabs();

describe('headers of every call', () => {
  test('send cookies, the bearer token, the selected child and the client header', async () => {
    signedIn();
    script({ 'GET /thing/a': () => ({ data: 1 }) });
    const tab = openTab();
    tab.dispatch(profileSelected({ id: 'child-1', birth_date: '20240101' }));
    await tab.read();
    expect(backend.asked[0]).toMatchObject({
      token: OLD,
      credentials: 'include',
      headers: { profile_id: 'child-1', 'x-ggp-client': 'web' },
    });
  });

  test('contain neither token nor child without them', async () => {
    script({ 'GET /thing/a': () => ({ data: 1 }) });
    await openTab().read();
    expect(backend.asked[0]?.headers).not.toHaveProperty('authorization');
    expect(backend.asked[0]?.headers).not.toHaveProperty('profile_id');
  });
});

describe('the envelope', () => {
  test('unwraps data', async () => {
    script({ 'GET /thing/a': () => ({ data: [1, 2] }) });
    expect((await openTab().read()).data).toEqual([1, 2]);
  });

  test.each([
    ['a refusal', { status: 409, code: 'CONFLICT', message: '다른 곳에서 바뀌었어요.' }, '다른 곳에서 바뀌었어요.'],
    ['success: false under status 200', { status: 200, code: 'CONFLICT', message: '안 돼요.' }, '안 돼요.'],
    ['no sentence', { status: 500, code: 'INTERNAL' }, '서버요청 에러!'],
    ['no envelope at all', { status: 502, raw: '<html>Bad gateway</html>' }, '서버요청 에러!'],
    [
      'a body that a proxy refuses',
      { status: 413, raw: '<html>413 Request Entity Too Large</html>' },
      '보내는 내용이 너무 커요. 사진은 10MB보다 작게, 글은 짧게 줄여서 다시 보내 주세요.',
    ],
    [
      'a proxy that waited too long',
      { status: 504, raw: '<html>504</html>' },
      '응답이 늦어지고 있어요. 잠시 뒤에 다시 시도해 주세요.',
    ],
    ['an empty answer', { status: 500, raw: '' }, '서버요청 에러!'],
  ])('makes a failed write of %s a toast with its sentence', async (_, reply: Reply, sentence) => {
    script({ 'POST /thing': () => reply });
    const tab = openTab();
    const { error } = await tab.dispatch(writeThing.initiate());
    expect(error).toMatchObject({ message: sentence });
    expect(tab.toasts()).toEqual([`error: ${sentence}`]);
  });

  test.each([
    ['null', { raw: '{"success":true,"data":null}' }],
    ['nothing', { raw: '' }],
    ['no data', { raw: '{"success":true}' }],
    ['a list in place of the envelope', { raw: '[]' }],
  ])('refuses a query that is answered with %s', async (_, reply: Reply) => {
    script({ 'GET /thing/a': () => reply });
    expect((await openTab().read()).error).toMatchObject({ status: 'UNREADABLE' });
  });

  test('does not sign in with an answer that names no user', async () => {
    script({ 'POST /auth/login': () => ({ data: { access_token: BEN } }) });
    const tab = openTab();
    const { error } = await tab.dispatch(authApi.endpoints.login.initiate({ user_id: 'ben', password: 'x' }));
    expect(error).toMatchObject({ status: 'UNREADABLE', message: '서버요청 에러!' });
    expect(tab.session().accessToken).toBeNull();
  });

  test('shows no toast for a write that handles its own error', async () => {
    script({ 'POST /thing': () => ({ status: 409, code: 'CONFLICT' }) });
    const tab = openTab();
    await tab.dispatch(quietThing.initiate());
    expect(tab.toasts()).toEqual([]);
  });

  test('logs a failed read and shows no toast', async () => {
    script({ 'GET /thing/a': () => ({ status: 500, code: 'INTERNAL' }) });
    const tab = openTab();
    const { data, isError } = await tab.read();
    expect([data, isError]).toEqual([undefined, true]);
    expect(tab.toasts()).toEqual([]);
    expect(console.warn).toHaveBeenCalledWith('GET /thing/a failed: 500');
  });

  test('shows one toast for several GETs answered with 403', async () => {
    script({
      'GET /thing/a': () => ({ status: 403, code: 'FORBIDDEN' }),
      'GET /thing/b': () => ({ status: 403, code: 'FORBIDDEN' }),
    });
    const tab = openTab();
    await Promise.all([tab.read('a'), tab.read('b')]);
    expect(tab.toasts()).toEqual(['error: 조회 권한이 없습니다']);
  });

  test('distinguishes a lost connection from a time-out', async () => {
    script({ 'GET /thing/a': offline, 'GET /short': never });
    const tab = openTab();
    expect((await tab.read()).error).toMatchObject({ status: 'NO_ANSWER' });
    const short = tab.dispatch(shortThing.initiate());
    await settle(300);
    expect((await short).error).toMatchObject({ status: 'TIMEOUT' });
  });

  test('times a call out after 15 seconds by default', async () => {
    script({ 'GET /thing/a': never });
    const reading = openTab().read();
    await settle(15_000);
    expect((await reading).error).toMatchObject({ status: 'TIMEOUT' });
  });

  test('reads Retry-After of a 429', async () => {
    script({ 'POST /thing': () => ({ status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: 40 }) });
    const { error } = await openTab().dispatch(writeThing.initiate());
    expect(error).toMatchObject({ status: 429, retryAfter: 40 });
  });
});

describe('answers of early requests', () => {
  const early = (token: string) =>
    storeEarlyAnswer(
      { method: 'GET', url: 'http://localhost/api/thing/a', token, profileId: null },
      Promise.resolve(new Response(JSON.stringify({ success: true, data: 'early' }))),
    );

  test('are used once, by the same call', async () => {
    signedIn();
    script({ 'GET /thing/a': () => ({ data: 'later' }) });
    early(OLD);
    const tab = openTab();
    expect((await tab.read()).data).toBe('early');
    expect((await tab.read()).data).toBe('later');
    expect(backend.count('GET /thing/a')).toBe(1);
  });

  test('are not used for another token or after 10 seconds', async () => {
    signedIn(NEW);
    script({ 'GET /thing/a': () => ({ data: 'own' }) });
    early(OLD);
    expect((await openTab().read()).data).toBe('own');
    early(NEW);
    await settle(10_001);
    expect((await openTab().read()).data).toBe('own');
  });
});
