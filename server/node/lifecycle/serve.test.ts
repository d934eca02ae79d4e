import http from 'node:http';
import net from 'node:net';
import { createGate } from '@server/testing/gate';
import { type Served, serve } from './serve';

type Answer = { status: number | undefined; connection: string | undefined };

let served: Served;
let agent: http.Agent;
/** Answers at once, except `/slow`, which waits for the gate. */
let gate: ReturnType<typeof createGate>;
beforeEach(async () => {
  gate = createGate();
  agent = new http.Agent({ keepAlive: true });
  const fetch = async (request: Request) => {
    if (new URL(request.url).pathname === '/slow') await gate.passed();
    return new Response('answer');
  };
  served = await serve({ fetch }, { host: '127.0.0.1', port: 0 });
});
afterEach(() => agent.destroy());

const get = (path: string, by: http.Agent | false = agent) =>
  new Promise<Answer>((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port: served.port, path, agent: by }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
    });
    request.on('error', reject);
  });

test('drains keep-alive, idle, silent and busy connections after answering open requests', async () => {
  expect(await get('/')).toEqual({ status: 200, connection: 'keep-alive' });
  await get('/', new http.Agent({ keepAlive: true }));
  const silent = net.connect(served.port, '127.0.0.1');
  const silentEnd = new Promise((ended) => silent.once('close', ended));
  const slow = get('/slow');
  await gate.reached();
  let isDrained = false;
  const drained = served.drain().then(() => {
    isDrained = true;
  });
  await silentEnd;
  expect(isDrained).toBe(false);
  gate.open();
  expect(await slow).toEqual({ status: 200, connection: 'close' });
  await drained;
  await expect(get('/', false)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('accepts new connections during the delay and closes each after its answer', async () => {
  const drained = served.drain(0.5);
  expect(await get('/', false)).toEqual({ status: 200, connection: 'close' });
  expect(await get('/')).toEqual({ status: 200, connection: 'close' });
  await drained;
  await expect(get('/', false)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
