import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from '@server/node/compress';
import { Hono } from 'hono';
import { compressAnswer, compressAnswers } from './compress-answers';
import { ok } from './success-response';

const long = '아이가 자라요. '.repeat(200);
const app = new Hono()
  .use('/api/*', compressAnswers(compress))
  .get('/api/long', (c) => ok(c, long))
  .post('/api/long', (c) => ok(c, long))
  .post('/api/read', compressAnswer({ compress }), (c) => ok(c, long))
  .post('/api/auth/read', compressAnswer({ compress }), (c) => ok(c, long))
  .get('/api/short', (c) => ok(c, '짧아요'))
  .get('/api/auth/info', (c) => ok(c, long));
const ask = (path: string, acceptEncoding: string, method = 'GET') =>
  app.request(path, { method, headers: { 'accept-encoding': acceptEncoding } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
  ['br;q=0, *', 'gzip', gunzipSync],
  ['GZIP', 'gzip', gunzipSync],
])('a long answer to Accept-Encoding: %s is compressed by %s', async (accepted, coding, decompress) => {
  const response = await ask('/api/long', accepted);
  expect(response.headers.get('content-encoding')).toBe(coding);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('vary')).toBe('accept-encoding');
  const bytes = await bytesOf(response);
  expect(bytes.length).toBeLessThan(long.length / 10);
  expect(JSON.parse(decompress(bytes).toString())).toEqual({ success: true, data: long });
});

test.each([
  ['a caller that accepts none', '/api/long', 'identity', 'GET'],
  ['a caller that refuses all', '/api/long', '*;q=0', 'GET'],
  ['a short answer', '/api/short', 'br', 'GET'],
  ['an answer of /auth', '/api/auth/info', 'br', 'GET'],
  ['an answer of /auth to a read that is sent as POST', '/api/auth/read', 'br', 'POST'],
  ['an answer to a write', '/api/long', 'br', 'POST'],
])('%s gets plain JSON', async (_what, path, accepted, method) => {
  const response = await ask(path, accepted, method);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.json()).toMatchObject({ success: true });
});

test('a long answer to a read that is sent as POST is compressed', async () => {
  const response = await ask('/api/read', 'br', 'POST');
  expect(response.headers.get('content-encoding')).toBe('br');
  const text = brotliDecompressSync(await bytesOf(response)).toString();
  expect(JSON.parse(text)).toEqual({ success: true, data: long });
});
