import type { ScheduledWindow, Series, Span } from './schedule';

/**
 * 영유아 건강검진과 구강검진의 시기. 건강검진 실시기준(보건복지부고시 제2023-292호, 2024-01-01 시행) 제8조제2항 and printed tables of
 * clinics. Months are completed months, the whole of the last one counts.
 */
export const CHECKUP_SOURCE =
  '건강검진 실시기준(보건복지부고시 제2023-292호, 2024년 1월 1일 시행) 제8조제2항의 검진 시기예요. 개월 수는 만으로 계산하고, 마지막 달은 그 달이 끝나는 날까지예요.';
export const CHECKUP_NOTE = '검진 항목은 병원마다 다를 수 있어요. 예약할 때 확인해 주세요.';

/** The sources differ on where eyesight is tested, so that is told nowhere. */
const PLAIN = '문진과 진찰, 신체 계측, 건강 교육을 받아요.';
const WITH_SCREENING = '문진과 진찰, 신체 계측, 발달 선별검사와 상담, 건강 교육을 받아요.';

type Round = { from: Span; to: Span; age: string; note: string; bornFrom?: string };
const inMonths = (from: number, to: number, note: string): Round => ({
  from: { months: from },
  to: { months: to },
  age: `${from}~${to}개월`,
  note,
});

const ROUNDS: readonly Round[] = [
  { from: { days: 14 }, to: { days: 35 }, age: '태어나서 14~35일', note: PLAIN, bornFrom: '20210101' },
  inMonths(4, 6, PLAIN),
  inMonths(9, 12, WITH_SCREENING),
  inMonths(18, 24, WITH_SCREENING),
  inMonths(30, 36, WITH_SCREENING),
  inMonths(42, 48, WITH_SCREENING),
  inMonths(54, 60, WITH_SCREENING),
  inMonths(66, 71, WITH_SCREENING),
];
const DENTAL_MONTHS = [
  [18, 29],
  [30, 41],
  [42, 53],
  [54, 65],
] as const;

export const CHECKUP_WINDOWS: readonly ScheduledWindow[] = [
  ...ROUNDS.map(
    (round, i): ScheduledWindow => ({
      id: `checkup-${i + 1}`,
      kind: 'checkup',
      name: `영유아 건강검진 ${i + 1}차`,
      ends: true,
      least: round.from,
      ...round,
    }),
  ),
  ...DENTAL_MONTHS.map(
    ([from, to], i): ScheduledWindow => ({
      id: `dental-${i + 1}`,
      kind: 'dental',
      name: `구강검진 ${i + 1}차`,
      age: `${from}~${to}개월`,
      from: { months: from },
      to: { months: to },
      ends: true,
      least: { months: from },
    }),
  ),
];
/** Each round is a series of its own: no round depends on another. */
export const CHECKUP_SERIES: readonly Series[] = CHECKUP_WINDOWS.map((round) => ({ code: round.id, doses: [round] }));
