import { DAY_MS } from '@contract/common/time';
import type { Profile, UploadedImage } from '@contract/profiles/profile.responses';
import type { Attempt } from '@contract/test/diagnostics.responses';
import type { OfficialResult } from '@contract/test/diagnostics-official.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import * as schema from '@server/db/schema';
import { earn } from '@server/modules/history/points/ledger';
import { appendSegments, appendTraces } from '@server/modules/learning/append-events';
import { eq } from 'drizzle-orm';
import { createCommunityActivity } from './community-activity';
import type { SignedUp, TestApp } from './test-app';

/** A picture by its first bytes. */
const JPEG = Uint8Array.from('\xff\xd8\xff\xe0 the rest', (char) => char.charCodeAt(0));

export type FullAccount = SignedUp & { mark: string; email: string; photo: string; fileName: string };

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
  const photo = withoutSignatures((await send<UploadedImage>('POST', '/upload/image', form)).path);
  const child = await send<Profile>('POST', '/profile', {
    name: mark.slice(0, 20),
    birth_date: '20250310',
    gender: 'female',
    image: photo,
  });
  const attempt = await send<Attempt>('POST', `/diagnostic-test/profile/${child.id}/test/development-12m/attempt`, {
    consent: true,
  });
  for (const item of attempt.items) {
    const concern = item.kind === 'concern';
    await send('PUT', `/diagnostic-test/attempt/${attempt.id}/answer`, {
      id: crypto.randomUUID(),
      item_id: item.id,
      value: 'yes',
      answered_at: at.toISOString(),
      ...(concern && { areas: ['language'], note: `${mark} 메모` }),
    });
  }
  await send('POST', `/diagnostic-test/attempt/${attempt.id}/complete`, {});
  const official = { round: 3, taken_on: '20260103', rows: { language: 'first' }, place: mark, note: `${mark} 메모` };
  const officials = `/diagnostic-test/profile/${child.id}/official-result`;
  const { id: officialId } = await send<OfficialResult>('POST', officials, official);
  await send('PUT', `${officials}/${officialId}`, official);
  await send('POST', `/growth/profile/${child.id}/entry`, {
    id: crypto.randomUUID(),
    measured_on: '20260310',
    height_cm: 74,
    note: `${mark} 메모`,
  });
  await send('PUT', '/mypage/notification', { choices: [{ kind: 'like', channel: 'app', enabled: true }] });

  const ofChild = { accountId, profileId: child.id, receivedAt: at, markedAt: at };
  await db.insert(schema.healthMarks).values({
    ...ofChild,
    id: crypto.randomUUID(),
    windowId: mark,
    outcome: 'done',
    doneOn: '20260310',
  });
  await db.insert(schema.healthTellings).values({ accountId, profileId: child.id, windowId: mark, toldAt: at });
  await db.insert(schema.noticeDeliveries).values({
    accountId,
    id: crypto.randomUUID(),
    channel: 'push',
    kind: 'comment',
    path: `/${mark}`,
    dueAt: at,
    createdAt: at,
  });
  await db.insert(schema.playMarks).values({
    ...ofChild,
    id: crypto.randomUUID(),
    playId: mark,
    day: '20260310',
    done: true,
    feedback: 'enjoyed',
  });
  await db.insert(schema.playPlans).values({
    accountId,
    profileId: child.id,
    day: '20260310',
    playIds: [mark],
    milestoneIds: [mark],
    createdAt: at,
  });
  await createLearning(t, { accountId, id: child.id });
  const feed = { nonce: crypto.randomUUID(), secretHash: crypto.randomUUID(), names: 'initial' } as const;
  await db.insert(schema.calendarFeeds).values({ accountId, ...feed, createdAt: at });

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

  await db.insert(schema.pushTokens).values({
    accountId,
    familyId: crypto.randomUUID(),
    token: mark,
    tokenHash: crypto.randomUUID(),
    platform: 'ios',
    updatedAt: at,
  });
  await createCommunityActivity(t, person, mark, { child: child.id, photo });
  const inquiry = {
    accountId,
    id: crypto.randomUUID(),
    category: 'other',
    beginning: mark,
    createdAt: at,
    updatedAt: at,
  } as const;
  await db.insert(schema.inquiries).values({ ...inquiry, state: 'received' });
  await db.insert(schema.inquiryMessages).values({
    accountId,
    inquiryId: inquiry.id,
    id: crypto.randomUUID(),
    by: 'person',
    text: `${mark} 문의`,
    images: [photo],
    createdAt: at,
  });
  const couponId = crypto.randomUUID();
  const inAYear = new Date(at.getTime() + 365 * DAY_MS);
  await db.insert(schema.coupons).values({ accountId, id: couponId, kind: mark, issuedAt: at, expiresAt: inAYear });
  await db.transaction((tx) =>
    earn(tx, { accountId, now: t.clock.now }, { key: mark, reason: 'contest', note: mark, points: 30, months: 12 }),
  );
  await db.insert(schema.licenceBatches).values({
    id: crypto.randomUUID(),
    kind: 'plan',
    note: '',
    issued: 1,
    redeemed: 0,
    issuedAt: at,
    issuedBy: accountId,
  });
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

/** A row in each table of learning. */
async function createLearning({ db, clock }: TestApp, child: { accountId: string; id: string }) {
  const second = clock.now / 1000 - 600;
  const own = { accountId: child.accountId, profileId: child.id };
  const trace = {
    revision: 0,
    stars: 3,
    inOrder: true,
    against: 0,
    closeness: 90,
    coverage: 100,
    strokes: 1,
    ms: 9_000,
  };
  await db.transaction(async (tx) => {
    await appendSegments(tx, child, [{ id: crypto.randomUUID(), from: second, seconds: 300 }], clock.now);
    const tried = { ...trace, id: crypto.randomUUID(), glyphId: 1, hand: 'left', at: second, day: '20260310' } as const;
    await appendTraces(tx, child, [tried], clock.now);
  });
  await db
    .insert(schema.learningSettings)
    .values({ ...own, dailyLimitMinutes: 20, hand: 'left', updatedAt: new Date(clock.now) });
}
