import type { Server } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { App } from '@server/app';
import { errorCode } from '@server/lib/error-code';

/** Statuses that Node itself answers to unreadable requests; all others become 400. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers requests that Node passes to no app: CONNECT, and methods that its parser does not know. Uses the app's own
 * answer to an unknown method, so that the headers match.
 */
export function answerUnreadable(server: Server, app: Pick<App, 'fetch'>): void {
  const refuse = async (socket: Duplex) => {
    const answer = await app.fetch(new Request('http://localhost/', { method: 'UNKNOWN' }));
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`);
    const head = [
      statusLine(answer.status),
      ...headers,
      `content-length: ${body.byteLength}\r\n`,
      'connection: close\r\n\r\n',
    ];
    if (socket.writable) socket.end(Buffer.concat([Buffer.from(head.join('')), body]));
  };
  server.on('connect', (_request, socket) => {
    // The other side may close before it reads the answer.
    socket.on('error', () => socket.destroy());
    void refuse(socket);
  });
  server.on('clientError', (error, socket) => {
    const code = errorCode(error);
    if (code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else if (code === 'HPE_INVALID_METHOD') void refuse(socket);
    else socket.end(`${statusLine(STATUSES[code] ?? 400)}connection: close\r\n\r\n`);
  });
}

const statusLine = (status: number) => `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
