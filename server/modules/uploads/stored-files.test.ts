/** @postgres sql */

import type { Draft, MyPosts, PostDetail } from '@contract/community/posts.responses';
import type { Inquiry, StaffInquiry } from '@contract/mypage/inquiries.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import { createApp } from '@server/app';
import { withContentHash } from '@server/content/image-hashes';
import { accounts, inquiryMessages, postDrafts, posts, profiles } from '@server/db/schema';
import { compress } from '@server/node/compress';
import type { Member } from '@server/testing/test-community';
import { SIGNED, useTestPictures } from '@server/testing/test-pictures';
import { eq } from 'drizzle-orm';
import { deleteUnusedUpload } from './upload-service';

const { t, get, getStatus, upload, addChild } = useTestPictures();
let parent: Member;
let neighbour: Member;
beforeEach(async () => {
  [parent, neighbour] = (await t.joinEach(['하늘이네', '새봄'])) as [Member, Member];
});

const inBody = (path: string) => `<p>글</p><img src="/uploads/${path}" alt="빵">`;
/** Picture paths in the text of a post. */
const sourcesIn = ({ content }: Pick<PostDetail, 'content'>) =>
  [...content.matchAll(/src="\/uploads\/([^"]+)"/g)].map(([, path]) => path ?? '');

const getPrivately = async (as = parent) => {
  const [below, within] = [await upload(as), await upload(as)];
  const words = { section: 'counseling', visibility: 'private', title: '걱정' } as const;
  return t.write(as, { ...words, content: inBody(within.path), images: [below.path] });
};
const edit = (post: PostDetail, change: object) =>
  t.call<PostDetail>('PUT', `/community/post/${post.id}`, parent, {
    title: post.title,
    content: post.content,
    images: post.images.map(({ path }) => path),
    updated_at: post.updated_at,
    ...change,
  });
const inquire = async () => {
  const { path } = await upload(parent);
  const body = { category: 'bug', text: '사진이 안 보여요', images: [path] };
  return (await t.call<Inquiry>('POST', '/inquiry', parent, body)).data;
};
const leave = (as: Member) =>
  t.db
    .update(accounts)
    .set({ leavingAt: new Date(t.clock.now) })
    .where(eq(accounts.id, as.accountId));

describe('a public post', () => {
  test('shows its pictures to everybody, cached for five minutes', async () => {
    const photo = await t.upload(parent);
    const post = await t.write(parent, { images: [photo] });
    expect([post.image?.path, post.images[0]?.path]).toEqual([photo, photo]);
    const answer = await get(photo);
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      {
        'cache-control': 'public, max-age=300, must-revalidate',
        'cross-origin-resource-policy': 'cross-origin',
        etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      },
    ]);
    expect(await getStatus(`${photo}?s=1.x`)).toBe(200);
  });

  test('hides its pictures when deleted, at signed addresses too, and shows them again when restored', async () => {
    const { path: signed } = await upload(parent);
    const post = await t.write(parent, { content: inBody(signed) });
    const [photo = ''] = sourcesIn(post);
    expect([photo, await getStatus(photo), await getStatus(signed)]).toEqual([withoutSignatures(signed), 200, 200]);
    await t.call('DELETE', `/community/post/${post.id}`, parent);
    expect([await getStatus(photo), await getStatus(signed)]).toEqual([404, 404]);
    const [card] = (await t.get<MyPosts>('/community/mine?kind=deleted', parent)).data.items;
    expect([card?.image, card?.image_count]).toEqual([null, 1]);
    await t.call('POST', `/community/post/${post.id}/restore`, parent);
    expect(await getStatus(photo)).toBe(200);
  });

  test.each(['hidden', 'removed', 'restricted'] as const)(
    'that is %s shows its pictures to its author and the moderators alone',
    async (state) => {
      const photo = await t.upload(parent);
      const { id } = await t.write(parent, { content: inBody(photo) });
      await t.db.update(posts).set({ state }).where(eq(posts.id, id));
      expect(await getStatus(photo)).toBe(404);
      for (const reader of [parent, await t.join('돌봄이', { role: 'moderator' })]) {
        const [source = ''] = sourcesIn((await t.open(reader, id)).data);
        expect([source, await getStatus(source)]).toEqual([expect.stringMatching(SIGNED), 200]);
      }
    },
  );

  test('that drops a picture ends its public address, unless another post shows it', async () => {
    const [dropped, shared] = [await t.upload(parent), await t.upload(parent)];
    const post = await t.write(parent, { images: [dropped, shared] });
    await t.write(parent, { images: [shared] });
    await edit(post, { images: [] });
    expect([await getStatus(dropped), await getStatus(shared)]).toEqual([404, 200]);
  });
});

describe('a private question', () => {
  test('signs its pictures for its author and the experts, in lists, below the text and within it', async () => {
    const post = await getPrivately();
    const expert = await t.join('전문의', { role: 'expert' });
    const { data } = await t.open(expert, post.id);
    const [card] = (await t.feed(expert, 'section=counseling&show=private')).items;
    const own = (await t.get<MyPosts>('/community/mine?kind=post', parent)).data.items[0];
    const paths = [data, post].flatMap((seen) => [...seen.images.map(({ path }) => path), ...sourcesIn(seen)]);
    paths.push(...[data.image, card?.image, own?.image].map((image) => image?.path ?? ''));
    expect(paths).toHaveLength(7);
    for (const path of paths) {
      expect(path).toMatch(SIGNED);
      expect([await getStatus(path), await getStatus(withoutSignatures(path))]).toEqual([200, 404]);
    }
  });

  test('is edited with the addresses it was read with, and nothing signed is stored', async () => {
    const post = await getPrivately();
    const edited = await edit(post, { title: '더 적었어요' });
    expect(edited).toMatchObject({ status: 200, data: { image_count: 2, images: [{}] } });
    const draft = {
      title: '쓰다 만',
      content: edited.data.content,
      images: edited.data.images.map(({ path }) => path),
    };
    await t.call('PUT', `/community/draft/counseling?subject=${post.id}`, parent, draft);
    const rows = [await t.db.select().from(posts), await t.db.select().from(postDrafts)];
    expect(JSON.stringify(rows)).toContain(withoutSignatures(draft.images[0] ?? '-'));
    expect(JSON.stringify(rows)).not.toContain('?s=');
    const read = (await t.get<Draft>(`/community/draft/counseling?subject=${post.id}`, parent)).data;
    for (const path of [...read.images, ...sourcesIn(read)]) expect([path, await getStatus(path)]).toEqual([path, 200]);
    expect([read.images.length, sourcesIn(read).length]).toEqual([1, 1]);
  });

  test('that becomes public serves its pictures without a signature, until it is private again', async () => {
    const post = await getPrivately();
    const [photo = ''] = post.images.map(({ path }) => withoutSignatures(path));
    const open = (await edit(post, { visibility: 'public' })).data;
    expect([open.images[0]?.path, await getStatus(photo)]).toEqual([photo, 200]);
    const shut = (await edit(open, { visibility: 'private' })).data;
    expect([shut.images[0]?.path, await getStatus(photo)]).toEqual([expect.stringMatching(SIGNED), 404]);
  });

  test('that is deleted serves no pictures at any address', async () => {
    const post = await getPrivately();
    const paths = [...post.images.map(({ path }) => path), ...sourcesIn(post)];
    await t.call('DELETE', `/community/post/${post.id}`, parent);
    for (const path of paths) expect(await getStatus(path)).toBe(404);
  });
});

describe('a draft', () => {
  test('signs pictures of its own account only', async () => {
    const [own, foreign] = [await upload(parent), await t.upload(neighbour)];
    const body = { content: `${inBody(own.path)}${inBody(foreign)}`, images: [own.path, foreign] };
    const { data } = await t.call<Draft>('PUT', '/community/draft/board', parent, body);
    expect(data.images).toEqual([expect.stringMatching(SIGNED), foreign]);
    // Without a size of its own a picture is left out of the text.
    expect(JSON.stringify(data)).not.toContain(`${foreign}?s=`);
  });
});

describe('a child', () => {
  test('is changed with the address it was read with, and the bare path is stored', async () => {
    const { id, photo, name, birth_date, gender } = await addChild(parent);
    const updated_at = new Date(t.clock.now).toISOString();
    const body = { name: `${name}이`, birth_date, gender, image: photo, updated_at };
    expect(await t.call<Profile>('PUT', `/profile/${id}`, parent, body)).toMatchObject({
      status: 200,
      data: { profile_image: { path: photo } },
    });
    const [row] = await t.db.select().from(profiles);
    expect(row?.imagePath).toBe(withoutSignatures(photo));
  });

  test('that drops its picture or is removed ends every address of it', async () => {
    const [one, other] = [await addChild(parent), await addChild(parent)];
    const updated_at = new Date(t.clock.now).toISOString();
    const body = { name: '하린', birth_date: '20250301', gender: 'female', image: null, updated_at };
    await t.call('PUT', `/profile/${one.id}`, parent, body);
    await t.call('DELETE', `/profile/${other.id}`, parent, { name: '하린' });
    expect([await getStatus(one.photo), await getStatus(other.photo)]).toEqual([404, 404]);
  });
});

describe('an inquiry', () => {
  test('signs its pictures for the person and the staff, and stores the bare path', async () => {
    const asked = await inquire();
    const moderator = await t.join('돌봄이', { role: 'moderator' });
    const staff = (await t.get<StaffInquiry>(`/admin/inquiry/${asked.id}`, moderator)).data;
    for (const { messages } of [asked, staff]) {
      const [path = ''] = messages[0]?.images ?? [];
      expect([path, await getStatus(path)]).toEqual([expect.stringMatching(SIGNED), 200]);
      expect(await getStatus(withoutSignatures(path))).toBe(404);
    }
    const [row] = await t.db.select().from(inquiryMessages);
    expect(row?.images).toEqual([withoutSignatures(asked.messages[0]?.images[0] ?? '')]);
  });

  test("refuses another account's picture", async () => {
    const { path } = await upload(neighbour);
    const body = { category: 'bug', text: '사진', images: [path] };
    expect(await t.call('POST', '/inquiry', parent, body)).toMatchObject({
      status: 422,
      fields: { images: '오래된 사진은 지워졌어요. 사진을 다시 올려 주세요.' },
    });
  });
});

test('serves no picture of a leaving or deleted account, signed or public', async () => {
  const { photo } = await addChild(parent);
  const [asked] = (await inquire()).messages[0]?.images ?? [];
  const published = await t.upload(parent);
  await t.write(parent, { images: [published] });
  const question = (await getPrivately()).images[0]?.path;
  const { path: unused } = await upload(parent);
  const all = [photo, asked, published, question, unused].map(String);
  const statuses = () => Promise.all(all.map(getStatus));
  expect(await statuses()).toEqual(all.map(() => 200));
  await leave(parent);
  expect(await statuses()).toEqual(all.map(() => 404));
  await t.db.delete(accounts).where(eq(accounts.id, parent.accountId));
  expect(await statuses()).toEqual(all.map(() => 404));
});

describe('a photo', () => {
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  test('has smaller copies under its own address and signature', async () => {
    const { path } = await upload(parent);
    expect(await bytesOf(await get(`${path}&w=320`))).toHaveLength(320);
    expect(await bytesOf(await get(`${path}&w=720`))).toHaveLength(720);
    expect(await bytesOf(await get(`${path}&w=500`))).toEqual(await bytesOf(await get(path)));
    expect([
      await getStatus(`${withoutSignatures(path)}?w=320`),
      await getStatus(path.replace('.webp', '-320.webp')),
    ]).toEqual([404, 404]);
  });

  test('without a smaller copy is served itself', async () => {
    const { path } = await upload(parent);
    await t.files.remove(withoutSignatures(path).replace('.webp', '-320.webp'));
    expect(await bytesOf(await get(`${path}&w=320`))).toEqual(await bytesOf(await get(path)));
  });

  test('that is deleted leaves no copy', async () => {
    const { path } = await upload(parent);
    expect(t.files.paths()).toHaveLength(3);
    const removal = { ...t.deps, accountId: parent.accountId, now: t.clock.now };
    expect(await deleteUnusedUpload(removal, withoutSignatures(path))).toBe(true);
    expect(t.files.paths()).toEqual([]);
  });
});

describe('a drawing of the product', () => {
  const DRAWING = 'content/language.svg';
  beforeEach(() => t.files.put(DRAWING, new TextEncoder().encode('<svg>0123456789</svg>'), 'image/svg+xml'));

  test('is asked for again by its ETag', async () => {
    const answer = await get(DRAWING);
    const etag = answer.headers.get('etag') ?? '';
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    expect((await get(DRAWING, { 'if-none-match': etag })).status).toBe(304);
    await t.files.put(DRAWING, new TextEncoder().encode('<svg>new</svg>'), 'image/svg+xml');
    expect((await get(DRAWING, { 'if-none-match': etag })).status).toBe(200);
  });

  test.each([
    [withContentHash(DRAWING), 'public, max-age=31536000, immutable'],
    ['content/language-00000000.svg', 'public, max-age=60'],
  ])('at %s is cached as %s', async (address, caching) => {
    const answer = await get(address);
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      200,
      '<svg>0123456789</svg>',
      caching,
    ]);
  });

  test('is compressed, unless a part of it is asked for', async () => {
    await t.files.put(DRAWING, new TextEncoder().encode(`<svg>${'0'.repeat(2000)}</svg>`), 'image/svg+xml');
    const app = createApp({ ...t.deps, compress });
    const ask = (range?: string) =>
      app.request(`http://localhost/uploads/${DRAWING}`, {
        headers: { 'accept-encoding': 'br', ...(range && { range }) },
      });
    const [whole, part] = [await ask(), await ask('bytes=0-4')];
    expect([whole.headers.get('content-encoding'), whole.headers.get('etag')]).toEqual([
      'br',
      `W/${part.headers.get('etag')}`,
    ]);
    expect([part.status, part.headers.get('content-encoding'), await part.text()]).toEqual([206, null, '<svg>']);
  });

  test.each([
    ['bytes=5-9', 206, '01234', 'bytes 5-9/21'],
    ['bytes=-6', 206, '</svg>', 'bytes 15-20/21'],
    ['bytes=30-', 416, '', 'bytes */21'],
    ['bytes=0-1,4-5', 200, '<svg>0123456789</svg>', null],
    ['lines=1-2', 200, '<svg>0123456789</svg>', null],
    ['nonsense', 200, '<svg>0123456789</svg>', null],
  ])('asked for %s is answered %i', async (range, status, text, part) => {
    const answer = await get(DRAWING, { range });
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([status, text, part]);
  });

  test('is sent whole where the part asked for is of another version', async () => {
    const etag = (await get(DRAWING)).headers.get('etag') ?? '';
    expect((await get(DRAWING, { range: 'bytes=0-3', 'if-range': etag })).status).toBe(206);
    expect((await get(DRAWING, { range: 'bytes=0-3', 'if-range': '"older"' })).status).toBe(200);
  });
});
