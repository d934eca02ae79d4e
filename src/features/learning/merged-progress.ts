import { formatDay, seoulDay } from '@contract/common/calendar';
import type { GlyphProgress, LearningProgress } from '@contract/learning/learning.responses';
import type { PendingEvent } from './outbox/learning-outbox';

const toSeoulDay = (iso: string) => formatDay(seoulDay(Date.parse(iso)));

/**
 * A child's progress including events not sent yet: offline, the stars of a letter and the minutes of the day
 * are still updated.
 * @param now ms since the epoch
 */
export function mergedProgress(
  progress: LearningProgress,
  pending: readonly PendingEvent[],
  now: number,
): LearningProgress {
  const day = formatDay(seoulDay(now));
  const fresh = day === progress.day;
  const sums = fresh ? { ...progress.today } : { seconds: 0, letters: 0, stars: 0 };
  const glyphs = new Map(progress.glyphs.map((glyph) => [glyph.glyph_id, glyph]));
  let last = progress.last_glyph_id;

  for (const row of pending) {
    if (row.kind === 'segment') {
      if (toSeoulDay(row.segment.started_at) === day) sums.seconds += row.segment.seconds;
      continue;
    }
    const { glyph_id, stars, traced_at } = row.trace;
    const on = toSeoulDay(traced_at);
    if (on === day && stars > 0) sums.letters += 1;
    if (on === day) sums.stars += stars;
    glyphs.set(glyph_id, tried(glyphs.get(glyph_id), glyph_id, stars, on));
    last = glyph_id;
  }

  const limit = progress.setting.daily_limit_minutes;
  const extra = fresh ? progress.extra_minutes : 0;
  return {
    ...progress,
    day,
    today: sums,
    extra_minutes: extra,
    left_seconds: limit === null ? null : Math.max(0, (limit + extra) * 60 - sums.seconds),
    glyphs: [...glyphs.values()],
    last_glyph_id: last,
  };
}

function tried(before: GlyphProgress | undefined, glyph_id: number, stars: GlyphProgress['stars'], on: string) {
  const best = before && before.stars > stars ? before.stars : stars;
  const last_on = before && before.last_on > on ? before.last_on : on;
  return { glyph_id, stars: best, tries: (before?.tries ?? 0) + 1, last_on };
}
