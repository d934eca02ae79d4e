import type { ScheduledWindow, Span } from './schedule';

/**
 * 어린이 국가예방접종 표준일정, as printed in 2025–2026; compiled by this project from the sources below. Ages are completed
 * months, the whole of the last one included. What the sources print differently carries `uncertain` and has to be
 * checked against the newest table of 질병관리청 before launch.
 */
export const VACCINE_SOURCE =
  '국가예방접종 표준일정(어린이), 2025~2026년 자료: 질병관리청 예방접종도우미, 고성군·서울 중구 보건소 안내표. 6가 혼합백신은 질병관리청 보도자료(2024년 11월 19일), 로타바이러스를 마쳐야 하는 나이는 양주시 보건소 안내(2023년 3월 6일 시행)를 따랐어요. 사람유두종바이러스와 인플루엔자의 무료 대상은 항목에 적은 날의 발표와 보도 기준이에요. 2026년 11월 23일에 확인했어요.';
export const VACCINE_NOTE =
  '표준 일정 안내예요. 실제 접종 시기는 의료기관이나 예방접종도우미(nip.kdca.go.kr)에서 방문 전 확인해 주세요.';
/**
 * Not in the programme: 청년의사 2025-07-19 (RSV antibody, paid by parents), mblchildren.com (BCG 경피용, 수막구균 under
 * 기타 예방접종); PPSV23 for high risk only: 고성군 보건소. Looked up 2026-11-23.
 */
export const OPTIONAL_NOTE =
  '무료가 아닌 선택 접종도 있어요. 경피용 BCG, RSV 항체주사, 수막구균 백신이 그래요. 폐렴구균 다당질 백신(PPSV23)은 고위험군만 맞아요. 우리 아이에게 필요한지는 의료기관에 물어봐 주세요.';

type Dose = Pick<ScheduledWindow, 'note' | 'uncertain' | 'onTimeTo'> & {
  /** Completed months, both inclusive. */
  months: [number, number];
  /** Instead of the months' last day. */
  to?: Span;
  age?: string;
  /** After the dose before, at the earliest. */
  atLeast?: Span;
};
type Vaccine = Pick<ScheduledWindow, 'alternative' | 'closed'> & {
  code: string;
  name: string;
  doses: Dose[];
  /** Said of the later doses when the first was not given in time. */
  notBegun?: string;
};

const YEARS_4_TO_6 = '만 4~6세';
const INTERVAL_DIFFERS = '앞 차수와의 간격은 안내마다 다르게 적혀 있어요. 방문 전 확인해 주세요.';
/** 'First dose before 15 weeks, all before 8 months': yangju.go.kr notice 164018 (2023-03-06). */
const RV_FIRST_TO: Span = { days: 14 * 7 + 6 };
const RV_LAST_TO: Span = { months: 7 };
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
    closed:
      '로타바이러스 백신은 먹을 수 있는 시기가 정해져 있어서 이제는 시작하거나 이어서 먹지 않아요. 궁금한 점은 의료기관에 물어봐 주세요.',
    notBegun:
      '1차를 생후 15주 전에 먹지 않았다면 로타바이러스 백신은 시작하지 않아요. 먹었다면 1차를 표시해 주세요. 궁금한 점은 의료기관에 물어봐 주세요.',
    doses: [
      {
        months: [2, 2],
        to: RV_FIRST_TO,
        onTimeTo: { months: 2 },
        note: '1차는 생후 15주가 되기 전(14주 6일까지)에 먹어야 해요. 그 뒤에는 시작하지 않아요.',
      },
      {
        months: [4, 4],
        to: RV_LAST_TO,
        onTimeTo: { months: 4 },
        note: '두 번 먹는 백신(RV1)은 여기서 끝나요. 늦어도 생후 8개월이 되기 전에 마쳐요.',
      },
      {
        months: [6, 6],
        to: RV_LAST_TO,
        onTimeTo: { months: 6 },
        note: '세 번 먹는 백신(RV5)일 때만 먹어요. 두 번으로 끝났다면 ‘해당 없어요’를 눌러 주세요. 늦어도 생후 8개월이 되기 전에 마쳐요.',
      },
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
      {
        months: [13, 24],
        atLeast: { months: 1 },
        note: '1차를 맞고 한 달쯤 뒤에 맞아요.',
        uncertain:
          '1차와의 간격은 안내마다 7~30일이나 한 달로 다르게 적혀 있어요. 정확한 날은 의료기관에서 방문 전 확인해 주세요.',
      },
      {
        months: [24, 35],
        // Printed as 11 or 12 months: not before the earlier of the two.
        atLeast: { months: 11 },
        note: '2차를 맞고 1년쯤 뒤에 맞아요.',
        uncertain:
          '2차와의 간격은 안내마다 11개월이나 12개월로 다르게 적혀 있어요. 정확한 날은 의료기관에서 방문 전 확인해 주세요.',
      },
      { months: [72, 83], age: '만 6세' },
      { months: [144, 155], age: '만 12세' },
    ],
  },
  {
    code: 'LJEV',
    name: '일본뇌염(약독화 생백신)',
    alternative: { ...JE, label: '약독화 생백신' },
    doses: [
      { months: [12, 23] },
      { months: [24, 35], note: '1차를 맞고 1년쯤 뒤에 맞아요. 정확한 날은 의료기관에서 확인해 주세요.' },
    ],
  },
  {
    code: 'HPV',
    name: '사람유두종바이러스',
    doses: [
      {
        months: [132, 155],
        age: '만 11~12세',
        // 만 12~17세 girls free (quadrivalent), boys of 만 12세 (born 2014) planned for 2026: SBS 2025-12-20, 헬스조선
        // 2025-09-03, 뉴스1 5960474. No notice that it began was found on 2026-11-23.
        uncertain:
          '만 12~17세 여자 청소년은 무료예요(4가 백신, 2025년 12월 20일 보도 기준). 2026년부터 만 12세 남자아이(2014년생)까지 넓힐 계획이라고 발표됐어요. 지금 우리 아이가 대상인지는 예방접종도우미(nip.kdca.go.kr)에서 방문 전 확인해 주세요.',
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
  // Two doses, and 생후 6개월~만 13세 in 2025-26: 질병관리청 table in 뉴스1 2025-08-25 (5889111); 만 14세 in the budget of
  // 2026: 뉴스1 (5258965). The notice for 2026-27 was not found on 2026-11-23.
  note: '해마다 맞아요. 만 9세 전에 처음 맞거나 지난 절기까지 한 번만 맞았다면 4주 간격으로 두 번 맞아요.',
  uncertain:
    '2025-26 절기에는 생후 6개월~만 13세(2012년 1월 1일~2025년 8월 31일에 태어난 아이)가 무료였고(2025년 8월 25일 질병관리청 발표), 2026년 예산안에는 만 14세까지 넓히는 내용이 있어요. 이번 절기의 시작일과 대상은 예방접종도우미(nip.kdca.go.kr)에서 방문 전 확인해 주세요.',
} as const;

const toWindow = (vaccine: Vaccine, dose: Dose, i: number): ScheduledWindow => {
  const { code, name, doses, alternative, closed, notBegun } = vaccine;
  const {
    months: [from, to],
    to: last,
    age,
    atLeast,
    note,
    uncertain,
    onTimeTo,
  } = dose;
  const first = `${code}-1`;
  return {
    id: `${code}-${i + 1}`,
    kind: 'vaccine',
    name: doses.length === 1 ? name : `${name} ${i + 1}차`,
    age: age ?? (from === to ? `${from}개월` : `${from}~${to}개월`),
    from: { months: from },
    to: last ?? { months: to },
    ...(note && { note }),
    ...(uncertain && { uncertain }),
    ...(i > 0 && { after: { id: `${code}-${i}`, ...(atLeast && { atLeast }) } }),
    ...(alternative && { alternative }),
    ...(onTimeTo && { onTimeTo }),
    ...(closed && { closed }),
    ...(notBegun && i > 0 && { series: { first, notBegun } }),
  };
};

export const VACCINE_WINDOWS: readonly ScheduledWindow[] = VACCINES.flatMap((vaccine) =>
  vaccine.doses.map((dose, i) => toWindow(vaccine, dose, i)),
);
