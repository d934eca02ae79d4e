import { ageInMonths } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import { TODAY_WINDOWS, type Today } from '@contract/home/play-plan';
import type { ServiceContext } from '@server/http/context';
import { marksOf } from '@server/modules/home/health-windows/marks';
import { nearestFirst, windowsOf } from '@server/modules/home/health-windows/windows-of';
import { findChild } from '@server/modules/profiles/child';
import { planOf } from './play-plan-service';

/** Home's section in one answer. @throws AppError FOREIGN_PROFILE */
export async function getToday(ctx: ServiceContext, { profileId }: { profileId: string }): Promise<Today> {
  const child = await findChild(ctx, profileId);
  const today = seoulDay(ctx.now);
  const windows = windowsOf(child.birthDate, await marksOf(ctx.db, child), today);
  const near = nearestFirst(windows);
  return {
    months: ageInMonths(child.birthDate, today),
    windows: near.slice(0, TODAY_WINDOWS),
    open: near.filter(({ state }) => state === 'open').length,
    ahead: windows.some(({ state }) => state === 'open' || state === 'upcoming' || state === 'later'),
    plan: await planOf(ctx, child),
  };
}
