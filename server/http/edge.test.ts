import { createApp } from '@server/app';
import * as schema from '@server/db/schema';
import { createTestApp, type SignedUp, type TestApp } from '@server/testing/test-app';
import { memoryLog, testConfig } from '@server/testing/test-deps';
import { drizzle } from 'drizzle-orm/pglite';
import { toDocumentPath } from './openapi/openapi';

let t: TestApp;
let parent: SignedUp;
beforeAll(async () => {
  t = await createTestApp();
  parent = await t.signUp();
});
afterAll(() => t.close());

describe('request bodies', () => {
  const post = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
    t.callJson('POST', '/profile', { token: parent.token, body, headers });
  const malformed = { status: 400, code: 'MALFORMED_JSON', message: '보낸 내용을 읽을 수 없어요. 다시 시도해 주세요.' };

  test.each(['{', 'undefined', '{"name":}', "{'name':1}", '\u0000', '{"a":1}x', '[1,]'])(
    'refuses %p as malformed',
    async (body) => {
      expect(await post(body)).toMatchObject(malformed);
    },
  );

  test('refuses bytes that are not UTF-8, and a body not declared as JSON, as malformed', async () => {
    expect(await post(new Uint8Array([0x22, 0xff, 0x22]))).toMatchObject(malformed);
    expect(await post('name=x', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject(malformed);
    expect(await post('{}', { 'content-type': 'text/plain' })).toMatchObject(malformed);
  });

  test.each([
    'null',
    '1',
    '"text"',
    '[]',
    '[{}]',
    'true',
    '{"__proto__":{"name":"x"}}',
    '{"constructor":{"prototype":{}}}',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`,
  ])('refuses JSON of the wrong shape as invalid (%#)', async (body) => {
    expect(await post(body)).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
  });

  test('refuses a body over the limit, also one without a declared length', async () => {
    expect(await post(`{"name":"${'x'.repeat(300 * 1024)}"}`)).toMatchObject({ status: 413, code: 'TOO_LARGE' });
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
    });
    const answer = await t.app.request('http://localhost/api/profile', {
      method: 'POST',
      body: endless,
      headers: { 'x-ggp-client': 'web', authorization: `Bearer ${parent.token}`, 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(1024 * 1024);
  });
});

describe('answers', () => {
  test('forbids caching, loading and framing of data', async () => {
    const { headers } = await t.call('GET', '/profile', { token: parent.token });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('logs an unexpected error with its request and answers a fixed sentence', async () => {
    const { log, lines } = memoryLog();
    const broken = createApp({ ...t.deps, log, db: drizzle.mock({ schema }) });
    const answer = await broken.request('http://localhost/api/auth/login', {
      method: 'POST',
      headers: { 'x-ggp-client': 'web', 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: 'a', password: 'b' }),
    });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      success: false,
      code: 'INTERNAL',
      message: '서버에 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.',
    });
    expect(JSON.parse(lines.find((line) => line.includes('request failed')) ?? '{}')).toMatchObject({
      request: answer.headers.get('x-request-id'),
      route: '/api/auth/login',
    });
  });

  test('the log has one line per request, without query values', async () => {
    const before = t.logLines.length;
    await t.call('GET', '/profile?child=김하늘', { token: parent.token });
    expect(t.logLines.slice(before).map((line) => JSON.parse(line))).toEqual([
      { event: 'request', request: expect.any(String), method: 'GET', route: '/api/profile', status: 200, ms: 0 },
    ]);
  });

  test('answers HEAD as GET without a body, and lists the allowed methods for another method', async () => {
    const head = await t.call('HEAD', '/profile', { token: parent.token });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    const wrong = await t.callJson('PATCH', '/profile', { token: parent.token });
    expect(wrong).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST');
    const options = await createApp({ ...t.deps, config: testConfig }).request('http://localhost/api/profile/12', {
      method: 'OPTIONS',
    });
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toBe('DELETE, OPTIONS, PUT');
  });
});

describe('headers of every answer', () => {
  const COMMON = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.any(String),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };

  test.each([
    ['GET', '/api/profile', 401],
    ['GET', '/api/nowhere', 404],
    ['GET', '/nowhere', 404],
    ['POST', '/nowhere', 404],
    ['POST', '/healthz', 405],
    ['BREW', '/nowhere', 405],
    ['PROPFIND', '/api/profile', 405],
    ['OPTIONS', '/healthz', 204],
  ])('are on %s %s', async (method, path, status) => {
    const answer = await t.app.request(`http://localhost${path}`, { method });
    expect({ status: answer.status, ...Object.fromEntries(answer.headers) }).toMatchObject({ status, ...COMMON });
  });
});

describe('health and documents', () => {
  test('/healthz answers 200 while the process lives, /readyz only with its database', async () => {
    expect((await t.app.request('http://localhost/healthz')).status).toBe(200);
    expect((await t.app.request('http://localhost/readyz')).status).toBe(200);
    const db = Object.assign(drizzle.mock({ schema }), { execute: () => Promise.reject(new Error('gone')) });
    const broken = createApp({ ...t.deps, db });
    expect((await broken.request('http://localhost/readyz')).status).toBe(503);
  });

  test('/readyz answers 503 once the process is stopping, /healthz still 200', async () => {
    const stop = new AbortController();
    const app = createApp({ ...t.deps, stopping: stop.signal });
    expect((await app.request('http://localhost/readyz')).status).toBe(200);
    stop.abort();
    const ready = await app.request('http://localhost/readyz');
    expect([ready.status, ready.headers.has('retry-after')]).toEqual([503, true]);
    expect((await app.request('http://localhost/healthz')).status).toBe(200);
  });

  test('the OpenAPI document lists every route with its input', async () => {
    const answer = await t.app.request('http://localhost/api/openapi.json');
    const document = (await answer.json()) as {
      paths: Record<string, Record<string, { requestBody?: unknown; summary?: string }>>;
    };
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    // The product's own glyph pictures are below /uploads too.
    const routes = t.app.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/uploads/stroke/'))
      .map(({ method, path }) => `${method} ${toDocumentPath(path)}`);
    expect(listed.sort()).toEqual([...new Set(routes)].sort());
    expect(listed).toContain('POST /api/auth/login');
    expect(JSON.stringify(document.paths['/api/profile']?.post?.requestBody)).toContain('gestation_weeks');
    for (const methods of Object.values(document.paths))
      for (const route of Object.values(methods)) expect(route.summary).toBeTruthy();
  });
});
