import { once } from 'node:events';
import net from 'node:net';
import { createTestApp, type TestApp } from '@server/testing/test-app';
import { type Served, serve } from './serve';

let t: TestApp;
let served: Served;
beforeAll(async () => {
  t = await createTestApp();
  served = await serve(t.app, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await served.drain();
  await t.close();
});

/** The raw answer to one request line. */
async function ask(line: string, header = 'x: y'): Promise<string> {
  const socket = net.connect(served.port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.write(`${line}\r\nhost: localhost\r\ncontent-length: 0\r\nconnection: close\r\n${header}\r\n\r\n`);
  await once(socket, 'close');
  return Buffer.concat(parts).toString('utf8');
}

test.each([
  'TRACE / HTTP/1.1',
  'TRACE /api/profile HTTP/1.1',
  'TRACK / HTTP/1.1',
  'BREW /home HTTP/1.1',
  'PURGE /uploads/x.webp HTTP/1.1',
  'PROPFIND /api/profile HTTP/1.1',
  'CONNECT example.com:443 HTTP/1.1',
])('%s is refused in the envelope with the headers of every answer', async (line) => {
  const [head = '', body = ''] = (await ask(line)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
  for (const header of ['x-content-type-options: nosniff', 'x-frame-options: DENY', 'cache-control: no-store'])
    expect(head.toLowerCase()).toContain(header.toLowerCase());
  expect(head).toMatch(/allow: DELETE, GET, HEAD, OPTIONS, POST, PUT/i);
  expect(JSON.parse(body)).toMatchObject({ success: false, code: 'METHOD_NOT_ALLOWED' });
});

test.each([
  ['GET / HTTP/9.9', 'x: y', 400],
  ['GET / HTTP/1.1', `x: ${'y'.repeat(20_000)}`, 431],
])('%s that cannot be read is refused as Node does', async (line, header, status) => {
  expect(await ask(line, header)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .+\r\nconnection: close\r\n\r\n$`));
});

test('survives a client that disconnects during CONNECT', async () => {
  const socket = net.connect(served.port, '127.0.0.1');
  socket.write('CONNECT example.com:443 HTTP/1.1\r\nhost: x\r\n\r\n', () => socket.resetAndDestroy());
  await once(socket, 'close');
  expect(await ask('GET /healthz HTTP/1.1')).toMatch(/^HTTP\/1\.1 200 /);
});
