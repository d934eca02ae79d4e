import { formatDay, parseDay } from '@contract/common/calendar';

/** Parses a figure as typed: '74.5', '74,5', '７４．５', '74.5 cm'. Null for an empty text; NaN for no figure. */
export function readFigure(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  const match = /^(\d{1,6})(?:[.,](\d{1,6}))?\s*(?:cm|kg|센티(?:미터)?|킬로(?:그램)?)?$/i.exec(plain);
  return match ? Number(`${match[1]}.${match[2] ?? 0}`) : Number.NaN;
}

/**
 * Parses a day in its usual Korean forms to YYYYMMDD: 2026-03-01, 20260301, 2026.3.1, 2026. 3. 1., 2026년 3월 1일. Null
 * for anything else.
 */
export function readDay(text: string): string | null {
  const plain = text.normalize('NFKC').trim();
  const match =
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ??
    /^(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})(?:\s*[.일])?(?:[\sT].*)?$/.exec(plain);
  if (!match) return null;
  const [, year = '', month = '', day = ''] = match;
  const parsed = parseDay(`${year}${month.padStart(2, '0')}${day.padStart(2, '0')}`);
  return parsed ? formatDay(parsed) : null;
}
