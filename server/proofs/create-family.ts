import type { CalendarFeed } from '@contract/home/health-windows-calendar.responses';
import type { Profile, UploadedImage } from '@contract/profiles/profile.responses';
import type { Attempt } from '@contract/test/diagnostics.responses';
import type { OfficialResult } from '@contract/test/diagnostics-official.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import { accounts } from '@server/db/schema';
import type { SignedUp, TestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';
import {
  createAccount,
  createCase,
  createClaim,
  createComment,
  createCoupon,
  createInquiry,
  createNotice,
  createPost,
} from './people-rows';
import { type Person, PICTURE, TEST } from './person';

type Account = Awaited<ReturnType<typeof createAccount>>;
type Make = <T>(method: string, path: string, body: unknown) => Promise<T>;

/** Sends as the person, and fails where the API refuses. */
const makeAs =
  (t: TestApp, { token }: SignedUp): Make =>
  async <T>(method: string, path: string, body: unknown) => {
    const answer = await t.callJson<T>(method, path, { token, body });
    if (!answer.success) throw new Error(`${method} ${path}: ${answer.status} ${answer.code} ${answer.message}`);
    return answer.data;
  };

async function uploadPicture(make: Make, mark: string) {
  const form = new FormData();
  form.set('file', new File([PICTURE], `${mark}.jpg`, { type: 'image/jpeg' }));
  return (await make<UploadedImage>('POST', '/upload/image', form)).path;
}

async function addChild(make: Make, name: string, image: string | null) {
  const body = { name, birth_date: '20250310', gender: 'female', image };
  return (await make<Profile>('POST', '/profile', body)).id;
}

async function answerCheck(t: TestApp, make: Make, { child, mark }: { child: string; mark: string }) {
  const path = `/diagnostic-test/profile/${child}/test/${TEST}/attempt`;
  const attempt = await make<Attempt>('POST', path, { consent: true });
  for (const item of attempt.items) {
    const answer =
      item.kind === 'concern' ? { value: 'yes', areas: ['language'], note: `${mark}메모` } : { value: 'sometimes' };
    const answered_at = new Date(t.clock.now).toISOString();
    const sent = { id: crypto.randomUUID(), item_id: item.id, answered_at, ...answer };
    await make('PUT', `/diagnostic-test/attempt/${attempt.id}/answer`, sent);
  }
  return attempt;
}

/** Two children: with the first a finished check, an official result and a growth entry, with the second an open check. */
async function createChildren(t: TestApp, make: Make, { mark, photo }: { mark: string; photo: string }) {
  const child = await addChild(make, `${mark}1`, photo);
  const done = await answerCheck(t, make, { child, mark });
  await make('POST', `/diagnostic-test/attempt/${done.id}/complete`, undefined);
  const { id: official } = await make<OfficialResult>('POST', `/diagnostic-test/profile/${child}/official-result`, {
    round: 3,
    taken_on: '20260103',
    rows: { gross_motor: 'first', language: 'second' },
    place: `${mark}의원`,
    note: `${mark}메모`,
  });
  const open = await answerCheck(t, make, { child: await addChild(make, `${mark}2`, null), mark });
  const measured = { id: crypto.randomUUID(), measured_on: '20260301', height_cm: 74, note: `${mark}성장` };
  const { id: growthEntry } = await make<{ id: string }>('POST', `/growth/profile/${child}/entry`, measured);
  return { child, done: done.id, openAttempt: open.id, itemId: open.items[0]?.id ?? '', official, growthEntry };
}

async function getCalendarFile(make: Make) {
  const { path } = await make<CalendarFeed>('GET', '/health-windows/calendar', undefined);
  return path?.replace('/calendar/', '') ?? '';
}

/** A calendar address that was renewed once. */
async function createCalendar(make: Make) {
  await make('PUT', '/health-windows/calendar', { names: 'name' });
  const formerCalendar = await getCalendarFile(make);
  await make('POST', '/health-windows/calendar/renew', undefined);
  return { formerCalendar, calendar: await getCalendarFile(make) };
}

async function signIn(t: TestApp, { loginId, password }: SignedUp) {
  const login = await t.call('POST', '/auth/login', { body: { user_id: loginId, password } });
  return /ggp_refreshToken=(\w+)/.exec(login.headers.get('set-cookie') ?? '')?.[1] ?? '';
}

type Others = { blocked: { accountId: string; postId: string }; claimant: SignedUp; adminPost: string };

async function createCommunityThings(t: TestApp, person: Account, { claimant, adminPost }: Others) {
  const questionId = await createPost(t, person, { section: 'counseling', visibility: 'private' });
  const postId = await createPost(t, person);
  return {
    postId,
    questionId,
    caseId: await createCase(t, person, postId, 'removed'),
    claimId: await createClaim(t, claimant, { author: person, postId, state: 'granted' }),
    questionCommentId: await createComment(t, person, questionId, 'counseling'),
    deletedPostId: await createPost(t, person, { section: 'board', deletedAt: new Date(t.clock.now) }),
    commentId: await createComment(t, person, adminPost),
    noticeId: await createNotice(t, person),
  };
}

/** A person with something of every kind, made through the API as far as there is a way. */
export async function createFamily(t: TestApp, name: string, others: Others): Promise<Person> {
  const person = await createAccount(t, name);
  await t.db.update(accounts).set({ isFirstLogin: true }).where(eq(accounts.id, person.accountId));
  const { mark } = person;
  const make = makeAs(t, person);
  const photo = withoutSignatures(await uploadPicture(make, mark));
  const privateImage = await uploadPicture(make, mark);
  const children = await createChildren(t, make, { mark, photo });
  await make('PUT', '/device/push-token', { token: `fcm:${crypto.randomUUID()}`, platform: 'ios' });
  await make('POST', '/mypage/guardian-password', { password: '2468' });
  await make('PUT', '/mypage/notification', { choices: [{ kind: 'like', channel: 'app', enabled: true }] });
  const calendars = await createCalendar(make);
  await make('POST', '/mypage/block', { post_id: others.blocked.postId });
  return {
    ...person,
    ...children,
    ...calendars,
    ...(await createCommunityThings(t, person, others)),
    cookie: await signIn(t, person),
    photo,
    inquiryId: (await createInquiry(t, person, 'answered')).inquiryId,
    privateImage,
    privateImagePath: `private/${privateImage.slice(0, 2)}/${privateImage}.webp`,
    coupon: await createCoupon(t, person),
    blockedId: others.blocked.accountId,
  };
}
