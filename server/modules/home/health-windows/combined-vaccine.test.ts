import type { CombinedVaccine } from '@contract/home/health-windows';
import type { HealthMark } from '@contract/home/health-windows.responses';
import { COMBINED_DOSES } from '@server/content/health/combined-doses';
import { VACCINE_WINDOWS } from '@server/content/health/vaccines';
import { asksVaccine, markTargets, suggestedVaccine } from './combined-vaccine';
import { type GivenMarks, getWindow, seeWindows } from './windows-fixture';

/** Born so that no 6가, 5가 or separate dose is over on the first day. */
const BIRTH = '20260110';
const see = (combinedVaccine: CombinedVaccine | null, today: string, marks: GivenMarks = {}) =>
  seeWindows(BIRTH, today, marks, { combinedVaccine });
const ids = (combinedVaccine: CombinedVaccine | null, marks: GivenMarks = {}) =>
  see(combinedVaccine, '20260110', marks)
    .map(({ id }) => id)
    .filter((id) => /^(HepB|DTaP|IPV|Hib|Hexa|Penta|Tetra)-/.test(id));

describe('the doses at birth and at 1, 2, 4 and 6 months', () => {
  test.each([
    ['hexavalent', ['HepB-1 0', 'Hexa-1 2', 'Hexa-2 4', 'Hexa-3 6']],
    ['pentavalent', ['HepB-1 0', 'HepB-2 1', 'Penta-1 2', 'Penta-2 4', 'HepB-3 6', 'Penta-3 6']],
    [
      'separate',
      [
        ...['HepB-1 0', 'HepB-2 1', 'DTaP-1 2', 'IPV-1 2', 'Hib-1 2', 'DTaP-2 4', 'IPV-2 4', 'Hib-2 4'],
        ...['HepB-3 6', 'DTaP-3 6', 'Hib-3 6', 'IPV-3 6'],
      ],
    ],
  ] as const)('of %s', (vaccine, expected) => {
    const rows = see(vaccine, '20260110')
      .filter(({ id, from }) => ids(vaccine).includes(id) && (from ?? '') <= '20260710')
      .map(({ id, from }) => `${id} ${Number(from?.slice(4, 6)) - 1}`);
    expect(rows).toEqual(expected);
  });

  test('are separate, and hepatitis B of 1 month an open question, until the vaccine is chosen', () => {
    expect(ids(null)).toEqual(ids('separate'));
    const born = { 'HepB-1': '20260110' };
    expect(getWindow(see(null, '20260209', born), 'HepB-2')).toMatchObject({ state: 'upcoming', unsettled: true });
    expect(getWindow(see(null, '20260310', born), 'HepB-2')).toMatchObject({
      state: 'unconfirmed',
      note: expect.stringContaining('1개월에 맞지 않아요'),
    });
    expect(getWindow(see('pentavalent', '20260310', born), 'HepB-2').state).toBe('overdue');
  });

  test('name the diseases of one injection', () => {
    const windows = see('hexavalent', '20260110');
    expect(getWindow(windows, 'Hexa-1')).toMatchObject({
      name: '6가 혼합백신 1차',
      diseases: ['디프테리아·파상풍·백일해(DTaP)', '폴리오(IPV)', '뇌수막염(Hib)', 'B형간염(HepB)'],
    });
    expect(getWindow(windows, 'Tetra-1')).toMatchObject({
      diseases: ['디프테리아·파상풍·백일해(DTaP)', '폴리오(IPV)'],
    });
    expect(getWindow(windows, 'MMR-1').diseases).toEqual([]);
  });
});

test.each([
  ['hexavalent', ['Tetra-1']],
  ['pentavalent', ['Tetra-1']],
  ['separate', ['DTaP-5', 'IPV-4']],
] as const)('%s: at 만 4~6세 %j', (vaccine, expected) => {
  const booster = ['Tetra-1', 'DTaP-5', 'IPV-4'];
  expect(ids(vaccine).filter((id) => booster.includes(id))).toEqual(expected);
});

test.each([
  ['20241101', 'pentavalent'],
  // two months old on 2025-01-02
  ['20241102', 'hexavalent'],
  ['20260110', 'hexavalent'],
])('born %s: offers %s first', (birth, vaccine) => {
  expect(suggestedVaccine(birth)).toBe(vaccine);
});

const DAYS = ['20260310', '20260510', '20260710'];
const given: GivenMarks = Object.fromEntries(
  DAYS.flatMap((on, at) => ['DTaP', 'IPV', 'Hib'].map((code) => [`${code}-${at + 1}`, on])),
);

test.each<[string, CombinedVaccine | null, GivenMarks, boolean]>([
  ['20260310', null, {}, true],
  ['20260310', 'separate', {}, false],
  // overdue, and still to be given
  ['20270310', null, {}, true],
  // 만 4~6세: given together with any choice
  ['20300310', null, given, false],
])('on %s with %s chosen after %j: asks %s', (today, combinedVaccine, marks, asks) => {
  expect(asksVaccine({ combinedVaccine }, see(combinedVaccine, today, marks))).toBe(asks);
});

describe('marks and the choice', () => {
  const DAY = '20260312';
  const together = { 'DTaP-1': DAY, 'IPV-1': DAY, 'Hib-1': DAY };

  test.each(['hexavalent', 'pentavalent'] as const)('equal marks of the components are one of %s', (vaccine) => {
    const code = vaccine === 'hexavalent' ? 'Hexa' : 'Penta';
    const windows = see(vaccine, '20260401', { ...together, 'HepB-2': DAY });
    expect(getWindow(windows, `${code}-1`)).toMatchObject({ state: 'done', mark: { on: DAY } });
    expect(windows.filter(({ id }) => id === 'DTaP-1')).toEqual([]);
  });

  test.each<[string, GivenMarks]>([
    ['one of them is unmarked', { 'DTaP-1': DAY, 'IPV-1': DAY }],
    ['they were given on different days', { ...together, 'Hib-1': '20260315' }],
    ['one is not needed', { ...together, 'Hib-1': { outcome: 'not_needed', on: null } }],
  ])('stay rows of their own where %s', (_, marks) => {
    for (const vaccine of ['hexavalent', 'pentavalent'] as const) {
      const windows = see(vaccine, '20260401', marks);
      for (const id of ['DTaP-1', 'IPV-1', 'Hib-1'])
        expect(getWindow(windows, id).mark).toEqual(getWindow(see(null, '20260401', marks), id).mark);
      expect(windows.filter(({ id }) => /^(Hexa|Penta)-1$/.test(id))).toEqual([]);
    }
  });

  test('hepatitis B of another day stays a row beside the injection, unmarked it is within', () => {
    const given = see('hexavalent', '20260401', { ...together, 'HepB-2': '20260212' });
    expect(getWindow(given, 'Hexa-1').state).toBe('done');
    expect(getWindow(given, 'HepB-2')).toMatchObject({ state: 'done', mark: { on: '20260212' } });
    expect(see('hexavalent', '20260401', together).some(({ id }) => id === 'HepB-2')).toBe(false);
  });

  test('hepatitis B is due with the injection where that is split', () => {
    const windows = see('hexavalent', '20260315', { 'HepB-1': BIRTH, 'DTaP-1': DAY });
    expect(getWindow(windows, 'HepB-2')).toMatchObject({ from: '20260310', to: '20260409', state: 'open' });
  });

  test('the next injection is four weeks after the one before', () => {
    const late = { 'DTaP-1': '20260501', 'IPV-1': '20260501', 'Hib-1': '20260501' };
    for (const [vaccine, id] of [
      ['hexavalent', 'Hexa-2'],
      ['pentavalent', 'Penta-2'],
      ['separate', 'DTaP-2'],
    ] as const)
      expect(getWindow(see(vaccine, '20260511', late), id)).toMatchObject({ state: 'upcoming', from: '20260529' });
  });

  const NOT_NEEDED: HealthMark = { outcome: 'not_needed', on: null };
  const done = (on: string): HealthMark => ({ outcome: 'done', on });
  test.each<[string, GivenMarks, string[]]>([
    ['Hexa-1', {}, ['DTaP-1', 'IPV-1', 'Hib-1', 'HepB-2']],
    ['Hexa-2', {}, ['DTaP-2', 'IPV-2', 'Hib-2']],
    ['Hexa-3', {}, ['DTaP-3', 'IPV-3', 'Hib-3', 'HepB-3']],
    ['Penta-1', {}, ['DTaP-1', 'IPV-1', 'Hib-1']],
    ['Tetra-1', {}, ['DTaP-5', 'IPV-4']],
    ['MMR-1', {}, ['MMR-1']],
    // marked by itself on another day: not touched
    ['Hexa-1', { 'HepB-2': done('20260212') }, ['DTaP-1', 'IPV-1', 'Hib-1']],
    ['Hexa-1', { ...together, 'HepB-2': NOT_NEEDED }, ['DTaP-1', 'IPV-1', 'Hib-1']],
    // marked with it: changed with it
    ['Hexa-1', { ...together, 'HepB-2': DAY }, ['DTaP-1', 'IPV-1', 'Hib-1', 'HepB-2']],
  ])('a mark of %s with %j is written to %j', (id, given, expected) => {
    const marks = new Map(
      Object.entries(given).map(([key, mark]) => [key, typeof mark === 'string' ? done(mark) : mark]),
    );
    expect(markTargets(id, marks)).toEqual(expected);
  });
});

test('every combined dose counts as scheduled doses that its age fits', () => {
  const scheduled = new Map(VACCINE_WINDOWS.map((window) => [window.id, window]));
  const wrong = COMBINED_DOSES.flatMap(({ id, from, components }) =>
    components
      .filter((component) => JSON.stringify(scheduled.get(component)?.from) !== JSON.stringify(from))
      .map((c) => `${id} ${c}`),
  );
  expect(wrong).toEqual([]);
});
