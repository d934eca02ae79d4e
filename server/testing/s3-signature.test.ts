import { refuseSignature, type SignedRequest } from './s3-signature';

const NOW = Date.parse('2013-05-24T00:00:00Z');
const KEYS = new Map([['AKIAIOSFODNN7EXAMPLE', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY']]);
const NO_BODY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** A request of the examples of AWS. */
function example(
  method: string,
  url: string,
  signature: string,
  { body = '', sha256 = NO_BODY, ...more }: Record<string, string> & { body?: string; sha256?: string } = {},
): SignedRequest {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-content-sha256': sha256,
    'x-amz-date': '20130524T000000Z',
    ...more,
  };
  const names = Object.keys(headers).toSorted().join(';');
  const credential = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
  return {
    method,
    url,
    headers: {
      ...headers,
      authorization: `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`,
    },
    body: new TextEncoder().encode(body),
  };
}

// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html#example-signature-calculations
const GET = example('GET', '/test.txt', 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41', {
  range: 'bytes=0-9',
});
const PUT = example('PUT', '/test$file.text', '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd', {
  body: 'Welcome to Amazon S3.',
  sha256: '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
  date: 'Fri, 24 May 2013 00:00:00 GMT',
  'x-amz-storage-class': 'REDUCED_REDUNDANCY',
});
const LIST = example(
  'GET',
  '/?max-keys=2&prefix=J',
  '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
);

test('accepts the examples that AWS publishes', () => {
  for (const request of [GET, PUT, LIST]) expect(refuseSignature(request, KEYS, NOW)).toBeNull();
  expect(refuseSignature({ ...LIST, url: '/?prefix=J&max-keys=2' }, KEYS, NOW)).toBeNull();
});

test.each<[string, string, SignedRequest, number]>([
  ['another path', 'SignatureDoesNotMatch', { ...GET, url: '/test.txt2' }, NOW],
  ['another query', 'SignatureDoesNotMatch', { ...LIST, url: '/?max-keys=3&prefix=J' }, NOW],
  ['another method', 'SignatureDoesNotMatch', { ...GET, method: 'DELETE' }, NOW],
  ['a changed header', 'SignatureDoesNotMatch', { ...GET, headers: { ...GET.headers, range: 'bytes=0-99' } }, NOW],
  ['another body', 'XAmzContentSHA256Mismatch', { ...PUT, body: new Uint8Array(4) }, NOW],
  [
    'a header of AWS that is not signed',
    'AccessDenied',
    { ...GET, headers: { ...GET.headers, 'x-amz-acl': 'x' } },
    NOW,
  ],
  ['no signature', 'AccessDenied', { ...GET, headers: {} }, NOW],
  ['a clock that is 16 minutes off', 'RequestTimeTooSkewed', GET, NOW + 16 * 60_000],
])('refuses %s', (_what, code, request, now) => {
  expect(refuseSignature(request, KEYS, now)).toBe(code);
});

test('refuses an unknown key', () => {
  expect(refuseSignature(GET, new Map(), NOW)).toBe('InvalidAccessKeyId');
});
