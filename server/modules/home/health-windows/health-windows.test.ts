import { MINUTE_MS } from '@contract/common/time';
import type { HealthMarkInput } from '@contract/home/health-windows';
import type { HealthWindows } from '@contract/home/health-windows.responses';
import { healthMarks } from '@server/db/schema';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import { createTestFamily, type TestFamily } from '@server/testing/test-family';

let t: TestFamily;
let child: string;
beforeEach(async () => {
  t = await createTestFamily();
  child = await t.addChild({ birthDate: '20250310' });
});
afterEach(async () => {
  await t.close();
});

const createMark = (more: Partial<HealthMarkInput> = {}): HealthMarkInput => ({
  id: crypto.randomUUID(),
  outcome: 'done',
  on: '20260310',
  marked_at: new Date(t.clock.now).toISOString(),
  consent: true,
  confirmed: false,
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
  expect(data.notes.join()).toContain('가기 전에 예방접종도우미');
  expect(data.notes[0]).toContain('2kg보다 작게');
  expect(data.sources.map(({ kind }) => kind)).toEqual(['vaccine', 'checkup']);
});

test("requires the guardian's consent for a mark, not for its removal", async () => {
  const refused = await mark('MMR-1', createMark({ consent: false }));
  expect(refused).toMatchObject({ status: 403, code: 'CONSENT_REQUIRED' });
  expect((await mark('MMR-1', createMark())).data.consent_needed).toBe(false);
  expect((await mark('VAR-1', createMark({ consent: false }))).status).toBe(200);
  await recordConsents(t.db, { accountId: t.parent.accountId, now: t.clock.now + 1 }, [
    { kind: 'sensitive', given: false },
  ]);
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
  expect((await mark('MMR-1', { ...sent, on: '20260309' })).code).toBe('CONFLICT');
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
  [{ on: '20260311' }, '한국은 아직 3월 10일이에요. 받은 날을 입력해 주세요.'],
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

describe('an unlikely mark', () => {
  const unlikely = { status: 409, code: 'VACCINE_UNLIKELY' };
  const getMark = ({ windows }: HealthWindows, id: string) => windows.find((window) => window.id === id);

  test.each([
    [
      'under its least age',
      'MMR-1',
      { on: '20251110' },
      '12개월 전에 맞은 것은 다시 맞아야 할 수 있어요. 날짜가 맞나요?',
    ],
    ['while the first is missing', 'HepA-2', {}, '1차 표시가 아직 없어요. 2차가 맞나요?'],
    ['at eleven years', 'Tdap-1', {}, '만 11세 전에'],
    ['a check-up of 54 months', 'checkup-7', {}, '이 검진을 받는 나이는 54~60개월이에요. 날짜가 맞나요?'],
    ['rotavirus at a year', 'RV-1', {}, '이 차수를 맞는 나이가 지난 날이에요. 날짜가 맞나요?'],
    ['another season', 'IIV-2025', { on: '20250601' }, '2025년 7월부터 2026년 6월까지'],
  ])('is asked about and nothing is stored: %s', async (_, id, more, question) => {
    const refused = await mark(id, createMark(more));
    expect(refused).toMatchObject(unlikely);
    expect(refused.fields?.on).toContain(question);
    expect(await t.db.select().from(healthMarks)).toEqual([]);
  });

  test('is kept when confirmed, shown with its mark, and stays on the list', async () => {
    const sent = createMark({ on: '20251110' });
    expect(await mark('MMR-1', sent)).toMatchObject(unlikely);
    const { data, status } = await mark('MMR-1', { ...sent, confirmed: true });
    expect(status).toBe(200);
    expect(getMark(data, 'MMR-1')).toMatchObject({
      state: 'open',
      mark: { outcome: 'done', on: '20251110', early: true },
      ask: expect.stringContaining('다시 맞아야 할 수 있어요'),
    });
    t.clock.now += 1000;
    const { data: again } = await mark('MMR-1', createMark({ on: '20260310' }));
    expect(getMark(again, 'MMR-1')).toMatchObject({ state: 'done', mark: { outcome: 'done', on: '20260310' } });
  });

  test('is asked about where it makes another mark too early, or is less than 28 days from a live one', async () => {
    const older = await t.addChild({ birthDate: '20240310' });
    await mark('MMR-1', createMark({ on: '20250401' }), older);
    const near = await mark('VAR-1', createMark({ on: '20250410' }), older);
    expect(near.fields?.on).toContain('28일을 두지 않고');
    const before = await mark('VAR-1', createMark({ on: '20250320' }), older);
    expect(before.fields?.on).toBe(
      '이 날짜면 이미 표시한 홍역·유행성이하선염·풍진(MMR) 1차가 너무 일러요. 날짜가 맞나요?',
    );
    expect((await mark('VAR-1', createMark({ on: '20250401' }), older)).status).toBe(200);
  });

  test('of two vaccines of which one is enough is asked about', async () => {
    await mark('LJEV-1', createMark());
    const { fields } = await mark('IJEV-1', createMark());
    expect(fields?.on).toContain('백신 종류가 맞나요?');
  });

  test('needs its day', async () => {
    const young = await t.addChild({ birthDate: '20250810' });
    const refused = await mark('MMR-1', createMark({ on: null }), young);
    expect(refused).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    expect(refused.fields?.on).toContain('받은 날을 적어 주세요.');
  });

  test('in a combined injection and in the booklet is asked about alike', async () => {
    const baby = await t.addChild({ birthDate: '20251201' });
    const body = { token: t.parent.token, body: { combined_vaccine: 'hexavalent' } };
    await t.callJson('PUT', `/health-windows/profile/${baby}/combined-vaccine`, body);
    const early = await mark('Hexa-1', createMark({ on: '20260101' }), baby);
    expect(early).toMatchObject(unlikely);
    expect(early.fields?.on).toContain('생후 6주 전에');
    const booklet = (confirmed: boolean) =>
      t.callJson<HealthWindows>('PUT', `/health-windows/profile/${baby}/booklet/${crypto.randomUUID()}`, {
        token: t.parent.token,
        body: {
          until: '20260310',
          windows: ['PCV-2'],
          marked_at: new Date(t.clock.now).toISOString(),
          consent: true,
          confirmed,
        },
      });
    const asked = await booklet(false);
    expect(asked).toMatchObject({ ...unlikely, fields: { 'windows.PCV-2': '1차 표시가 아직 없어요. 2차가 맞나요?' } });
    expect(getState((await booklet(true)).data, 'PCV-2')).toBe('done');
  });
});
