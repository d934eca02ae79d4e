import { ageInMonths } from '@contract/common/age';
import { formatDay, parseDay } from '@contract/common/calendar';
import type { CombinedVaccine } from '@contract/home/health-windows';
import type { HealthMark, HealthWindow } from '@contract/home/health-windows.responses';
import { findUnlikely } from '@server/modules/home/health-windows/find-unlikely';
import type { WindowChild } from '@server/modules/home/health-windows/list-schedule';
import { listWindows } from '@server/modules/home/health-windows/list-windows';

/**
 * Prints forty records of vaccinations with the state and the sentence of every dose, to be read through after a change
 * of the schedule or its rules: `npm run print -- vaccines`. Children are invented; today is 2026-11-28.
 */
const TODAY = '20261128';
/** `day: 'DTaP-1 IPV-1'`; a day of '-' is unknown, one of 'x' is not needed. */
type History = [title: string, birth: string, marks: Record<string, string>, more?: Partial<WindowChild>];

const vaccine = (combinedVaccine: CombinedVaccine): Partial<WindowChild> => ({ combinedVaccine });
const added = (day: string): Partial<WindowChild> => ({ createdAt: new Date(`${day}T03:00:00Z`) });
const TWO = 'DTaP-1 IPV-1 Hib-1 PCV-1';
const FOUR = 'DTaP-2 IPV-2 Hib-2 PCV-2';
const SIX = 'DTaP-3 IPV-3 Hib-3 PCV-3';
const BIRTH_DOSES = 'BCG-1 HepB-1';

const HISTORIES: readonly History[] = [
  ['태어난 지 열흘, 아무 표시 없음', '20261118', {}],
  ['27일, BCG를 아직 안 맞음', '20261101', { '20261101': 'HepB-1' }],
  ['6주, 백신을 고르지 않음', '20261015', { '20261016': 'HepB-1', '20261030': 'BCG-1' }],
  ['6주, 5가', '20261015', { '20261016': 'HepB-1', '20261030': 'BCG-1' }, vaccine('pentavalent')],
  ['4개월 0일, DTaP 1차를 이틀 전', '20260728', { '20260728': BIRTH_DOSES, '20261126': 'DTaP-1' }],
  ['15주 2일에 로타 1차', '20260801', { '20260801': BIRTH_DOSES, '20261116': 'RV-1' }],
  [
    '5.7개월에 5가 1차',
    '20260410',
    { '20260410': BIRTH_DOSES, '20260512': 'HepB-2', '20261001': TWO },
    vaccine('pentavalent'),
  ],
  [
    '6가를 제때',
    '20260420',
    {
      '20260420': BIRTH_DOSES,
      '20260620': `HepB-2 RV-1 ${TWO}`,
      '20260820': `RV-2 ${FOUR}`,
      '20261025': `HepB-3 ${SIX}`,
      x: 'RV-3',
    },
    vaccine('hexavalent'),
  ],
  ['7개월, DTaP·IPV 1차를 열흘 전', '20260420', { '20260420': BIRTH_DOSES, '20261118': 'DTaP-1 IPV-1' }],
  ['7개월, 독감 1차를 4주 전', '20260420', { '20260420': BIRTH_DOSES, '20261031': 'IIV-2026' }],
  ['9개월, BCG와 B형간염 1차뿐', '20260220', { '20260220': BIRTH_DOSES }],
  ['9개월, 늦게 등록하고 수첩은 아직', '20260220', {}, added('2026-11-28')],
  ['28주에 태어난 2개월', '20260925', { '20260926': 'HepB-1' }, { gestationWeeks: 28, combinedVaccine: 'hexavalent' }],
  ['13개월, 수두를 열흘 전', '20251020', { '20251020': BIRTH_DOSES, '20261118': 'VAR-1' }],
  ['13개월, 수두를 오늘', '20251020', { '20251020': BIRTH_DOSES, [TODAY]: 'VAR-1' }],
  ['13개월에 처음 시작', '20251020', {}],
  [
    '14개월, 12개월에 5가 3차',
    '20250920',
    { '20250920': BIRTH_DOSES, '20251020': 'HepB-2', '20260101': TWO, '20260501': FOUR, '20260925': `HepB-3 ${SIX}` },
    vaccine('pentavalent'),
  ],
  ['16개월에 Hib·PCV 1차', '20250715', { '20250715': BIRTH_DOSES, '20261120': 'Hib-1 PCV-1' }],
  [
    '8개월에 Hib·PCV 1차, 지금 14개월',
    '20250920',
    { '20250920': BIRTH_DOSES, '20260525': 'Hib-1 PCV-1', '20260701': 'Hib-2 PCV-2' },
  ],
  ['19개월, 일본뇌염 사백신 1·2차', '20250401', { '20260501': 'IJEV-1', '20260601': 'IJEV-2' }],
  ['20개월, 일본뇌염 두 종류를 모두', '20250301', { '20260410': 'LJEV-1', '20260910': 'IJEV-1' }],
  ['만 2세, 생백신 1차 39일 전', '20241120', { '20261020': 'LJEV-1' }],
  ['8개월에 맞은 수두', '20240310', { '20241110': 'VAR-1', '20250401': 'MMR-1' }],
  ['DTaP 2차를 5일 만에', '20260601', { '20260803': 'DTaP-1', '20260808': 'DTaP-2' }],
  ['DTaP 3차가 1차보다 먼저', '20240301', { '20240502': 'DTaP-1', '20240507': 'DTaP-2', '20240401': 'DTaP-3' }],
  ['MMR 2차를 하루 뒤', '20240310', { '20250401': 'MMR-1', '20250402': 'MMR-2' }],
  ['A형간염 3개월 간격', '20240601', { '20260501': 'HepA-1', '20260801': 'HepA-2' }],
  ['해외에서 9개월에 MMR 1·2차', '20220820', { '20230520': 'MMR-1', '20230601': 'MMR-2' }],
  ['A형간염을 한 번도, 만 3세', '20230601', { '20230601': BIRTH_DOSES }],
  [
    '21개월, 수첩을 한 번에 표시',
    '20250228',
    { '-': `${BIRTH_DOSES} HepB-2 HepB-3 ${TWO} ${FOUR} ${SIX} RV-1 RV-2 Hib-4 PCV-4 MMR-1 VAR-1` },
    { ...added('2026-11-20'), bookletUntil: '20261120' },
  ],
  [
    '만 4세, 독감을 지난 두 절기에',
    '20220601',
    { '20241010': 'IIV-2024', '20251011': 'IIV-2025', '20261010': 'IIV-2026' },
  ],
  ['만 4세, 독감을 올해 처음', '20220601', { '20261010': 'IIV-2026' }],
  ['만 5세, 아무것도 없음', '20211001', {}],
  [
    '만 5세, DTaP 4차를 만 4세에',
    '20211001',
    {
      '20211201': 'DTaP-1 IPV-1',
      '20220201': 'DTaP-2 IPV-2',
      '20251101': 'DTaP-3',
      '20251105': 'IPV-3',
      '20260601': 'DTaP-4',
    },
  ],
  ['만 7세, DTaP 3차까지', '20190301', { '20190501': 'DTaP-1', '20190701': 'DTaP-2', '20190901': 'DTaP-3' }],
  ['만 12세 남자아이', '20140401', { '-': 'Tdap-1' }, { gender: 'male' }],
  ['만 14세 여자아이, HPV를 한 번도', '20120601', { '-': 'Tdap-1' }, { gender: 'female' }],
  ['만 16세 여자아이, HPV를 만 15세에 시작', '20100601', { '20260601': 'HPV-1' }, { gender: 'female' }],
  ['만 12세, HPV 두 번을 3개월 안에', '20140101', { '20260301': 'HPV-1', '20260601': 'HPV-2' }, { gender: 'female' }],
  ['검진 7차를 한 달에 받은 것으로', '20261001', { '20261101': 'checkup-7' }],
];

const STATES: Record<HealthWindow['state'], string> = {
  open: '지금',
  upcoming: '곧',
  later: '다음',
  waiting: '먼저 있음',
  overdue: '밀림',
  past: '지남',
  unconfirmed: '수첩',
  closed: '끝남',
  done: '받음',
  not_needed: '해당 없음',
};

function toMarks(given: Record<string, string>): Map<string, HealthMark> {
  const marks = new Map<string, HealthMark>();
  for (const [day, ids] of Object.entries(given))
    for (const id of ids.split(' '))
      marks.set(
        id,
        day === 'x' ? { outcome: 'not_needed', on: null } : { outcome: 'done', on: day === '-' ? null : day },
      );
  return marks;
}

const today = parseDay(TODAY);
if (!today) throw new Error('Not a day');
for (const [index, [title, birthDate, given, more]] of HISTORIES.entries()) {
  const child: WindowChild = { birthDate, createdAt: new Date(0), combinedVaccine: null, bookletUntil: null, ...more };
  const marks = toMarks(given);
  console.log(`\n# ${index + 1}. ${title} (${birthDate}, ${ageInMonths(birthDate, today)}개월)`);
  for (const { id, name, state, from, to, days, mark, ask } of listWindows(child, marks, today)) {
    const span = [from, to].map((day) => day ?? '').join('~');
    const early = mark?.early ? ' 다시' : '';
    console.log(
      `  ${id.padEnd(11)} ${STATES[state]}${early} ${days ?? ''} · ${name} · ${span}${mark ? ` [${mark.on ?? mark.outcome}]` : ''}${ask ? ` · ${ask}` : ''}`,
    );
  }
  for (const [day, ids] of Object.entries(given)) {
    const on = parseDay(day);
    if (!on) continue;
    const before = new Map([...marks].filter(([id]) => !ids.split(' ').includes(id)));
    for (const [id, question] of findUnlikely(child, before, {
      ids: ids.split(' '),
      on: formatDay(on),
      until: today,
      today,
    }))
      console.log(`  ? ${day} ${id}: ${question}`);
  }
}
