import { DAY_MS } from '@contract/common/time';
import type { HealthWindows } from '@contract/home/health-windows.responses';
import type { DonePlay, PlayPlan } from '@contract/home/play-plan.responses';
import type { GrowthEntries } from '@contract/mypage/growth.responses';
import type { OfficialResult } from '@contract/test/diagnostics-official.responses';
import { notices, testAttempts } from '@server/db/schema';
import { sendReminders } from '@server/modules/reminders/send-reminders';
import { addChild, shareChild } from '@server/testing/share-child';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { and, eq, ne } from 'drizzle-orm';

const t = useTestApp();
let owner: SignedUp;
let father: SignedUp;
let grandmother: SignedUp;
let child: string;

beforeEach(async () => {
  [owner, father, grandmother] = [
    await t.signUp({ name: '하늘' }),
    await t.signUp({ name: '바다', childConsent: false }),
    await t.signUp(),
  ];
  child = await addChild(t, owner);
  await shareChild(t, { owner, child, role: 'guardian', who: father });
  await shareChild(t, { owner, child, role: 'family', who: grandmother });
});

const listKinds = async ({ accountId }: SignedUp) => {
  const own = and(eq(notices.accountId, accountId), ne(notices.kind, 'sharing'));
  return (await t.db.select().from(notices).where(own)).map(({ kind }) => kind).toSorted();
};
const listTitles = async ({ accountId }: SignedUp) =>
  (await t.db.select().from(notices).where(eq(notices.accountId, accountId))).map(({ title }) => title);

test('each guardian is reminded by the own settings, family is not', async () => {
  const choices = [{ kind: 'check_due', channel: 'app', enabled: false }];
  const saved = await t.callJson('PUT', '/mypage/notification', { token: father.token, body: { choices } });
  expect(saved.status).toBe(200);
  for (let day = 0; day < 120; day += 15) await sendReminders(t.db, t.clock.now + day * DAY_MS);
  const owners = await listKinds(owner);
  expect(owners).toContain('check_due');
  expect(await listKinds(father)).toEqual(owners.filter((kind) => kind !== 'check_due'));
  expect(await listKinds(grandmother)).toEqual([]);
});

test('only who answers a check about oneself is reminded that it is unfinished', async () => {
  await t.callJson('POST', `/diagnostic-test/profile/${child}/test/parenting_stress-12-35m/attempt`, {
    token: father.token,
    body: { consent: true },
  });
  await t.db.update(testAttempts).set({ answered: 1 });
  t.clock.now += 5 * DAY_MS;
  await sendReminders(t.db, t.clock.now);
  await sendReminders(t.db, t.clock.now + DAY_MS);
  expect(await listKinds(owner)).not.toContain('unfinished_check');
  expect(await listKinds(father)).toContain('unfinished_check');
});

test('the other guardians are told of another time limit and another guardian password', async () => {
  const password = '1234';
  await t.callJson('POST', '/mypage/guardian-password', { token: father.token, body: { password } });
  const setting = { daily_limit_minutes: 15, hand: 'right', guardian_password: password };
  const path = `/learning/profile/${child}/setting`;
  for (const _ of [1, 2])
    expect((await t.callJson('PUT', path, { token: father.token, body: setting })).status).toBe(200);
  const change = { current_password: password, password: '5678' };
  await t.callJson('PUT', '/mypage/guardian-password', { token: father.token, body: change });
  const told = (await listTitles(owner)).filter((title) => /배우기|비밀번호/.test(title));
  expect(told).toEqual(['하루 · 배우기 설정이 바뀌었어요', '하루 · 다른 보호자의 보호자 비밀번호가 바뀌었어요']);
  expect((await listTitles(grandmother)).filter((title) => /배우기|비밀번호/.test(title))).toEqual([]);
});

test('growth entries of one day by two people are both kept, each with its writer for the other', async () => {
  const values = { measured_on: '20260101', height_cm: 74, weight_kg: 9, head_cm: null, position: 'lying' };
  for (const { token } of [owner, father])
    await t.callJson('POST', `/growth/profile/${child}/entry`, {
      token,
      body: { id: crypto.randomUUID(), ...values, place: 'home', note: '', consent: true, confirmed: true },
    });
  const list = async ({ token }: SignedUp) => {
    const { data } = await t.callJson<GrowthEntries>('GET', `/growth/profile/${child}`, { token });
    return data.entries.map(({ written_by }) => written_by).toSorted((a, b) => String(a).localeCompare(String(b)));
  };
  expect(await list(owner)).toEqual([null, '바다']);
  expect(await list(father)).toEqual([null, '하늘']);
});

test('official results, health marks and plays name their writer to the other guardian alone', async () => {
  const send = (method: string, path: string, body: object) => t.callJson(method, path, { token: father.token, body });
  const get = async <T>(path: string, { token } = owner) => (await t.callJson<T>('GET', path, { token })).data;
  const official = `/diagnostic-test/profile/${child}/official-result`;
  const windows = `/health-windows/profile/${child}`;
  const plan = `/play-plan/profile/${child}`;
  const mark = { id: crypto.randomUUID(), marked_at: new Date(t.clock.now).toISOString() };
  const { day, plays } = await get<PlayPlan>(plan);
  await send('POST', official, {
    round: 3,
    taken_on: '20260110',
    rows: { language: 'on_track' },
    place: '',
    note: '',
    consent: true,
  });
  await send('PUT', `${windows}/window/MMR-1`, { ...mark, outcome: 'done', on: null, consent: true });
  await send('PUT', `${plan}/play/${plays[0]?.play.id}`, { ...mark, day, done: true, feedback: 'enjoyed' });

  const listWriters = async (who: SignedUp) => [
    (await get<OfficialResult[]>(official, who))[0]?.written_by,
    (await get<HealthWindows>(windows, who)).windows.find(({ id }) => id === 'MMR-1')?.mark?.written_by,
    (await get<PlayPlan>(plan, who)).plays[0]?.written_by,
    (await get<DonePlay[]>(`${plan}/done`, who))[0]?.written_by,
  ];
  expect(await listWriters(owner)).toEqual(['바다', '바다', '바다', '바다']);
  expect(await listWriters(father)).toEqual([undefined, undefined, undefined, undefined]);
  expect((await get<PlayPlan>(plan, grandmother)).plays[0]?.written_by).toBe('바다');
});

test('a dose of a combined vaccine names who marked the injection', async () => {
  const windows = `/health-windows/profile/${child}`;
  const put = (path: string, body: object) => t.callJson('PUT', `${windows}${path}`, { token: father.token, body });
  await put('/combined-vaccine', { combined_vaccine: 'hexavalent' });
  const list = async () => (await t.callJson<HealthWindows>('GET', windows, { token: owner.token })).data.windows;
  const dose = (await list()).find(({ diseases }) => diseases.length > 0);
  const mark = { id: crypto.randomUUID(), marked_at: new Date(t.clock.now).toISOString() };
  await put(`/window/${dose?.id}`, { ...mark, outcome: 'done', on: null, consent: true });
  expect((await list()).find(({ id }) => id === dose?.id)?.mark).toMatchObject({ outcome: 'done', written_by: '바다' });
});
