import { dayNumber, seoulDay } from '@contract/common/calendar';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/common/time';
import { CARD_PARTS, careCardFields, ROUTINE_LINE_MAX, ROUTINE_LINES } from '@contract/mypage/care-card';
import * as v from 'valibot';

/** Until when a card may be seen. */
export const CARD_ENDS = [
  { value: 'hours', label: '3시간' },
  { value: 'today', label: '오늘까지' },
  { value: 'tomorrow', label: '내일까지' },
  { value: 'week', label: '일주일' },
  { value: 'month', label: '30일' },
] as const;
export type CardEnd = (typeof CARD_ENDS)[number]['value'];

/** The last minute of a day in Seoul, which is nine hours ahead of UTC: 오후 11:59 names the day, 오전 12:00 the next one. */
const endOfDay = (now: number, later: number) =>
  (dayNumber(seoulDay(now)) + 1 + later) * DAY_MS - 9 * HOUR_MS - MINUTE_MS;

/** The moment of a choice, ISO 8601. */
export function toEndsAt(end: CardEnd, now: number): string {
  const at: Record<CardEnd, number> = {
    hours: now + 3 * HOUR_MS,
    today: endOfDay(now, 0),
    tomorrow: endOfDay(now, 1),
    week: now + 7 * DAY_MS,
    month: now + 30 * DAY_MS,
  };
  return new Date(at[end]).toISOString();
}

/** The lines of a text that say something. */
export const toRoutine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Input of the parent; the routine is one text with a line each. */
export const cardForm = v.pipe(
  v.object({
    parts: careCardFields.entries.parts,
    lines: v.pipe(
      v.string(),
      v.check((text) => toRoutine(text).length <= ROUTINE_LINES, `${ROUTINE_LINES}줄까지 적을 수 있어요.`),
      v.check(
        (text) => toRoutine(text).every((line) => line.length <= ROUTINE_LINE_MAX),
        `한 줄에 ${ROUTINE_LINE_MAX}자까지 쓸 수 있어요.`,
      ),
    ),
    until: v.picklist(
      CARD_ENDS.map(({ value }) => value),
      '언제까지 볼 수 있는지 골라 주세요.',
    ),
  }),
  v.forward(
    v.partialCheck(
      [['parts'], ['lines']],
      ({ parts, lines }) => !parts.includes('routine') || toRoutine(lines).length > 0,
      '하루 일과를 한 줄 이상 적거나, 담지 않기를 골라 주세요.',
    ),
    ['lines'],
  ),
);
export type CardValues = v.InferInput<typeof cardForm>;

export const emptyCard = (routine: readonly string[]): CardValues => ({
  parts: [...CARD_PARTS],
  lines: routine.join('\n'),
  until: 'today',
});
