/** @postgres jobs */

import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@contract/common/time';
import { NOTICE_KINDS, type NoticeKind } from '@contract/notices/notices';
import { NOTIFICATION_KINDS, type NotificationChannel } from '@contract/notices/notifications';
import { accounts, jobs, noticeDeliveries, notices, notificationChoices, pushTokens } from '@server/db/schema';
import { JobInterrupted } from '@server/lib/job-interrupted';
import { accessColumn } from '@server/modules/profiles/child-access';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { testConfig } from '@server/testing/test-deps';
import { eq, sql } from 'drizzle-orm';
import { createNotice, type NewNotice } from './create-notices';
import { deliverNotices } from './deliver';

const SECRETS = ['하린', '발달이 느린', '둘째 아이'];

const t = useTestApp({ config: { ...testConfig, publicOrigin: 'https://planner.example.com' } });
let parent: SignedUp;
beforeEach(async () => {
  parent = await t.signUp();
});

const createDevice = (token = 'fcm:aaaaaaaaaaaaaaaa', owner = parent) =>
  t.callJson('PUT', '/device/push-token', { token: owner.token, body: { token, platform: 'ios' } });
const choose = (kind: string, channel: NotificationChannel, enabled: boolean) =>
  t.db
    .insert(notificationChoices)
    .values({ accountId: parent.accountId, kind, channel, enabled, updatedAt: new Date(t.clock.now) });
const notify = (kind: NoticeKind, more: Partial<NewNotice> = {}) =>
  t.db.transaction((tx) =>
    createNotice(tx, {
      accountId: parent.accountId,
      kind,
      title: `하린이의 ${kind}`,
      body: '발달이 느린 둘째 아이',
      path: `/community/info/board/${kind}`,
      now: t.clock.now,
      ...more,
    }),
  );
const waiting = () => t.db.select().from(noticeDeliveries);
const lines = () => t.db.select().from(notices).where(eq(notices.accountId, parent.accountId));
const deliver = () => deliverNotices({ ...t.deps, accessColumn });

const CHOSEN = [undefined, true, false] as const;
const KINDS = NOTIFICATION_KINDS.filter(({ kind }) => kind !== 'quiet_night');
const CASES = KINDS.flatMap(({ kind, channels }) =>
  Object.entries(channels).flatMap(([channel, otherwise]) =>
    CHOSEN.map((choice) => [kind as NoticeKind, channel as NotificationChannel, choice, choice ?? otherwise] as const),
  ),
);

test.each(CASES)('%s by %s, chosen: %s → delivered: %s', async (kind, channel, choice, comes) => {
  await createDevice();
  if (choice !== undefined) await choose(kind, channel, choice);
  await notify(kind);
  await deliver();
  const came = { app: await lines(), push: t.push.pushes, email: t.mailer.mails }[channel];
  expect(came).toHaveLength(comes ? 1 : 0);
  expect(await waiting()).toEqual([]);
});

test.each(NOTICE_KINDS)('a push or mail of %s contains no name and no written text', async (kind) => {
  await createDevice();
  for (const channel of ['push', 'email'] as const) await choose(kind, channel, true);
  await notify(kind);
  await deliver();
  const outside = JSON.stringify([t.push.pushes.map(({ payload }) => payload), t.mailer.mails, t.logLines]);
  for (const secret of SECRETS) expect(outside).not.toContain(secret);
  expect(JSON.stringify(t.logLines)).not.toContain('fcm:');
  expect(await lines()).toMatchObject(kind === 'like' ? [] : [{ title: `하린이의 ${kind}` }]);
});

test('a push names kind, path and unread count; a mail links there and to the settings', async () => {
  await createDevice();
  await notify('inquiry_answer', { path: '/mypage/inquire/1' });
  await notify('comment', { path: '/community/info/board/1' });
  expect([await deliver(), await deliver()]).toEqual([3, 0]);
  expect(t.push.pushes.map(({ payload }) => payload)).toEqual([
    {
      title: '문의에 답변이 도착했어요',
      body: '남겨 주신 문의의 답변을 확인해 보세요.',
      path: '/mypage/inquire/1',
      badge: 2,
    },
    {
      title: '새 댓글이 달렸어요',
      body: '내가 쓴 글에 이어진 이야기를 확인해 보세요.',
      path: '/community/info/board/1',
      badge: 2,
    },
  ]);
  const [mail] = t.mailer.mails;
  expect(mail).toMatchObject({ to: `${parent.loginId}@example.com`, subject: '[쑥쑥플래너] 문의에 답변이 도착했어요' });
  expect(mail?.text).toContain('https://planner.example.com/mypage/inquire/1\n');
  expect(mail?.text).toContain('https://planner.example.com/mypage/setting#notifications');
});

test('a push and a mail have the title that a notice has outside the app', async () => {
  await createDevice();
  await choose('weekly_letter', 'email', true);
  const outsideTitle = '오늘 7분: 양말 짝꿍 찾기';
  await notify('weekly_letter', { outsideTitle });
  await deliver();
  expect(t.push.pushes.map(({ payload }) => payload.title)).toEqual([outsideTitle]);
  expect(t.mailer.mails.map(({ subject }) => subject)).toEqual([`[쑥쑥플래너] ${outsideTitle}`]);
});

test('a notice that joins a waiting one takes over its title', async () => {
  await createDevice();
  await notify('weekly_letter', { path: '/home/letter', outsideTitle: '오늘 3분: 발바닥 밀기 인사' });
  await notify('weekly_letter', { path: '/home/letter', outsideTitle: '오늘 7분: 양말 짝꿍 찾기' });
  expect(await deliver()).toBe(1);
  expect(t.push.pushes.map(({ payload }) => payload.title)).toEqual(['오늘 7분: 양말 짝꿍 찾기']);
});

test('merges ten waiting comments on one post into one push', async () => {
  await createDevice();
  for (let index = 0; index < 10; index += 1) await notify('comment');
  await notify('comment', { path: '/community/info/board/other' });
  expect(await deliver()).toBe(2);
  expect(await lines()).toHaveLength(11);
});

test.each<[string, () => Promise<unknown>]>([
  ['it was read in the app', () => t.call('PUT', '/notice/read', { token: parent.token, body: {} })],
  ['the kind was turned off', () => choose('comment', 'push', false)],
  ['the device was signed out', () => t.db.delete(pushTokens)],
  [
    'the person is leaving',
    () =>
      t.db
        .update(accounts)
        .set({ leavingAt: new Date(t.clock.now) })
        .where(eq(accounts.id, parent.accountId)),
  ],
])('cancels the delivery when %s', async (_, happens) => {
  await createDevice();
  await notify('comment');
  await happens();
  expect(await deliver()).toBe(0);
  expect(t.push.pushes).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('reading a notice does not cancel the delivery of a later one', async () => {
  await createDevice();
  await notify('comment');
  await t.call('PUT', '/notice/read', { token: parent.token, body: {} });
  await notify('comment');
  expect(await deliver()).toBe(1);
});

describe('a service that fails', () => {
  test('is retried later and delivers the notice once, without undoing its cause', async () => {
    await notify('inquiry_answer');
    t.mailer.state.isShut = true;
    expect(await deliver()).toBe(0);
    expect(await lines()).toHaveLength(1);
    expect(t.logLines.at(-1)).toContain('notice not sent');
    t.mailer.state.isShut = false;
    expect(await deliver()).toBe(0);
    t.clock.now += MINUTE_MS;
    expect([await deliver(), await deliver()]).toEqual([1, 0]);
    expect(t.mailer.mails).toHaveLength(1);
  });

  test('does not block other channels, and is skipped for the rest of the run', async () => {
    const send = jest.spyOn(t.deps.mailer, 'send');
    await createDevice();
    t.mailer.state.isShut = true;
    for (const path of ['/mypage/inquire/1', '/mypage/inquire/2']) await notify('inquiry_answer', { path });
    expect(await deliver()).toBe(2);
    expect(t.push.pushes).toHaveLength(2);
    expect(send.mock.calls.length).toBeLessThanOrEqual(1);
  });

  test('is dropped after a day', async () => {
    await notify('inquiry_answer');
    t.mailer.state.isShut = true;
    for (let hour = 0; hour < 80; hour += 1) {
      await deliver();
      t.clock.now += HOUR_MS;
    }
    expect(await waiting()).toEqual([]);
    expect(t.logLines.filter((line) => line.includes('notice given up'))).toHaveLength(1);
    expect(t.mailer.mails).toEqual([]);
  });
});

test('repeats a delivery once when a process dies between sending and recording it', async () => {
  await createDevice();
  await notify('comment');
  const killed = () => {
    throw new Error('killed');
  };
  const db = Object.create(t.db, { delete: { value: killed } }) as typeof t.db;
  await expect(deliverNotices({ ...t.deps, accessColumn, db })).rejects.toThrow('killed');
  expect(t.push.pushes).toHaveLength(1);
  expect(await waiting()).toHaveLength(1);
  t.clock.now += MINUTE_MS;
  expect([await deliver(), await deliver()]).toEqual([1, 0]);
  expect(t.push.pushes).toHaveLength(2);
});

test('delivers a notice that was folded into one under way', async () => {
  await createDevice();
  await notify('comment');
  const send = t.deps.push.send;
  jest.spyOn(t.deps.push, 'send').mockImplementationOnce(async (push) => {
    await notify('comment');
    return send(push);
  });
  expect(await deliver()).toBe(1);
  t.clock.now += MINUTE_MS;
  expect([await deliver(), await deliver()]).toEqual([1, 0]);
  expect(t.push.pushes.map(({ payload }) => payload.badge)).toEqual([1, 2]);
});

test('delivers all that is due in one run, also times with microseconds, at most some at a time', async () => {
  await createDevice();
  for (let index = 0; index < 1200; index += 400)
    await t.db.execute(sql`insert into notice_deliveries (account_id, id, channel, kind, path, due_at, created_at)
      select ${parent.accountId}::uuid, gen_random_uuid(), 'push', 'counsel_answer', '/' || n,
        ${new Date(t.clock.now - 1000).toISOString()}::timestamptz + n * interval '1 microsecond', now()
      from generate_series(${index + 1}::int, ${index + 400}::int) n`);
  let running = 0;
  let most = 0;
  jest.spyOn(t.deps.push, 'send').mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((go) => setImmediate(go));
    running -= 1;
    return { gone: [] };
  });
  expect(await deliver()).toBe(1200);
  expect(await waiting()).toEqual([]);
  expect(most).toBe(16);
  // Other workers may join in, once a run.
  const joining = await t.db.select({ kind: jobs.kind, runAt: jobs.runAt }).from(jobs).orderBy(jobs.runAt);
  expect(joining.map(({ kind }) => kind)).toEqual(['deliver-notices', 'deliver-notices', 'deliver-notices']);
  expect(new Set(joining.map(({ runAt }) => runAt.getTime() % SECOND_MS)).size).toBe(2);
});

test('gives up its claim before another process may take it, without counting the attempt', async () => {
  await createDevice();
  for (const path of ['/1', '/2', '/3']) await notify('counsel_answer', { path });
  jest.spyOn(t.deps.push, 'send').mockImplementation(async () => {
    t.clock.now += 26 * SECOND_MS;
    return { gone: [] };
  });
  expect(await deliver()).toBe(3);
  expect(await waiting()).toEqual([]);
  t.deps.stopping = AbortSignal.abort();
  await expect(deliver()).rejects.toThrow(JobInterrupted);
});

test('sends a notice once from two concurrent processes', async () => {
  await createDevice();
  await notify('comment');
  const sent = await Promise.all([deliver(), deliver()]);
  expect(sent.toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(t.push.pushes).toHaveLength(1);
});

test('deletes the token of an unknown device, not the others', async () => {
  await createDevice('fcm:gone-gone-gone-gone');
  const login = { user_id: parent.loginId, password: parent.password };
  const elsewhere = await t.callJson<{ access_token: string }>('POST', '/auth/login', { body: login });
  await createDevice('fcm:here-here-here-here', { ...parent, token: elsewhere.data.access_token });
  t.push.state.gone = ['fcm:gone-gone-gone-gone'];
  await notify('comment');
  await deliver();
  expect(t.push.pushes[0]?.devices).toHaveLength(2);
  expect((await t.db.select().from(pushTokens)).map(({ token }) => token)).toEqual(['fcm:here-here-here-here']);
});

describe('night in Seoul', () => {
  const at = (time: string) => Date.parse(`2026-03-${time}+09:00`);
  test.each([
    // [kind, the person's quiet night, created at, delivered at]
    ['comment', true, '10T20:59:59', '10T20:59:59'],
    ['comment', true, '10T21:00:00', '11T08:00:00'],
    ['comment', true, '11T00:00:00', '11T08:00:00'],
    ['comment', true, '11T07:59:59', '11T08:00:00'],
    ['comment', true, '11T08:00:00', '11T08:00:00'],
    ['comment', false, '10T23:00:00', '10T23:00:00'],
    ['contest', false, '10T23:00:00', '11T08:00:00'],
    ['health_due', false, '11T03:00:00', '11T08:00:00'],
  ] as const)('%s, quiet: %s, created at %s is delivered at %s', async (kind, quiet, notifiedAt, outAt) => {
    await createDevice();
    await choose('quiet_night', 'app', quiet);
    t.clock.now = at(notifiedAt);
    await notify(kind);
    expect(await lines()).toHaveLength(1);
    expect((await waiting()).map(({ dueAt }) => dueAt.getTime())).toEqual([at(outAt)]);
    t.clock.now = at(outAt) - 1;
    expect(await deliver()).toBe(0);
    t.clock.now = at(outAt);
    expect(await deliver()).toBe(1);
  });

  test('postpones a retry due at night to the morning', async () => {
    await createDevice();
    t.clock.now = at('10T20:59:30');
    await notify('contest');
    t.push.state.isShut = true;
    await deliver();
    t.push.state.isShut = false;
    t.clock.now = at('10T21:05:00');
    expect(await deliver()).toBe(0);
    t.clock.now = at('11T08:00:00');
    expect(await deliver()).toBe(1);
  });
});

test('names the place to look in words in a mail without a public origin', async () => {
  t.deps.config = { ...t.deps.config, publicOrigin: null };
  await notify('inquiry_answer');
  await deliver();
  expect(t.mailer.mails[0]?.text).not.toContain('http');
  expect(t.mailer.mails[0]?.text).toContain('‘설정 › 알림 설정’');
});

describe('the limit of a day', () => {
  const at = (time: string) => Date.parse(`2026-03-${time}+09:00`);
  const titles = () => t.push.pushes.map(({ payload }) => payload.title);

  test('over a night and a day: two pushes, answers besides, and the rest as one in the morning', async () => {
    await createDevice();
    t.clock.now = at('10T22:00:00');
    for (const kind of ['comment', 'contest', 'health_due'] as const) await notify(kind);
    for (; t.clock.now < at('11T08:00:00'); t.clock.now += HOUR_MS) expect(await deliver()).toBe(0);
    expect(await deliver()).toBe(2);
    expect(titles()).toEqual(['접종·검진 시기를 확인해 주세요', '확인할 알림이 2개 있어요']);
    expect(t.push.pushes[1]?.payload.path).toBe('/mypage/notices');
    t.clock.now = at('11T12:00:00');
    await notify('comment', { path: '/1' });
    await notify('comment', { path: '/2' });
    await notify('counsel_answer');
    expect(await deliver()).toBe(1);
    expect(titles().at(-1)).toBe('전문가가 답변했어요');
    for (; t.clock.now < at('12T08:00:00'); t.clock.now += HOUR_MS) expect(await deliver()).toBe(0);
    await notify('comment', { path: '/3' });
    expect(await deliver()).toBe(2);
    // The day has room for two: one comment, and two of them as one.
    expect(titles().slice(3)).toEqual(['새 댓글이 달렸어요', '새 댓글이 달렸어요']);
    expect(t.push.pushes.at(-1)?.payload.path).toBe('/mypage/notices');
    expect(await waiting()).toEqual([]);
  });

  test('counts a push that failed not, and one that two processes send once', async () => {
    await createDevice();
    t.push.state.isShut = true;
    await notify('comment');
    await deliver();
    t.push.state.isShut = false;
    await notify('contest');
    t.clock.now += MINUTE_MS;
    await Promise.all([deliver(), deliver()]);
    expect(t.push.pushes).toHaveLength(2);
    await notify('like', { path: '/1' });
    await choose('like', 'push', true);
    await notify('like', { path: '/2' });
    expect(await deliver()).toBe(0);
  });

  test('a device whose service fails does not keep pushes from others', async () => {
    await createDevice();
    const other = await t.signUp();
    await createDevice('fcm:bbbbbbbbbbbbbbbb', other);
    const { send } = t.deps.push;
    jest
      .spyOn(t.deps.push, 'send')
      .mockImplementation(async (push) =>
        push.devices[0]?.token.startsWith('fcm:a') ? { gone: [], unreachable: 1 } : send(push),
      );
    await notify('comment');
    await notify('comment', { accountId: other.accountId });
    expect(await deliver()).toBe(1);
    expect(await waiting()).toHaveLength(1);
  });
});
