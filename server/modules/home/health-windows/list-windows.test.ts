import { completedMonths } from '@contract/common/age';
import { dayFromNumber, dayNumber, formatDay } from '@contract/common/calendar';
import type { HealthMark } from '@contract/home/health-windows.responses';
import { CHECKUP_WINDOWS } from '@server/content/health/checkups';
import { VACCINE_WINDOWS } from '@server/content/health/vaccines';
import { nearestFirst } from './list-windows';
import { daysOfWindow } from './window-days';
import { day, getWindow as one, seeWindows as see } from './windows-fixture';

describe('the days of a window', () => {
  test.each([
    // of months the whole last one counts, over ends of months and leap days
    ['20250310', 'MMR-1', '20260310', '20260709'],
    ['20240229', 'MMR-1', '20250228', '20250628'],
    ['20250131', 'HepB-2', '20250228', '20250330'],
    ['20241231', 'DTaP-1', '20250228', '20250330'],
    ['20240831', 'HepB-3', '20250228', '20250330'],
    ['20230831', 'HepB-3', '20240229', '20240330'],
    ['20250310', 'DTaP-5', '20290310', '20320309'],
    ['20250310', 'checkup-2', '20250710', '20251009'],
    ['20250310', 'checkup-8', '20300910', '20310309'],
    ['20250310', 'dental-1', '20260910', '20270909'],
    // counted in days
    ['20250310', 'checkup-1', '20250324', '20250414'],
    ['20240215', 'checkup-1', '20240229', '20240321'],
    ['20250201', 'BCG-1', '20250201', '20250301'],
  ])('born %s: %s from %s to %s', (birth, id, from, to) => {
    expect(one(see(birth, birth), id)).toMatchObject({ from, to });
  });

  test('are the first and last day at the printed age, for every birthday of four years', () => {
    const first = dayNumber(day('20230101'));
    const wrong: string[] = [];
    for (let n = first; n < first + 4 * 366; n += 1) {
      const birth = dayFromNumber(n);
      for (const window of [...VACCINE_WINDOWS, ...CHECKUP_WINDOWS]) {
        if (!('months' in window.from) || !('months' in window.to)) continue;
        const { from, to } = daysOfWindow(window, birth);
        const ages = [-1, 0].map((off) => completedMonths(birth, dayFromNumber(dayNumber(from) + off)));
        const ends = [0, 1].map((off) => completedMonths(birth, dayFromNumber(dayNumber(to) + off)));
        const right =
          (window.from.months === 0 || ages[0] === window.from.months - 1) &&
          ages[1] === window.from.months &&
          ends[0] === window.to.months &&
          ends[1] === window.to.months + 1;
        if (!right) wrong.push(`${formatDay(birth)} ${window.id}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('the state of a window', () => {
  test.each([
    ['20260108', 'later', 61],
    ['20260109', 'upcoming', 60],
    ['20260309', 'upcoming', 1],
    ['20260310', 'open', 121],
    ['20260708', 'open', 1],
    ['20260709', 'open', 0],
    ['20260710', 'overdue', null],
  ])('on %s the first MMR is %s', (today, state, days) => {
    expect(one(see('20250310', today), 'MMR-1')).toMatchObject({ state, days });
  });

  test('asks about a past unmarked check-up, not about a marked vaccination', () => {
    const past = one(see('20250310', '20261001'), 'checkup-3');
    expect(past).toMatchObject({ state: 'past', ask: expect.stringContaining('병원에 물어봐요') });
    const done = one(see('20250310', '20261001', { 'MMR-1': '20260801' }), 'MMR-1');
    expect(done).toMatchObject({ state: 'done', days: null, ask: null, mark: { outcome: 'done', on: '20260801' } });
  });

  test('offers the first check-up to children born from 2021 on', () => {
    expect(see('20201231', '20210120').map(({ id }) => id)).not.toContain('checkup-1');
    expect(one(see('20210101', '20210120'), 'checkup-1').state).toBe('open');
  });

  test('lists no windows for an invalid birth date', () => {
    expect(see('20260230', '20260310')).toEqual([]);
  });
});

describe('the interval after a dose', () => {
  test('moves the first day by the printed interval, never the age', () => {
    const late = see('20240310', '20260310', { 'HepA-1': '20260120' });
    expect(one(late, 'HepA-2')).toMatchObject({ from: '20260720', to: '20270309', ask: null });
    const early = see('20240310', '20260310', { 'HepA-1': '20250310' });
    expect(one(early, 'HepA-2')).toMatchObject({ from: '20250910', state: 'open' });
  });

  test('names no day while a missing dose before moves it', () => {
    const windows = see('20250310', '20261115');
    expect(one(windows, 'HepA-1').state).toBe('open');
    expect(one(windows, 'HepA-2')).toMatchObject({ state: 'waiting', from: null, ask: '1차를 먼저 맞아요.' });
  });

  test('is overdue from its first day where that is past the printed age', () => {
    const window = one(see('20220310', '20260310', { 'HepA-1': '20250101' }), 'HepA-2');
    expect(window).toMatchObject({ from: '20250701', to: null, state: 'overdue', days: null, ask: null });
  });

  test('moves the next dose by the least distance after a late one', () => {
    const late = one(see('20250910', '20260106', { 'DTaP-1': '20260105' }), 'DTaP-2');
    expect(late).toMatchObject({ from: '20260202', to: '20260209', state: 'upcoming', ask: null });
  });

  test('does not shift later doses for a dose without a day', () => {
    const unknown = see('20240310', '20260310', { 'HepA-1': { outcome: 'done', on: null } });
    expect(one(unknown, 'HepA-2')).toMatchObject({ from: '20250910', ask: null });
  });
});

describe('Japanese encephalitis: one of two vaccines', () => {
  const je = (marks: Record<string, HealthMark | string>) =>
    see('20250310', '20260410', marks).filter(({ name }) => name.startsWith('일본뇌염'));

  test('offers one first dose until a vaccine is chosen', () => {
    expect(je({})).toHaveLength(1);
    expect(je({})[0]).toMatchObject({
      name: '일본뇌염 1차',
      choices: [
        { id: 'IJEV-1', name: '불활성화 백신' },
        { id: 'LJEV-1', name: '약독화 생백신' },
      ],
    });
  });

  test.each([
    ['IJEV-1', ['IJEV-1', 'IJEV-2', 'IJEV-3', 'IJEV-4', 'IJEV-5']],
    ['LJEV-1', ['LJEV-1', 'LJEV-2']],
  ])('continues only with its own doses after %s', (id, expected) => {
    const windows = je({ [id]: '20260401' });
    expect(windows.map((window) => window.id).sort()).toEqual(expected);
    expect(windows.every(({ choices }) => choices.length === 0)).toBe(true);
  });
});

describe('influenza, every year', () => {
  test('opens in September without a last day, and says where to ask', () => {
    const flu = { name: '독감(인플루엔자) 2026-27 절기', from: '20260920', to: null };
    const note = expect.stringContaining('예방접종도우미에서 확인해 주세요');
    expect(one(see('20250310', '20260919'), 'IIV-2026')).toMatchObject({ ...flu, state: 'upcoming', days: 1 });
    expect(one(see('20250310', '20260920'), 'IIV-2026')).toMatchObject({ ...flu, state: 'open', days: null, note });
    expect(one(see('20250310', '20270430'), 'IIV-2026').state).toBe('open');
    expect(see('20250310', '20270501').map(({ id }) => id)).not.toContain('IIV-2026');
  });

  test.each([
    // the day of the first dose, earlier seasons, today, the second dose
    ['the first season', '20261101', {}, '20261128', 'upcoming'],
    ['four weeks later', '20261101', {}, '20261129', 'open'],
    ['one dose until last season', '20261101', { 'IIV-2025': '20251101' }, '20261129', 'open'],
    ['two doses until last season', '20261101', { 'IIV-2025': '20251101', 'IIV-2025-2': '20251130' }, '20261129', null],
  ] as const)('a second dose: %s', (_, on, earlier, today, state) => {
    const windows = see('20250310', today, { ...earlier, 'IIV-2026': on });
    const second = windows.filter(({ id }) => id === 'IIV-2026-2');
    expect(second.map((window) => [window.state, window.from])).toEqual(state ? [[state, '20261129']] : []);
  });

  test('needs one dose from 만 9세 on', () => {
    const ids = (birth: string) => see(birth, '20261129', { 'IIV-2026': '20261101' }).map(({ id }) => id);
    expect(ids('20171102')).toContain('IIV-2026-2');
    expect(ids('20171101')).not.toContain('IIV-2026-2');
  });

  test('opens at six months of age and ends at fourteen years', () => {
    expect(one(see('20260910', '20261121'), 'IIV-2026')).toMatchObject({ state: 'later', from: '20270310', days: 109 });
    expect(one(see('20260610', '20261121'), 'IIV-2026')).toMatchObject({ state: 'upcoming', from: '20261210' });
    expect(see('20121121', '20261120').map(({ id }) => id)).toContain('IIV-2026');
    expect(see('20121121', '20261121').map(({ id }) => id)).not.toContain('IIV-2026');
  });

  test('keeps a marked season and opens the new one', () => {
    const windows = see('20240310', '20261121', { 'IIV-2025': '20251012' });
    expect(one(windows, 'IIV-2025').state).toBe('done');
    expect(one(windows, 'IIV-2026').state).toBe('open');
  });
});

test('lists open windows by closing day, then those that open within 60 days', () => {
  const near = nearestFirst(see('20250310', '20260120'));
  const open = near.filter(({ state }) => state === 'open');
  expect(near.slice(0, open.length)).toEqual(open);
  const days = open.map((window) => window.days ?? Number.POSITIVE_INFINITY);
  expect(days).toEqual([...days].sort((a, b) => a - b));
  expect(open[0]).toMatchObject({ id: 'checkup-3', days: 79 });
  expect(near.at(-1)?.state).toBe('upcoming');
});

test('lists nothing for a child older than every window', () => {
  expect(nearestFirst(see('20080310', '20260310'))).toEqual([]);
});

test('notes where the sources differ', () => {
  const unsure = VACCINE_WINDOWS.filter(({ uncertain }) => uncertain);
  expect(unsure.map(({ id }) => id)).toEqual(['IPV-3', 'HepA-2', 'IJEV-2', 'IJEV-3', 'HPV-1']);
  for (const { uncertain } of unsure) expect(uncertain).toMatch(/확인해 주세요/);
});

describe('rotavirus', () => {
  // born on a Monday: 15 weeks are over on 2026-04-20, 8 months on 2026-09-05
  const BIRTH = '20260105';
  test.each<[string, string, Record<string, string>, string]>([
    ['20260304', 'RV-1', {}, 'upcoming'],
    ['20260305', 'RV-1', {}, 'open'],
    // 14 weeks and 6 days, then 15 weeks
    ['20260419', 'RV-1', {}, 'open'],
    ['20260420', 'RV-1', {}, 'closed'],
    ['20260420', 'RV-2', {}, 'closed'],
    ['20260420', 'RV-3', {}, 'closed'],
    ['20260419', 'RV-2', {}, 'waiting'],
    // begun a day too late
    ['20260506', 'RV-2', { 'RV-1': '20260420' }, 'closed'],
    ['20260505', 'RV-2', { 'RV-1': '20260310' }, 'open'],
    // the day before eight months, then eight months
    ['20260904', 'RV-2', { 'RV-1': '20260310' }, 'open'],
    ['20260905', 'RV-2', { 'RV-1': '20260310' }, 'closed'],
    ['20260904', 'RV-3', { 'RV-1': '20260310', 'RV-2': '20260510' }, 'open'],
    ['20260905', 'RV-3', { 'RV-1': '20260310', 'RV-2': '20260510' }, 'closed'],
    ['20270105', 'RV-3', { 'RV-1': '20260310', 'RV-2': '20260510', 'RV-3': '20260710' }, 'done'],
  ])('on %s: %s with %j is %s', (today, id, marks, state) => {
    expect(one(see(BIRTH, today, marks), id).state).toBe(state);
  });

  test('says what to do past the limit, never to go on', () => {
    const windows = see(BIRTH, '20261005');
    expect(one(windows, 'RV-1').ask).toContain('병원에 물어봐 주세요');
    expect(one(windows, 'RV-2').ask).toContain('15주 전에 먹지 않았다면');
    expect(nearestFirst(windows).filter(({ id }) => id.startsWith('RV'))).toEqual([]);
  });

  test('waits four weeks after a dose later than its printed month', () => {
    expect(one(see(BIRTH, '20260510', { 'RV-1': '20260415' }), 'RV-2')).toMatchObject({ from: '20260513' });
    expect(one(see(BIRTH, '20260510', { 'RV-1': '20260310' }), 'RV-2')).toMatchObject({ from: '20260505' });
  });

  test('asks for the first dose in the booklet where its time was over at registration', () => {
    const windows = see(BIRTH, '20260510', {}, { createdAt: new Date('2026-05-10T03:00:00Z') });
    expect(one(windows, 'RV-1').state).toBe('unconfirmed');
    expect(one(windows, 'RV-2')).toMatchObject({ state: 'unconfirmed', ask: expect.stringContaining('1차를 표시해') });
  });
});

describe('windows that were over before the child was registered', () => {
  test.each([
    // registered on the day after the window's last one, on that day, and with the booklet looked through up to a day
    ['2026-07-10T00:00:00+09:00', null, 'unconfirmed'],
    ['2026-07-09T23:59:59+09:00', null, 'overdue'],
    ['2026-07-10T00:00:00+09:00', '20260708', 'unconfirmed'],
    ['2026-07-10T00:00:00+09:00', '20260709', 'overdue'],
  ])('registered %s, booklet until %s: the first MMR is %s', (createdAt, bookletUntil, state) => {
    const windows = see('20250310', '20261001', {}, { createdAt: new Date(createdAt), bookletUntil });
    expect(one(windows, 'MMR-1').state).toBe(state);
  });

  test('are not said to be past', () => {
    const windows = see('20250310', '20261001', {}, { createdAt: new Date('2026-10-01T00:00:00Z') });
    expect(windows.filter(({ state }) => state === 'past' || state === 'overdue')).toEqual([]);
    expect(one(windows, 'checkup-3')).toMatchObject({ state: 'unconfirmed', ask: null });
  });
});

describe('Japanese encephalitis intervals', () => {
  test.each([
    ['IJEV-2', { 'IJEV-1': '20260401' }, '20260501'],
    // the later of 24 months of age and 11 months after the second dose
    ['IJEV-3', { 'IJEV-1': '20260401', 'IJEV-2': '20260501' }, '20270401'],
    ['IJEV-3', { 'IJEV-1': '20260310', 'IJEV-2': '20260410' }, '20270310'],
  ])('%s after %j is from %s', (id, marks, from) => {
    expect(one(see('20250310', '20260601', marks), id).from).toBe(from);
  });

  test('are said in words that leave the day to the clinic', () => {
    const windows = see('20250310', '20260601', { 'IJEV-1': '20260401' });
    for (const id of ['IJEV-2', 'IJEV-3']) expect(one(windows, id).uncertain).toContain('정확한 날은 병원에');
  });
});
