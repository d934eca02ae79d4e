import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request as it came over the wire; `url` is the path with its query. */
export type SignedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: Uint8Array };

type Refusal =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch';

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const SKEW_MS = 15 * 60_000;

/**
 * Checks a request to S3 that is signed in its header (Signature Version 4, body in one piece), written from the rules
 * that AWS publishes and from nothing of the client that signs.
 * @returns the code that S3 refuses it with, or null
 */
export function refuseSignature(
  request: SignedRequest,
  keys: ReadonlyMap<string, string>,
  now: number,
): Refusal | null {
  const { headers, body } = request;
  const parsed = AUTHORIZATION.exec(headers.authorization ?? '');
  const [, keyId = '', day = '', region = '', names = '', signature = ''] = parsed ?? [];
  const secret = keys.get(keyId);
  const time = single(headers['x-amz-date']);
  const payload = single(headers['x-amz-content-sha256']);
  if (!parsed || !time.startsWith(day) || !isComplete(names.split(';'), headers)) return 'AccessDenied';
  if (secret === undefined) return 'InvalidAccessKeyId';
  if (!(Math.abs(readTime(time) - now) <= SKEW_MS)) return 'RequestTimeTooSkewed';
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(toCanonical(request, names, payload))].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  if (!timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch';
  return payload === 'UNSIGNED-PAYLOAD' || payload === sha256(body) ? null : 'XAmzContentSHA256Mismatch';
}

/** True if the host and every header of AWS are signed, in order, and each of them is there. */
function isComplete(names: readonly string[], headers: IncomingHttpHeaders): boolean {
  const required = [
    'host',
    'x-amz-content-sha256',
    ...Object.keys(headers).filter((name) => name.startsWith('x-amz-')),
  ];
  return (
    required.every((name) => names.includes(name)) &&
    names.every((name, at) => headers[name] !== undefined && (at === 0 || (names[at - 1] ?? '') < name))
  );
}

function toCanonical({ method, url, headers }: SignedRequest, names: string, payload: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('=', 2))
    .map(([name = '', value = '']) => [encode(decodeQuery(name)), encode(decodeQuery(value))] as const)
    .toSorted(([a, one], [b, other]) => order(a, b) || order(one, other));
  return [
    method,
    path
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    pairs.map(([name, value]) => `${name}=${value}`).join('&'),
    ...names.split(';').map((name) => `${name}:${single(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    payload,
  ].join('\n');
}

const decodeQuery = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
/** All but the unreserved characters of RFC 3986. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
const order = (a: string, b: string) => Number(a > b) - Number(a < b);
const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : (value ?? ''));
const readTime = (time: string) =>
  Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
