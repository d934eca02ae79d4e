import type { LegalHead } from '@contract/accounts/consents.responses';
import type { MailCodeSent } from '@contract/auth/join.responses';
import { HOUR_MS } from '@contract/common/time';
import type { DataExport } from '@contract/mypage/export.responses';
import { BOOKS } from '@server/content/books';
import { PLANS } from '@server/content/plans';
import {
  accountFreezes,
  accounts,
  announcements,
  contentItems,
  contests,
  jobs,
  posts,
  strokes,
} from '@server/db/schema';
import { seedStrokes } from '@server/modules/admin-stroke/shipped-strokes';
import { publishFaqs } from '@server/modules/mypage/faq/publish-faqs';
import { issueLicences } from '@server/modules/staff/coupons/issue-service';
import { runJobs } from '@server/testing/run-jobs';
import { createTestApp, type SignedUp, type TestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';
import { createFamily } from './create-family';
import { createAccount, createCase, createClaim, createComment, createInquiry, createPost } from './people-rows';
import type { Person } from './person';

/** An open contest with one entry. */
async function createContest(t: TestApp, author: SignedUp) {
  const contest = crypto.randomUUID();
  const hours = (n: number) => new Date(t.clock.now + n * HOUR_MS);
  const days = { opensAt: hours(-24), closesAt: hours(24), resultsAt: hours(48), createdAt: hours(-24) };
  await t.db.insert(contests).values({ id: contest, title: '공모전', theme: '주제', body: '설명', ...days });
  const entry = crypto.randomUUID();
  await t.db.insert(posts).values({
    section: 'contest',
    id: entry,
    authorId: author.accountId,
    subjectId: contest,
    category: '기타',
    topic: '기타',
    title: '작품',
    content: '<p>작품</p>',
    createdAt: hours(0),
  });
  return { contest, entry };
}

/** With a post under moderation, a claim against it and an inquiry, none of them decided. */
async function createBlocked(t: TestApp, claimant: SignedUp) {
  const author = await createAccount(t, 'blocked');
  const postId = await createPost(t, author);
  return {
    ...author,
    postId,
    caseId: await createCase(t, author, postId, 'open'),
    claimId: await createClaim(t, claimant, { author, postId, state: 'asked' }),
    ...(await createInquiry(t, author, 'received')),
  };
}

async function createLeaving(t: TestApp) {
  const leaving = await createAccount(t, 'leaving');
  await t.db
    .update(accounts)
    .set({ leavingAt: new Date(t.clock.now) })
    .where(eq(accounts.id, leaving.accountId));
  return leaving;
}

/** With an appeal that waits. */
async function createFrozen(t: TestApp) {
  const frozen = await createAccount(t, 'frozen');
  const at = new Date(t.clock.now);
  await t.db.update(accounts).set({ frozenAt: at }).where(eq(accounts.id, frozen.accountId));
  await t.db.insert(accountFreezes).values({
    accountId: frozen.accountId,
    id: crypto.randomUUID(),
    reason: 'spam',
    text: '같은 광고를 여러 번 올렸어요.',
    frozenAt: at,
    appeal: '광고가 아니라 후기예요.',
    appealedAt: at,
  });
  return frozen;
}

async function createDeleted(t: TestApp) {
  const deleted = await createAccount(t, 'deleted');
  await t.db.delete(accounts).where(eq(accounts.id, deleted.accountId));
  return deleted;
}

async function createAnnouncement(t: TestApp) {
  const at = new Date(t.clock.now);
  const id = crypto.randomUUID();
  const words = { title: '공지', body: '내용', audience: 'all', state: 'scheduled' } as const;
  await t.db.insert(announcements).values({ id, ...words, sendAt: at, createdAt: at });
  return id;
}

async function createFailedJob(t: TestApp) {
  const at = new Date(t.clock.now);
  const id = crypto.randomUUID();
  const times = { runAt: at, failedAt: at, createdAt: at };
  await t.db.insert(jobs).values({ id, kind: 'sweep-uploads', payload: {}, attempts: 9, errorCode: 'EIO', ...times });
  return id;
}

/** The link of a ready archive of the owner's. */
async function createArchive(t: TestApp, { token }: Person) {
  await t.call('POST', '/mypage/export', { token });
  await runJobs(t.deps);
  const { data } = await t.callJson<DataExport>('GET', '/mypage/export', { token });
  const [, id = '', signature = ''] = /\/([^/]+)\?s=(.+)$/.exec(data.state === 'ready' ? data.link : '') ?? [];
  return { id, signature };
}

/** The id of a book that staff hid. */
async function hideBook(t: TestApp) {
  const id = BOOKS[1]?.id ?? '';
  const at = new Date(t.clock.now);
  await t.db.insert(contentItems).values({ kind: 'books', id, unlisted: true, reason: '절판', updatedAt: at });
  return id;
}

async function createLicence(t: TestApp, issuedBy: string) {
  const {
    codes: [licence],
  } = await issueLicences(
    { db: t.db, now: t.clock.now, accountId: issuedBy },
    { id: crypto.randomUUID(), kind: PLANS[0]?.id ?? '', count: 1, expires_on: null, note: '' },
  );
  return licence;
}

/** Where the owner moves to. */
export const NEW_ADDRESS = 'owner-moved@example.com';

/** The codes that were mailed to a newcomer and to `owner`. */
async function requestCodes(t: TestApp, newcomerEmail: string, owner: Person) {
  const request = async (path: string, body: object, to: string, token?: string) => {
    const { data } = await t.callJson<MailCodeSent>('POST', path, { body, ...(token && { token }) });
    return { request_id: data.request_id, code: t.mailer.lastCode(to) };
  };
  return {
    join: await request('/auth/join/email-code', { email: newcomerEmail }, newcomerEmail),
    findId: await request('/auth/find/id', { name: owner.name, email: owner.email }, owner.email),
    findPassword: await request('/auth/find/password', { user_id: owner.loginId, email: owner.email }, owner.email),
    changeEmail: await request('/mypage/account/email-code', { email: NEW_ADDRESS }, NEW_ADDRESS, owner.token),
  };
}

/**
 * Two whole families, somebody the first of them blocked, somebody who is leaving, somebody who is gone, and an admin;
 * every one made through the API as far as there is a way.
 */
export async function createPeople() {
  const t = await createTestApp();
  await seedStrokes(t.db, t.clock.now);
  await publishFaqs(t.deps);
  // One of each subject is missing, for the inserts to bring.
  for (const word of ['ㅎ', '9', 'z']) await t.db.delete(strokes).where(eq(strokes.unitWord, word));

  const claimant = await createAccount(t, 'claimant');
  const adminAccount = await createAccount(t, 'admin', 'admin');
  const adminPost = await createPost(t, adminAccount);
  const { contest, entry } = await createContest(t, adminAccount);
  const adminComment = await createComment(t, adminAccount, adminPost);
  const blocked = await createBlocked(t, claimant);
  const others = { blocked, claimant, adminPost };
  const owner = await createFamily(t, 'owner', others);
  const other = await createFamily(t, 'other', others);
  const admin = { ...adminAccount, postId: adminPost, commentId: adminComment };
  const leaving = await createLeaving(t);
  const frozen = await createFrozen(t);
  const deleted = await createDeleted(t);
  const licence = await createLicence(t, admin.accountId);
  const announcement = await createAnnouncement(t);
  const failedJob = await createFailedJob(t);
  const archive = await createArchive(t, owner);
  const hiddenBook = await hideBook(t);
  const newcomerEmail = 'newcomer@example.com';
  const codes = await requestCodes(t, newcomerEmail, owner);
  const { data: texts } = await t.callJson<LegalHead[]>('GET', '/legal');
  return {
    t,
    owner,
    other,
    blocked,
    admin,
    leaving,
    frozen,
    deleted,
    newcomerEmail,
    codes,
    texts,
    licence,
    announcement,
    failedJob,
    archive,
    hiddenBook,
    contest,
    entry,
  };
}

export type People = Awaited<ReturnType<typeof createPeople>>;
