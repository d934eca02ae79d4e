export type StorageAddress = {
  /** 'https://host:port' */
  endpoint: string;
  bucket: string;
  /** '' or 'folder/': in front of every key. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is the first part of the path; otherwise of the host name. */
  pathStyle: boolean;
};

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/;
const SWITCH = new Set(['0', '1']);
const OPTIONS = new Set(['region', 'tls', 'path-style']);

/**
 * Reads `s3://key:secret@host:port/bucket/prefix?region=…&tls=0&path-style=0`.
 * @returns what is wrong as a sentence without the key and the secret
 */
export function parseStorageAddress(text: string): StorageAddress | string {
  if (!URL.canParse(text) || new URL(text).protocol !== 's3:')
    return 'must look like s3://key:secret@s3.example.com/bucket?region=ap-northeast-2';
  const { username, password, hostname, host, pathname, searchParams } = new URL(text);
  if (!hostname) return 'must name the host of the store: s3://key:secret@s3.example.com/bucket';
  if (!username || !password)
    return 'must hold the key and its secret, with @, : and / written %40, %3A and %2F: s3://key:secret@…';
  const [bucket = '', ...folders] = pathname.split('/').slice(1);
  if (!BUCKET.test(bucket)) return 'must name the bucket after the host: s3://key:secret@s3.example.com/bucket';
  const prefix = folders.join('/').replace(/\/$/, '');
  if (prefix && !PREFIX.test(prefix)) return 'may have letters, digits, dots and dashes only after the bucket';
  const unknown = [...searchParams.keys()].find((name) => !OPTIONS.has(name));
  if (unknown !== undefined) return `has an unknown option '${unknown}'; there are region, tls and path-style`;
  const [tls, pathStyle] = [searchParams.get('tls') ?? '1', searchParams.get('path-style') ?? '1'];
  if (!SWITCH.has(tls) || !SWITCH.has(pathStyle)) return 'takes 0 or 1 for tls and path-style';
  const decoded = [username, password].map(decodeOrNull);
  const [accessKeyId, secretAccessKey] = decoded;
  if (!accessKeyId || !secretAccessKey) return 'holds a % in its key or secret that has to be written %25';
  return {
    endpoint: `${tls === '1' ? 'https' : 'http'}://${pathStyle === '1' ? '' : `${bucket}.`}${host}`,
    bucket,
    prefix: prefix && `${prefix}/`,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    pathStyle: pathStyle === '1',
  };
}

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
