import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The product behind an address at which newer releases of its service worker can be published. */
export async function startReleases(target: string) {
  const { hostname, port } = new URL(target);
  let release = 0;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isWorker = incoming.url === '/service-worker.js';
    // An altered worker is sent as plain text, whole.
    const headers = isWorker ? { host: incoming.headers.host } : incoming.headers;
    const passed = request({ hostname, port, method: incoming.method, path: incoming.url, headers }, (answer) => {
      if (!isWorker || release === 0) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const { 'content-type': type, 'content-security-policy': policy } = answer.headers;
      outgoing.writeHead(200, {
        'content-type': type,
        'content-security-policy': String(policy),
        'cache-control': 'no-cache',
      });
      answer.on('end', () => outgoing.end(`\n// release ${release}`));
      answer.pipe(outgoing, { end: false });
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  };
  const server = createServer(pass);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: () => {
      release += 1;
    },
    stop: () => void server.close(),
  };
}
