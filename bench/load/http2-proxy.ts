import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2SecureServer, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A key and a certificate of its own for 127.0.0.1. @throws where there is no openssl */
function makeCertificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ggp-front-'));
  try {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [string, string];
    const { status } = spawnSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-keyout',
        key,
        '-out',
        cert,
      ],
      { stdio: 'ignore' },
    );
    if (status !== 0) throw new Error('bench -- load needs openssl for a certificate of its own.');
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Headers of one connection, which HTTP/2 has not. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

const toHeaders = (headers: IncomingHttpHeaders, host: string) => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))),
  host,
});

/** HTTP/2 before a server, as an operator has it: passes everything on as it is. */
export async function startFront(target: string): Promise<{ url: string; stop: () => void }> {
  const { hostname, port } = new URL(target);
  const server: Http2SecureServer = createSecureServer(
    { ...makeCertificate(), allowHTTP1: true },
    (incoming, outgoing) => {
      const passed = request(
        {
          hostname,
          port,
          method: incoming.method,
          path: incoming.url,
          headers: toHeaders(incoming.headers, incoming.headers[':authority'] ?? incoming.headers.host ?? ''),
        },
        (answer) => {
          const headers = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
          outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
          answer.pipe(outgoing);
        },
      );
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    },
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  };
}
