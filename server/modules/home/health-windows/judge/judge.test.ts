import type { HealthState } from '@contract/home/health-windows.responses';
import type { WindowChild } from '../list-schedule';
import { type GivenMarks, getWindow, seeWindows as see } from '../windows-fixture';

/** On 28 November 2026. */
const TODAY = '20261128';
type Row = [
  title: string,
  birth: string,
  marks: GivenMarks,
  states: Record<string, HealthState>,
  more?: Partial<WindowChild>,
];

const ROWS: readonly Row[] = [
  [
    'nine months with nothing but BCG and hepatitis B: the first doses are overdue, the others wait, none is open',
    '20260220',
    { 'BCG-1': '20260220', 'HepB-1': '20260220' },
    {
      'DTaP-1': 'overdue',
      'DTaP-2': 'waiting',
      'DTaP-3': 'waiting',
      'IPV-1': 'overdue',
      'IPV-3': 'waiting',
      'RV-1': 'closed',
    },
  ],
  [
    'four months, the first DTaP two days ago: the second is due after four weeks, of the others the first',
    '20260728',
    { 'DTaP-1': '20261126' },
    { 'DTaP-2': 'upcoming', 'IPV-1': 'overdue', 'IPV-2': 'waiting', 'Hib-1': 'overdue', 'PCV-2': 'waiting' },
  ],
  [
    'seven months, the first DTaP and polio ten days ago',
    '20260420',
    { 'DTaP-1': '20261118', 'IPV-1': '20261118' },
    { 'DTaP-2': 'upcoming', 'DTaP-3': 'waiting', 'IPV-2': 'upcoming', 'IPV-3': 'waiting' },
  ],
  [
    'five years without a vaccine',
    '20211001',
    {},
    {
      'DTaP-1': 'overdue',
      'DTaP-5': 'waiting',
      'MMR-1': 'overdue',
      'MMR-2': 'waiting',
      'Hib-1': 'closed',
      'PCV-4': 'not_needed',
    },
  ],
  [
    'pentavalent at 5.7 months: what follows is overdue as soon as it is possible',
    '20260410',
    { 'HepB-1': '20260410', 'HepB-2': '20260512', 'DTaP-1': '20261001', 'IPV-1': '20261001', 'Hib-1': '20261001' },
    { 'Penta-1': 'done', 'Penta-2': 'overdue', 'Penta-3': 'waiting', 'HepB-3': 'overdue' },
    { combinedVaccine: 'pentavalent' },
  ],
  [
    'polio from four years on: the third closes the series, half a year after the second',
    '20220301',
    { 'IPV-1': '20260901', 'IPV-2': '20261001' },
    { 'IPV-3': 'later', 'IPV-4': 'waiting' },
  ],
  [
    'born at 28 weeks and not expected yet: nothing is overdue',
    '20260925',
    {},
    { 'BCG-1': 'unconfirmed', 'HepB-1': 'unconfirmed', 'DTaP-1': 'open' },
    { gestationWeeks: 28 },
  ],
  [
    'born at 28 weeks, after the expected day',
    '20260801',
    {},
    { 'BCG-1': 'overdue', 'HepB-1': 'overdue', 'DTaP-1': 'overdue' },
    { gestationWeeks: 28 },
  ],
  ['chickenpox ten days ago', '20251020', { 'VAR-1': '20261118' }, { 'MMR-1': 'upcoming' }],
  ['chickenpox today', '20251020', { 'VAR-1': TODAY }, { 'MMR-1': 'open' }],
  ['MMR ten days ago', '20251020', { 'MMR-1': '20261118' }, { 'VAR-1': 'upcoming' }],
  [
    'live Japanese encephalitis ten days ago',
    '20251020',
    { 'LJEV-1': '20261118' },
    { 'MMR-1': 'upcoming', 'VAR-1': 'upcoming' },
  ],
  ['live Japanese encephalitis 39 days ago', '20241120', { 'LJEV-1': '20261020' }, { 'LJEV-2': 'later' }],
  [
    'rotavirus begun at 15 weeks 2 days',
    '20260801',
    { 'RV-1': '20261116' },
    { 'RV-1': 'done', 'RV-2': 'closed', 'RV-3': 'closed' },
  ],
  ['hepatitis A never, three years', '20230601', {}, { 'HepA-1': 'overdue', 'HepA-2': 'waiting' }],
  [
    'Hib and PCV begun at sixteen months',
    '20250715',
    { 'Hib-1': '20261120', 'PCV-1': '20261120' },
    { 'Hib-2': 'not_needed', 'PCV-2': 'upcoming', 'PCV-3': 'not_needed' },
  ],
  [
    'Hib begun at eight months: the third closes',
    '20250920',
    { 'Hib-1': '20260525', 'Hib-2': '20260701' },
    { 'Hib-3': 'overdue', 'Hib-4': 'not_needed' },
  ],
  [
    'DTaP 4 at four years',
    '20211001',
    { 'DTaP-1': '20211201', 'DTaP-2': '20220201', 'DTaP-3': '20251101', 'DTaP-4': '20260601' },
    { 'DTaP-5': 'not_needed' },
  ],
  ['DTaP not finished at seven years', '20190301', { 'DTaP-1': '20190501' }, { 'DTaP-2': 'closed' }],
  ['a girl of fourteen without HPV', '20120601', {}, { 'HPV-1': 'overdue', 'HPV-2': 'waiting' }, { gender: 'female' }],
  ['a girl of eighteen without HPV', '20081101', {}, { 'HPV-1': 'closed' }, { gender: 'female' }],
  ['a boy of twelve', '20140401', {}, { 'HPV-1': 'open' }, { gender: 'male' }],
  ['a boy of fourteen', '20120601', {}, { 'HPV-1': 'closed' }, { gender: 'male' }],
  [
    'HPV begun at sixteen: three doses',
    '20100601',
    { 'HPV-1': '20260601' },
    { 'HPV-2': 'overdue', 'HPV-3': 'waiting' },
    { gender: 'female' },
  ],
  [
    'HPV twice within three months: a third one',
    '20140101',
    { 'HPV-1': '20260301', 'HPV-2': '20260601' },
    { 'HPV-2': 'done', 'HPV-3': 'open' },
    { gender: 'female' },
  ],
  [
    'both vaccines against Japanese encephalitis',
    '20250301',
    { 'LJEV-1': '20260410', 'IJEV-1': '20260910' },
    { 'LJEV-1': 'done', 'IJEV-1': 'done', 'IJEV-2': 'closed' },
  ],
  ['hepatitis B of one month while no vaccine is chosen', '20261015', { 'HepB-1': '20261016' }, { 'HepB-2': 'open' }],
  [
    'inactivated Japanese encephalitis on time',
    '20250401',
    { 'IJEV-1': '20260501', 'IJEV-2': '20260601' },
    { 'IJEV-3': 'later' },
  ],
];

test.each(ROWS)('%s', (_, birth, marks, states, more = {}) => {
  const windows = see(birth, TODAY, marks, more);
  const seen = Object.fromEntries(Object.keys(states).map((id) => [id, getWindow(windows, id).state]));
  expect(seen).toEqual(states);
});

test.each([
  // birth, marks, the dose, the first day
  ['20251020', { 'VAR-1': '20261118' }, 'MMR-1', '20261216'],
  ['20241120', { 'LJEV-1': '20261020' }, 'LJEV-2', '20271020'],
  ['20260728', { 'DTaP-1': '20261126' }, 'DTaP-2', '20261224'],
  ['20100601', { 'HPV-1': '20260601' }, 'HPV-2', '20260629'],
  ['20250401', { 'IJEV-1': '20260501', 'IJEV-2': '20260601' }, 'IJEV-3', '20270501'],
  // after 16 weeks from the first and eight from the second
  ['20260410', { 'HepB-1': '20260910', 'HepB-2': '20261010' }, 'HepB-3', '20261231'],
])('born %s with %j: %s is possible from %s', (birth, marks, id, from) => {
  expect(
    getWindow(see(birth, TODAY, marks as GivenMarks, { gender: 'female', combinedVaccine: 'separate' }), id).from,
  ).toBe(from);
});

test.each([
  ['goes on, when it was begun too late', '20260801', { 'RV-1': '20261116' }, '의사가 정해요'],
  ['is over at eight months', '20260301', { 'RV-1': '20260510' }, '시기가 지났어요'],
])('the clinic is asked whether rotavirus %s', (_, birth, marks, says) => {
  const window = getWindow(see(birth, TODAY, marks as GivenMarks), 'RV-2');
  expect(window).toMatchObject({ state: 'closed', ask: expect.stringContaining(says) });
  expect(window.ask).toContain('병원에 물어봐');
});

describe('a dose that came too early', () => {
  test.each([
    ['chickenpox at eight months', '20240310', { 'VAR-1': '20241110' }, 'VAR-1', '12개월 전에 맞은 것은 다시 맞아야'],
    ['MMR at nine months', '20220820', { 'MMR-1': '20230520' }, 'MMR-1', '12개월 전에'],
    [
      'DTaP 2 after five days',
      '20260601',
      { 'DTaP-1': '20260803', 'DTaP-2': '20260808' },
      'DTaP-2',
      '1차를 맞고 4주가 지나기 전에',
    ],
    ['DTaP 1 on the tenth day', '20260601', { 'DTaP-1': '20260611' }, 'DTaP-1', '생후 6주 전에'],
    [
      'hepatitis A after three months',
      '20240601',
      { 'HepA-1': '20260501', 'HepA-2': '20260801' },
      'HepA-2',
      '6개월이 지나기 전에',
    ],
    [
      'MMR 2 twelve days after MMR 1',
      '20240310',
      { 'MMR-1': '20250420', 'MMR-2': '20250502' },
      'MMR-2',
      '4주가 지나기 전에',
    ],
    [
      'chickenpox ten days after MMR',
      '20240310',
      { 'MMR-1': '20250320', 'VAR-1': '20250330' },
      'VAR-1',
      '28일을 두지 않고',
    ],
    [
      'live dose 2 after ten months',
      '20240310',
      { 'LJEV-1': '20250401', 'LJEV-2': '20260201' },
      'LJEV-2',
      '12개월이 지나기 전에',
    ],
    ['influenza at five months', '20260520', { 'IIV-2026': '20261025' }, 'IIV-2026', '6개월 전에'],
    ['a check-up of 54 months at one month', '20261001', { 'checkup-7': '20261101' }, 'checkup-7', '54~60개월'],
  ])('stays on the list with its mark: %s', (_, birth, marks, id, says) => {
    const window = getWindow(see(birth, TODAY, marks as GivenMarks), id);
    expect(window.mark).toEqual({ outcome: 'done', on: (marks as Record<string, string>)[id], early: true });
    expect(['open', 'upcoming', 'later', 'overdue']).toContain(window.state);
    expect(window.ask).toContain(says);
  });

  test('is due again at the age, from the first birthday on', () => {
    const marks = { 'VAR-1': '20241110' };
    expect(getWindow(see('20240310', '20250301', marks), 'VAR-1')).toMatchObject({
      state: 'upcoming',
      from: '20250310',
    });
    expect(getWindow(see('20240310', '20250310', marks), 'VAR-1')).toMatchObject({ state: 'open' });
  });

  test.each([
    ['four days under the least age', '20250101', { 'HepA-1': '20251228' }, 'HepA-1', 'done'],
    ['five days under it', '20250101', { 'HepA-1': '20251227' }, 'HepA-1', 'overdue'],
    ['four days under the distance', '20260601', { 'DTaP-1': '20260801', 'DTaP-2': '20260825' }, 'DTaP-2', 'done'],
    [
      'two days under the distance of a live one',
      '20240310',
      { 'MMR-1': '20250415', 'MMR-2': '20250511' },
      'MMR-2',
      'later',
    ],
    [
      'one day under it between live ones',
      '20240310',
      { 'MMR-1': '20250320', 'VAR-1': '20250416' },
      'VAR-1',
      'overdue',
    ],
  ] as const)('counts only within the days of grace: %s', (_, birth, marks, id, state) => {
    expect(getWindow(see(birth, '20270301', marks), id).state).toBe(state);
  });
});

test('of an open dose of the booklet the later ones are questions, too', () => {
  const windows = see('20260220', TODAY, {}, { createdAt: new Date('2026-11-28T03:00:00Z') });
  expect(windows.filter(({ kind, state }) => kind === 'vaccine' && state === 'open').map(({ id }) => id)).toEqual([
    'IIV-2026',
  ]);
  expect(getWindow(windows, 'IPV-3')).toMatchObject({
    state: 'unconfirmed',
    ask: '수첩을 보고 앞 차수를 먼저 표시해 주세요.',
  });
});

test('what is overdue is silenced by 나중에, and a later one is not', () => {
  const marks = { 'later-1': '20261101' };
  const windows = see('20230601', '20261128', marks);
  expect(getWindow(windows, 'HepA-1').postponed).toBe(true);
  expect(getWindow(see('20251020', '20270301', marks), 'MMR-1')).toMatchObject({ state: 'overdue', postponed: false });
});
