import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '@contract/common/time';
import { createAdaptorServer } from '@hono/node-server';
import type { App } from '@server/app';
import { errorCode } from '@server/lib/error-code';
import { answerUnreadable } from './unreadable-requests';

/** Time limit of running requests after the server stops accepting connections. */
const ANSWER_MS = 6_000;
const IDLE_CHECK_MS = 100;

export class PortInUse extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is already in use; set PORT to another one. / ${port}번 포트를 다른 프로그램이 쓰고 있어요. PORT를 다른 번호로 정해 주세요.`,
    );
    this.name = 'PortInUse';
  }
}

export type Served = {
  port: number;
  /**
   * Accepts connections for `delay` more seconds, then none; waits for running requests (six seconds at most), then
   * returns. From its start each answer closes its connection.
   */
  drain: (delay?: number) => Promise<void>;
};

/** @throws PortInUse */
export async function serve(app: Pick<App, 'fetch'>, { host, port }: { host: string; port: number }): Promise<Served> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { requestTimeout: MINUTE_MS, headersTimeout: 20_000 },
  }) as Server;
  // Longer than a balancer's keep-alive, so that it never sends into a connection that is closing.
  server.keepAliveTimeout = 65_000;
  answerUnreadable(server, app);
  const drain = createDrain(server);
  await new Promise<void>((listening, refused) => {
    server.once('error', (error) => refused(errorCode(error) === 'EADDRINUSE' ? new PortInUse(port) : error));
    server.listen(port, host, listening);
  });
  return { port: (server.address() as AddressInfo).port, drain };
}

function createDrain(server: Server): Served['drain'] {
  const sockets = new Set<Socket>();
  const unanswered = new Set<ServerResponse>();
  let isDraining = false;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request, response: ServerResponse) => {
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
    if (isDraining) response.setHeader('connection', 'close');
  });
  /** Node counts a connection without a request yet as busy; browsers open such connections in advance. */
  const closeIdle = () => {
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return async (delay = 0) => {
    isDraining = true;
    for (const response of unanswered) if (!response.headersSent) response.setHeader('connection', 'close');
    // Waits at least a moment: requests that arrived with the signal are not parsed yet.
    await pause(Math.max(delay * 1000, IDLE_CHECK_MS));
    const closing = setInterval(closeIdle, IDLE_CHECK_MS);
    const last = setTimeout(() => server.closeAllConnections(), ANSWER_MS);
    await new Promise<void>((done) => server.close(() => done()));
    clearInterval(closing);
    clearTimeout(last);
  };
}
