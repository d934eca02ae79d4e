import type { ScheduledWindow, Span } from './schedule';

/**
 * 어린이 국가예방접종 표준일정, as printed in 2025–2026; compiled by this project from the sources below. Ages are completed
 * months, the whole of the last one included. What the sources print differently carries `uncertain` and has to be
 * checked against the newest table of 질병관리청 before launch.
 */
export const VACCINE_SOURCE =
  '국가예방접종 표준일정(어린이), 2025~2026년 자료: 질병관리청 예방접종도우미, 고성군·서울 중구 보건소 안내표. 인플루엔자와 사람유두종바이러스 지원 대상은 2025년 보도 기준이에요.';
export const VACCINE_NOTE =
  '표준 일정 안내예요. 실제 접종 시기는 의료기관이나 예방접종도우미(nip.kdca.go.kr)에서 방문 전 확인해 주세요.';

type Dose = Pick<ScheduledWindow, 'note' | 'uncertain'> & {
  /** Completed months, both inclusive. */
  months: [number, number];
  /** Instead of the months' last day. */
  to?: Span;
  age?: string;
  /** After the dose before, at the earliest. */
  atLeast?: Span;
};
type Vaccine = { code: string; name: string; doses: Dose[]; alternative?: ScheduledWindow['alternative'] };

const YEARS_4_TO_6 = '만 4~6세';
const INTERVAL_DIFFERS = '앞 차수와의 간격은 안내마다 다르게 적혀 있어요. 방문 전 확인해 주세요.';
const JE = { group: 'JE', name: '일본뇌염' };

const VACCINES: readonly Vaccine[] = [
  {
    code: 'BCG',
    name: '결핵(피내용)',
    doses: [{ months: [0, 0], to: { days: 28 }, age: '태어나서 4주 안', note: '태어나서 4주 안에 맞아요.' }],
  },
  {
    code: 'HepB',
    name: 'B형간염',
    doses: [
      { months: [0, 0], age: '태어나서 바로', note: '태어나서 바로 맞아요.' },
      { months: [1, 1] },
      { months: [6, 6] },
    ],
  },
  {
    code: 'DTaP',
    name: '디프테리아·파상풍·백일해',
    doses: [
      { months: [2, 2] },
      { months: [4, 4] },
      { months: [6, 6] },
      { months: [15, 18] },
      { months: [48, 83], age: YEARS_4_TO_6 },
    ],
  },
  {
    code: 'Tdap',
    name: '디프테리아·파상풍·백일해 추가',
    doses: [{ months: [132, 155], age: '만 11~12세', note: '여섯 번째 접종이에요.' }],
  },
  {
    code: 'IPV',
    name: '폴리오',
    doses: [
      { months: [2, 2] },
      { months: [4, 4] },
      {
        months: [6, 18],
        note: '6개월에 맞기를 권하고, 18개월까지 맞을 수 있어요.',
        uncertain: '3차를 언제까지 맞는지는 안내마다 다르게 적혀 있어요. 방문 전 확인해 주세요.',
      },
      { months: [48, 83], age: YEARS_4_TO_6 },
    ],
  },
  {
    code: 'Hib',
    name: 'b형 헤모필루스 인플루엔자',
    doses: [{ months: [2, 2] }, { months: [4, 4] }, { months: [6, 6] }, { months: [12, 15] }],
  },
  {
    code: 'PCV',
    name: '폐렴구균(단백결합)',
    doses: [{ months: [2, 2] }, { months: [4, 4] }, { months: [6, 6] }, { months: [12, 15] }],
  },
  {
    code: 'RV',
    name: '로타바이러스(먹는 백신)',
    doses: [
      { months: [2, 2] },
      { months: [4, 4], note: '두 번 먹는 백신(RV1)은 여기서 끝나요.' },
      { months: [6, 6], note: '세 번 먹는 백신(RV5)일 때만 먹어요. 두 번으로 끝났다면 ‘해당 없어요’를 눌러 주세요.' },
    ],
  },
  {
    code: 'MMR',
    name: '홍역·유행성이하선염·풍진',
    doses: [{ months: [12, 15] }, { months: [48, 83], age: YEARS_4_TO_6 }],
  },
  { code: 'VAR', name: '수두', doses: [{ months: [12, 15] }] },
  {
    code: 'HepA',
    name: 'A형간염',
    doses: [
      { months: [12, 23] },
      {
        months: [18, 35],
        atLeast: { months: 6 },
        note: '1차를 맞고 6개월 이상 지나서 맞아요.',
        uncertain: INTERVAL_DIFFERS,
      },
    ],
  },
  {
    code: 'IJEV',
    name: '일본뇌염(불활성화 백신)',
    alternative: { ...JE, label: '불활성화 백신' },
    doses: [
      { months: [12, 23] },
      { months: [13, 24], atLeast: { months: 1 }, note: '1차를 맞고 한 달 뒤에 맞아요.', uncertain: INTERVAL_DIFFERS },
      {
        months: [24, 35],
        // 'About' a year is no exact day; the schedule names none that is sooner.
        note: '2차를 맞고 1년쯤 뒤에 맞아요.',
        uncertain: INTERVAL_DIFFERS,
      },
      { months: [72, 83], age: '만 6세' },
      { months: [144, 155], age: '만 12세' },
    ],
  },
  {
    code: 'LJEV',
    name: '일본뇌염(약독화 생백신)',
    alternative: { ...JE, label: '약독화 생백신' },
    doses: [{ months: [12, 23] }, { months: [24, 35], note: '1차를 맞고 1년쯤 뒤에 맞아요.' }],
  },
  {
    code: 'HPV',
    name: '사람유두종바이러스',
    doses: [
      {
        months: [132, 155],
        age: '만 11~12세',
        uncertain: '2026년부터 만 12세 남자아이도 지원한다는 보도가 있어요. 지원 대상은 방문 전 확인해 주세요.',
      },
      { months: [138, 167], atLeast: { months: 6 }, age: '1차 6~12개월 뒤', note: '1차를 맞고 6~12개월 뒤에 맞아요.' },
    ],
  },
];

/** Every year's vaccine: the schedule names no day, only from which age (completed months, inclusive). */
export const INFLUENZA = {
  code: 'IIV',
  name: '인플루엔자',
  months: [6, 167],
  age: '6개월부터 해마다',
  note: '해마다 맞아요. 9세 전에 처음 맞는 해에는 4주 간격으로 두 번 맞아요.',
  uncertain: '시작하는 날과 지원하는 나이는 해마다 바뀌어요. 예방접종도우미에서 방문 전 확인해 주세요.',
} as const;

export const VACCINE_WINDOWS: readonly ScheduledWindow[] = VACCINES.flatMap(({ code, name, doses, alternative }) =>
  doses.map(({ months: [from, to], to: last, age, atLeast, note, uncertain }, i): ScheduledWindow => {
    const before = i === 0 ? undefined : `${code}-${i}`;
    return {
      id: `${code}-${i + 1}`,
      kind: 'vaccine',
      name: doses.length === 1 ? name : `${name} ${i + 1}차`,
      age: age ?? (from === to ? `${from}개월` : `${from}~${to}개월`),
      from: { months: from },
      to: last ?? { months: to },
      ...(note && { note }),
      ...(uncertain && { uncertain }),
      ...(before && { after: { id: before, ...(atLeast && { atLeast }) } }),
      ...(alternative && { alternative }),
    };
  }),
);
