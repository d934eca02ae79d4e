/** @postgres sql jobs */

import { MINUTE_MS } from '@contract/common/time';
import type { NoticePage } from '@contract/notices/notices.responses';
import type { Announcement, AnnouncementPage, AudienceSize } from '@contract/staff/announcements.responses';
import { accounts, announcements, jobs, noticeDeliveries, notices, profiles, pushTokens } from '@server/db/schema';
import { useTestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';
import { sendAnnouncement } from './send-announcement';

const t = useTestApp();

const WORDS = { title: '새 체크가 나왔어요', body: '36개월 체크를 할 수 있어요.', audience: 'all' };
const make = (token: string, more: object = {}) =>
  t.callJson<Announcement>('POST', '/admin/announcement', { token, body: { ...WORDS, ...more } });
const list = async (token: string) =>
  (await t.callJson<AnnouncementPage>('GET', '/admin/announcement', { token })).data.items;
const listNotices = async (token: string) => (await t.callJson<NoticePage>('GET', '/notice', { token })).data.items;
const addChild = (accountId: string, birthDate: string) => {
  const at = new Date(t.clock.now);
  return t.db.insert(profiles).values({
    accountId,
    id: crypto.randomUUID(),
    name: '하린',
    birthDate,
    gender: 'female',
    createdAt: at,
    updatedAt: at,
  });
};

test('is sent to everybody once, also when the job runs twice, and counts who has seen it', async () => {
  const admin = await t.signUp({ role: 'admin' });
  const [one, other] = await t.signUpEach([{}, {}]);
  const { status, data } = await make(admin.token, { path: '/home' });
  expect([status, data.state]).toEqual([201, 'scheduled']);
  expect(await t.db.select().from(jobs)).toMatchObject([
    { kind: 'send-announcement', payload: { announcementId: data.id } },
  ]);
  expect(await sendAnnouncement(t.deps, { announcementId: data.id })).toBe(3);
  expect(await sendAnnouncement(t.deps, { announcementId: data.id })).toBe(0);
  expect(await listNotices(one?.token ?? '')).toMatchObject([
    { kind: 'notice', title: WORDS.title, body: WORDS.body, path: '/home', read: false },
  ]);
  expect(await listNotices(other?.token ?? '')).toHaveLength(1);
  await t.call('PUT', '/notice/read', { token: one?.token ?? '', body: {} });
  expect(await list(admin.token)).toMatchObject([{ id: data.id, state: 'sent', reached: 3, shown: 3, seen: 1 }]);
});

test('continues after the last person when a run broke off', async () => {
  const admin = await t.signUp({ role: 'admin' });
  const people = await t.signUpEach([{}, {}]);
  const { data } = await make(admin.token);
  const [first] = [admin, ...people].map(({ accountId }) => accountId).sort();
  await t.db.update(announcements).set({ state: 'sending', lastAccountId: first ?? null, reached: 1 });
  expect(await sendAnnouncement(t.deps, { announcementId: data.id })).toBe(2);
  expect(await list(admin.token)).toMatchObject([{ state: 'sent', reached: 3, shown: 2 }]);
});

test('respects the choices of each person and the night', async () => {
  // 02:00 in Seoul.
  t.clock.now = Date.parse('2026-03-09T17:00:00Z');
  const admin = await t.signUp({ role: 'admin' });
  const person = await t.signUp();
  const choices = [
    { kind: 'notice', channel: 'app', enabled: false },
    { kind: 'notice', channel: 'email', enabled: true },
    { kind: 'notice', channel: 'push', enabled: true },
  ];
  await t.call('PUT', '/mypage/notification', { token: person.token, body: { choices } });
  await t.db.insert(pushTokens).values({
    accountId: person.accountId,
    sessionId: person.sessionId,
    token: 'fcm:1',
    tokenHash: 'hash',
    platform: 'ios',
    updatedAt: new Date(t.clock.now),
  });
  const { data } = await make(admin.token);
  await sendAnnouncement(t.deps, { announcementId: data.id });
  const shown = await t.db.select().from(notices).where(eq(notices.accountId, person.accountId));
  expect(shown).toEqual([]);
  const due = await t.db.select().from(noticeDeliveries).orderBy(noticeDeliveries.channel);
  expect(due.map(({ channel, dueAt, noticeId }) => [channel, dueAt.toISOString(), noticeId])).toEqual([
    ['email', '2026-03-09T23:00:00.000Z', null],
    ['push', '2026-03-09T23:00:00.000Z', null],
  ]);
});

test('reaches the audience alone: an age of children, experts, staff; nobody who is leaving or frozen', async () => {
  const [admin, expert] = await t.signUpEach([{ role: 'admin' }, { role: 'expert' }]);
  const [infant, toddler, leaving, frozen] = await t.signUpEach([{}, {}, {}, {}]);
  // Today is 10 March 2026: 2 completed months, and 13.
  await addChild(infant?.accountId ?? '', '20260105');
  await addChild(toddler?.accountId ?? '', '20250210');
  const at = new Date(t.clock.now);
  await t.db
    .update(accounts)
    .set({ leavingAt: at })
    .where(eq(accounts.id, leaving?.accountId ?? ''));
  await t.db
    .update(accounts)
    .set({ frozenAt: at })
    .where(eq(accounts.id, frozen?.accountId ?? ''));
  const size = async (body: object) =>
    (await t.callJson<AudienceSize>('POST', '/admin/announcement/audience', { token: admin?.token ?? '', body })).data
      .people;
  expect(await size({ audience: 'all' })).toBe(4);
  expect(await size({ audience: 'expert' })).toBe(1);
  expect(await size({ audience: 'staff' })).toBe(2);
  expect(await size({ audience: 'children', from_month: 0, to_month: 2 })).toBe(1);
  expect(await size({ audience: 'children', from_month: 3, to_month: 12 })).toBe(0);
  expect(await size({ audience: 'children', from_month: 13, to_month: 13 })).toBe(1);
  const { data } = await make(admin?.token ?? '', { audience: 'children', from_month: 12, to_month: 24 });
  expect(await sendAnnouncement(t.deps, { announcementId: data.id })).toBe(1);
  expect(await listNotices(toddler?.token ?? '')).toHaveLength(1);
  expect(await listNotices(expert?.token ?? '')).toEqual([]);
});

test('waits for its time, and is taken back before it', async () => {
  const admin = await t.signUp({ role: 'admin' });
  const { data } = await make(admin.token, { send_at: new Date(t.clock.now + 10 * MINUTE_MS).toISOString() });
  expect(await sendAnnouncement(t.deps, { announcementId: data.id })).toBe(0);
  const cancel = (id: string) =>
    t.callJson<Announcement>('POST', `/admin/announcement/${id}/cancel`, { token: admin.token });
  expect((await cancel(data.id)).data.state).toBe('cancelled');
  expect((await cancel(data.id)).data.state).toBe('cancelled');
  t.clock.now += 10 * MINUTE_MS;
  expect(await sendAnnouncement(t.deps, { announcementId: data.id })).toBe(0);
  const { data: sent } = await make(admin.token);
  await sendAnnouncement(t.deps, { announcementId: sent.id });
  expect((await cancel(sent.id)).code).toBe('CONFLICT');
});

test.each([
  [{ title: '' }, 'title'],
  [{ body: '가'.repeat(141) }, 'body'],
  [{ path: 'https://elsewhere.example' }, 'path'],
  [{ path: '//elsewhere.example' }, 'path'],
  [{ audience: 'nobody' }, 'audience'],
  [{ audience: 'children' }, 'from_month'],
  [{ audience: 'children', from_month: 12, to_month: 3 }, 'to_month'],
  [{ send_at: '2026-03-10T02:59:00.000Z' }, 'send_at'],
  [{ send_at: '2028-03-10T02:59:00.000Z' }, 'send_at'],
])('refuses %j on its field', async (more, field) => {
  const { token } = await t.signUp({ role: 'admin' });
  expect(await make(token, more)).toMatchObject({ status: 422, fields: { [field]: expect.stringMatching(/요\.$/) } });
});
