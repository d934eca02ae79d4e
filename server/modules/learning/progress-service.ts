import { formatDay, seoulDay } from '@contract/common/calendar';
import {
  DAILY_LIMITS,
  type DailyLimit,
  type ExtraTimeInput,
  type LearningSettingInput,
} from '@contract/learning/learning';
import type { GlyphProgress, LearningProgress } from '@contract/learning/learning.responses';
import type { Queryable } from '@server/db/database';
import { learningSettings } from '@server/db/schema';
import { mergeSent } from '@server/http/input/opened-row';
import { openUntil } from '@server/modules/history/coupons/coupons-service';
import { findChild, lockChild } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { notifyOtherGuardians } from '@server/modules/profiles/sharing/guardians';
import { and, eq } from 'drizzle-orm';
import { countStreak, toStickers } from './earned-stickers';
import { type ChildRef, listLearningDays, listTracedGlyphs, type TracedGlyph } from './learning-repository';

type OfProfile = { profileId: string };
/** Today cannot grow longer than this by extra minutes. */
const EXTRA_MINUTES_MAX = 600;

/** A child's learning progress. @throws AppError FOREIGN_PROFILE */
export const getProgress = async (ctx: ChildContext, { profileId }: OfProfile): Promise<LearningProgress> =>
  loadProgress(ctx.db, await findChild(ctx, profileId), ctx.now);

/** The same of a child that was found already. */
export async function loadProgress(db: Queryable, child: ChildRef, now: number): Promise<LearningProgress> {
  const day = formatDay(seoulDay(now));
  const days = await listLearningDays(db, child);
  const glyphs = await listTracedGlyphs(db, child);
  const [setting] = await db.select().from(learningSettings).where(ownSetting(child));
  const today = days.find((item) => item.day === day);
  const seconds = today?.seconds ?? 0;
  const limit = toDailyLimit(setting?.dailyLimitMinutes ?? null);
  const extra = setting?.extraDay === day ? setting.extraMinutes : 0;
  return {
    day,
    today: { seconds, letters: today?.letters ?? 0, stars: today?.stars ?? 0 },
    setting: { daily_limit_minutes: limit, hand: setting?.hand ?? 'right' },
    open_until: await openUntil({ db, accountId: child.accountId, now }),
    extra_minutes: extra,
    left_seconds: limit === null ? null : Math.max(0, (limit + extra) * 60 - seconds),
    streak: countStreak(days, day),
    glyphs: glyphs.map(glyphView),
    last_glyph_id: glyphs[0]?.glyphId ?? null,
    stickers: toStickers({ days, glyphs }),
  };
}

const ownSetting = (child: ChildRef) =>
  and(eq(learningSettings.accountId, child.accountId), eq(learningSettings.profileId, child.id));
/** The minutes a day that the parent set; null without a limit. */
export async function findDailyLimit(db: Queryable, child: ChildRef): Promise<DailyLimit> {
  const [setting] = await db
    .select({ minutes: learningSettings.dailyLimitMinutes })
    .from(learningSettings)
    .where(ownSetting(child));
  return toDailyLimit(setting?.minutes ?? null);
}

const toDailyLimit = (minutes: number | null): DailyLimit =>
  DAILY_LIMITS.find((dailyLimit) => dailyLimit === minutes) ?? null;

/** As it is answered. */
export const glyphView = ({ glyphId, stars, tries, lastAt }: TracedGlyph): GlyphProgress => ({
  glyph_id: glyphId,
  stars: ([3, 2, 1] as const).find((item) => stars >= item) ?? 0,
  tries,
  last_on: formatDay(seoulDay(lastAt.getTime())),
});

/** Saves the parent's setting, after the guardian password was proved. @throws AppError FOREIGN_PROFILE */
export const saveSetting = (
  ctx: ChildContext,
  { profileId, ...sent }: OfProfile & Omit<LearningSettingInput, 'guardian_password'>,
): Promise<LearningProgress> =>
  ctx.db.transaction(async (tx) => {
    const child = await lockChild(tx, ctx, profileId);
    const [before] = await tx.select().from(learningSettings).where(ownSetting(child));
    const { daily_limit_minutes, hand } = mergeSent(
      { daily_limit_minutes: toDailyLimit(before?.dailyLimitMinutes ?? null), hand: before?.hand ?? 'right' },
      sent,
    );
    const values = { dailyLimitMinutes: daily_limit_minutes, hand, updatedAt: new Date(ctx.now) };
    await tx
      .insert(learningSettings)
      .values({ accountId: ctx.accountId, profileId: child.id, ...values })
      .onConflictDoUpdate({ target: [learningSettings.accountId, learningSettings.profileId], set: values });
    if (before?.dailyLimitMinutes !== daily_limit_minutes || before.hand !== hand)
      await notifyOtherGuardians(tx, ctx, { child, what: 'learningTime' });
    return loadProgress(tx, child, ctx.now);
  });

/** Minutes more for today, after the guardian password was proved. @throws AppError FOREIGN_PROFILE */
export const grantExtraTime = (
  ctx: ChildContext,
  { profileId, minutes }: OfProfile & Omit<ExtraTimeInput, 'guardian_password'>,
): Promise<LearningProgress> =>
  ctx.db.transaction(async (tx) => {
    const child = await lockChild(tx, ctx, profileId);
    const day = formatDay(seoulDay(ctx.now));
    const [setting] = await tx.select().from(learningSettings).where(ownSetting(child));
    const before = setting?.extraDay === day ? setting.extraMinutes : 0;
    const values = {
      extraDay: day,
      extraMinutes: Math.min(EXTRA_MINUTES_MAX, before + minutes),
      updatedAt: new Date(ctx.now),
    };
    await tx
      .insert(learningSettings)
      .values({ accountId: ctx.accountId, profileId: child.id, ...values })
      .onConflictDoUpdate({ target: [learningSettings.accountId, learningSettings.profileId], set: values });
    await notifyOtherGuardians(tx, ctx, { child, what: 'extraTime' });
    return loadProgress(tx, child, ctx.now);
  });
