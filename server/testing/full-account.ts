import type { UploadedImage } from '@contract/profiles/profile.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import * as schema from '@server/db/schema';
import { createCommunityActivity } from './community-activity';
import type { SignedUp, TestApp } from './test-app';
import { createAccountRows, createDeliveryRows, createHistoryRows, createInquiryRows } from './whole-account';
import { createChild, createHomeRows, createLearningRows, type Send } from './whole-child';
import { createSharingRows } from './whole-sharing';

/** A picture by its first bytes. */
const JPEG = Uint8Array.from('\xff\xd8\xff\xe0 the rest', (char) => char.charCodeAt(0));

export type FullAccount = SignedUp & { mark: string; email: string; photo: string; fileName: string };

/** Posts of the person and of a friend, and a block between them each way. */
async function createPostsAndBlocks(
  t: TestApp,
  send: Send,
  { accountId, mark, at }: { accountId: string; mark: string; at: Date },
) {
  const { db } = t;
  const createPost = async (authorId: string, words: string) => {
    const id = crypto.randomUUID();
    const texts = { category: '육아', topic: '육아정보', title: words, content: `<p>${words}</p>` } as const;
    await db.insert(schema.posts).values({ section: 'tip', id, authorId, ...texts, createdAt: at });
    await db.insert(schema.postPopularity).values({ section: 'tip', postId: id, day: 1, week: 1, month: 1 });
    await db.insert(schema.postActivity).values({ section: 'tip', postId: id, hour: at, points: 1 });
    return id;
  };
  await createPost(accountId, mark);
  const friend = await t.signUp({ loginId: `friend_${crypto.randomUUID().slice(0, 8)}` });
  await send('POST', '/mypage/block', { post_id: await createPost(friend.accountId, '이웃') });
  await db.insert(schema.blocks).values({ accountId: friend.accountId, blockedId: accountId, createdAt: at });
}

/** Attempts that fail, so that the tables that count them have rows; and one mail. */
async function createFailedAttempts(
  t: TestApp,
  { token, email, mark }: { token: string; email: string; mark: string },
) {
  for (const [path, body] of [
    ['/auth/login', { user_id: mark, password: 'wrong' }],
    ['/mypage/guardian-password/verify', { password: '0000' }],
    ['/mypage/password', { current_password: 'wrong', password: 'growing-slowly-77' }],
  ] as const)
    await t.call(path === '/mypage/password' ? 'PUT' : 'POST', path, { token, body });
  await t.deps.mailer.send({ to: email, subject: `${mark} 제목`, text: `${mark} 글`, html: `${mark} 글` });
}

/**
 * An account with a row in every table about people, `mark` in every text. Created through the API where it has a way,
 * else in the database.
 */
export async function createFullAccount(t: TestApp, mark: string): Promise<FullAccount> {
  const { db } = t;
  const at = new Date(t.clock.now);
  const email = `${mark}@example.com`;
  const person = await t.signUp({ loginId: mark, email, name: `${mark} 이름`, learningPasswordHash: `test:${mark}` });
  const { accountId, token } = person;
  const send: Send = async <T>(method: string, path: string, body: unknown) => {
    const answer = await t.callJson<T>(method, path, {
      token,
      body,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    if (!answer.success) throw new Error(`${method} ${path}: ${answer.status} ${answer.code}`);
    return answer.data;
  };

  const form = new FormData();
  form.set('file', new File([JPEG, mark], `${mark}.jpg`, { type: 'image/jpeg' }));
  const photo = withoutSignatures((await send<UploadedImage>('POST', '/upload/image', form)).path);
  const rows = { accountId, mark, at };
  const child = await createChild(send, { mark, photo, at });
  await send('PUT', '/mypage/notification', { choices: [{ kind: 'like', channel: 'app', enabled: true }] });
  await createHomeRows(db, { ...rows, profileId: child.id });
  await createLearningRows(t, { accountId, id: child.id });
  await createSharingRows(t, { accountId, profileId: child.id, at });
  await createPostsAndBlocks(t, send, rows);
  await createDeliveryRows(db, rows);
  await createCommunityActivity(t, person, mark, { child: child.id, photo });
  await createInquiryRows(db, { ...rows, photo });
  await createHistoryRows(db, rows);
  await createAccountRows(db, rows);
  await createFailedAttempts(t, { token, email, mark });
  return { ...person, mark, email, photo, fileName: `${mark}.jpg` };
}
