import { MINUTE_MS } from '@contract/common/time';
import type { HealthMarkInput } from '@contract/home/health-windows';
import type { HealthWindows } from '@contract/home/health-windows.responses';
import { consents, healthMarks } from '@server/db/schema';
import { createTestFamily, type TestFamily } from '@server/testing/test-family';
import { eq } from 'drizzle-orm';

let t: TestFamily;
let child: string;
beforeEach(async () => {
  t = await createTestFamily();
  child = await t.addChild({ birthDate: '20250310' });
});
afterEach(async () => {
  await t.db.delete(consents);
  await t.close();
});

const createMark = (more: Partial<HealthMarkInput> = {}): HealthMarkInput => ({
  id: crypto.randomUUID(),
  outcome: 'done',
  on: '20260305',
  marked_at: new Date(t.clock.now).toISOString(),
  consent: true,
  ...more,
});
const mark = (windowId: string, body: unknown, profileId = child) =>
  t.callJson<HealthWindows>('PUT', `/health-windows/profile/${profileId}/window/${windowId}`, {
    token: t.parent.token,
    body,
  });
const getState = ({ windows }: HealthWindows, id: string) => windows.find((window) => window.id === id)?.state;

test('lists windows by the actual age, with sources', async () => {
  const early = await t.addChild({ birthDate: '20250310', gestationWeeks: 31 });
  const { data } = await t.callJson<HealthWindows>('GET', `/health-windows/profile/${early}`, {
    token: t.parent.token,
  });
  expect(data).toMatchObject({ months: 12, early_born: true, consent_needed: true });
  expect(getState(data, 'MMR-1')).toBe('open');
  expect(data.notes.join()).toContain('방문 전 확인');
  expect(data.sources.map(({ kind }) => kind)).toEqual(['vaccine', 'checkup']);
});

test("requires the guardian's consent for a mark, not for its removal", async () => {
  const refused = await mark('MMR-1', createMark({ consent: false }));
  expect(refused).toMatchObject({ status: 403, code: 'CONSENT_REQUIRED' });
  expect((await mark('MMR-1', createMark())).data.consent_needed).toBe(false);
  expect((await mark('VAR-1', createMark({ consent: false }))).status).toBe(200);
  await t.db.update(consents).set({ given: false }).where(eq(consents.kind, 'sensitive'));
  expect((await mark('HepA-1', createMark({ consent: false }))).code).toBe('CONSENT_REQUIRED');
  expect((await mark('MMR-1', createMark({ outcome: 'cleared', consent: false }))).status).toBe(200);
});

test('uses the last of done, undone and done again, and stores all marks', async () => {
  expect(getState((await mark('MMR-1', createMark())).data, 'MMR-1')).toBe('done');
  t.clock.now += 1000;
  expect(getState((await mark('MMR-1', createMark({ outcome: 'cleared', on: null }))).data, 'MMR-1')).toBe('open');
  t.clock.now += 1000;
  const { data } = await mark('MMR-1', createMark({ on: null }));
  expect(data.windows.find(({ id }) => id === 'MMR-1')?.mark).toEqual({ outcome: 'done', on: null });
  expect(await t.db.select().from(healthMarks)).toHaveLength(3);
});

test('stores a repeated mark once, and refuses its id for another mark', async () => {
  const sent = createMark();
  await mark('MMR-1', sent);
  expect((await mark('MMR-1', sent)).status).toBe(200);
  expect(await t.db.select().from(healthMarks)).toHaveLength(1);
  expect((await mark('MMR-1', { ...sent, on: '20260306' })).code).toBe('CONFLICT');
});

test('ignores a delayed mark older than the stored one', async () => {
  const waited = createMark({ marked_at: new Date(t.clock.now - MINUTE_MS).toISOString(), outcome: 'cleared' });
  await mark('MMR-1', createMark());
  expect(getState((await mark('MMR-1', waited)).data, 'MMR-1')).toBe('done');
});

test('a mark of a device with a fast clock does not block later ones', async () => {
  await mark('MMR-1', createMark({ marked_at: '2999-01-01T00:00:00.000Z' }));
  t.clock.now += 1000;
  expect(getState((await mark('MMR-1', createMark({ outcome: 'cleared' }))).data, 'MMR-1')).toBe('open');
});

test.each([
  [{ on: '20260311' }, '아직 오지 않은 날짜예요. 받은 날을 입력해 주세요.'],
  [{ on: '20250309' }, '태어나기 전 날짜예요. 다시 확인해 주세요.'],
  [{ on: '20260230' }, '달력에 없는 날짜예요. 다시 확인해 주세요.'],
  [{ on: '２０２６０３０５' }, '달력에 없는 날짜예요. 다시 확인해 주세요.'],
])('refuses %j on the day field', async (given, message) => {
  expect(await mark('MMR-1', createMark(given))).toMatchObject({ status: 422, fields: { on: message } });
});

test.each(['MMR-9', 'XXXX-1', 'IIV-1999', 'IIV-9999', 'checkup-0'])(
  'refuses %s as a window of this child',
  async (id) => {
    expect((await mark(id, createMark())).status).toBe(404);
  },
);

test.each(['%00', 'MMR', 'MMR-1;drop', '-1', 'MMR-99999', '일본뇌염-1'])('refuses %s as an address', async (id) => {
  expect([404, 422]).toContain((await mark(id, createMark())).status);
});

test('continues the marked one of two alternative vaccines', async () => {
  const { data } = await mark('LJEV-1', createMark());
  expect(getState(data, 'LJEV-2')).toBe('later');
  expect(getState(data, 'IJEV-2')).toBeUndefined();
});

test("refuses another account's child", async () => {
  const stranger = await t.signUp();
  const theirs = await t.addChild({}, stranger);
  expect((await mark('MMR-1', createMark(), theirs)).code).toBe('FOREIGN_PROFILE');
});
