import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { parseStorageAddress, type StorageAddress } from '@server/lib/storage-address';
import S3rver, { type S3Context } from 's3rver';
import { refuseSignature } from './s3-signature';

export type S3Server = {
  /** For STORAGE_URL, with the name of an existing bucket. */
  url: (bucket?: string) => string;
  address: (bucket?: string) => StorageAddress;
  /** The store goes away, and comes back on the same port with the same objects. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
};

const BUCKET = 'pictures';
const KEYS = new Map([['S3RVER', 'S3RVER']]);

/** s3rver accepts any signature of version 4, so it is checked before. */
async function checkSignature(c: S3Context, next: () => Promise<void>): Promise<void> {
  const { method = '', url = '', headers } = c.req;
  const body = await buffer(c.req);
  const code = refuseSignature({ method, url, headers, body }, KEYS, Date.now());
  if (code) {
    c.status = 403;
    c.type = 'application/xml';
    c.body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;
    return;
  }
  // A handler reads the body from this; the rest it asks the context.
  c.req = Object.assign(Readable.from([body]), { method, url, headers });
  await next();
}

/** An S3 server on loopback with two empty buckets, 'pictures' and 'others', that refuses a wrong signature. */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'ggp-s3-'));
  const create = (port: number) => {
    const created = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [BUCKET, 'others'].map((name) => ({ name, configs: [] })),
    });
    created.middleware.unshift(checkSignature);
    return created;
  };
  let server = create(0);
  const { port } = await server.run();
  const url = (bucket = BUCKET) => `s3://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}?tls=0`;
  return {
    url,
    address: (bucket) => readAddress(url(bucket)),
    stop: () => server.close(),
    start: async () => {
      server = create(port);
      await server.run();
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}

function readAddress(url: string): StorageAddress {
  const address = parseStorageAddress(url);
  if (typeof address === 'string') throw new Error(address);
  return address;
}
