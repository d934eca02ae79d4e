import { spawnSync } from 'node:child_process';
import { HOUR_MS, MINUTE_MS } from '@contract/common/time';
import { formatEnd, formatPlainDay, formatTime, type TimeFormat } from './format-time';

const inSeoul = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', ...options });

/** Every 11 hours and 7 minutes of two years, and the minutes around midnight and noon in Seoul at ends of months. */
const times = [
  ...Array.from({ length: 1576 }, (_, index) => Date.UTC(2024, 0, 1) + index * (11 * HOUR_MS + 7 * MINUTE_MS)),
  ...[
    Date.UTC(2024, 1, 28, 15),
    Date.UTC(2024, 1, 29, 15),
    Date.UTC(2025, 11, 31, 15),
    Date.UTC(2025, 1, 28, 3),
  ].flatMap((at) => [at - 1, at, at + MINUTE_MS]),
];

test.each<[TimeFormat, Intl.DateTimeFormatOptions]>([
  ['day', { dateStyle: 'long' }],
  ['monthDay', { month: 'long', day: 'numeric' }],
  ['weekday', { month: 'long', day: 'numeric', weekday: 'short' }],
  ['month', { year: 'numeric', month: 'long' }],
  ['dotted', { dateStyle: 'medium' }],
  ['dottedMinute', { dateStyle: 'medium', timeStyle: 'short' }],
  ['monthDayMinute', { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' }],
  ['clock', { hour: 'numeric', minute: '2-digit' }],
])('%s equals Intl’s Korean format at each time', (format, options) => {
  const intl = inSeoul(options);
  // Some versions of Node write AM and PM in Korean, browsers do not.
  const toWords = (at: number) => intl.format(at).replace('AM', '오전').replace('PM', '오후');
  expect(times.filter((at) => formatTime(at, format) !== toWords(at))).toEqual([]);
});

test.each<[TimeFormat, string]>([
  ['weekdayMinute', '11월 24일 (화) 23:59'],
  ['iso', '2026-11-24'],
  ['isoMonth', '2026-11'],
  ['isoMinute', '2026-11-24T23:59'],
])('%s of one minute before midnight in Seoul is %s', (format, words) => {
  expect(formatTime('2026-11-24T14:59:30.000Z', format)).toBe(words);
});

test('writes missing and invalid times as an empty text and leaves invalid days unchanged', () => {
  expect([null, '', '어제', '2026-13-01', Number.NaN].map((time) => formatTime(time, 'day'))).toEqual([
    '',
    '',
    '',
    '',
    '',
  ]);
  expect(formatPlainDay('20240229', 'monthDay')).toBe('2월 29일');
  expect(['20250229', '2025031', '', '어제', '99999999'].map((day) => formatPlainDay(day, 'day'))).toEqual([
    '20250229',
    '2025031',
    '',
    '어제',
    '99999999',
  ]);
});

test('shows the time in Seoul on a device in New York, also in the hour its summer time skips', () => {
  const script = `
    import { formatTime } from './src/shared/lib/format-time.ts';
    import { relativeTime } from './src/shared/lib/relative-time.ts';
    import { ageLabel } from './src/shared/lib/age-label.ts';
    const at = Date.UTC(2026, 2, 7, 17, 30);
    const past = new Date(at - 86_400_000).toISOString();
    console.log([formatTime(at, 'isoMinute'), relativeTime(past, at), ageLabel('20250308', at)].join('|'));`;
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, TZ: 'America/New_York' },
  });
  expect(stdout.trim()).toBe('2026-03-08T02:30|1일 전|1년 0개월 0일');
});

test.each([
  ['2026-11-28T15:00:00Z', '11월 28일 밤 12시'],
  ['2026-11-28T14:59:00Z', '11월 28일 오후 11:59'],
  ['2026-12-31T15:00:00Z', '12월 31일 밤 12시'],
])('the end at %s is %s', (time, words) => {
  expect(formatEnd(time)).toBe(words);
});
