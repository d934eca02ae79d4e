import { createApp } from '@server/app';
import type { AppConfig } from '@server/deps';
import { useTestApp } from '@server/testing/test-app';
import { memoryLog, testConfig } from '@server/testing/test-deps';

const t = useTestApp();
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

async function logged(path: string, headers: Record<string, string> = {}, config: Partial<AppConfig> = {}) {
  const { log, lines } = memoryLog();
  const app = createApp({ ...t.deps, log, config: { ...testConfig, ...config } });
  const answer = await app.request(`http://localhost${path}`, { headers });
  return { answer, lines: lines.map((line): Record<string, unknown> => JSON.parse(line)) };
}

describe('the log line of a request', () => {
  test('has the pattern of the route in place of ids', async () => {
    const { lines } = await logged('/api/community/post/12345');
    expect(lines).toEqual([expect.objectContaining({ route: '/api/community/post/:id', status: 401 })]);
  });

  test('has nothing of a path that is unknown', async () => {
    for (const path of ['/api/%EA%B9%80%ED%95%98%EB%8A%98', '/api/profile/12/typed-name', '/typed-name.php']) {
      const { lines } = await logged(path);
      expect(lines).toEqual([expect.objectContaining({ route: '(none)', status: 404 })]);
      expect(JSON.stringify(lines)).not.toMatch(/typed|%EA|김/);
    }
  });

  test('is left out for health checks that succeed and written for those that fail', async () => {
    expect((await logged('/healthz')).lines).toEqual([]);
    expect((await logged('/readyz')).lines).toEqual([]);
    t.deps.stopping = AbortSignal.abort();
    expect((await logged('/readyz')).lines).toEqual([expect.objectContaining({ route: '/readyz', status: 503 })]);
  });

  test('has the request id and trace of a trusted proxy, and those of nobody else', async () => {
    const headers = { 'x-request-id': 'edge-0123456789', traceparent: TRACEPARENT };
    const trusted = await logged('/api/profile', headers, { trustedProxies: 1 });
    expect(trusted.lines).toEqual([expect.objectContaining({ request: 'edge-0123456789', trace: TRACE })]);
    expect(trusted.answer.headers.get('x-request-id')).toBe('edge-0123456789');
    const { lines } = await logged('/api/profile', headers);
    expect(lines[0]).not.toHaveProperty('trace');
    expect(lines[0]?.request).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each<Record<string, string>>([
    { 'x-request-id': 'has spaces in it' },
    { 'x-request-id': 'x'.repeat(65) },
    { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` },
    { traceparent: `ff-${TRACE}-00f067aa0ba902b7-01` },
  ])('ignores %p of a trusted proxy', async (headers) => {
    const { lines } = await logged('/api/profile', headers, { trustedProxies: 1 });
    expect(lines[0]).not.toHaveProperty('trace');
    expect(lines[0]?.request).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('HSTS includes subdomains unless they are left out', async () => {
  const read = async (config: Partial<AppConfig>) =>
    (await logged('/healthz', {}, config)).answer.headers.get('strict-transport-security');
  expect(await read({ production: true })).toBe('max-age=31536000; includeSubDomains');
  expect(await read({ production: true, hstsSubdomains: false })).toBe('max-age=31536000');
  expect(await read({})).toBeNull();
});
