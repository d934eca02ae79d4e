import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { App } from '../app';
import { errorCode } from './error-code';

const DRAIN_MS = 10_000;

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
  /** Takes no new request, lets the ones under way finish (ten seconds at most), then returns. */
  drain: () => Promise<void>;
};

/** @throws PortInUse */
export async function serve(app: Pick<App, 'fetch'>, { host, port }: { host: string; port: number }): Promise<Served> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { requestTimeout: 60_000, headersTimeout: 20_000 },
  }) as Server;
  // Longer than a balancer keeps its side open, so that it never sends into a connection that is just closing.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((listening, refused) => {
    server.once('error', (error) => refused(errorCode(error) === 'EADDRINUSE' ? new PortInUse(port) : error));
    server.listen(port, host, listening);
  });
  const drain = () =>
    new Promise<void>((done) => {
      const last = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      server.close(() => {
        clearTimeout(last);
        done();
      });
      server.closeIdleConnections();
    });
  return { port: (server.address() as AddressInfo).port, drain };
}
