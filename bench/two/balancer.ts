import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCode } from '../../server/lib/error-code';

export type Backend = {
  port: number;
  isReady: boolean;
  inFlight: number;
  /** Requests whose connection broke after they were sent; answered 502. */
  broken: number;
  /** Checks in a row that were not answered. */
  unanswered: number;
};

export type Balancer = {
  origin: string;
  backends: Backend[];
  /** Resolves when the backend answers /readyz with 200. */
  untilReady: (backend: Backend) => Promise<void>;
  close: () => Promise<void>;
};

const CHECK_MS = 500;

/**
 * A balancer as simple as they come: takes turns among the backends whose /readyz answered 200 within the last half
 * second, a new connection for each request. A request goes to the next one only if its connection was refused, when
 * nothing of it was sent; one that breaks later is answered 502.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const backends = ports.map((port) => ({ port, isReady: false, inFlight: 0, broken: 0, unanswered: 0 }));
  let turn = 0;
  const check = async (backend: Backend) => {
    const answer = await fetch(`http://127.0.0.1:${backend.port}/readyz`, {
      signal: AbortSignal.timeout(CHECK_MS),
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => undefined);
    backend.unanswered = answer ? 0 : backend.unanswered + 1;
    // A busy machine may miss one check.
    if (answer || backend.unanswered > 1) backend.isReady = answer?.status === 200;
  };
  const timer = setInterval(() => void Promise.all(backends.map(check)), CHECK_MS);
  const inTurn = () => {
    turn += 1;
    const ready = backends.filter(({ isReady }) => isReady);
    return ready.map((_, index) => ready[(turn + index) % ready.length] as Backend);
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readAll(request);
    for (const backend of inTurn()) if (await pass(backend, request, body, response)) return;
    response.writeHead(503, { 'retry-after': '1' }).end();
  };
  const server = http.createServer((request, response) => void respond(request, response));
  /** False when the connection was refused. */
  const pass = (backend: Backend, { method, url, headers }: IncomingMessage, body: Buffer, response: ServerResponse) =>
    new Promise<boolean>((resolve) => {
      backend.inFlight += 1;
      const settle = (isAnswered: boolean) => {
        backend.inFlight -= 1;
        resolve(isAnswered);
      };
      const breakOff = () => {
        backend.broken += 1;
        if (response.headersSent) response.destroy();
        else response.writeHead(502).end();
        settle(true);
      };
      const relay = async (answer: IncomingMessage) => {
        const whole = await readAll(answer).catch(() => null);
        if (whole === null || !answer.complete) return breakOff();
        const { connection: _hop, 'transfer-encoding': _coding, ...passed } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, { ...passed, 'content-length': whole.length }).end(whole);
        settle(true);
      };
      const upstream = http.request(
        {
          host: '127.0.0.1',
          port: backend.port,
          method,
          path: url,
          agent: false,
          headers: { ...headers, connection: 'close' },
        },
        (answer) => void relay(answer),
      );
      upstream.once('error', (error) => {
        if (errorCode(error) !== 'ECONNREFUSED') return breakOff();
        backend.isReady = false;
        settle(false);
      });
      upstream.end(body);
    });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const balancer: Balancer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    backends,
    untilReady: async (backend) => {
      while (!backend.isReady) {
        await check(backend);
        await new Promise((go) => setTimeout(go, 50));
      }
    },
    close: () => {
      clearInterval(timer);
      return new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    },
  };
  return balancer;
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
