import type { Attempt } from '@contract/diagnostics';
import type { Profile, UploadedImage } from '@contract/profile';
import { eq } from 'drizzle-orm';
import * as schema from '../db/schema';
import type { SignedUp, TestApp } from './test-app';

/** A picture by its first bytes. */
const JPEG = Uint8Array.from('\xff\xd8\xff\xe0 the rest', (char) => char.charCodeAt(0));

export type WholePerson = SignedUp & { mark: string; email: string; photo: string; fileName: string };

/**
 * A person with a row in every table that speaks of people, `mark` in every text such a row can hold. Made through the
 * API where it has a way, in the database where it has none yet.
 */
export async function haveWholePerson(t: TestApp, mark: string): Promise<WholePerson> {
  const { db } = t;
  const at = new Date(t.clock.now);
  const email = `${mark}@example.com`;
  const person = await t.signUp({ loginId: mark, email, name: `${mark} 이름`, learningPasswordHash: `test:${mark}` });
  const { accountId, token } = person;
  const send = async <T>(method: string, path: string, body: unknown) => {
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
  const { path: photo } = await send<UploadedImage>('POST', '/upload/image', form);
  const child = await send<Profile>('POST', '/profile', {
    name: mark.slice(0, 20),
    birth_date: '20250310',
    gender: 'female',
    image: photo,
  });
  const attempt = await send<Attempt>('POST', `/diagnostic-test/profile/${child.id}/test/development-12m/attempt`, {
    consent: true,
  });
  for (const item of [attempt.items[0], attempt.items.at(-1)]) {
    if (!item) throw new Error('the check has no question');
    const concern = item.kind === 'concern';
    await send('PUT', `/diagnostic-test/attempt/${attempt.id}/answer`, {
      id: crypto.randomUUID(),
      item_id: item.id,
      value: 'yes',
      answered_at: at.toISOString(),
      ...(concern && { areas: ['language'], note: `${mark} 메모` }),
    });
  }
  await send('PUT', '/mypage/notification', { choices: [{ kind: 'like', enabled: true }] });

  const postOf = async (authorId: string, words: string) => {
    const id = crypto.randomUUID();
    const texts = { category: words, topic: words, title: words, content: `<p>${words}</p>` };
    await db.insert(schema.posts).values({ section: 'tip', id, authorId, ...texts, createdAt: at });
    await db.insert(schema.postPopularity).values({ section: 'tip', postId: id, day: 1, week: 1, month: 1 });
    await db.insert(schema.postActivity).values({ section: 'tip', postId: id, hour: at, points: 1 });
    return id;
  };
  await postOf(accountId, mark);
  const friend = await t.signUp({ loginId: `friend_${crypto.randomUUID().slice(0, 8)}` });
  await send('POST', '/mypage/block', { post_id: await postOf(friend.accountId, '이웃') });
  await db.insert(schema.blocks).values({ accountId: friend.accountId, blockedId: accountId, createdAt: at });

  const couponId = crypto.randomUUID();
  const inAYear = new Date(at.getTime() + 365 * 24 * 60 * 60 * 1000);
  await db.insert(schema.coupons).values({ accountId, id: couponId, kind: mark, issuedAt: at, expiresAt: inAYear });
  await db.insert(schema.licenceCodes).values({
    codeHash: crypto.randomUUID(),
    plan: 'plan',
    issuedAt: at,
    redeemedAt: at,
    redeemedBy: accountId,
    couponId,
  });
  await db.insert(schema.mailCodes).values({
    id: crypto.randomUUID(),
    purpose: 'find_id',
    emailHash: mark,
    codeHash: mark,
    valid: true,
    accountId,
    createdAt: at,
    expiresAt: inAYear,
  });
  await db
    .update(schema.refreshTokens)
    .set({ device: `${mark} iPhone` })
    .where(eq(schema.refreshTokens.accountId, accountId));
  await db
    .update(schema.accounts)
    .set({ leavingReason: `${mark} 이유`, over14At: at })
    .where(eq(schema.accounts.id, accountId));

  for (const [path, body] of [
    ['/auth/login', { user_id: mark, password: 'wrong' }],
    ['/mypage/guardian-password/verify', { password: '0000' }],
    ['/mypage/password', { current_password: 'wrong', password: 'growing-slowly-77' }],
  ] as const)
    await t.call(path === '/mypage/password' ? 'PUT' : 'POST', path, { token, body });
  await t.deps.mailer.send({ to: email, subject: `${mark} 제목`, text: `${mark} 글` });
  return { ...person, mark, email, photo, fileName: `${mark}.jpg` };
}
