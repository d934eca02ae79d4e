import type { ScheduledWindow, Series, Span } from './schedule';

/**
 * 어린이 국가예방접종 표준일정, as printed in 2025–2026; compiled by this project from the sources below. Ages are completed months,
 * the whole of the last one included. An entry that the sources print differently carries `uncertain` and has to be
 * checked against the newest table of 질병관리청 before launch.
 */
export const VACCINE_SOURCE =
  '국가예방접종 표준일정(어린이), 2025~2026년 자료: 질병관리청 예방접종도우미, 고성군·서울 중구 보건소 안내표. 6가 혼합백신은 질병관리청 보도자료(2024년 11월 19일), 로타바이러스를 마쳐야 하는 나이는 양주시 보건소 안내(2023년 3월 6일 시행)를 따랐어요. 가장 이른 나이와 가장 짧은 간격, 늦게 시작했을 때의 횟수는 미국 질병통제예방센터(CDC)의 표를, 일본뇌염은 대한소아청소년과학회 지침을 따랐어요. 2026년 11월 28일에 확인했어요.';
export const VACCINE_NOTE = '표준 일정 안내예요. 가기 전에 예방접종도우미(nip.kdca.go.kr)나 병원에 확인해 주세요.';
/**
 * Not in the programme: 청년의사 2025-07-19 (RSV antibody, paid by parents), mblchildren.com (BCG 경피용, 수막구균 under
 * 기타 예방접종); PPSV23 for high risk only: 고성군 보건소. Looked up 2026-11-23.
 */
export const OPTIONAL_NOTE =
  '무료가 아닌 선택 접종도 있어요. 경피용 BCG, RSV 항체주사, 수막구균 백신이 그래요. 폐렴구균 다당질 백신(PPSV23)은 고위험군만 맞아요. 우리 아이에게 필요한지는 병원에 물어봐 주세요.';
/**
 * Under 2,000 g the first hepatitis B dose of a child whose mother is negative waits for the discharge or one month
 * (ACIP, immunize.org/ask-experts, reviewed 2023-07-21); what holds here for BCG and the RSV antibody was found in no
 * source and is asked of the clinic.
 */
export const EARLY_BORN_NOTE =
  '일찍 태어난 아이도 교정 나이가 아니라 실제 나이에 맞춰 맞아요. 다만 2kg보다 작게 태어났다면 B형간염을 맞는 시기와 횟수가 다를 수 있어요. BCG를 퇴원한 뒤 언제 맞을지, RSV 항체주사가 필요한지도 병원에 물어봐 주세요.';

/*
 * Least ages and distances: CDC, Recommended and Minimum Ages and Intervals Between Doses (Pink Book, appendix A;
 * docslib.org/download/1501982); fewer doses after a late start, last ages: CDC catch-up schedule
 * (archive.cdc.gov …/prior-years/2020/catchup.html, 2021: docslib.org/doc/1692093). The 28 days between live vaccines
 * and the four days that still count: CDC, Timing and Spacing of Immunobiologics (2023-08-01). Looked up 2026-11-28.
 */
/** A dose so many days under a least age or distance counts; not between live vaccines. */
export const GRACE_DAYS = 4;
export const LIVE_APART_DAYS = 28;

const weeks = (n: number): Span => ({ days: n * 7 });
const months = (n: number): Span => ({ months: n });
const years = (n: number): Span => ({ months: n * 12 });
const SIX_WEEKS = weeks(6);
const FOUR_WEEKS = weeks(4);
const EIGHT_WEEKS = weeks(8);

/** Free for children to 만 12세 (gwangju.go.kr, 어린이 국가예방접종 지원사업); later ones are asked of the clinic. */
const FREE_UNTIL = months(155);
const FREE_OVER = '무료로 맞는 나이(만 12세까지)가 지났어요. 지금 맞을 수 있는지는 병원에 물어봐 주세요.';
/** DTaP to 만 6세, then Tdap or Td; Hib and PCV through 59 months: CDC catch-up schedule. */
const DTAP_OVER = '만 7세부터는 다른 백신(Tdap, Td)으로 이어서 맞아요. 언제 맞을지 병원에 물어봐 주세요.';
const INFANT_OVER = '만 5세부터는 건강한 아이는 보통 맞지 않아요. 필요한지는 병원에 물어봐 주세요.';
const UNDER_FIVE = { until: months(59), closed: INFANT_OVER };

type Dose = Omit<ScheduledWindow, 'id' | 'kind' | 'name' | 'age' | 'from' | 'to'> & {
  /** Completed months, both inclusive. */
  months: [number, number];
  /** Instead of the months' last day. */
  to?: Span;
  age?: string;
};
type Vaccine = Omit<Series, 'doses'> & { name: string; doses: Dose[] };

const YEARS_4_TO_6 = '만 4~6세';
const INTERVAL_DIFFERS = '앞 차수와의 간격은 안내마다 다르게 적혀 있어요. 정확한 날은 병원에 확인해 주세요.';
/** 'First dose before 15 weeks, all before 8 months': yangju.go.kr notice 164018 (2023-03-06). */
const RV_FIRST_TO: Span = { days: 14 * 7 + 6 };
const RV_LAST_TO: Span = months(7);
const RV_CLOSED =
  '로타바이러스 백신은 먹는 시기가 정해져 있고, 지금은 그 시기가 지났어요. 궁금한 점은 병원에 물어봐 주세요.';
const JE_BOOSTER = '앞 차수를 늦게 맞았다면 이 차수가 필요한지, 언제 맞을지 병원에 확인해 주세요.';
/** Not interchangeable: sources name no way to count on, so the product does not. */
const JE = {
  group: 'JE',
  name: '일본뇌염',
  mixed:
    '일본뇌염 백신은 처음 맞은 것과 같은 종류로 이어서 맞아요. 두 종류를 모두 표시했으니, 다음에 무엇을 언제 맞을지 수첩을 가지고 병원에 물어봐 주세요.',
};

const VACCINE_LIST: readonly Vaccine[] = [
  {
    code: 'BCG',
    name: '결핵(BCG)',
    doses: [
      {
        months: [0, 0],
        to: { days: 28 },
        ends: true,
        age: '태어나서 4주 안',
        note: '태어나서 4주 안에 맞아요. 경피용(도장형)을 맞았어도 ‘받았어요’로 표시해 주세요.',
        // Without a test to the 89th day: 질병관리본부, 쿠키뉴스 2015-08-28. To which age it is given was found in no source.
        late: '생후 89일까지는 바로 맞을 수 있고, 그 뒤에는 결핵 반응 검사를 먼저 해요. 병원이나 보건소에 물어봐 주세요.',
        until: months(59),
        closed: '지금 맞아야 하는지는 병원에 물어봐 주세요.',
      },
    ],
  },
  {
    code: 'HepB',
    name: 'B형간염(HepB)',
    doses: [
      { months: [0, 0], age: '태어나서 바로', note: '태어나서 바로 맞아요.' },
      { months: [1, 1], least: FOUR_WEEKS, atLeast: FOUR_WEEKS },
      { months: [6, 6], least: weeks(24), atLeast: EIGHT_WEEKS, afterFirst: weeks(16) },
    ],
  },
  {
    code: 'DTaP',
    name: '디프테리아·파상풍·백일해(DTaP)',
    doses: [
      { months: [2, 2], least: SIX_WEEKS, until: months(83), closed: DTAP_OVER },
      { months: [4, 4], atLeast: FOUR_WEEKS, until: months(83), closed: DTAP_OVER },
      { months: [6, 6], atLeast: FOUR_WEEKS, until: months(83), closed: DTAP_OVER },
      { months: [15, 18], least: months(12), atLeast: months(6), until: months(83), closed: DTAP_OVER },
      {
        months: [48, 83],
        age: YEARS_4_TO_6,
        least: years(4),
        atLeast: months(6),
        coveredFrom: years(4),
        until: months(83),
        closed: DTAP_OVER,
      },
    ],
  },
  {
    code: 'Tdap',
    name: '디프테리아·파상풍·백일해 추가(Tdap)',
    doses: [{ months: [132, 155], age: '만 11~12세', least: years(11), note: '여섯 번째 접종이에요.' }],
  },
  {
    code: 'IPV',
    name: '폴리오(IPV)',
    doses: [
      { months: [2, 2], least: SIX_WEEKS },
      { months: [4, 4], atLeast: FOUR_WEEKS },
      {
        months: [6, 18],
        atLeast: FOUR_WEEKS,
        // immunize.org/ask-experts, 2023-07-23: from 4 years on the third is the last, 6 months after the second.
        asLast: { from: years(4), atLeast: months(6) },
        note: '6~18개월에 맞는데, 되도록 6개월에 맞기를 권해요.',
        uncertain: '3차를 언제까지 맞는지는 안내마다 다르게 적혀 있어요. 가기 전에 병원에 확인해 주세요.',
      },
      { months: [48, 83], age: YEARS_4_TO_6, least: years(4), atLeast: months(6), coveredFrom: years(4) },
    ],
  },
  {
    code: 'Hib',
    name: '뇌수막염(Hib)',
    fewer: [
      { from: months(15), doses: 1 },
      { from: months(12), doses: 2 },
      { from: months(7), doses: 3 },
    ],
    doses: [
      { months: [2, 2], least: SIX_WEEKS, ...UNDER_FIVE },
      { months: [4, 4], atLeast: FOUR_WEEKS, coveredFrom: months(15), ...UNDER_FIVE },
      {
        months: [6, 6],
        atLeast: FOUR_WEEKS,
        asLast: { from: months(12), atLeast: EIGHT_WEEKS },
        coveredFrom: months(15),
        ...UNDER_FIVE,
      },
      { months: [12, 15], least: months(12), atLeast: EIGHT_WEEKS, coveredFrom: months(12), ...UNDER_FIVE },
    ],
  },
  {
    code: 'PCV',
    name: '폐렴구균(PCV)',
    fewer: [
      { from: months(24), doses: 1 },
      { from: months(12), doses: 2 },
      { from: months(7), doses: 3 },
    ],
    doses: [
      { months: [2, 2], least: SIX_WEEKS, ...UNDER_FIVE },
      { months: [4, 4], atLeast: FOUR_WEEKS, coveredFrom: months(24), ...UNDER_FIVE },
      {
        months: [6, 6],
        atLeast: FOUR_WEEKS,
        asLast: { from: months(12), atLeast: EIGHT_WEEKS },
        coveredFrom: months(24),
        ...UNDER_FIVE,
      },
      { months: [12, 15], least: months(12), atLeast: EIGHT_WEEKS, coveredFrom: months(12), ...UNDER_FIVE },
    ],
  },
  {
    code: 'RV',
    name: '로타바이러스(RV)',
    // The ACIP goes on with a series begun too late by mistake (immunize.org/ask-experts, 2023-06-07); no Korean source was found.
    begunLate: '1차를 생후 15주가 지나 먹었다면 남은 차수를 먹을지 의사가 정해요. 수첩을 가지고 병원에 물어봐 주세요.',
    notBegun:
      '1차를 생후 15주 전에 먹지 않았다면 로타바이러스 백신은 시작하지 않아요. 먹었다면 1차를 표시해 주세요. 궁금한 점은 병원에 물어봐 주세요.',
    doses: [
      {
        months: [2, 2],
        ends: true,
        to: RV_FIRST_TO,
        until: RV_FIRST_TO,
        closed: RV_CLOSED,
        least: SIX_WEEKS,
        note: '먹는 백신이에요. 1차는 생후 15주가 되기 전(14주 6일까지)에 먹어야 해요. 그 뒤에는 시작하지 않아요.',
      },
      {
        months: [4, 4],
        ends: true,
        to: RV_LAST_TO,
        until: RV_LAST_TO,
        closed: RV_CLOSED,
        atLeast: FOUR_WEEKS,
        note: '두 번 먹는 백신(RV1)은 여기서 끝나요. 늦어도 생후 8개월이 되기 전에 마쳐요.',
      },
      {
        months: [6, 6],
        ends: true,
        to: RV_LAST_TO,
        until: RV_LAST_TO,
        closed: RV_CLOSED,
        atLeast: FOUR_WEEKS,
        note: '세 번 먹는 백신(RV5)일 때만 먹어요. 두 번으로 끝났다면 ‘해당 없어요’를 눌러 주세요. 늦어도 생후 8개월이 되기 전에 마쳐요.',
      },
    ],
  },
  {
    code: 'MMR',
    name: '홍역·유행성이하선염·풍진(MMR)',
    live: true,
    doses: [
      { months: [12, 15], least: months(12) },
      { months: [48, 83], age: YEARS_4_TO_6, least: months(13), atLeast: FOUR_WEEKS },
    ],
  },
  { code: 'VAR', name: '수두(VAR)', live: true, doses: [{ months: [12, 15], least: months(12) }] },
  {
    code: 'HepA',
    name: 'A형간염(HepA)',
    doses: [
      { months: [12, 23], least: months(12) },
      {
        months: [18, 35],
        atLeast: months(6),
        note: '1차를 맞고 6개월 이상 지나서 맞아요.',
        uncertain: INTERVAL_DIFFERS,
      },
    ],
  },
  /*
   * Both against Japanese encephalitis: Korean Pediatric Society, Immunization guideline, 9th ed., in PMC8898622 table 2.
   * For the 4th and 5th dose no least distance was found.
   */
  {
    code: 'IJEV',
    name: '일본뇌염 불활성화 백신(IJEV)',
    alternative: { ...JE, label: '불활성화 백신' },
    doses: [
      { months: [12, 23], least: months(12) },
      {
        months: [13, 24],
        atLeast: months(1),
        accepts: { days: 7 },
        note: '1차를 맞고 한 달쯤 뒤에 맞아요.',
        uncertain: '1차와의 간격은 안내마다 7~30일이나 한 달로 다르게 적혀 있어요. 정확한 날은 병원에 확인해 주세요.',
      },
      {
        months: [24, 35],
        // Printed as 11 or 12 months: not before the earlier of the two.
        atLeast: months(11),
        note: '2차를 맞고 1년쯤 뒤에 맞아요.',
        uncertain: '2차와의 간격은 안내마다 11개월이나 12개월로 다르게 적혀 있어요. 정확한 날은 병원에 확인해 주세요.',
      },
      { months: [72, 83], age: '만 6세', note: JE_BOOSTER },
      { months: [144, 155], age: '만 12세', note: JE_BOOSTER },
    ],
  },
  {
    code: 'LJEV',
    name: '일본뇌염 생백신(LJEV)',
    live: true,
    alternative: { ...JE, label: '약독화 생백신' },
    doses: [
      { months: [12, 23], least: months(12) },
      { months: [24, 35], atLeast: months(12), note: '1차를 맞고 1년 뒤에 맞아요.' },
    ],
  },
  {
    code: 'HPV',
    name: '사람유두종바이러스(HPV)',
    doses: [
      {
        months: [132, 155],
        age: '만 11~12세',
        least: years(9),
        // 만 12~17세 girls free (quadrivalent), boys of 만 12세 (born 2014) planned for 2026: SBS 2025-12-20, 헬스조선
        // 2025-09-03, 뉴스1 5960474. No notice that it began was found on 2026-11-28.
        uncertain:
          '만 12~17세 여자 청소년은 무료예요. 만 12세 남자아이(2014년생)도 2026년부터 무료가 될 계획이라고 발표됐어요. 우리 아이가 대상인지는 가기 전에 예방접종도우미에 확인해 주세요.',
      },
      // Begun before 만 15세 two doses are enough, five months apart; else three: hankyung.com 202307302092Y, CDC appendix A.
      {
        months: [138, 167],
        atLeast: months(5),
        ifBegun: { from: years(15), atLeast: FOUR_WEEKS },
        age: '1차 6~12개월 뒤',
        note: '1차를 맞고 6~12개월 뒤에 맞아요. 만 15세가 지나 시작했다면 한두 달 뒤에 맞고, 모두 세 번 맞아요.',
      },
      {
        months: [138, 215],
        atLeast: weeks(12),
        afterFirst: months(5),
        onlyBegunFrom: years(15),
        age: '1차 6개월 뒤',
        note: '만 15세가 지나 시작했거나 두 번을 5개월 안에 맞았다면 한 번 더 맞아요.',
      },
    ],
  },
];

/** 만 17세까지 for girls (헬스조선 2025-09-03); what holds for boys was found in no notice. */
export const HPV_GIRLS_UNTIL = months(215);
export const HPV_OVER = '무료로 맞는 나이가 지났을 수 있어요. 지금 맞을 수 있는지는 병원에 물어봐 주세요.';
const toSeries = ({ name, doses, ...series }: Vaccine): Series => ({
  ...series,
  doses: doses.map(({ months: [from, to], to: last, age, ...rules }, i) => ({
    id: `${series.code}-${i + 1}`,
    kind: 'vaccine',
    name: doses.length === 1 ? name : `${name} ${i + 1}차`,
    age: age ?? (from === to ? `${from}개월` : `${from}~${to}개월`),
    from: { months: from },
    to: last ?? { months: to },
    until: FREE_UNTIL,
    closed: FREE_OVER,
    ...rules,
  })),
});

export const VACCINE_SERIES: readonly Series[] = VACCINE_LIST.map(toSeries);
export const VACCINE_WINDOWS: readonly ScheduledWindow[] = VACCINE_SERIES.flatMap(({ doses }) => doses);

/**
 * Every year's vaccine. The programme began on 2024-09-20 and 2025-09-22 and ended on 30 April (news1.kr 5889111,
 * 정책브리핑 2025-08-25); the notice for 2026-27 was not found on 2026-11-28, so the row sends the parent to ask.
 */
export const INFLUENZA = {
  code: 'IIV',
  name: '독감(인플루엔자)',
  /** Completed months, inclusive. */
  months: [6, 167],
  age: '6개월부터 해마다',
  opens: { month: 9, day: 20 },
  ends: { month: 4, day: 30 },
  atLeast: FOUR_WEEKS,
  /** Under 만 9세 with none or one dose so far: two doses. */
  twiceUntil: months(107),
  note: '해마다 맞아요. 올해 무료 대상과 시작하는 날은 예방접종도우미에서 확인해 주세요.',
  secondNote:
    '독감 백신을 이번 절기에 처음 맞았거나 지난 절기까지 한 번만 맞았다면 4주 뒤에 한 번 더 맞아요. 지난 절기까지 두 번 이상 맞았다면 ‘해당 없어요’를 눌러 주세요.',
} as const;
