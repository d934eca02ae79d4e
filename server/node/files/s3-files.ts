import type { ListedFiles } from '@server/deps';
import { FilesUnavailable } from '@server/http/errors';
import { sha256Hex } from '@server/lib/digest';
import { errorCode } from '@server/lib/error-code';
import type { StorageAddress } from '@server/lib/storage-address';
import { AwsClient } from 'aws4fetch';
import { typeByName } from './folder-files';

/** Metadata header with the SHA-256 of an object, in hex. */
const SHA256 = 'x-amz-meta-sha256';
/** For one request, its body included. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** Names listed at once; 1000 is the most that S3 answers. */
const PAGE = 1000;

/**
 * Stores uploads in a bucket of an S3-compatible store: one request for each object, without multipart.
 * @throws FilesUnavailable when the store cannot be reached or refuses; an absent object is null
 */
export function s3Files(address: StorageAddress, { page = PAGE } = {}): ListedFiles {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey, pathStyle } = address;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const root = pathStyle ? `${endpoint}/${bucket}/` : `${endpoint}/`;
  const at = (name: string) => `${root}${prefix}${name.split('/').map(encodeURIComponent).join('/')}`;
  const send = async (
    method: string,
    url: string,
    { body, headers = {} }: { body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
  ): Promise<Response> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const init = { method, headers, signal, ...(body && { body }) };
    const answer = await client.fetch(url, init).catch((error: unknown) => {
      throw new FilesUnavailable(fetchFailure(error));
    });
    if (answer.ok || answer.status === 404) return answer;
    throw new FilesUnavailable(`${answer.status} ${refusalCode(await answer.text().catch(() => ''))}`.trim());
  };
  const missing = async (answer: Response) => {
    if (answer.status !== 404) return false;
    // A HEAD has no body to say which of the two is missing.
    const reason = refusalCode(await answer.text());
    if (reason === 'NoSuchBucket') throw new FilesUnavailable('404 NoSuchBucket');
    return true;
  };
  const head = async (name: string) => {
    const answer = await send('HEAD', at(name));
    return answer.status === 404 ? null : answer.headers;
  };
  return {
    put: async (name, bytes, type) => {
      const body = new Uint8Array(bytes);
      const sha256 = await sha256Hex(body);
      const headers = { 'content-type': type, 'x-amz-content-sha256': sha256, [SHA256]: sha256 };
      if (await missing(await send('PUT', at(name), { body, headers }))) throw new FilesUnavailable('404');
    },
    get: async (name) => {
      const type = typeByName(name);
      if (!type) return null;
      const answer = await send('GET', at(name));
      if (await missing(answer)) return null;
      const bytes = await answer.arrayBuffer().catch((error: unknown) => {
        throw new FilesUnavailable(fetchFailure(error));
      });
      return { bytes: new Uint8Array(bytes), type };
    },
    remove: async (name) => {
      // A DELETE answers the same for an absent object.
      if ((await head(name)) === null) return false;
      await missing(await send('DELETE', at(name)));
      return true;
    },
    hash: async (name) => (await head(name))?.get(SHA256) ?? null,
    list: async function* (below = '') {
      const first = { 'max-keys': String(page), prefix: `${prefix}${below}` };
      for await (const key of listKeys(first, async (query) => {
        const answer = await send('GET', `${root}?${query}`);
        if (await missing(answer)) throw new FilesUnavailable('404');
        return answer.text();
      }))
        yield key.slice(prefix.length);
    },
  };
}

/** Keys of all pages of ListObjects, which begins each page after a key and needs no token. */
async function* listKeys(
  first: Record<string, string>,
  read: (query: URLSearchParams) => Promise<string>,
): AsyncGenerator<string> {
  let last: string | undefined;
  for (;;) {
    const answer = await read(new URLSearchParams({ ...first, ...(last !== undefined && { marker: last }) }));
    const keys = [...answer.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => unescapeXml(key));
    yield* keys;
    last = keys.at(-1);
    if (last === undefined || !answer.includes('<IsTruncated>true</IsTruncated>')) return;
  }
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescapeXml = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_all, name: string) => ENTITIES[name] ?? '');

/** 'AccessDenied' of `<Error><Code>AccessDenied</Code>…`. */
const refusalCode = (body: string) => /<Code>([A-Za-z]{1,40})<\/Code>/.exec(body)?.[1] ?? '';

function fetchFailure(error: unknown): string {
  const cause: unknown = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : error;
  return errorCode(cause) || 'no answer';
}
