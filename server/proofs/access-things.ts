import { IDEMPOTENCY_HEADER } from '@contract/common/envelope';
import { DAY_MS } from '@contract/common/time';
import type { CalendarFeed } from '@contract/home/health-windows-calendar.responses';
import type { CareCard } from '@contract/mypage/care-card.responses';
import type { ClinicLink } from '@contract/mypage/clinic.responses';
import type { NewInvitation } from '@contract/profiles/sharing.responses';
import type { Database } from '@server/db/database';
import { guardianships, idempotencyKeys, noticeDeliveries, posts } from '@server/db/schema';
import { createNotice } from '@server/modules/notices/create-notices';
import { deliverNotices } from '@server/modules/notices/deliver';
import { accessColumn } from '@server/modules/profiles/child-access';
import type { Thing } from '@server/modules/profiles/sharing/access-ends';
import { exportContext, fetchExport } from '@server/testing/fetch-export';
import type { SignedUp, TestApp } from '@server/testing/test-app';
import { memoryMailer, memoryPush } from '@server/testing/test-deps';
import { and, eq } from 'drizzle-orm';
import { rolledBack } from './rolled-back';

/** For each thing: true if it still gives its maker, or the person it was given to, something of the child. */
export type Things = Record<Thing, () => Promise<boolean>>;

/** The person's session, or one opened anew with the password or the one it was changed to; undefined when none opens. */
async function openSession(t: TestApp, { token, loginId, password }: SignedUp): Promise<string | undefined> {
  if ((await t.call('GET', '/auth/info', { token })).status === 200) return token;
  for (const item of [password, password.split('').toReversed().join('')]) {
    const answer = await t.callJson<{ access_token: string }>('POST', '/auth/login', {
      body: { user_id: loginId, password: item },
    });
    if (answer.success) return answer.data.access_token;
  }
  return undefined;
}

/** One thing of every kind that an access leaves with a person, and how each is tried. */
export async function createThings(t: TestApp, person: SignedUp, child: string): Promise<Things> {
  const id = crypto.randomUUID();
  const make = async <T>(method: string, path: string, body: unknown, headers = {}) => {
    const answer = await t.callJson<T>(method, path, { token: person.token, body, headers });
    if (!answer.success) throw new Error(`${method} ${path}: ${answer.status} ${answer.code} ${answer.message}`);
    return answer.data;
  };
  const ask = async (method: string, path: string, options: Parameters<TestApp['call']>[2] = {}) => {
    const answer = await t.call(method, path, { token: await openSession(t, person), ...options });
    return { status: answer.status, text: await answer.text() };
  };
  await make('POST', '/mypage/consent', { kind: 'sensitive', given: true });
  await make('PUT', `/profile/selected/${child}`, {});
  const measured = { id, measured_on: '20260101', height_cm: 74, weight_kg: 9, note: '', confirmed: true };
  const key = { [IDEMPOTENCY_HEADER]: id };
  const attempt = await make<{ id: string }>(
    'POST',
    `/diagnostic-test/profile/${child}/test/parenting_stress-12-35m/attempt`,
    { consent: true },
  );
  await make('POST', `/growth/profile/${child}/entry`, measured, key);
  const link = await make<ClinicLink>('POST', `/clinic-link/profile/${child}`, { id, parts: ['growth'] });
  const opened = await t.call('POST', '/clinic/open', { body: { token: toFragment(link.path) } });
  const clinic = /ggp_clinic=\w+/.exec(opened.headers.get('set-cookie') ?? '')?.[0] ?? '';
  const ends_at = new Date(t.clock.now + DAY_MS).toISOString();
  const card = await make<CareCard>('POST', `/care-card/profile/${child}`, {
    id,
    parts: ['routine'],
    routine: ['낮잠 1시'],
    ends_at,
  });
  const invited = await make<NewInvitation>('POST', `/profile/${child}/invitation`, { id, role: 'family' });
  const stranger = await t.signUp();
  await make('PUT', '/health-windows/calendar', { names: 'name' });
  const { path: calendar } = await make<CalendarFeed>('GET', '/health-windows/calendar', undefined);
  await make('PUT', '/device/push-token', { platform: 'ios', token: `fcm:${id}` });
  await make('PUT', '/mypage/notification', { choices: [{ kind: 'health_due', channel: 'email', enabled: true }] });
  await make('PUT', '/community/draft/counseling', {
    title: '물어볼게요',
    child: { profile_id: child, attempt_ids: [] },
  });
  const postId = await createQuestion(t, person, child);
  await notify(t, t.db, person, child, '하루 · 소식');
  const archive = (await fetchExport(t, exportContext(t, person))).state.link;
  return {
    archives: async () => (await t.call('GET', archive)).status === 200,
    clinicLinks: async () => (await t.call('GET', '/clinic/state', { headers: { cookie: clinic } })).status === 200,
    careCards: async () =>
      (await t.call('POST', '/card/open', { body: { token: toFragment(card.path) } })).status === 200,
    invitations: async () =>
      (await t.call('POST', '/invitation/look', { token: stranger.token, body: { secret: { code: invited.code } } }))
        .status === 200,
    calendar: async () => (await fetchText(t, calendar ?? '')).includes('하루'),
    deliveries: () =>
      rolledBack(t.deps, async (_app, db) =>
        (await deliver(t, db)).mailer.mails.some(({ to }) => to === toEmail(person)),
      ),
    push: () =>
      rolledBack(t.deps, async (_app, db) => {
        await db.delete(noticeDeliveries);
        await notify(t, db, person, child, '하루 · 새 소식');
        return (await deliver(t, db)).push.pushes.length > 0;
      }),
    notices: async () => (await ask('GET', '/notice')).text.includes('하루 · 소식'),
    selection: async () => (await ask('GET', '/auth/info')).text.includes(child),
    summaries: async () => {
      const [post] = await t.db.select().from(posts).where(eq(posts.id, postId));
      return post?.childSummary?.profile_id === child;
    },
    drafts: async () => (await ask('GET', '/community/draft/counseling')).text.includes(child),
    ownChecks: async () => (await ask('GET', `/diagnostic-test/attempt/${attempt.id}`)).status === 200,
    storedAnswers: async () => {
      const stored = await t.db
        .select({ body: idempotencyKeys.body })
        .from(idempotencyKeys)
        .where(eq(idempotencyKeys.accountId, person.accountId));
      return stored.some(({ body }) => body.includes('height_cm'));
    },
  };
}

const toFragment = (path: string | null) => path?.slice(path.indexOf('#') + 1) ?? '';
const toEmail = ({ loginId }: SignedUp) => `${loginId}@example.com`;
const fetchText = async ({ app }: TestApp, path: string) => (await app.request(`http://localhost${path}`)).text();

async function createQuestion(t: TestApp, { accountId }: SignedUp, child: string) {
  const id = crypto.randomUUID();
  const at = new Date(t.clock.now);
  const childSummary = { profile_id: child, age: 12, results: [] } as unknown as typeof posts.$inferInsert.childSummary;
  await t.db.insert(posts).values({
    section: 'counseling',
    id,
    authorId: accountId,
    category: '육아',
    topic: '육아정보',
    title: '질문',
    content: '<p>질문</p>',
    childSummary,
    createdAt: at,
    updatedAt: at,
  });
  return id;
}

/** A notice about the child, as reminders create them; its mail and push are due. */
async function notify(t: TestApp, db: Database, { accountId }: SignedUp, child: string, title: string) {
  const [row] = await db
    .select({ ownerId: guardianships.ownerId })
    .from(guardianships)
    .where(and(eq(guardianships.accountId, accountId), eq(guardianships.profileId, child)));
  const childOwnerId = row?.ownerId ?? accountId;
  await db
    .transaction((tx) =>
      createNotice(tx, {
        accountId,
        kind: 'health_due',
        title,
        body: '소식',
        path: '/mypage/sharing',
        profileId: child,
        childOwnerId,
        now: t.clock.now,
      }),
    )
    // The child is not the account's any more.
    .catch(() => undefined);
}

async function deliver(t: TestApp, db: Database) {
  const [mailer, push] = [memoryMailer(), memoryPush()];
  await deliverNotices({ ...t.deps, db, mailer, push, accessColumn });
  return { mailer, push };
}
