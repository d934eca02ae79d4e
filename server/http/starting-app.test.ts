import { silentLog } from '@server/node/monitoring/json-log';
import { startingApp } from './starting-app';

const app = startingApp({ production: true }, silentLog);

test('answers /healthz with 200 and /readyz with 503', async () => {
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(503);
});

test.each(['GET', 'POST', 'PUT', 'DELETE'])('answers a call by %s with 503 and Retry-After', async (method) => {
  const answer = await app.request('/api/auth/login', { method, headers: { accept: '*/*' } });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('3');
  expect(await answer.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' });
});

test('answers a page in Korean that reloads itself', async () => {
  const page = await app.request('/home', { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('3');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await page.text();
  expect(text).toContain('준비하고 있어요');
  expect(text).toContain('http-equiv="refresh"');
});
