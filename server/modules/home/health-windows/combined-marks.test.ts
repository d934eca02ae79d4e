import type { BookletInput, CombinedVaccine, HealthMarkInput } from '@contract/home/health-windows';
import type { HealthState, HealthWindows } from '@contract/home/health-windows.responses';
import { healthMarks, profiles, sentReminders } from '@server/db/schema';
import { sendReminders } from '@server/modules/reminders/send-reminders';
import { useTestFamily } from '@server/testing/test-family';

const t = useTestFamily();
/** On 2026-03-10 two months old. */
const BABY = '20260110';

const call = async (method: string, path: string, body?: unknown) =>
  t.callJson<HealthWindows>(method, `/health-windows/profile/${path}`, { token: t.parent.token, body });
const choose = (child: string, combined_vaccine: CombinedVaccine) =>
  call('PUT', `${child}/combined-vaccine`, { combined_vaccine });
function mark(child: string, windowId: string, more: Partial<HealthMarkInput> = {}) {
  t.clock.now += 1000;
  const marked_at = new Date(t.clock.now).toISOString();
  const body = { id: crypto.randomUUID(), outcome: 'done', on: '20260310', marked_at, consent: true, ...more };
  return call('PUT', `${child}/window/${windowId}`, body);
}
const states = ({ windows }: HealthWindows, ...ids: string[]) =>
  Object.fromEntries(windows.filter(({ id }) => ids.includes(id)).map(({ id, state }) => [id, state]));
const ROWS = ['HepB-2', 'DTaP-1', 'IPV-1', 'Hib-1', 'Hexa-1', 'Penta-1'];

describe('the choice of vaccine', () => {
  test('is asked until it is made, and may be changed', async () => {
    const child = await t.addChild({ birthDate: BABY });
    const before = (await call('GET', child)).data;
    expect(before).toMatchObject({ combined_vaccine: null, suggested_vaccine: 'hexavalent', asks_vaccine: true });
    expect(before.vaccine_note).toContain('엄마가 B형간염 양성이라면');
    expect((await choose(child, 'pentavalent')).data).toMatchObject({
      combined_vaccine: 'pentavalent',
      asks_vaccine: false,
    });
    expect((await choose(child, 'hexavalent')).data.combined_vaccine).toBe('hexavalent');
  });

  test.each([{ combined_vaccine: 'septavalent' }, {}])('refuses %j', async (body) => {
    const child = await t.addChild({ birthDate: BABY });
    expect((await call('PUT', `${child}/combined-vaccine`, body)).status).toBe(422);
  });

  test('loses no mark when it changes and changes back', async () => {
    const child = await t.addChild({ birthDate: BABY });
    await mark(child, 'DTaP-1', { on: '20260309' });
    await mark(child, 'HepB-2', { on: '20260212' });
    const before = (await choose(child, 'separate')).data.windows;
    for (const vaccine of ['hexavalent', 'pentavalent', 'hexavalent'] as const) {
      const { windows } = (await choose(child, vaccine)).data;
      expect(states({ ...(await call('GET', child)).data, windows }, 'DTaP-1', 'HepB-2')).toEqual({
        'DTaP-1': 'done',
        'HepB-2': 'done',
      });
    }
    expect((await choose(child, 'separate')).data.windows).toEqual(before);
  });
});

describe('one mark for one injection', () => {
  test('marks every dose it counts as, under each choice, and takes all back', async () => {
    const child = await t.addChild({ birthDate: BABY });
    await choose(child, 'hexavalent');
    expect(states((await mark(child, 'Hexa-1')).data, ...ROWS)).toEqual({ 'Hexa-1': 'done' });
    const separate = await choose(child, 'separate');
    expect(states(separate.data, ...ROWS)).toEqual({
      'HepB-2': 'done',
      'DTaP-1': 'done',
      'IPV-1': 'done',
      'Hib-1': 'done',
    });
    expect(states((await choose(child, 'pentavalent')).data, ...ROWS)).toEqual({ 'HepB-2': 'done', 'Penta-1': 'done' });
    await choose(child, 'hexavalent');
    expect(states((await mark(child, 'Hexa-1', { outcome: 'cleared', on: null })).data, ...ROWS)).toEqual({
      'Hexa-1': 'open',
    });
    expect(states((await choose(child, 'pentavalent')).data, 'HepB-2', 'Penta-1')).toEqual({
      'HepB-2': 'unconfirmed',
      'Penta-1': 'open',
    });
  });

  test('leaves hepatitis B as it was marked on another day', async () => {
    const child = await t.addChild({ birthDate: BABY });
    await mark(child, 'HepB-2', { on: '20260212' });
    await choose(child, 'hexavalent');
    await mark(child, 'Hexa-1');
    await mark(child, 'Hexa-1', { outcome: 'cleared', on: null });
    const { windows } = (await choose(child, 'pentavalent')).data;
    expect(windows.find(({ id }) => id === 'HepB-2')?.mark).toEqual({ outcome: 'done', on: '20260212' });
  });

  test('is one when sent twice, and refused with its id for another day', async () => {
    const child = await t.addChild({ birthDate: BABY });
    await choose(child, 'hexavalent');
    const id = crypto.randomUUID();
    await mark(child, 'Hexa-1', { id });
    expect((await mark(child, 'Hexa-1', { id })).status).toBe(200);
    expect(await t.db.select().from(healthMarks)).toHaveLength(4);
    expect((await mark(child, 'Hexa-1', { id, on: '20260309' })).code).toBe('CONFLICT');
  });

  test('is notified once, also after another choice', async () => {
    t.clock.now = Date.parse('2026-03-10T09:00:00+09:00');
    const child = await t.addChild({ birthDate: BABY });
    expect(await sendReminders(t.db, t.clock.now)).toBe(2);
    const told = (await t.db.select().from(sentReminders)).length;
    await choose(child, 'hexavalent');
    expect(await sendReminders(t.db, t.clock.now)).toBe(0);
    expect(await t.db.select().from(sentReminders)).toHaveLength(told);
  });
});

describe('the booklet', () => {
  /** On 2026-03-10 fourteen months old. */
  const TODDLER = '20250110';
  const book = (child: string, bookletId: string, more: Partial<BookletInput> = {}) =>
    call('PUT', `${child}/booklet/${bookletId}`, {
      until: '20260310',
      windows: ['BCG-1', 'Hexa-1', 'RV-1', 'checkup-2'],
      marked_at: new Date(t.clock.now).toISOString(),
      consent: true,
      ...more,
    });
  const undo = (child: string, bookletId: string) => call('DELETE', `${child}/booklet/${bookletId}`);
  const SEEN = ['BCG-1', 'HepB-1', 'DTaP-1', 'DTaP-2', 'RV-1', 'checkup-2', 'IJEV-1', 'IJEV-2'];

  test('marks what was received without a day; what was left out is past from then on', async () => {
    const child = await t.addChild({ birthDate: TODDLER });
    const before = (await call('GET', child)).data;
    expect(before.windows.filter(({ state }) => state === 'past' || state === 'overdue')).toEqual([]);
    const { data } = await book(child, crypto.randomUUID());
    expect(states(data, ...SEEN)).toEqual({
      'BCG-1': 'done',
      'HepB-1': 'overdue',
      'DTaP-1': 'done',
      'DTaP-2': 'overdue',
      'RV-1': 'done',
      'checkup-2': 'done',
      'IJEV-1': 'open',
    } satisfies Record<string, HealthState>);
    expect(data.windows.find(({ id }) => id === 'BCG-1')?.mark).toEqual({ outcome: 'done', on: null });
    expect(data.windows.some(({ state }) => state === 'unconfirmed')).toBe(false);
  });

  test('is one write when sent twice', async () => {
    const child = await t.addChild({ birthDate: TODDLER });
    const id = crypto.randomUUID();
    const first = await book(child, id);
    expect((await book(child, id)).data).toEqual(first.data);
    expect(await t.db.select().from(healthMarks)).toHaveLength(7);
  });

  test('leaves what was marked already, and undoing leaves what was marked since', async () => {
    const child = await t.addChild({ birthDate: TODDLER });
    await mark(child, 'BCG-1', { on: '20250120' });
    const id = crypto.randomUUID();
    t.clock.now += 1000;
    const { data } = await book(child, id);
    expect(data.windows.find(({ id: own }) => own === 'BCG-1')?.mark?.on).toBe('20250120');
    await mark(child, 'RV-1', { on: '20250320' });
    const { data: undone } = await undo(child, id);
    expect(states(undone, 'BCG-1', 'DTaP-1', 'RV-1', 'checkup-2')).toEqual({
      'BCG-1': 'done',
      'DTaP-1': 'unconfirmed',
      'RV-1': 'done',
      'checkup-2': 'unconfirmed',
    });
    expect((await undo(child, id)).data).toEqual(undone);
    expect((await call('GET', child)).data).toEqual(undone);
  });

  test('marks the doses of the chosen one of two vaccines up to the day', async () => {
    const child = await t.addChild({ birthDate: '20200110' });
    const { data } = await book(child, crypto.randomUUID(), { windows: ['IJEV-1'] });
    expect(states(data, 'IJEV-1', 'IJEV-2', 'IJEV-3', 'IJEV-4')).toEqual({
      'IJEV-1': 'done',
      'IJEV-2': 'done',
      'IJEV-3': 'done',
      'IJEV-4': 'open',
    });
  });

  test.each([
    [{ until: '20260311' }, 422],
    [{ until: '20250109' }, 422],
    [{ until: '20260230' }, 422],
    [{ windows: ['MMR-9'] }, 404],
    [{ windows: Array.from({ length: 101 }, () => 'MMR-1') }, 422],
    [{ consent: false }, 403],
  ])('refuses %j', async (more, status) => {
    const child = await t.addChild({ birthDate: TODDLER });
    expect((await book(child, crypto.randomUUID(), more)).status).toBe(status);
    expect(await t.db.select().from(healthMarks)).toEqual([]);
  });

  test("refuses another account's child", async () => {
    const theirs = await t.addChild({ birthDate: TODDLER }, await t.signUp());
    const answers = [
      await book(theirs, crypto.randomUUID()),
      await undo(theirs, crypto.randomUUID()),
      await choose(theirs, 'separate'),
    ];
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'FOREIGN_PROFILE'));
    expect((await t.db.select().from(profiles)).map(({ combinedVaccine }) => combinedVaccine)).toEqual([null]);
  });
});
