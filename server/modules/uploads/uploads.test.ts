import { HOUR_MS } from '@contract/common/time';
import type { UploadedImage } from '@contract/profiles/profile.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import { fileStores, rateLimits, uploads } from '@server/db/schema';
import { hmacHex } from '@server/lib/digest';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { ForeignStore, linkStore, STORE_ID_FILE } from './store-link';
import { sweepUploads } from './sweep-uploads';
import { QUOTA_BYTES } from './upload-service';

const t = useTestApp();
let parent: SignedUp;
beforeEach(async () => {
  parent = await t.signUp();
});

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const JPEG = bytes('\xff\xd8\xff\xe0 the rest');

function send(content: Uint8Array, name = 'photo.jpg', type = 'image/jpeg', { token } = parent) {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(content)], name, { type }));
  return t.callJson<UploadedImage>('POST', '/upload/image', { token, body });
}

test('stores a picture under a random name and serves it with nosniff at its signed address', async () => {
  const { status, data } = await send(JPEG, '우리 아이.jpg');
  expect(status).toBe(201);
  expect(data).toEqual({
    path: expect.stringMatching(/^photos\/[0-9a-f]{2}\/[0-9a-f]{32}\.webp\?s=[0-9]+\.[0-9a-f]{32}\.[0-9a-f]{64}$/),
    width: 8,
    height: 8,
  });
  const served = await t.app.request(`http://localhost/uploads/${data.path}`);
  expect(served.status).toBe(200);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  for (const part of [withoutSignatures(data.path).slice(-20), data.path.slice(-20)])
    expect(t.logLines.join('\n')).not.toContain(part);
});

test.each([
  ['an SVG named PNG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'a.png'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg'],
  ['a GIF', 'GIF89a/*\x00\x00', 'a.gif'],
  ['a page named JPG', '<!doctype html><script>1</script>', 'a.jpg'],
  ['nothing', '', 'a.jpg'],
])('refuses %s by its content', async (_what, content, name) => {
  expect(await send(bytes(content), name)).toMatchObject({
    status: 422,
    code: 'IMAGE_UNREADABLE',
    message: expect.stringContaining('JPG, PNG, WEBP'),
  });
  expect(t.files.paths()).toEqual([]);
});

test('refuses a photo with an appended page and stores nothing', async () => {
  expect(await send(bytes('\xff\xd8\xff\xe0\0\x04..\xff\xd9<html><script>1</script>'))).toMatchObject({
    status: 422,
    code: 'IMAGE_UNREADABLE',
    message: '사진이 아닌 것이 함께 들어 있는 파일이에요. 다른 사진을 골라 주세요.',
  });
  expect(t.files.paths()).toEqual([]);
});

test('answers a HEIC with its own sentence', async () => {
  expect(await send(bytes('\0\0\0\x18ftypheic\0\0\0\0'))).toMatchObject({
    status: 422,
    code: 'IMAGE_HEIC',
    message: expect.stringContaining('HEIC'),
  });
});

test('refuses a picture over ten megabytes', async () => {
  for (const size of [10 * 1024 * 1024 + 1, 12 * 1024 * 1024]) {
    const large = new Uint8Array(size);
    large.set(JPEG);
    expect(await send(large)).toMatchObject({
      status: 413,
      code: 'IMAGE_TOO_LARGE',
      message: expect.stringContaining('10MB'),
    });
  }
});

test('refuses a request without a picture or a form with a sentence', async () => {
  const body = new FormData();
  body.set('file', 'only text');
  expect(await t.callJson('POST', '/upload/image', { token: parent.token, body })).toMatchObject({
    status: 422,
    fields: { file: '사진을 골라 주세요.' },
  });
  expect(await t.callJson('POST', '/upload/image', { token: parent.token, body: '{}' })).toMatchObject({
    status: 400,
    code: 'BAD_REQUEST',
  });
  const torn = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(
    (await t.callJson('POST', '/upload/image', { token: parent.token, body: '--x\r\nContent-Dis', headers: torn }))
      .status,
  ).toBe(400);
});

test('limits the pictures of an account in ten minutes', async () => {
  const row = { key: await hmacHex(t.deps.config.secret, `limit:picture:${parent.accountId}`) };
  await t.db.insert(rateLimits).values({ ...row, count: 58, resetsAt: new Date(t.clock.now + 90_000) });
  const answers = [await send(JPEG), await send(JPEG), await send(JPEG)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
  expect(answers[2]).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: '사진을 한꺼번에 많이 올렸어요. 2분 뒤에 다시 올려 주세요.',
  });
  expect(answers[2]?.headers.get('retry-after')).toBe('90');
  expect((await send(JPEG, 'photo.jpg', 'image/jpeg', await t.signUp())).status).toBe(201);
  t.clock.now += 91_000;
  expect((await send(JPEG)).status).toBe(201);
});

test.each(['ENOSPC', 'EDQUOT', 'EIO'])(
  'a picture that cannot be written (%s) is refused and not counted',
  async (code) => {
    const put = t.files.put;
    t.files.put = async (...file) => {
      await put(...file);
      throw Object.assign(new Error('write'), { code });
    };
    const answer = await send(JPEG);
    expect(answer).toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
      message: '지금은 사진을 저장할 수 없어요. 잠시 뒤에 다시 올려 주세요.',
    });
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await t.db.select().from(uploads)).toEqual([]);
    expect(t.files.paths()).toEqual([]);
    t.files.put = put;
    expect((await send(JPEG)).status).toBe(201);
  },
);

test('keeps the row of a picture whose file cannot be deleted, for the sweep', async () => {
  const { put, remove } = t.files;
  t.files.put = async (...file) => {
    await put(...file);
    throw new Error('not synced');
  };
  t.files.remove = () => Promise.reject(new Error('busy'));
  expect((await send(JPEG)).status).toBe(503);
  expect((await t.db.select().from(uploads)).map(({ path }) => path)).toEqual(t.files.pictures());
  Object.assign(t.files, { put, remove });
  t.clock.now += 25 * HOUR_MS;
  // Only a copy of it was written.
  await expect(sweepUploads(t.deps)).rejects.toThrow('missing');
  t.clock.now += 24 * HOUR_MS;
  expect([await sweepUploads(t.deps), t.files.paths()]).toEqual([1, []]);
});

test('a form of many parts, long headers or long fields is refused', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=xx' };
  const part = (head: string, content = '1') => `--xx\r\n${head}\r\n\r\n${content}\r\n`;
  const named = 'Content-Disposition: form-data; name="file"';
  for (const body of [
    part(named).repeat(9),
    part(`${named}\r\n${'a: b\r\n'.repeat(1000)}`),
    part(named, 'x'.repeat(2000)),
    part('Content-Disposition: form-data; name="\xff"'),
    'no boundary',
  ])
    expect(
      await t.callJson('POST', '/upload/image', {
        token: parent.token,
        body: Buffer.from(`${body}--xx--\r\n`, 'latin1'),
        headers,
      }),
    ).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
});

test('refuses uploads over 200 MB per account', async () => {
  await t.db.insert(uploads).values({
    accountId: parent.accountId,
    path: 'photos/aa/full.webp',
    bytes: QUOTA_BYTES - 5,
    width: 1,
    height: 1,
    color: '#808080',
    createdAt: new Date(t.clock.now),
  });
  expect(await send(JPEG)).toMatchObject({ status: 409, code: 'QUOTA_EXCEEDED' });
});

test('deletes an unused upload after a day, and no used one', async () => {
  const [left, used] = [(await send(JPEG)).data.path, withoutSignatures((await send(JPEG)).data.path)];
  const child = { name: '하루', birth_date: '20250301', gender: 'female', image: used };
  await t.callJson('POST', '/profile', { token: parent.token, body: child });
  expect(await sweepUploads(t.deps)).toBe(0);
  t.clock.now += 25 * HOUR_MS;
  expect(await sweepUploads(t.deps)).toBe(1);
  expect(t.files.pictures()).toEqual([used]);
  expect((await t.app.request(`http://localhost/uploads/${left}`)).status).toBe(404);
});

describe('a picture that is swept', () => {
  const sweepLater = async (hours: number) => {
    t.clock.now += hours * HOUR_MS;
    return sweepUploads(t.deps);
  };

  test('keeps its row for a day while its file is missing, logged by each run', async () => {
    const path = withoutSignatures((await send(JPEG)).data.path);
    await t.files.remove(path);
    await expect(sweepLater(25)).rejects.toThrow('1 files to be removed are missing');
    await expect(sweepLater(23)).rejects.toThrow('1 files to be removed are missing');
    expect(await t.db.select().from(uploads)).toHaveLength(1);
    expect(t.logLines.filter((line) => line.includes('"uploads not removed"'))).toHaveLength(2);
    expect(t.logLines.join('\n')).not.toContain(path.slice(-20));
    expect(await sweepLater(1)).toBe(1);
    expect(await t.db.select().from(uploads)).toEqual([]);
  });

  test('stays when the store refuses to remove it, and the others go', async () => {
    const stuck = withoutSignatures((await send(JPEG)).data.path);
    await send(JPEG);
    const { remove } = t.files;
    t.files.remove = (path) => (path === stuck ? Promise.reject(new Error('busy')) : remove(path));
    expect(await sweepLater(25)).toBe(1);
    expect((await t.db.select().from(uploads)).map(({ path }) => path)).toEqual([stuck]);
    expect(t.logLines.join('\n')).toContain('"uploads not removed"');
    t.files.remove = remove;
    expect(await sweepLater(1)).toBe(1);
    expect(t.files.paths()).toEqual([]);
  });

  test('stays while a backup pauses removals', async () => {
    await linkStore(t);
    await send(JPEG);
    const paused = new Date(t.clock.now + 26 * HOUR_MS);
    await t.db.update(fileStores).set({ removalsPausedUntil: paused });
    expect([await sweepLater(25), t.files.pictures().length]).toEqual([0, 2]);
    expect(await sweepLater(1)).toBe(1);
  });

  test('stays when the store is not the one of the database', async () => {
    await linkStore(t);
    await send(JPEG);
    await t.files.remove(STORE_ID_FILE);
    await expect(sweepLater(25)).rejects.toThrow(ForeignStore);
    expect(await t.db.select().from(uploads)).toHaveLength(1);
  });
});

test.each([
  '..%2f..%2fetc%2fpasswd',
  '../package.json',
  'photos/',
  'photos/aa/none.webp',
  '%00.webp',
  '.env',
  'a.html',
])('answers 404 for /uploads/%s', async (path) => {
  const answer = await t.app.request(`http://localhost/uploads/${path}`);
  expect(answer.status).toBe(404);
});
