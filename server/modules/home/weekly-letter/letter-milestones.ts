import type { WeeklyLetter } from '@contract/home/weekly-letter.responses';
import type { ContentTest } from '@server/content/content-test';
import { DEVELOPMENT_CHECKS } from '@server/content/development-check';
import type { LetterWeek } from './letter-week';

const SHOWN = 3;
/** From this age on in the first letter of a month only, as one list lasts for a year. */
const MONTHLY_FROM_MONTHS = 36;

/**
 * Three of the list nearest to the age, one of its beginning, middle and end, others each time and together with others
 * after each round of the list. The list may be of an age still to come. Null before the due date, under two months,
 * where there is no list, and from three years in all but the first letter of a month.
 */
export function toMilestones({ week, age, weeksToDue, isFirstOfMonth }: LetterWeek): WeeklyLetter['milestones'] {
  const isMonthly = age.months >= MONTHLY_FROM_MONTHS;
  const list = weeksToDue > 0 || (isMonthly && !isFirstOfMonth) ? null : nearestList(age.months);
  if (!list) return null;
  const texts = list.items.filter(({ kind }) => kind === 'milestone').map(({ text }) => text);
  const turn = isMonthly ? age.months : week;
  const round = Math.floor(turn / Math.ceil(texts.length / SHOWN));
  const shown = Array.from({ length: SHOWN }, (_, place) => {
    const part = texts.slice((place * texts.length) / SHOWN, ((place + 1) * texts.length) / SHOWN);
    return part.at((turn + place * round) % part.length);
  });
  return { months: list.fromMonth, texts: shown.flatMap((text) => text ?? []) };
}

/** Of two lists at one distance the earlier one. */
function nearestList(months: number): ContentTest | undefined {
  const current = DEVELOPMENT_CHECKS.findLast(({ fromMonth }) => fromMonth <= months);
  const next = DEVELOPMENT_CHECKS.find(({ fromMonth }) => fromMonth > months);
  if (!current || !next) return current;
  return next.fromMonth - months < months - current.fromMonth ? next : current;
}
