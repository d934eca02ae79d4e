import path from 'node:path';
import { readSources } from './sources.mjs';

const sources = [...readSources(path.resolve(__dirname, '..'))].filter(
  ([file]) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file),
);
const filesWith = (pattern: RegExp) => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

test('dates on screens come from src/shared/lib, dayjs from one module of it', () => {
  expect(filesWith(/from 'dayjs|import\('dayjs/)).toEqual(['src/shared/lib/dayjs.ts']);
  expect(filesWith(/\bIntl\.(DateTimeFormat|RelativeTimeFormat)|\.toLocale(Date|Time)String\b/)).toEqual([]);
});

test('a day is written in full, for a list or for a table, by the functions of day-words.ts', () => {
  const byHand = /\bformat(?:Time|PlainDay)\(.*'(?:day|monthDay|dotted)'|\}(?:<\/\w+>)?월/;
  expect(filesWith(byHand)).toEqual([]);
});

test('numbers on screens are written by formatNumber', () => {
  expect(filesWith(/\.toLocaleString\b|\bIntl\.NumberFormat/)).toEqual([]);
});
