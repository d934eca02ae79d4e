import path from 'node:path';
import { readSources } from './sources.mjs';

const AGES = 'contract/common/age.ts';
const sources = [...readSources(path.resolve(__dirname, '..'))].filter(
  ([file]) => /^(src|server|contract|mocks)\//.test(file) && !/\.test\.tsx?$/.test(file),
);
const callers = sources.filter(([, text]) => text.includes("from '@contract/common/age'")).map(([file]) => file);

test.each([
  ['growth', 'server/modules/mypage/growth/'],
  ['checks', 'server/modules/test/'],
  ['vaccinations and check-ups', 'server/modules/home/health-windows/'],
  ['letters', 'server/modules/home/weekly-letter/'],
  ['notices', 'server/modules/reminders/'],
  ['the sheets of the PDF', 'contract/mypage/sheets/'],
  ['the profile', 'server/modules/profiles/'],
  ['cards and lists of the client', 'src/shared/lib/age-label.ts'],
  ['the time axis', 'src/features/mypage/analysis/time-axis/'],
])('the age of %s comes from the one module of ages', (_, folder) => {
  expect(callers.filter((file) => file.startsWith(folder))).not.toEqual([]);
});

// Arithmetic that turns a birth date into months, weeks or days anywhere else.
test.each([
  ['days since birth', /dayNumber\(\w+\)\s*-\s*dayNumber\((?:birth|born|due)\w*\)/],
  ['a day so many days after birth', /dayNumber\((?:birth|born|due)\w*\)\s*\+/],
  ['years or months since birth', /-\s*(?:birth|born)\w*\.(?:year|month|day)\b/],
  ['a difference of dates', /\.diff\((?:birth|born)/],
  ['mean days of a month or a year', /\b(?:30\.4\d*|365\.25)\b/],
])('%s: only in the module of ages', (_, arithmetic) => {
  const found = sources.filter(([file, text]) => file !== AGES && arithmetic.test(text)).map(([file]) => file);
  expect(found).toEqual([]);
});
