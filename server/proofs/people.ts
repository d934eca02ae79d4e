import type { LegalHead } from '@contract/accounts/consents.responses';
import type { Role } from '@contract/auth/auth';
import type { MailCodeSent } from '@contract/auth/join.responses';
import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { Section } from '@contract/community/community';
import type { CalendarFeed } from '@contract/home/health-windows-calendar.responses';
import type { Profile, UploadedImage } from '@contract/profiles/profile.responses';
import type { Attempt } from '@contract/test/diagnostics.responses';
import type { OfficialResult } from '@contract/test/diagnostics-official.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import { PLANS } from '@server/content/plans';
import {
  accounts,
  comments,
  contests,
  inquiries,
  inquiryMessages,
  moderationCases,
  notices,
  postPopularity,
  posts,
  rightsClaims,
  strokes,
} from '@server/db/schema';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import { seedStrokes } from '@server/modules/admin-stroke/shipped-strokes';
import { exchangeCoupon } from '@server/modules/history/coupons/exchange-service';
import { issueLicences } from '@server/modules/history/licences/issue-service';
import { earn } from '@server/modules/history/points/ledger';
import { publishFaqs } from '@server/modules/mypage/faq/publish-faqs';
import { createTestApp, type SignedUp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';

/** A picture by its first bytes. */
export const PICTURE = Uint8Array.from('\xff\xd8\xff\xe0 the rest', (char) => char.charCodeAt(0));
export const TEST = 'development-12m';

export type Person = SignedUp & {
  /** In every text of this person, and in no other. */
  mark: string;
  email: string;
  name: string;
  /** Of a sign-in of its own. */
  cookie: string;
  photo: string;
  postId: string;
  /** A private question to the experts with a comment below it, and a post that its author deleted. */
  questionId: string;
  questionCommentId: string;
  deletedPostId: string;
  /** A comment of this person under another's post, and a notice. */
  commentId: string;
  noticeId: string;
  /** A decision about this person's post, and a claim against it that was granted. */
  caseId: string;
  claimId: string;
  /** A child with a finished check, and one with every question answered. */
  child: string;
  done: string;
  openAttempt: string;
  itemId: string;
  /** A copied official result of the child. */
  official: string;
  /** A growth entry of `child`. */
  growthEntry: string;
  /** An answered inquiry that was not opened since, and a private picture not yet attached. */
  inquiryId: string;
  privateImage: string;
  privateImagePath: string;
  /** File names of the calendar's address: that in use, and the one before it was renewed. */
  calendar: string;
  formerCalendar: string;
  /** A coupon of this person that is not used yet; there are points for another. */
  coupon: string;
  /** Who is blocked by this person. */
  blockedId: string;
};

export type Codes = Record<'findId' | 'findPassword', { request_id: string; code: string }>;

/**
 * Two complete families, an account the first one blocked, one that is leaving, one that is deleted, and an admin;
 * created through the API where it has a way.
 */
export async function createPeople() {
  const t = await createTestApp();
  await seedStrokes(t.db, t.clock.now);
  await publishFaqs(t.deps);
  // One of each subject is missing, for the inserts to bring.
  for (const word of ['ㅎ', '9', 'z']) await t.db.delete(strokes).where(eq(strokes.unitWord, word));

  async function account(name: string, role: Role = 'parent') {
    const mark = `표식${name}${crypto.randomUUID().slice(0, 6)}`;
    const loginId = `id_${name}_${crypto.randomUUID().slice(0, 6)}`;
    const email = `${loginId}@example.com`;
    const names = { name: `${mark}이름`, nickname: `${mark}별명` };
    const joined = new Date(t.clock.now - 10 * DAY_MS);
    const person = await t.signUp({ loginId, email, role, ...names, password: `pw-${loginId}`, createdAt: joined });
    await recordConsents(t.db, { accountId: person.accountId, now: t.clock.now }, [{ kind: 'community', given: true }]);
    return { ...person, mark, email, name: `${mark}이름` };
  }

  async function createPost(by: SignedUp & { mark: string }, columns: Partial<typeof posts.$inferInsert> = {}) {
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

  async function createComment(by: SignedUp & { mark: string }, postId: string, section: Section = 'tip') {
    const id = crypto.randomUUID();
    const at = new Date(t.clock.now);
    const words = { content: `${by.mark}댓글`, createdAt: at, updatedAt: at };
    await t.db.insert(comments).values({ section, postId, id, authorId: by.accountId, ...words });
    return id;
  }

  async function createNotice(to: SignedUp & { mark: string }) {
    const id = crypto.randomUUID();
    const words = {
      kind: 'comment',
      title: `${to.mark}알림`,
      body: `${to.mark}알림`,
      createdAt: new Date(t.clock.now),
    } as const;
    await t.db.insert(notices).values({ accountId: to.accountId, id, ...words });
    return id;
  }

  async function createCase({ accountId: authorId }: SignedUp, postId: string, state: 'open' | 'removed') {
    const id = crypto.randomUUID();
    const at = new Date(t.clock.now);
    const about = { authorId, target: 'post', targetId: postId, postId } as const;
    await t.db.insert(moderationCases).values({ id, ...about, state, openedAt: at });
    return id;
  }

  async function createClaim({ accountId: authorId }: SignedUp, postId: string, state: 'asked' | 'granted') {
    const id = crypto.randomUUID();
    const about = { authorId, target: 'post', targetId: postId, postId } as const;
    const columns = {
      right: 'privacy',
      statement: '개인정보가 드러나 있어요',
      askedAt: new Date(t.clock.now),
    } as const;
    await t.db.insert(rightsClaims).values({ claimantId: claimant.accountId, id, ...about, ...columns, state });
    return id;
  }

  async function getCalendarFile(token: string) {
    const { data } = await t.callJson<CalendarFeed>('GET', '/health-windows/calendar', { token });
    return data.path?.replace('/calendar/', '') ?? '';
  }

  async function createInquiry({ accountId, mark }: SignedUp & { mark: string }, state: 'received' | 'answered') {
    const [id, messageId, at] = [crypto.randomUUID(), crypto.randomUUID(), new Date(t.clock.now)];
    const asked = { category: 'other', beginning: `${mark}문의`, createdAt: at, updatedAt: at } as const;
    await t.db.insert(inquiries).values({ accountId, id, ...asked, state, unread: state === 'answered' });
    const columns = { inquiryId: id, id: messageId, text: `${mark}문의`, createdAt: at };
    await t.db.insert(inquiryMessages).values({ accountId, ...columns, by: 'person' });
    return { inquiryId: id, messageId };
  }

  async function createPointsAndCoupon({ accountId }: SignedUp) {
    const owner = { accountId, now: t.clock.now };
    const prize = { key: `contest:${crypto.randomUUID()}`, reason: 'contest', points: 3000, months: 12 } as const;
    await t.db.transaction((tx) => earn(tx, owner, prize));
    return (await exchangeCoupon({ ...owner, db: t.db }, { id: crypto.randomUUID(), kind: 'point-week' })).id;
  }

  async function family(name: string, blocked: { accountId: string; postId: string }): Promise<Person> {
    const person = await account(name);
    await t.db.update(accounts).set({ isFirstLogin: true }).where(eq(accounts.id, person.accountId));
    const { token, mark, loginId, password } = person;
    const made = async <T>(method: string, path: string, body: unknown) => {
      const answer = await t.callJson<T>(method, path, { token, body });
      if (!answer.success) throw new Error(`${method} ${path}: ${answer.status} ${answer.code} ${answer.message}`);
      return answer.data;
    };
    const upload = async () => {
      const form = new FormData();
      form.set('file', new File([PICTURE], `${mark}.jpg`, { type: 'image/jpeg' }));
      return (await made<UploadedImage>('POST', '/upload/image', form)).path;
    };
    const [photo, privateImage] = [withoutSignatures(await upload()), await upload()];
    const addChild = async (nth: number, image: string | null) =>
      (
        await made<Profile>('POST', '/profile', {
          name: `${mark}${nth}`,
          birth_date: '20250310',
          gender: 'female',
          image,
        })
      ).id;
    const answered = async (child: string) => {
      const path = `/diagnostic-test/profile/${child}/test/${TEST}/attempt`;
      const attempt = await made<Attempt>('POST', path, { consent: true });
      for (const item of attempt.items) {
        const answer =
          item.kind === 'concern' ? { value: 'yes', areas: ['language'], note: `${mark}메모` } : { value: 'sometimes' };
        const answered_at = new Date(t.clock.now).toISOString();
        const sent = { id: crypto.randomUUID(), item_id: item.id, answered_at, ...answer };
        await made('PUT', `/diagnostic-test/attempt/${attempt.id}/answer`, sent);
      }
      return attempt;
    };
    const child = await addChild(1, photo);
    const done = await answered(child);
    await made('POST', `/diagnostic-test/attempt/${done.id}/complete`, undefined);
    const { id: official } = await made<OfficialResult>('POST', `/diagnostic-test/profile/${child}/official-result`, {
      round: 3,
      taken_on: '20260103',
      rows: { gross_motor: 'first', language: 'second' },
      place: `${mark}의원`,
      note: `${mark}메모`,
    });
    const open = await answered(await addChild(2, null));
    const measured = { id: crypto.randomUUID(), measured_on: '20260301', height_cm: 74, note: `${mark}성장` };
    const { id: growthEntry } = await made<{ id: string }>('POST', `/growth/profile/${child}/entry`, measured);
    await made('PUT', '/device/push-token', { token: `fcm:${crypto.randomUUID()}`, platform: 'ios' });
    await made('POST', '/mypage/guardian-password', { password: '2468' });
    await made('PUT', '/mypage/notification', { choices: [{ kind: 'like', channel: 'app', enabled: true }] });
    await made('PUT', '/health-windows/calendar', { names: 'name' });
    const formerCalendar = await getCalendarFile(token);
    await made('POST', '/health-windows/calendar/renew', undefined);
    const questionId = await createPost(person, { section: 'counseling', visibility: 'private' });
    await made('POST', '/mypage/block', { post_id: blocked.postId });
    const login = await t.call('POST', '/auth/login', { body: { user_id: loginId, password } });
    const postId = await createPost(person);
    return {
      ...person,
      caseId: await createCase(person, postId, 'removed'),
      claimId: await createClaim(person, postId, 'granted'),
      cookie: /ggp_refreshToken=(\w+)/.exec(login.headers.get('set-cookie') ?? '')?.[1] ?? '',
      photo,
      postId,
      questionId,
      questionCommentId: await createComment(person, questionId, 'counseling'),
      deletedPostId: await createPost(person, { section: 'board', deletedAt: new Date(t.clock.now) }),
      commentId: await createComment(person, adminPost),
      noticeId: await createNotice(person),
      child,
      done: done.id,
      openAttempt: open.id,
      itemId: open.items[0]?.id ?? '',
      official,
      growthEntry,
      inquiryId: (await createInquiry(person, 'answered')).inquiryId,
      privateImage,
      privateImagePath: `private/${privateImage.slice(0, 2)}/${privateImage}.webp`,
      calendar: await getCalendarFile(token),
      formerCalendar,
      coupon: await createPointsAndCoupon(person),
      blockedId: blocked.accountId,
    };
  }

  const claimant = await account('claimant');
  const adminAccount = await account('admin', 'admin');
  const adminPost = await createPost(adminAccount);
  const contest = crypto.randomUUID();
  const hours = (n: number) => new Date(t.clock.now + n * HOUR_MS);
  const days = { opensAt: hours(-24), closesAt: hours(24), resultsAt: hours(48), createdAt: hours(-24) };
  await t.db.insert(contests).values({ id: contest, title: '공모전', theme: '주제', body: '설명', ...days });
  const entry = crypto.randomUUID();
  await t.db.insert(posts).values({
    section: 'contest',
    id: entry,
    authorId: adminAccount.accountId,
    subjectId: contest,
    category: '기타',
    topic: '기타',
    title: '작품',
    content: '<p>작품</p>',
    createdAt: hours(0),
  });
  const adminComment = await createComment(adminAccount, adminPost);
  const blockedAccount = await account('blocked');
  const blockedPost = await createPost(blockedAccount);
  const blocked = {
    ...blockedAccount,
    postId: blockedPost,
    caseId: await createCase(blockedAccount, blockedPost, 'open'),
    claimId: await createClaim(blockedAccount, blockedPost, 'asked'),
    ...(await createInquiry(blockedAccount, 'received')),
  };
  const owner = await family('owner', blocked);
  const other = await family('other', blocked);
  const admin = { ...adminAccount, postId: adminPost, commentId: adminComment };
  const leaving = await account('leaving');
  await t.db
    .update(accounts)
    .set({ leavingAt: new Date(t.clock.now) })
    .where(eq(accounts.id, leaving.accountId));
  const deleted = await account('deleted');
  await t.db.delete(accounts).where(eq(accounts.id, deleted.accountId));
  const {
    codes: [licence],
  } = await issueLicences(
    { db: t.db, now: t.clock.now, issuedBy: admin.accountId },
    { id: crypto.randomUUID(), kind: PLANS[0]?.id ?? '', count: 1, expires_on: null, note: '' },
  );

  const mailed = async (path: string, body: object, to: string) => {
    const { data } = await t.callJson<MailCodeSent>('POST', path, { body });
    return { request_id: data.request_id, code: t.mailer.lastCode(to) };
  };
  const newcomerEmail = 'newcomer@example.com';
  const codes = {
    join: await mailed('/auth/join/email-code', { email: newcomerEmail }, newcomerEmail),
    findId: await mailed('/auth/find/id', { name: owner.name, email: owner.email }, owner.email),
    findPassword: await mailed('/auth/find/password', { user_id: owner.loginId, email: owner.email }, owner.email),
  };
  const { data: texts } = await t.callJson<LegalHead[]>('GET', '/legal');
  return { t, owner, other, blocked, admin, leaving, deleted, newcomerEmail, codes, texts, licence, contest, entry };
}

export type People = Awaited<ReturnType<typeof createPeople>>;
