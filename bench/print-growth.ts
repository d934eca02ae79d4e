import { GROWTH_FIELDS, GROWTH_LIMITS } from '@contract/mypage/growth';
import { ageOfEntryWords } from '@contract/mypage/growth-age-words';
import { getStrongest, growthNotes } from '@contract/mypage/growth-finding-words';
import { pointWords } from '@contract/mypage/growth-point-words';
import { MEASURE_LABELS, percentileLabel } from '@contract/mypage/growth-words';
import { growthLines } from '@contract/mypage/sheets/growth-lines';
import { toCurve } from '@server/modules/mypage/growth/curve-service';
import { entryView } from '@server/modules/mypage/growth/entry-figures';
import { type MadeUpChild, toGrowing, toNewest, toRows } from '@server/modules/mypage/growth/growth-fixture';

/**
 * Prints what 43 made-up children's pages say of their growth, to be read through after a change of tables, rules or
 * sentences: `npm run print -- growth`. Deterministic, without a database; "today" is the day of the last entry.
 */
const girl = (about: string, birth: string, entries: MadeUpChild['entries'], weeks?: number): MadeUpChild => ({
  about,
  birth,
  sex: 'female',
  entries,
  ...(weeks !== undefined && { weeks }),
});
const boy = (...given: Parameters<typeof girl>): MadeUpChild => ({ ...girl(...given), sex: 'male' });

const CHILDREN: readonly MadeUpChild[] = [
  boy('두 주에 태어난 몸무게를 되찾지 못함', '20260901', [
    ['20260901', { weight: 3.3 }],
    ['20260915', { weight: 3 }],
  ]),
  boy('20일에 태어난 몸무게보다 12% 적음', '20260901', [
    ['20260901', { weight: 3.3 }],
    ['20260921', { weight: 2.9 }],
  ]),
  girl('첫 26일에 100g', '20260901', [
    ['20260901', { weight: 3.2 }],
    ['20260927', { weight: 3.3 }],
  ]),
  girl('둘째 달에 200g', '20260801', [
    ['20260901', { weight: 4.2 }],
    ['20261001', { weight: 4.4 }],
  ]),
  girl('둘째 달에 그대로', '20260801', [
    ['20260901', { weight: 4.2 }],
    ['20261001', { weight: 4.2 }],
  ]),
  boy('머리둘레가 80일에 곡선 셋 위로', '20260601', [
    ['20260901', { head: 40.5 }],
    ['20261120', { head: 46 }],
  ]),
  girl('머리둘레가 92일에 곡선 둘 아래로', '20260510', [
    ['20260810', { head: 39.6 }],
    ['20261110', { head: 40 }],
  ]),
  girl('키에 비한 몸무게 −3 미만', '20251210', [['20261115', { height: 72, weight: 6.2 }]]),
  girl('몸무게 −3 미만', '20260715', [['20261120', { height: 60, weight: 4.2 }]]),
  boy('키 −3 미만', '20251101', [['20261115', { height: 66, weight: 8.5 }]]),
  boy('6개월에 21% 줄어든 만 3세', '20230501', [
    ['20260501', { weight: 17 }],
    ['20261115', { weight: 13.5 }],
  ]),
  girl('한 해 2.5cm, 만 7세', '20191101', [
    ['20251115', { height: 115 }],
    ['20261115', { height: 117.5 }],
  ]),
  girl('한 해 10cm, 만 6세', '20200310', [
    ['20251120', { height: 113 }],
    ['20261115', { height: 123 }],
  ]),
  boy('한 해 9.5cm, 만 8세', '20180510', [
    ['20251115', { height: 125 }],
    ['20261115', { height: 134.5 }],
  ]),
  girl('몸무게 곡선 둘 아래로', '20251101', [
    ['20260501', { weight: 7.5, height: 66 }],
    ['20261110', { weight: 7.8, height: 73 }],
  ]),
  girl(
    '교정 나이가 끝남',
    '20241110',
    [
      ['20261009', { height: 82 }],
      ['20261120', { height: 82.5 }],
    ],
    30,
  ),
  girl('예정일 전', '20260920', [['20261020', { height: 44, weight: 2.1 }]], 30),
  boy('체질량지수 P99.9 초과', '20221101', [['20261115', { height: 103, weight: 26 }]]),
  boy('보통 키의 만 18세', '20080101', [['20261115', { height: 172, weight: 60 }]]),
  boy('다섯 달 머리둘레 P97 위 한 번', '20260601', [['20261120', { head: 46 }]]),
  boy('무거운 15개월', '20250801', [['20261115', { height: 78, weight: 14.5 }]]),
  girl('늘 가운데인 아기', '20260715', [
    ['20260715', { height: 49.1, weight: 3.23, head: 33.9 }],
    ['20260729', { height: 51.1, weight: 3.54, head: 35.2 }],
    ['20260813', { height: 53.5, weight: 4.14, head: 36.5 }],
    ['20260913', { height: 57, weight: 5.1, head: 38.2 }],
    ['20261015', { height: 59.8, weight: 5.85, head: 39.5 }],
    ['20261115', { height: 62.1, weight: 6.42, head: 40.6 }],
  ]),
  boy('첫 사흘에 300g 줆', '20260901', [
    ['20260901', { weight: 3.4 }],
    ['20260904', { weight: 3.1 }],
  ]),
  boy('닷새에 12% 줆', '20260901', [
    ['20260901', { weight: 3.4 }],
    ['20260906', { weight: 2.98 }],
  ]),
  boy(
    '34주에 태어나 두 주',
    '20260901',
    [
      ['20260901', { weight: 2.2 }],
      ['20260916', { weight: 2.1 }],
    ],
    34,
  ),
  girl(
    '28주에 태어나 100일',
    '20260801',
    [
      ['20260801', { weight: 1.1 }],
      ['20260901', { weight: 1.5 }],
      ['20261110', { weight: 3.2, height: 49, head: 35 }],
    ],
    28,
  ),
  girl('몸무게를 잘못 적은 돌', '20251115', [
    ['20261015', { height: 73, weight: 8.8 }],
    ['20261115', { height: 74, weight: 92.98 }],
  ]),
  girl('그 뒤 바르게 적음', '20251115', [
    ['20260915', { height: 72, weight: 8.5 }],
    ['20261015', { height: 73, weight: 92.98 }],
    ['20261120', { height: 74.5, weight: 9 }],
  ]),
  boy('만 6세 넘어 작은 키', '20200101', [['20261115', { height: 106 }]]),
  girl('만 11세의 작은 키', '20151001', [['20261115', { height: 128 }]]),
  boy('작은 키의 만 3세', '20230801', [['20261115', { height: 90, weight: 12.5 }]]),
  girl('가볍고 마른 만 4세', '20220801', [['20261115', { height: 104, weight: 13.4 }]]),
  boy('과체중인 만 5세', '20210801', [['20261115', { height: 111, weight: 21.8 }]]),
  boy('비만인 만 9세', '20170801', [['20261115', { height: 138, weight: 50 }]]),
  girl('18개월에 감기 뒤 5% 줆', '20250501', [
    ['20261018', { height: 80, weight: 10.4 }],
    ['20261115', { height: 80.5, weight: 9.8 }],
  ]),
  girl('만 3세, 반년에 조금 줆', '20230501', [
    ['20260501', { height: 94, weight: 14.2 }],
    ['20261115', { height: 97, weight: 14 }],
  ]),
  boy('만 13세에 10% 줆', '20130501', [
    ['20260501', { weight: 52 }],
    ['20261115', { weight: 46 }],
  ]),
  girl('키가 줄어든 것으로 적음', '20241001', [
    ['20260901', { height: 86 }],
    ['20261115', { height: 84.5 }],
  ]),
  girl('석 달째 한 곡선', '20251101', [
    ['20260801', { height: 70, weight: 8.2 }],
    ['20260915', { height: 72, weight: 8.6 }],
    ['20261115', { height: 74.5, weight: 9.1 }],
  ]),
  girl('한 곡선의 키, 그대로인 몸무게', '20251101', [
    ['20260801', { height: 70, weight: 8.2 }],
    ['20260915', { height: 72, weight: 8.3 }],
    ['20261115', { height: 74.5, weight: 8.3 }],
  ]),
  boy('머리둘레 +3 초과', '20250901', [['20261115', { head: 52 }]]),
  boy('머리둘레 P3 미만', '20250901', [['20261115', { head: 43.5 }]]),
  girl('24개월 되는 날과 그 전날', '20240301', [
    ['20260228', { height: 86 }],
    ['20260301', { height: 85.3 }],
  ]),
];

const dotted = (day: string) => `${day.slice(0, 4)}.${day.slice(4, 6)}.${day.slice(6)}`;

function print(child: MadeUpChild): string {
  const rows = toRows(child);
  const growing = toGrowing(child);
  const curves = (['height', 'weight', 'head', 'bmi', 'weight_for_height'] as const).map((measure) =>
    toCurve(growing, rows, { measure, standard: 'kr2017' }),
  );
  const newest = toNewest(child);
  const monthsNow = newest[0]?.age.actual_months ?? 0;
  const official = new Map(
    curves.flatMap(({ measure, points }) =>
      points.map((point) => [`${point.entry_id} ${measure}`, point.official_percentile] as const),
    ),
  );
  const entries = rows.map((row) => {
    const view = entryView(row, growing, 'kr2017', new Map());
    const typed = GROWTH_FIELDS.flatMap((field) =>
      view[field] === null ? [] : [`${GROWTH_LIMITS[field].label} ${view[field]}${GROWTH_LIMITS[field].unit}`],
    );
    const read = view.figures.map(({ measure, percentile, z, gap }) => {
      const byMonths = official.get(`${view.id} ${measure}`) ?? null;
      const both = byMonths === null ? '' : ` (만 개월 ${percentileLabel(byMonths)})`;
      return `${MEASURE_LABELS[measure]} ${percentile === null ? gap : `${percentileLabel(percentile)} z ${z}${both}`}`;
    });
    return `  ${dotted(view.measured_on)} · ${ageOfEntryWords(view)} · ${typed.join(', ')}\n      ${read.join(' · ')}`;
  });
  const { items, action, tell } = growthNotes(newest, monthsNow);
  const points = curves.flatMap((curve) => {
    const point = curve.points.at(-1);
    const { sentences = [] } = point ? pointWords(curve, point, { monthsNow, newest }) : {};
    return sentences.length > 0 ? [`    ${MEASURE_LABELS[curve.measure]}: ${sentences.join(' ')}`] : [];
  });
  return [
    `── ${child.about} (${child.sex === 'female' ? '여아' : '남아'}, ${dotted(child.birth)}${child.weeks ? `, ${child.weeks}주` : ''}) · ${getStrongest(newest).degree}`,
    ...entries,
    '  점의 말:',
    ...points,
    ...(items.length > 0 ? ['  함께 살펴볼 성장 기록:'] : []),
    ...items.map(({ label, words }) => `    ${label}: ${words}`),
    ...(action ? [`    → ${[action, ...tell].join(' ')}`] : []),
    ...growthLines({ newest }).map((line) => `  의사: ${line}`),
  ].join('\n');
}

for (const child of CHILDREN) process.stdout.write(`${print(child)}\n\n`);
