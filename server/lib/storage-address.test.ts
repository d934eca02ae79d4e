import { parseStorageAddress } from './storage-address';

test('reads key, host, bucket and region, with TLS and the bucket in the path by default', () => {
  expect(parseStorageAddress('s3://key:a%2Fb%40c@s3.example.com/pictures?region=ap-northeast-2')).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'pictures',
    prefix: '',
    region: 'ap-northeast-2',
    accessKeyId: 'key',
    secretAccessKey: 'a/b@c',
    pathStyle: true,
  });
});

test('reads a folder in the bucket, a port without TLS, and a bucket in the host name', () => {
  expect(parseStorageAddress('s3://k:s@127.0.0.1:9000/pictures/ggp/one/?tls=0&path-style=0')).toMatchObject({
    endpoint: 'http://pictures.127.0.0.1:9000',
    bucket: 'pictures',
    prefix: 'ggp/one/',
    region: 'us-east-1',
    pathStyle: false,
  });
});

test.each([
  ['https://s3.example.com/pictures', 'must look like s3://'],
  ['not an address', 'must look like s3://'],
  ['s3://s3.example.com/pictures', 'must hold the key and its secret'],
  ['s3://hidden-key@s3.example.com/pictures', 'must hold the key and its secret'],
  ['s3://hidden-key:hidden-secret@s3.example.com', 'must name the bucket'],
  ['s3://hidden-key:hidden-secret@s3.example.com/No_Bucket', 'must name the bucket'],
  ['s3://hidden-key:hidden-secret@s3.example.com/pictures/a%20b', 'letters, digits'],
  ['s3://hidden-key:hidden-secret@s3.example.com/pictures?ssl=0', "unknown option 'ssl'"],
  ['s3://hidden-key:hidden-secret@s3.example.com/pictures?tls=no', '0 or 1'],
  ['s3://hidden-key:hidden-secret%@s3.example.com/pictures', '%25'],
])('refuses %s without repeating its key', (text, problem) => {
  expect(parseStorageAddress(text)).toContain(problem);
  expect(parseStorageAddress(text)).not.toContain('hidden');
});
