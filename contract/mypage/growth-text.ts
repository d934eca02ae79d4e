import { dayFromNumber, dayNumber, formatDay, parseDay, seoulDay } from '@contract/common/calendar';

/** Parses a figure as typed: '74.5', '74,5', '７４．５', '74.5 cm'. Null for an empty text; NaN for no figure. */
export function readFigure(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  const match = /^(\d{1,6})(?:[.,](\d{1,6}))?\s*(?:cm|kg|센티(?:미터)?|킬로(?:그램)?)?$/i.exec(plain);
  return match ? Number(`${match[1]}.${match[2] ?? 0}`) : Number.NaN;
}

/** A day counted by a spreadsheet from 1899-12-30: only those of this century, so that no other number is one. */
const SPREADSHEET_EPOCH = dayNumber({ year: 1899, month: 12, day: 30 });
const SPREADSHEET_DAY = /^(3[6-9]|[4-6]\d)\d{3}(?:\.\d+)?$/;

/** With a time zone: an instant, of which the day in Asia/Seoul counts. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Parses a day in its usual Korean forms to YYYYMMDD: 2026-03-01, 20260301, 2026.3.1, 26.3.1, 2026년 3월 1일, each with a
 * weekday or a time behind it, 2026-03-01T09:00:00Z, a spreadsheet's day number. Null for anything else, 3/1/2026 too,
 * which may be two days.
 */
export function readDay(text: string): string | null {
  const plain = text.normalize('NFKC').trim();
  if (INSTANT.test(plain)) {
    const time = Date.parse(plain);
    return Number.isNaN(time) ? null : formatDay(seoulDay(time));
  }
  if (SPREADSHEET_DAY.test(plain)) return formatDay(dayFromNumber(SPREADSHEET_EPOCH + Math.floor(Number(plain))));
  const match =
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ??
    /^(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})(?:\s*[.일])?(?:[\s(T[].*)?$/.exec(plain) ??
    /^['’]?(\d{2})\s*[-.년]\s*(\d{1,2})\s*[-.월]\s*(\d{1,2})(?:\s*[.일])?(?:[\s([].*)?$/.exec(plain);
  if (!match) return null;
  const [, year = '', month = '', day = ''] = match;
  const parsed = parseDay(`${year.padStart(4, '20')}${month.padStart(2, '0')}${day.padStart(2, '0')}`);
  return parsed ? formatDay(parsed) : null;
}
