import type { Role } from '@contract/auth/auth';
import { DAY_MS } from '@contract/common/time';
import type { Section } from '@contract/community/community';
import {
  comments,
  inquiries,
  inquiryMessages,
  moderationCases,
  notices,
  postPopularity,
  posts,
  rightsClaims,
} from '@server/db/schema';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import { exchangeCoupon } from '@server/modules/history/coupons/exchange-service';
import { earn } from '@server/modules/history/points/ledger';
import type { SignedUp, TestApp } from '@server/testing/test-app';

type Marked = SignedUp & { mark: string };

export async function createAccount(t: TestApp, name: string, role: Role = 'parent') {
  const mark = `표식${name}${crypto.randomUUID().slice(0, 6)}`;
  const loginId = `id_${name}_${crypto.randomUUID().slice(0, 6)}`;
  const email = `${loginId}@example.com`;
  const names = { name: `${mark}이름`, nickname: `${mark}별명` };
  const joined = new Date(t.clock.now - 10 * DAY_MS);
  const person = await t.signUp({ loginId, email, role, ...names, password: `pw-${loginId}`, createdAt: joined });
  await recordConsents(t.db, { accountId: person.accountId, now: t.clock.now }, [{ kind: 'community', given: true }]);
  return { ...person, mark, email, name: `${mark}이름` };
}

export async function createPost(t: TestApp, by: Marked, columns: Partial<typeof posts.$inferInsert> = {}) {
  const id = crypto.randomUUID();
  const at = new Date(t.clock.now);
  const words = {
    category: '육아',
    topic: '육아정보',
    title: `${by.mark}제목`,
    content: `<p>${by.mark}글</p>`,
  } as const;
  await t.db
    .insert(posts)
    .values({ section: 'tip', id, authorId: by.accountId, ...words, createdAt: at, updatedAt: at, ...columns });
  if (!columns.section)
    await t.db.insert(postPopularity).values({ section: 'tip', postId: id, day: 9, week: 9, month: 9 });
  return id;
}

export async function createComment(t: TestApp, by: Marked, postId: string, section: Section = 'tip') {
  const id = crypto.randomUUID();
  const at = new Date(t.clock.now);
  const words = { content: `${by.mark}댓글`, createdAt: at, updatedAt: at };
  await t.db.insert(comments).values({ section, postId, id, authorId: by.accountId, ...words });
  return id;
}

export async function createNotice(t: TestApp, { accountId, mark }: Marked) {
  const id = crypto.randomUUID();
  const words = {
    kind: 'comment',
    title: `${mark}알림`,
    body: `${mark}알림`,
    createdAt: new Date(t.clock.now),
  } as const;
  await t.db.insert(notices).values({ accountId, id, ...words });
  return id;
}

export async function createCase(t: TestApp, author: SignedUp, postId: string, state: 'open' | 'removed') {
  const id = crypto.randomUUID();
  const about = { authorId: author.accountId, target: 'post', targetId: postId, postId } as const;
  await t.db.insert(moderationCases).values({ id, ...about, state, openedAt: new Date(t.clock.now) });
  return id;
}

type ClaimAbout = { author: SignedUp; postId: string; state: 'asked' | 'granted' };

export async function createClaim(t: TestApp, claimant: SignedUp, { author, postId, state }: ClaimAbout) {
  const id = crypto.randomUUID();
  const about = { authorId: author.accountId, target: 'post', targetId: postId, postId } as const;
  const columns = { right: 'privacy', statement: '개인정보가 드러나 있어요', askedAt: new Date(t.clock.now) } as const;
  await t.db.insert(rightsClaims).values({ claimantId: claimant.accountId, id, ...about, ...columns, state });
  return id;
}

export async function createInquiry(t: TestApp, { accountId, mark }: Marked, state: 'received' | 'answered') {
  const [id, messageId, at] = [crypto.randomUUID(), crypto.randomUUID(), new Date(t.clock.now)];
  const asked = { category: 'other', beginning: `${mark}문의`, createdAt: at, updatedAt: at } as const;
  await t.db.insert(inquiries).values({ accountId, id, ...asked, state, unread: state === 'answered' });
  const columns = { inquiryId: id, id: messageId, text: `${mark}문의`, createdAt: at };
  await t.db.insert(inquiryMessages).values({ accountId, ...columns, by: 'person' });
  return { inquiryId: id, messageId };
}

/** A coupon bought with points; enough of them are left for another. */
export async function createCoupon(t: TestApp, { accountId }: SignedUp) {
  const owner = { accountId, now: t.clock.now };
  const prize = { key: `contest:${crypto.randomUUID()}`, reason: 'contest', points: 3000, months: 12 } as const;
  await t.db.transaction((tx) => earn(tx, owner, prize));
  return (await exchangeCoupon({ ...owner, db: t.db }, { id: crypto.randomUUID(), kind: 'point-week' })).id;
}
