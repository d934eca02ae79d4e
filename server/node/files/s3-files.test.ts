import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { UploadedImage } from '@contract/profiles/profile.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import { uploads } from '@server/db/schema';
import { sweepExports } from '@server/modules/uploads/export-files';
import { sweepUploads } from '@server/modules/uploads/sweep-uploads';
import { fetchExport } from '@server/testing/fetch-export';
import { type S3Server, startS3 } from '@server/testing/s3-server';
import { createTestApp, type TestApp } from '@server/testing/test-app';
import { s3Files } from './s3-files';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

const text = (words: string) => new TextEncoder().encode(words);
const listNames = async (files: ReturnType<typeof s3Files>, prefix?: string) => {
  const names: string[] = [];
  for await (const name of files.list(prefix)) names.push(name);
  return names.toSorted();
};

test('stores, reads, hashes and removes objects below the prefix', async () => {
  const files = s3Files({ ...s3.address(), prefix: 'home/' });
  await files.put('photos/aa/x.webp', text('one'), 'image/webp');
  expect(await files.get('photos/aa/x.webp')).toEqual({ bytes: text('one'), type: 'image/webp' });
  expect(await files.hash('photos/aa/x.webp')).toBe('7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed');
  expect([await files.get('photos/aa/y.webp'), await files.hash('photos/aa/y.webp')]).toEqual([null, null]);
  expect(await listNames(s3Files(s3.address()))).toEqual(['home/photos/aa/x.webp']);
  expect([await files.remove('photos/aa/x.webp'), await files.remove('photos/aa/x.webp')]).toEqual([true, false]);
  expect(await listNames(files)).toEqual([]);
});

test('lists more names than a page of the store has', async () => {
  const files = s3Files({ ...s3.address('others'), prefix: 'many/' });
  const names = Array.from({ length: 12 }, (_, at) => `photos/${String(at).padStart(2, '0')}.webp`);
  for (const name of names) await files.put(name, text(name), 'image/webp');
  expect(await listNames(files, 'photos/')).toEqual(names);
  expect(await listNames(files, 'stroke/')).toEqual([]);
  expect(await listNames(s3Files({ ...s3.address('others'), prefix: 'many/' }, { page: 5 }))).toEqual(names);
});

test.each([
  ['an unknown key', { accessKeyId: 'nobody' }, '403 InvalidAccessKeyId'],
  ['a wrong secret', { secretAccessKey: 'another' }, '403 SignatureDoesNotMatch'],
  ['no such bucket', { bucket: 'absent' }, '404 NoSuchBucket'],
  ['no server there', { endpoint: 'http://127.0.0.1:29' }, 'ECONNREFUSED'],
])('%s is an outage with its reason', async (_what, change, reason) => {
  const files = s3Files({ ...s3.address(), ...change });
  const expected = { code: 'UNAVAILABLE', reason: expect.stringMatching(reason) };
  await expect(files.get('photos/aa/x.webp')).rejects.toMatchObject(expected);
  await expect(files.put('photos/aa/x.webp', text('x'), 'image/webp')).rejects.toMatchObject(expected);
});

describe('the product on a store', () => {
  let t: TestApp;
  beforeEach(async () => {
    t = await createTestApp({ files: s3Files(s3.address()) });
  });
  afterEach(() => t.close());

  const JPEG = Uint8Array.from('\xff\xd8\xff\xe0 the rest', (char) => char.charCodeAt(0));
  function send(token: string) {
    const body = new FormData();
    body.set('file', new File([JPEG], 'photo.jpg', { type: 'image/jpeg' }));
    return t.callJson<UploadedImage>('POST', '/upload/image', { token, body });
  }
  const get = (path: string) => t.app.request(`http://localhost/uploads/${path}`);

  test('serves a picture and its copies at their signed address only, and sweeps all of them', async () => {
    const { path } = (await send((await t.signUp()).token)).data;
    const bare = withoutSignatures(path);
    expect([(await get(path)).status, (await get(`${path}&w=320`)).status, (await get(bare)).status]).toEqual([
      200, 200, 404,
    ]);
    const files = s3Files(s3.address());
    expect(await listNames(files, 'photos/')).toHaveLength(3);
    t.clock.now += 25 * HOUR_MS;
    expect(await sweepUploads(t.deps)).toBe(1);
    expect(await listNames(files, 'photos/')).toEqual([]);
  });

  test('keeps an archive of one’s data for a day', async () => {
    const { state, json } = await fetchExport(t, await t.signUp());
    expect(json('accounts')).toHaveLength(1);
    const files = s3Files(s3.address());
    expect(await listNames(files, 'exports/')).toHaveLength(1);
    t.clock.now += DAY_MS;
    expect((await t.callJson('GET', state.link)).status).toBe(404);
    expect(await sweepExports(t.deps)).toBe(1);
    expect(await listNames(files, 'exports/')).toEqual([]);
  });

  test('answers 503 with Retry-After during an outage, loses nothing, and goes on after it', async () => {
    const { token } = await t.signUp();
    const { path } = (await send(token)).data;
    await s3.stop();
    const served = await get(path);
    expect([served.status, served.headers.get('retry-after')]).toEqual([503, '5']);
    const sent = await send(token);
    expect([sent.status, sent.code, sent.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '60']);
    t.clock.now += 25 * HOUR_MS;
    await expect(sweepUploads(t.deps)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    // The sent one keeps its row: whether a file of it arrived is not known.
    expect(await t.db.select().from(uploads)).toHaveLength(2);
    expect(t.logLines.join('\n')).toContain('"file store unavailable"');
    await s3.start();
    expect((await get('photos/aa/none.webp')).status).toBe(404);
    expect(await sweepUploads(t.deps)).toBe(1);
  });
});
