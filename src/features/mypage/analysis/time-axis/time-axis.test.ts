import { createAnalysis, createAnalysisCheck, createOfficialResult } from '@/testing/analysis';
import { axisTicks, axisWindow, spansFor } from './axis-window';
import { monthsAt, toLanes, toMoments } from './moments';

test.each([
  ['20250310', '20260310', 12],
  ['20250131', '20250228', 1],
  ['20250310', '20250325', 15 / 31],
  ['20250310', '20250309', 0],
  ['', '20250309', 0],
])('a child born on %s is on %s %d months old', (birth, day, months) => {
  expect(monthsAt(birth, day)).toBeCloseTo(months, 9);
});

test('offers only spans shorter than the age', () => {
  expect(spansFor(5)).toEqual(['all']);
  expect(spansFor(9)).toEqual([6, 'all']);
  expect(spansFor(40)).toEqual([6, 12, 'all']);
});

test.each([
  ['all', 30, null, [0, 30]],
  ['all', 0.5, null, [0, 3]],
  [6, 30, null, [24, 30]],
  [6, 30, 25, [24, 30]],
  [6, 30, 20, [17, 23]],
  [12, 30, 2, [0, 12]],
  [6, 4, 1, [0, 6]],
] as const)('a span of %s at %d months with %s selected shows %j', (span, now, chosen, seen) => {
  expect(axisWindow(span, now, chosen)).toEqual(seen);
});

test('limits the number of ticks and labels whole years in years', () => {
  expect(axisTicks([24, 30], 6).map(({ label }) => label)).toEqual([24, 25, 26, 27, 28, 29, 30].map((m) => `${m}개월`));
  expect(axisTicks([0, 60], 6).map(({ label }) => label)).toEqual(['0개월', '1세', '2세', '3세', '4세', '5세']);
  expect(axisTicks([0, 216], 6).length).toBeLessThanOrEqual(7);
});

test('puts checks, official results, growth and learning on one axis, measurements of a day as one moment', () => {
  const moments = toMoments(
    createAnalysis({
      checks: [
        createAnalysisCheck({
          // half past midnight in Seoul: the second
          completed_at: '2026-01-01T15:30:00.000Z',
          levels: [
            { id: 'language', label: '언어', domain: 'language', level: 'watch' },
            { id: 'social', label: '사회성', domain: 'social', level: 'going_well' },
            { id: 'cognitive', label: '인지', domain: 'cognitive', level: null },
          ],
        }),
      ],
      official: [createOfficialResult({ language: 'on_track' })],
      growth: {
        ...createAnalysis().growth,
        series: [
          { measure: 'height', unit: 'cm', points: [{ measured_on: '20260101', value: 71, percentile: 35.4 }] },
          { measure: 'weight', unit: 'kg', points: [{ measured_on: '20260101', value: 8.6, percentile: null }] },
        ],
      },
      study: { total_seconds: 600, weeks: [{ from: '20251229', last_on: '20260104', seconds: 600 }] },
    }),
  );
  expect(moments.map(({ day, title, words }) => [day, title, words])).toEqual([
    ['20260101', '키·몸무게 기록', ['키 71cm (P35)', '몸무게 8.6kg']],
    ['20260102', '9개월 발달 체크', ['언어 함께 지켜봐요', '사회성 잘 보이고 있어요', '인지 아직 볼 기회가 없었어요']],
    ['20260103', '3차 영유아 건강검진', ['언어 또래 수준']],
    ['20260104', '한 주 동안 10분 배웠어요', []],
  ]);
  expect(toLanes(moments).map(({ id }) => id)).toEqual(['development', 'official', 'height', 'weight', 'study']);
  expect(toLanes(moments).map(({ unit }) => unit)).toEqual([null, null, 'cm', 'kg', null]);
});
