import { parseDay } from '@contract/common/calendar';
import { tableDay } from '@/shared/lib/age-label';

export const DAY_DIGITS = 8;
/** '250301', as on a Korean identity card. */
const SHORT_DIGITS = 6;

/** The digits of a day as it was typed or pasted; '2025.3.1' and '2025년 3월 1일' too. */
export function toDayDigits(text: string): string {
  const [year = '', month = '', ...rest] = text.normalize('NFKC').trim().split(/\D+/);
  // a separator after one digit ends the month
  const isMonthEnded = year.length === 4 && month.length === 1 && rest.length > 0;
  return [year, isMonthEnded ? `0${month}` : month, ...rest].join('');
}

/** '202503' → '2025. 03': digits in their places while a person types. */
export const groupDayDigits = (digits: string) =>
  [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('. ');

/** The latest year that is not after this one. */
function withCentury(digits: string, thisYear: number): string {
  return `${Number(`20${digits.slice(0, 2)}`) > thisYear ? '19' : '20'}${digits}`;
}

/** A typed '2025. 03. 1' is complete once the field is left, and so is '250301'. */
export function completeDayDigits(digits: string, thisYear = new Date().getFullYear()): string {
  const isShort = digits.length === SHORT_DIGITS;
  const lacksZero = digits.length === DAY_DIGITS - 1;
  const whole = isShort
    ? withCentury(digits, thisYear)
    : lacksZero
      ? `${digits.slice(0, 6)}0${digits.slice(6)}`
      : digits;
  return parseDay(whole) === null ? digits : whole;
}

/** '20250301' → '2025. 3. 1.'; what is no day stays grouped. */
export const dayText = (digits: string) => (parseDay(digits) === null ? groupDayDigits(digits) : tableDay(digits));
