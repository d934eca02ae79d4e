import { dayNumber, parseDay } from '@contract/common/calendar';
import type { Sticker } from '@contract/learning/learning-stickers.responses';
import { STICKERS, type StickerRule } from '@server/content/stickers';
import { GLYPHS } from '@server/content/strokes';
import type { LearningDay, TracedGlyph } from './learning-repository';

type LearningRecord = { /** Oldest first. */ days: readonly LearningDay[]; glyphs: readonly TracedGlyph[] };

/**
 * A child's stickers, derived from the stored days and glyphs alone, so that events that arrive late earn the same
 * ones.
 */
export const toStickers = (record: LearningRecord): Sticker[] =>
  STICKERS.map(({ rule, ...sticker }) => ({
    id: sticker.id,
    name: sticker.name,
    how: sticker.how,
    earned_on: earnedOn(rule, record),
  }));

/** YYYYMMDD of the day on which the rule was met first; null while it is not. */
function earnedOn(rule: StickerRule, { days, glyphs }: LearningRecord): string | null {
  if (rule.kind === 'letters')
    return index(
      glyphs.flatMap(({ doneOn }) => doneOn ?? []),
      rule.times,
    );
  if (rule.kind === 'three_stars')
    return index(
      glyphs.flatMap(({ threeOn }) => threeOn ?? []),
      rule.times,
    );
  if (rule.kind === 'days')
    return index(
      days.map(({ day }) => day),
      rule.times,
    );
  if (rule.kind === 'days_in_a_row') return endOfRow(days, rule.times);
  if (rule.kind === 'stars') return reached(days, rule.times);
  const wanted = GLYPHS.filter(({ group }) => group === rule.group);
  const done = new Map(glyphs.map(({ glyphId, doneOn }) => [glyphId, doneOn]));
  return index(
    wanted.flatMap(({ id }) => done.get(id) ?? []),
    wanted.length,
  );
}

const index = (days: readonly string[], times: number): string | null => days.toSorted()[times - 1] ?? null;

function endOfRow(days: readonly LearningDay[], times: number): string | null {
  let row = 0;
  let before = Number.NaN;
  for (const { day } of days) {
    const at = toDayNumber(day);
    row = at === before + 1 ? row + 1 : 1;
    if (row === times) return day;
    before = at;
  }
  return null;
}

function reached(days: readonly LearningDay[], stars: number): string | null {
  let sum = 0;
  for (const day of days) {
    sum += day.stars;
    if (sum >= stars) return day.day;
  }
  return null;
}

/** Days of learning in a row that end on `today`, or on the day before it. */
export function countStreak(days: readonly Pick<LearningDay, 'day'>[], today: string): number {
  const learned = new Set(days.map(({ day }) => toDayNumber(day)));
  const end = toDayNumber(today);
  let at = learned.has(end) ? end : end - 1;
  let streak = 0;
  for (; learned.has(at); at -= 1) streak += 1;
  return streak;
}

function toDayNumber(day: string): number {
  const parsed = parseDay(day);
  return parsed ? dayNumber(parsed) : Number.NaN;
}
