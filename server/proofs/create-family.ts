import { DAY_MS } from '@contract/common/time';
import type { CalendarFeed } from '@contract/home/health-windows-calendar.responses';
import type { CareCard } from '@contract/mypage/care-card.responses';
import type { ClinicLink, ClinicLinks } from '@contract/mypage/clinic.responses';
import type { Profile, UploadedImage } from '@contract/profiles/profile.responses';
import type { Attempt } from '@contract/test/diagnostics.responses';
import type { OfficialResult } from '@contract/test/diagnostics-official.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import { accounts } from '@server/db/schema';
import { toUnsubscribePath } from '@server/modules/notices/unsubscribe/unsubscribe-address';
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
type Call = <T>(method: string, path: string, body: unknown) => Promise<T>;

/** Sends as the person, and fails where the API refuses. */
const callAs =
  (t: TestApp, { token }: SignedUp): Call =>
  async <T>(method: string, path: string, body: unknown) => {
    const answer = await t.callJson<T>(method, path, { token, body });
    if (!answer.success) throw new Error(`${method} ${path}: ${answer.status} ${answer.code} ${answer.message}`);
    return answer.data;
  };

async function uploadPicture(call: Call, mark: string) {
  const form = new FormData();
  form.set('file', new File([PICTURE], `${mark}.jpg`, { type: 'image/jpeg' }));
  return (await call<UploadedImage>('POST', '/upload/image', form)).path;
}

async function addChild(call: Call, name: string, image: string | null) {
  const body = { name, birth_date: '20250310', gender: 'female', image };
  return (await call<Profile>('POST', '/profile', body)).id;
}

async function answerCheck(t: TestApp, call: Call, { child, mark }: { child: string; mark: string }) {
  const path = `/diagnostic-test/profile/${child}/test/${TEST}/attempt`;
  const attempt = await call<Attempt>('POST', path, { consent: true });
  for (const item of attempt.items) {
    const answer =
      item.kind === 'concern' ? { value: 'yes', areas: ['language'], note: `${mark}메모` } : { value: 'sometimes' };
    const answered_at = new Date(t.clock.now).toISOString();
    const sent = { id: crypto.randomUUID(), item_id: item.id, answered_at, ...answer };
    await call('PUT', `/diagnostic-test/attempt/${attempt.id}/answer`, sent);
  }
  return attempt;
}

/** Two children: with the first a finished check, an official result and a growth entry, with the second an open check. */
async function createChildren(t: TestApp, call: Call, { mark, photo }: { mark: string; photo: string }) {
  const child = await addChild(call, `${mark}1`, photo);
  const done = await answerCheck(t, call, { child, mark });
  await call('POST', `/diagnostic-test/attempt/${done.id}/complete`, undefined);
  const { id: official } = await call<OfficialResult>('POST', `/diagnostic-test/profile/${child}/official-result`, {
    round: 3,
    taken_on: '20260103',
    rows: { gross_motor: 'ahead', language: 'on_track' },
    place: `${mark}의원`,
    note: `${mark}메모`,
  });
  await call('PUT', `/medical-info/profile/${child}`, {
    allergies: [{ name: `${mark}땅콩` }],
    clinic: { name: `${mark}의원` },
    version: 0,
  });
  const open = await answerCheck(t, call, { child: await addChild(call, `${mark}2`, null), mark });
  const measured = { id: crypto.randomUUID(), measured_on: '20260301', height_cm: 74, note: `${mark}성장` };
  const { id: growthEntry } = await call<{ id: string }>('POST', `/growth/profile/${child}/entry`, measured);
  const booklet = crypto.randomUUID();
  const marked_at = new Date(t.clock.now).toISOString();
  await call('PUT', `/health-windows/profile/${child}/booklet/${booklet}`, {
    until: '20260301',
    windows: ['BCG-1'],
    marked_at,
  });
  return {
    child,
    booklet,
    done: done.id,
    openAttempt: open.id,
    itemId: open.items[0]?.id ?? '',
    official,
    growthEntry,
  };
}

/** A link for a clinic, another that was opened and by which a result was sent, and a card for who looks after the child. */
async function createSharedPages(t: TestApp, call: Call, { child, mark }: { child: string; mark: string }) {
  const link = () =>
    call<ClinicLink>('POST', `/clinic-link/profile/${child}`, {
      id: crypto.randomUUID(),
      parts: ['checks', 'growth', 'vaccines', 'medical'],
    });
  const [waiting, opened] = [await link(), await link()];
  const toToken = (path: string | null) => path?.slice(path.indexOf('#') + 1) ?? '';
  const answer = await t.call('POST', '/clinic/open', { body: { token: toToken(opened.path) } });
  const clinicSession = /ggp_clinic=(\w+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  await t.call('POST', '/clinic/official-result', {
    headers: { cookie: `ggp_clinic=${clinicSession}` },
    body: { round: 3, taken_on: '20260303', rows: { language: 'ahead' }, place: `${mark}의원` },
  });
  const { results } = await call<ClinicLinks>('GET', `/clinic-link/profile/${child}`, undefined);
  const card = await call<CareCard>('POST', `/care-card/profile/${child}`, {
    id: crypto.randomUUID(),
    parts: ['allergies', 'contacts', 'routine', 'clinic'],
    routine: [`${mark} 낮잠`],
    ends_at: new Date(t.clock.now + DAY_MS).toISOString(),
  });
  return {
    clinicLink: waiting.id,
    clinicToken: toToken(waiting.path),
    clinicSession,
    sentResult: results[0]?.id ?? '',
    careCard: card.id,
    cardToken: toToken(card.path),
  };
}

async function getCalendarFile(call: Call) {
  const { path } = await call<CalendarFeed>('GET', '/health-windows/calendar', undefined);
  return path?.replace('/calendar/', '') ?? '';
}

/** A calendar address that was renewed once. */
async function createCalendar(call: Call) {
  await call('PUT', '/health-windows/calendar', { names: 'name' });
  const formerCalendar = await getCalendarFile(call);
  await call('POST', '/health-windows/calendar/renew', undefined);
  return { formerCalendar, calendar: await getCalendarFile(call) };
}

async function createUnsubscribe({ deps }: TestApp, { accountId }: SignedUp) {
  return (await toUnsubscribePath(deps.config, { accountId, kinds: ['comment'] })).replace('/unsubscribe/', '');
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
  const call = callAs(t, person);
  const photo = withoutSignatures(await uploadPicture(call, mark));
  const privateImage = await uploadPicture(call, mark);
  const children = await createChildren(t, call, { mark, photo });
  await call('PUT', '/device/push-token', { token: `fcm:${crypto.randomUUID()}`, platform: 'ios' });
  await call('POST', '/mypage/guardian-password', { password: '2468' });
  await call('PUT', '/mypage/notification', { choices: [{ kind: 'like', channel: 'app', enabled: true }] });
  const calendars = await createCalendar(call);
  await call('POST', '/mypage/block', { post_id: others.blocked.postId });
  return {
    ...person,
    ...children,
    ...(await createSharedPages(t, call, { child: children.child, mark })),
    ...calendars,
    unsubscribe: await createUnsubscribe(t, person),
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
