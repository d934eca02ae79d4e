import { dayNumber, parseDay } from '@contract/common/calendar';
import type { Sticker } from '@contract/learning/learning-stickers';
import { STICKERS, type StickerRule } from '@server/content/stickers';
import { GLYPHS } from '@server/content/strokes';
import type { KeptDay, KeptGlyph } from './kept';

type Kept = { /** Oldest first. */ days: readonly KeptDay[]; glyphs: readonly KeptGlyph[] };

/** The sticker book of a child. It follows from what is kept alone, so events that arrive late earn the same stickers. */
export const stickersOf = (kept: Kept): Sticker[] =>
  STICKERS.map(({ rule, ...sticker }) => ({
    id: sticker.id,
    name: sticker.name,
    how: sticker.how,
    earned_on: earnedOn(rule, kept),
  }));

/** YYYYMMDD of the day on which the rule was met first; null while it is not. */
function earnedOn(rule: StickerRule, { days, glyphs }: Kept): string | null {
  if (rule.kind === 'letters')
    return nth(
      glyphs.flatMap(({ doneOn }) => doneOn ?? []),
      rule.times,
    );
  if (rule.kind === 'three_stars')
    return nth(
      glyphs.flatMap(({ threeOn }) => threeOn ?? []),
      rule.times,
    );
  if (rule.kind === 'days')
    return nth(
      days.map(({ day }) => day),
      rule.times,
    );
  if (rule.kind === 'days_in_a_row') return endOfRow(days, rule.times);
  if (rule.kind === 'stars') return reached(days, rule.times);
  const wanted = GLYPHS.filter(({ group }) => group === rule.group);
  const done = new Map(glyphs.map(({ glyphId, doneOn }) => [glyphId, doneOn]));
  return nth(
    wanted.flatMap(({ id }) => done.get(id) ?? []),
    wanted.length,
  );
}

const nth = (days: readonly string[], times: number): string | null => days.toSorted()[times - 1] ?? null;

function endOfRow(days: readonly KeptDay[], times: number): string | null {
  let row = 0;
  let before = Number.NaN;
  for (const { day } of days) {
    const at = numberOf(day);
    row = at === before + 1 ? row + 1 : 1;
    if (row === times) return day;
    before = at;
  }
  return null;
}

function reached(days: readonly KeptDay[], stars: number): string | null {
  let sum = 0;
  for (const one of days) {
    sum += one.stars;
    if (sum >= stars) return one.day;
  }
  return null;
}

/** Days of learning in a row that end on `today`, or on the day before it. */
export function streakOf(days: readonly Pick<KeptDay, 'day'>[], today: string): number {
  const learned = new Set(days.map(({ day }) => numberOf(day)));
  const end = numberOf(today);
  let at = learned.has(end) ? end : end - 1;
  let streak = 0;
  for (; learned.has(at); at -= 1) streak += 1;
  return streak;
}

function numberOf(day: string): number {
  const parsed = parseDay(day);
  return parsed ? dayNumber(parsed) : Number.NaN;
}
