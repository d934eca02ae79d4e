import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseStorageAddress, type StorageAddress } from '@server/lib/storage-address';
import S3rver from 's3rver';

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

/** An S3 server on loopback with two empty buckets, 'pictures' and 'others'. */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'ggp-s3-'));
  const create = (port: number) =>
    new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [BUCKET, 'others'].map((name) => ({ name, configs: [] })),
    });
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
