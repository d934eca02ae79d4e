import http from 'node:http';
import net from 'node:net';
import { CLIENT_HEADER, IDEMPOTENCY_HEADER } from '../../contract/common/envelope';
import type { GrowthEntries } from '../../contract/mypage/growth.responses';
import type { Caller } from '../../server/testing/keyed-writers';
import { type Product, spawnProduct, startProduct } from '../../server/testing/start-product';
import { SECRET } from './embedded-home';
import { type Figures, pause } from './figures';

const CONNECTIONS = 50;
const EXIT_WITHIN_MS = 2000;
const EXIT_AT_MOST_MS = 8000;
const DRAIN_DELAY_MS = 2000;

type Answered = { status: number; connection: string | undefined; at: number };

/** Over a connection of the agent; rejects when it is lost. */
function send(agent: http.Agent | false, url: string, options: http.RequestOptions = {}, body = ''): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, ...options }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection, at: Date.now() }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function addEntry(agent: http.Agent, origin: string, caller: Caller, note: string): Promise<Answered> {
  const body = {
    id: crypto.randomUUID(),
    measured_on: '20260106',
    height_cm: 74,
    note,
    confirmed: true,
    consent: true,
  };
  const headers = {
    authorization: `Bearer ${await caller.token()}`,
    [CLIENT_HEADER]: 'web',
    [IDEMPOTENCY_HEADER]: crypto.randomUUID(),
    'content-type': 'application/json',
  };
  const url = `${origin}/api/growth/profile/${caller.profileId}/entry`;
  return send(agent, url, { method: 'POST', headers }, JSON.stringify(body));
}

async function exitAfter(product: Product, since: number): Promise<{ ms: number; code: number | null }> {
  const { code } = await product.ended;
  return { ms: Date.now() - since, code };
}

/**
 * SIGTERM with keep-alive connections and during start-up: pending requests are answered and the process exits soon.
 */
export async function shutDown(figures: Figures, home: string, callers: readonly Caller[]) {
  const settings = { DATA_DIR: home, SESSION_SECRET: SECRET, LOG: 'off' };
  await underKeptConnections(figures, settings, callers);
  await withDrainDelay(figures, settings);
  await withUnfinishedRequest(figures, settings);
  await duringStart(figures, settings);
}

type Settings = { DATA_DIR: string } & Record<string, string>;

async function underKeptConnections(figures: Figures, settings: Settings, callers: readonly Caller[]) {
  const product = await startProduct(settings);
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS + 1 });
  const index = Array.from({ length: CONNECTIONS }, (_, n) => n);
  await Promise.all(index.map(() => send(agent, `${product.origin}/healthz`)));
  const silent = net.connect(product.port, '127.0.0.1').on('error', () => undefined);
  await pause(200);

  const asked = index.map((n) => addEntry(agent, product.origin, callers[n] as Caller, 'stop'));
  await pause(40);
  const signalled = Date.now();
  product.child.kill('SIGTERM');
  const answers = await Promise.allSettled(asked);
  const answered = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const last = Math.max(signalled, ...answered.map(({ at }) => at));
  const { ms, code } = await exitAfter(product, last);
  silent.destroy();
  agent.destroy();

  const again = await startProduct(settings);
  let found = 0;
  for (const n of index) {
    const { token, profileId } = callers[n] as Caller;
    const headers = { authorization: `Bearer ${await token()}` };
    const list = await fetch(`${again.origin}/api/growth/profile/${profileId}`, { headers });
    const { data } = (await list.json()) as { data: GrowthEntries };
    if (data.entries.some(({ note }) => note === 'stop')) found += 1;
  }
  again.child.kill('SIGTERM');
  await again.ended;

  const acknowledged = answered.filter(({ status }) => status === 201).length;
  figures.equals(`SIGTERM, ${CONNECTIONS} kept connections: requests answered`, CONNECTIONS, acknowledged);
  figures.equals('SIGTERM: acknowledged writes lost', 0, Math.max(0, acknowledged - found));
  figures.below('SIGTERM: exit after the last answer', EXIT_WITHIN_MS, ms);
  figures.equals('SIGTERM: exit code', 0, code ?? -1);
}

async function withDrainDelay(figures: Figures, settings: Settings) {
  const product = await startProduct({ ...settings, DRAIN_DELAY: String(DRAIN_DELAY_MS / 1000) });
  const since = Date.now();
  product.child.kill('SIGTERM');
  await pause(50);
  let served = 0;
  let wrong = 0;
  let acceptedUntil = 0;
  for (;;) {
    const ready = await send(false, `${product.origin}/readyz`).catch(() => null);
    const alive = await send(false, `${product.origin}/healthz`).catch(() => null);
    if (ready === null || alive === null) break;
    served += 1;
    acceptedUntil = Date.now() - since;
    if (ready.status !== 503 || alive.status !== 200 || alive.connection !== 'close') wrong += 1;
    await pause(50);
  }
  const { ms } = await exitAfter(product, since + DRAIN_DELAY_MS);
  const said = `${served} asked, ${wrong} not so, until ${(acceptedUntil / 1000).toFixed(2)} s`;
  const isWhole = wrong === 0 && acceptedUntil > DRAIN_DELAY_MS * 0.8;
  figures.add('DRAIN_DELAY=2: new connections served, /readyz 503', 'for 2 s', said, isWhole);
  figures.below('DRAIN_DELAY=2: exit after the delay', EXIT_WITHIN_MS, ms);
}

async function withUnfinishedRequest(figures: Figures, settings: Settings) {
  const product = await startProduct(settings);
  const half = net.connect(product.port, '127.0.0.1').on('error', () => undefined);
  half.write('POST /api/auth/login HTTP/1.1\r\nhost: x\r\nx-ggp-client: web\r\ncontent-type: application/json\r\n');
  half.write('content-length: 100\r\n\r\n{');
  await pause(300);
  const since = Date.now();
  product.child.kill('SIGTERM');
  const { ms } = await exitAfter(product, since);
  half.destroy();
  figures.below('SIGTERM with a request that never ends: exit', EXIT_AT_MOST_MS, ms);
}

async function duringStart(figures: Figures, settings: Settings) {
  const slowest = { ms: 0, failed: 0 };
  for (const afterMs of [300, 1000, 2500]) {
    const starting = spawnProduct(settings, ['--demo']);
    await pause(afterMs);
    const since = Date.now();
    starting.child.kill('SIGTERM');
    const { code } = await starting.ended;
    slowest.ms = Math.max(slowest.ms, Date.now() - since);
    // Before the handler is installed the signal itself ends it.
    if (code !== 0 && code !== null) slowest.failed += 1;
    if (/^\s+at /m.test(starting.said())) slowest.failed += 1;
  }
  const product = await startProduct(settings);
  product.child.kill('SIGTERM');
  await product.ended;
  figures.below('SIGTERM during start-up: exit', EXIT_AT_MOST_MS, slowest.ms);
  figures.equals('SIGTERM during start-up: ends with an error', 0, slowest.failed);
}
