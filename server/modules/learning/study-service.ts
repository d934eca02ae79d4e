import { dayFromNumber, dayNumber, formatDay, parseDay, seoulDay } from '@contract/common/calendar';
import { STUDY_DAYS, STUDY_WEEKS, type StudyAnalysis, type StudySums } from '@contract/learning/learning';
import type { ServiceContext } from '@server/http/context';
import { findChild } from '@server/modules/profiles/child';
import { listGlyphs } from './glyphs-service';
import { daysOf, glyphsOf, type KeptDay } from './kept';
import { glyphView } from './progress-service';
import { mondayOf } from './study-time';

/** What /mypage/analysis/study shows of a child. @throws AppError FOREIGN_PROFILE */
export async function getStudy(ctx: ServiceContext, { profileId }: { profileId: string }): Promise<StudyAnalysis> {
  const child = await findChild(ctx, profileId);
  const today = dayNumber(seoulDay(ctx.now));
  const textOf = (day: number) => formatDay(dayFromNumber(day));
  const firstMonday = dayOf(mondayOf(textOf(today))) - (STUDY_WEEKS - 1) * 7;
  const kept = await daysOf(ctx.db, child, textOf(Math.min(firstMonday, today - STUDY_DAYS + 1)));
  const between = (from: number, days: number) =>
    sumOf(kept.filter(({ day }) => day >= textOf(from) && day < textOf(from + days)));

  const tried = new Map((await glyphsOf(ctx.db, child)).map((glyph) => [glyph.glyphId, glyph]));
  return {
    day: textOf(today),
    total_seconds: child.totalStudySeconds,
    days: Array.from({ length: STUDY_DAYS }, (_, nth) => {
      const day = today - STUDY_DAYS + 1 + nth;
      return { day: textOf(day), ...between(day, 1) };
    }),
    weeks: Array.from({ length: STUDY_WEEKS }, (_, nth) => {
      const from = firstMonday + nth * 7;
      return { from: textOf(from), ...between(from, 7) };
    }),
    glyphs: (await listGlyphs(ctx)).flatMap(({ id, subject, group, unit_word }) => {
      const glyph = tried.get(id);
      return glyph ? [{ ...glyphView(glyph), subject, group, unit_word }] : [];
    }),
  };
}

function dayOf(text: string): number {
  const day = parseDay(text);
  return day ? dayNumber(day) : 0;
}

const sumOf = (days: readonly KeptDay[]): StudySums => ({
  seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
  letters: days.reduce((sum, { letters }) => sum + letters, 0),
  stars: days.reduce((sum, { stars }) => sum + stars, 0),
});
