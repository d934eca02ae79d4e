import { createApp } from '@server/app';
import { createTestApp, type SignedUp, type TestApp } from '@server/testing/test-app';
import { testConfig } from '@server/testing/test-deps';

let t: TestApp;
let parent: SignedUp;
beforeAll(async () => {
  t = await createTestApp({
    config: { ...testConfig, allowedOrigins: ['https://app.example.com'] },
  });
  parent = await t.signUp();
});
afterAll(() => t.close());

describe('cross-site requests', () => {
  const refused = { status: 403, code: 'CROSS_SITE', message: '다른 곳에서 보낸 요청은 받을 수 없어요.' };
  const foreign: [string, Record<string, string>][] = [
    ['no client header', { 'x-ggp-client': '' }],
    ['a cross-site page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a cross-site page that hides its origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling subdomain', { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' }],
    ['an old browser’s foreign origin', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['an origin that claims to be same-origin', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
    ['a likeness of our host', { origin: 'http://localhost.evil.example' }],
  ];
  test.each(foreign)('%s is refused at log-in, refresh, log-out and forms', async (_who, headers) => {
    for (const path of [
      '/auth/login',
      '/auth/refresh-token',
      '/auth/logout',
      '/profile',
      '/upload/image',
      '/nowhere',
    ]) {
      expect(await t.callJson('POST', path, { token: parent.token, headers })).toMatchObject(refused);
    }
    expect(
      await t.callJson('DELETE', `/profile/${crypto.randomUUID()}`, { token: parent.token, headers }),
    ).toMatchObject(refused);
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' },
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://app.example.com' },
    {},
  ])('our own pages pass: %p', async (headers) => {
    expect((await t.callJson('POST', '/auth/first-login/end', { token: parent.token, headers })).status).toBe(200);
  });

  test('lets only a configured origin read answers', async () => {
    const ask = (origin: string) =>
      t.app.request('http://localhost/api/profile', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-ggp-client' },
      });
    const own = await ask('https://app.example.com');
    expect(own.status).toBe(204);
    expect(own.headers.get('access-control-allow-origin')).toBe('https://app.example.com');
    expect(own.headers.get('access-control-allow-credentials')).toBe('true');
    expect(own.headers.get('access-control-allow-headers')).toMatch(/x-ggp-client/i);
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    const read = await t.call('GET', '/profile', { token: parent.token, headers: { origin: 'https://evil.example' } });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('pages of a configured origin', () => {
  const ORIGIN = 'https://planner.example.com';
  /** A log-in that passes the cross-site check and fails for its password. */
  const logIn = async (host: string, headers: Record<string, string>, pageOrigin: string | null = ORIGIN) => {
    const app = createApp({ ...t.deps, config: { ...t.deps.config, pageOrigin } });
    const answer = await app.request(`http://${host}/api/auth/login`, {
      method: 'POST',
      headers: { host, 'x-ggp-client': 'web', 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ user_id: parent.loginId, password: parent.password }),
    });
    return answer.status;
  };

  test('log in behind a proxy that does not pass the host on', async () => {
    const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
    expect(await logIn('127.0.0.1:3000', headers)).toBe(200);
    expect(await logIn('127.0.0.1:3000', headers, null)).toBe(403);
    expect(await logIn('127.0.0.1:3000', { ...headers, origin: 'https://app.example.com' })).toBe(200);
  });

  test('are not recognised by the Host header of the request', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' };
    expect(await logIn('evil.example', headers)).toBe(403);
    expect(await logIn('planner.example.com', { ...headers, origin: 'http://planner.example.com' })).toBe(403);
  });
});
