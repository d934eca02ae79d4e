import { HOUR_MS } from '@contract/common/time';
import { createTestApp, type TestApp } from '@server/testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('reports of the page policy', () => {
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    t.app.request('http://localhost/csp-report', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const since = (from: number) =>
    t.logLines
      .slice(from)
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event !== 'request');
  const logged = {
    event: 'page policy violated',
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    page: '/community/trip/…',
    source: '/assets/index-Cle_WvPh.js',
    line: 3,
  };
  const page =
    'https://planner.example.com/community/trip/01903b7e-0000-7000-8000-000000000000?q=%EA%B9%80%ED%95%98%EB%8A%98';
  beforeEach(() => {
    t.clock.now += 2 * HOUR_MS;
  });

  test('are logged without queries, ids and texts, in both formats that browsers send', async () => {
    const from = t.logLines.length;
    const source = 'https://planner.example.com/assets/index-Cle_WvPh.js?x=1';
    const old = {
      'document-uri': page,
      'effective-directive': 'script-src-elem',
      'violated-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/steal?token=secret',
      'source-file': source,
      'line-number': 3,
      'script-sample': '김하늘',
    };
    expect((await send({ 'csp-report': old })).status).toBe(204);
    const body = {
      documentURL: page,
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/steal?token=secret',
      sourceFile: source,
      lineNumber: 3,
      sample: '김하늘',
    };
    const report = { type: 'csp-violation', age: 1, url: page, user_agent: 'x', body };
    expect((await send([report], { 'content-type': 'application/reports+json' })).status).toBe(204);
    expect(since(from)).toEqual([logged, logged]);
  });

  test('are logged without values that are no directive, address or path', async () => {
    const from = t.logLines.length;
    const odd = {
      'document-uri': 'about:blank',
      'violated-directive': 'X\nY',
      'blocked-uri': 'inline',
      'source-file': 'chrome-extension://abc/x.js',
    };
    expect((await send({ 'csp-report': odd })).status).toBe(204);
    expect(since(from)).toEqual([
      {
        event: 'page policy violated',
        directive: '',
        blocked: 'inline',
        page: 'blank',
        source: 'chrome-extension:',
        line: null,
      },
    ]);
  });

  test('are refused and not logged from another site, in another shape, too long or too many', async () => {
    const from = t.logLines.length;
    expect((await send({ 'csp-report': {} }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send('{')).status).toBe(400);
    expect((await send({ hello: 1 })).status).toBe(422);
    expect((await send({ 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } })).status).toBe(413);
    expect(since(from)).toEqual([]);
    const answers = [];
    for (let index = 0; index < 30; index += 1) answers.push((await send({ 'csp-report': {} })).status);
    expect(new Set(answers)).toEqual(new Set([204, 429]));
    const many = Array.from({ length: 50 }, () => ({ body: {} }));
    t.clock.now += 2 * HOUR_MS;
    const before = t.logLines.length;
    expect((await send(many)).status).toBe(204);
    expect(since(before)).toHaveLength(10);
  });
});
