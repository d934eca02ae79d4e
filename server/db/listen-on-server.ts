import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@server/lib/log';
import pg from 'pg';
import { unavailableCode } from './database-unavailable';
import type { Listen, ListenHandlers } from './listen';

/** How often a message of our own is sent round, and how long it may take. */
const PROBE_MS = 5_000;
const ANSWER_MS = 1_000;
const RETRY_MS = 1_000;
const PROBE = 'probe:';

type Connection = { probe: () => Promise<boolean>; lost: AbortSignal; close: () => Promise<void> };
type Options = { client: pg.ClientConfig; pool: pg.Pool; log: Log };

/**
 * Listens on a connection of its own, which is replaced when it is lost. It counts as up only while a message that the
 * pool sends comes back: behind a pooler that hands connections on after each transaction, LISTEN has no effect.
 */
export const listenOnServer =
  (options: Options): Listen =>
  async (channel, handlers) => {
    const stopped = new AbortController();
    let settleFirst = () => {};
    const first = new Promise<void>((resolve) => {
      settleFirst = resolve;
    });
    const pause = (ms: number, ...signals: AbortSignal[]) =>
      delay(ms, undefined, { ref: false, signal: AbortSignal.any([stopped.signal, ...signals]) }).catch(
        () => undefined,
      );
    const run = async () => {
      while (!stopped.signal.aborted) {
        const connection = await openConnection(options, channel, handlers).catch(() => null);
        while (connection && !stopped.signal.aborted && (await connection.probe())) {
          handlers.onUp();
          settleFirst();
          await pause(PROBE_MS, connection.lost);
        }
        handlers.onDown();
        settleFirst();
        await connection?.close();
        await pause(RETRY_MS);
      }
    };
    const running = run();
    await first;
    return async () => {
      stopped.abort();
      await running;
    };
  };

async function openConnection(
  { client: config, pool, log }: Options,
  channel: string,
  handlers: ListenHandlers,
): Promise<Connection> {
  const client = new pg.Client(config);
  const lost = new AbortController();
  let isClosing = false;
  let onProbe = (_payload: string) => {};
  const lose = () => {
    if (lost.signal.aborted) return;
    lost.abort();
    handlers.onDown();
  };
  client.on('error', (error) => {
    if (!isClosing) log.error('listening connection lost', { code: unavailableCode(error) });
    lose();
  });
  client.on('end', lose);
  client.on('notification', ({ payload = '' }) => {
    if (payload.startsWith(PROBE)) onProbe(payload);
    else handlers.onMessage(payload);
  });
  const close = async () => {
    isClosing = true;
    // A connection that does not answer any more is not waited for.
    await Promise.race([client.end().catch(() => undefined), delay(ANSWER_MS, undefined, { ref: false })]);
  };
  const probe = async () => {
    const sent = `${PROBE}${randomUUID()}`;
    const limit = AbortSignal.any([lost.signal, AbortSignal.timeout(ANSWER_MS)]);
    const answered = new Promise<boolean>((resolve) => {
      onProbe = (payload) => payload === sent && resolve(true);
      limit.addEventListener('abort', () => resolve(false), { once: true });
      if (limit.aborted) resolve(false);
    });
    const send = pool.query('select pg_notify($1, $2)', [channel, sent]).then(
      () => true,
      () => false,
    );
    return (await Promise.all([answered, Promise.race([send, answered])])).every(Boolean);
  };
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await close();
    throw error;
  }
  return { probe, lost: lost.signal, close };
}
