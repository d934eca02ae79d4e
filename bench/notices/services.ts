import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Deliveries by recipient: the address of a mail or the token of a push, and how often. */
export type Arrived = { counts: Map<string, number>; total: () => number };

function createArrived() {
  const counts = new Map<string, number>();
  let total = 0;
  const add = (to: string) => {
    counts.set(to, (counts.get(to) ?? 0) + 1);
    total += 1;
  };
  return { arrived: { counts, total: () => total } satisfies Arrived, add };
}

/** A mail server on loopback that counts mails by their recipient. */
export async function startMailServer() {
  const { arrived, add } = createArrived();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) add(address);
        done();
      });
      stream.resume();
    },
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', () => listening());
  });
  // A worker that is killed leaves its connections behind.
  server.on('error', () => undefined);
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return { arrived, url: `smtp://127.0.0.1:${port}`, close };
}

/** A push service on loopback that counts pushes by the token of their device. */
export async function startPushService() {
  const { arrived, add } = createArrived();
  const server = createServer((request, response) => {
    json(request).then(
      (tokens) => {
        for (const token of tokens as string[]) add(token);
        response.end();
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((closed) => server.close(() => closed()));
  };
  return { arrived, url: `http://127.0.0.1:${port}/`, close };
}
