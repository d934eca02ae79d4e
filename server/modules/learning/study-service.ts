import { dayFromNumber, dayNumber, formatDay, parseDay, seoulDay } from '@contract/common/calendar';
import { STUDY_DAYS, STUDY_WEEKS } from '@contract/learning/learning';
import type { StudyAnalysis, StudySums } from '@contract/learning/learning.responses';
import { findChild } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { listGlyphs } from './glyphs-service';
import { type LearningDay, listLearningDays, listTracedGlyphs } from './learning-repository';
import { findDailyLimit, glyphView } from './progress-service';
import { toMonday } from './study-time';

/** Study of a child on /mypage/analysis/study. @throws AppError FOREIGN_PROFILE */
export async function getStudy(ctx: ChildContext, { profileId }: { profileId: string }): Promise<StudyAnalysis> {
  const child = await findChild(ctx, profileId);
  const today = dayNumber(seoulDay(ctx.now));
  const toText = (day: number) => formatDay(dayFromNumber(day));
  const firstMonday = toDay(toMonday(toText(today))) - (STUDY_WEEKS - 1) * 7;
  const learned = await listLearningDays(ctx.db, child, toText(Math.min(firstMonday, today - STUDY_DAYS + 1)));
  const between = (from: number, days: number) =>
    sumStudy(learned.filter(({ day }) => day >= toText(from) && day < toText(from + days)));

  const tried = new Map((await listTracedGlyphs(ctx.db, child)).map((glyph) => [glyph.glyphId, glyph]));
  return {
    day: toText(today),
    total_seconds: child.totalStudySeconds,
    daily_limit_minutes: await findDailyLimit(ctx.db, child),
    days: Array.from({ length: STUDY_DAYS }, (_, index) => {
      const day = today - STUDY_DAYS + 1 + index;
      return { day: toText(day), ...between(day, 1) };
    }),
    weeks: Array.from({ length: STUDY_WEEKS }, (_, index) => {
      const from = firstMonday + index * 7;
      return { from: toText(from), ...between(from, 7) };
    }),
    glyphs: (await listGlyphs(ctx)).flatMap(({ id, subject, group, unit_word }) => {
      const glyph = tried.get(id);
      return glyph ? [{ ...glyphView(glyph), subject, group, unit_word }] : [];
    }),
  };
}

function toDay(text: string): number {
  const day = parseDay(text);
  return day ? dayNumber(day) : 0;
}

const sumStudy = (days: readonly LearningDay[]): StudySums => ({
  seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
  letters: days.reduce((sum, { letters }) => sum + letters, 0),
  stars: days.reduce((sum, { stars }) => sum + stars, 0),
});
