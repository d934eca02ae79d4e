/** @postgres jobs */

import { DAY_MS } from '@contract/common/time';
import type { CurrentLetter, LetterRow, WeeklyLetter } from '@contract/home/weekly-letter.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import { PLAYS, playContent } from '@server/content/plays';
import { noticeDeliveries, notices, notificationChoices, posts, profiles, weeklyLetters } from '@server/db/schema';
import { signAccessToken } from '@server/http/session/access-token';
import { publishArticles } from '@server/modules/community/articles/publish-articles';
import { useTestFamily } from '@server/testing/test-family';
import { eq } from 'drizzle-orm';
import { sendWeeklyLetters } from './send-weekly-letters';

const at = (time: string) => Date.parse(`${time}+09:00`);

const t = useTestFamily();
beforeEach(async () => {
  // A Tuesday.
  t.clock.now = at('2026-03-10T10:00:00');
});

const send = () => sendWeeklyLetters(t.db, t.clock.now);
const sent = () => t.db.select().from(notices).where(eq(notices.kind, 'weekly_letter'));
const url = (child: string, rest = '') => `/weekly-letter/profile/${child}${rest}`;
/** Signed for the present moment, as the clock moves by weeks. */
const call = async <T>(method: string, path: string, body?: unknown) =>
  t.callJson<T>(method, path, {
    token: await signAccessToken({ ...t.parent, role: 'parent' }, t.deps.config.secret, t.clock.now),
    body,
  });
const current = async (child: string) => (await call<CurrentLetter>('GET', url(child))).data;
const chooseMail = () =>
  t.db.insert(notificationChoices).values({
    accountId: t.parent.accountId,
    kind: 'weekly_letter',
    channel: 'email',
    enabled: true,
    updatedAt: new Date(t.clock.now),
  });
/** Twelve weeks old on a Tuesday, with its next letter on the day. */
const addScheduled = (values: Parameters<typeof t.addChild>[0] = {}) =>
  t.addChild({ name: '하린', birthDate: '20251216', letterOn: '20260310', ...values });

const readOpened = async (child: string) => (await call<Profile>('GET', `/profile/selected/${child}`)).data.updated_at;

describe('the notice of the week', () => {
  test('goes out once on the weekday of birth by day, over runs, processes and the other days of the week', async () => {
    const child = await addScheduled();
    t.clock.now = at('2026-03-10T09:59:00');
    expect(await send()).toBe(0);
    t.clock.now = at('2026-03-10T10:00:00');
    expect((await Promise.all([send(), send()])).toSorted((a, b) => a - b)).toEqual([0, 1]);
    for (let day = 1; day < 7; day += 1) {
      t.clock.now += DAY_MS;
      expect(await send()).toBe(0);
    }
    const [notice, ...more] = await sent();
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      title: '하린 · 이번 주 편지가 왔어요',
      path: `/home/letter?child=${child}&week=20260310`,
      profileId: child,
    });
    t.clock.now += DAY_MS;
    expect(await send()).toBe(1);
  });

  test('leaves the house without the child and its name', async () => {
    await addScheduled();
    await chooseMail();
    await send();
    const { play } = (await t.db.select().from(weeklyLetters))[0]?.content ?? {};
    expect(await t.db.select().from(noticeDeliveries)).toMatchObject([
      { path: '/home/letter', title: `오늘 ${play?.minutes}분: ${play?.title}` },
    ]);
  });

  test('names no play outside the house before the due date of a child born early', async () => {
    await addScheduled({ birthDate: '20260203', gestationWeeks: 34 });
    await chooseMail();
    await send();
    expect((await t.db.select().from(weeklyLetters))[0]?.playId).not.toBeNull();
    expect(await t.db.select().from(noticeDeliveries)).toMatchObject([{ title: null }]);
  });

  test('begins with the next week of a child that was just added, and after a mended birth date', async () => {
    const child = await t.addChild({ birthDate: '20251216' });
    expect(await send()).toBe(0);
    t.clock.now += 7 * DAY_MS;
    expect(await send()).toBe(1);
    const mended = {
      name: '하린',
      birth_date: '20251217',
      gender: 'female',
      gestation_weeks: null,
      image: null,
      updated_at: await readOpened(child),
    };
    expect((await call('PUT', `/profile/${child}`, mended)).status).toBe(200);
    t.clock.now += DAY_MS;
    expect(await send()).toBe(0);
    t.clock.now += 7 * DAY_MS;
    expect(await send()).toBe(1);
  });

  test('is made up for within the week and not after it', async () => {
    await addScheduled();
    t.clock.now += 6 * DAY_MS;
    expect(await send()).toBe(1);
    t.clock.now += 20 * DAY_MS;
    expect(await send()).toBe(0);
  });

  test.each([
    ['of six years', '20200310'],
    ['without a birth date', '20260230'],
  ])('is not written for a child %s, which is not looked at again', async (_, birthDate) => {
    const child = await addScheduled({ birthDate });
    expect(await send()).toBe(0);
    expect(await current(child)).toBeNull();
    expect((await t.db.select().from(profiles))[0]?.letterOn).toBe('99991231');
  });
});

describe('a letter', () => {
  test('keeps its play and article through the week, and its next steps follow from the marks of today', async () => {
    const child = await addScheduled();
    const before = await current(child);
    expect(before).toMatchObject({ starts_on: '20260310', week: 12 });
    expect(before?.next.map(({ name }) => name)).toContain('디프테리아·파상풍·백일해(DTaP) 1차');
    const mark = { id: crypto.randomUUID(), outcome: 'done', on: null, marked_at: new Date(t.clock.now).toISOString() };
    const marked = await call('PUT', `/health-windows/profile/${child}/window/DTaP-1`, { ...mark, consent: true });
    expect(marked.status).toBe(200);
    t.clock.now += 3 * DAY_MS;
    const after = await current(child);
    expect(after).toMatchObject({ play: before?.play, article: before?.article });
    expect(after?.next.map(({ name }) => name)).not.toContain('디프테리아·파상풍·백일해(DTaP) 1차');
    expect(await t.db.select().from(weeklyLetters)).toHaveLength(1);
  });

  test('names the age of the day it is read, and later that of the end of its week without next steps', async () => {
    // Three months old on the Monday of its thirteenth week.
    const child = await addScheduled();
    expect((await current(child))?.age).toMatchObject({ actual_months: 2 });
    t.clock.now = at('2026-03-16T09:00:00');
    expect((await current(child))?.age).toMatchObject({ actual_months: 3 });
    t.clock.now = at('2026-05-20T09:00:00');
    const earlier = (await call<WeeklyLetter>('GET', url(child, '/letter/20260310'))).data;
    expect(earlier).toMatchObject({ week: 12, age: { actual_months: 3 }, next: [] });
    expect((await call<LetterRow[]>('GET', url(child, '/letter'))).data).toMatchObject([{ week: 12, months: 3 }]);
  });

  test('is not shown any more when the birth date was mended to a later day than its week', async () => {
    const child = await addScheduled();
    await current(child);
    const mended = {
      name: '하린',
      birth_date: '20260316',
      gender: 'female',
      gestation_weeks: null,
      image: null,
      updated_at: await readOpened(child),
    };
    t.clock.now = at('2026-03-17T09:00:00');
    expect((await call('PUT', `/profile/${child}`, mended)).status).toBe(200);
    expect((await call<LetterRow[]>('GET', url(child, '/letter'))).data).toEqual([]);
    expect((await call('GET', url(child, '/letter/20260310'))).status).toBe(404);
  });

  test('is found in the archive by its week, the newest first', async () => {
    const child = await addScheduled();
    const first = await current(child);
    t.clock.now += 7 * DAY_MS;
    const second = await current(child);
    const list = await call<LetterRow[]>('GET', url(child, '/letter'));
    expect(list.data.map(({ starts_on, week }) => [starts_on, week])).toEqual([
      ['20260317', 13],
      ['20260310', 12],
    ]);
    const one = await call<WeeklyLetter>('GET', url(child, '/letter/20260310'));
    expect(one.data).toMatchObject({ play: first?.play, article: first?.article, milestones: first?.milestones });
    expect(second?.play?.id).not.toBe(first?.play?.id);
    const none = await call('GET', url(child, '/letter/20260303'));
    expect(none.status).toBe(404);
  });

  test('drops a play that staff hid since', async () => {
    const child = await addScheduled();
    const { play } = (await current(child)) ?? {};
    playContent.replace(PLAYS.filter(({ id }) => id !== play?.id));
    const [letter, list] = [await current(child), await call<LetterRow[]>('GET', url(child, '/letter'))];
    playContent.replace(PLAYS);
    expect(letter?.play).toBeNull();
    expect(list.data[0]?.titles).not.toContain(play?.title);
    expect((await current(child))?.play).toEqual(play);
  });

  test('links its article while it is listed', async () => {
    await publishArticles({ db: t.db, now: () => t.clock.now });
    const child = await addScheduled();
    const key = (await current(child))?.article?.key ?? '';
    expect((await current(child))?.article?.post_id).toEqual(expect.any(String));
    await t.db.update(posts).set({ visibility: 'withdrawn' }).where(eq(posts.contentKey, key));
    expect((await current(child))?.article).toMatchObject({ key, post_id: null });
  });
});
