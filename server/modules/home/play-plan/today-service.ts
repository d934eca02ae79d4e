import { ageInMonths } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import { TODAY_WINDOWS } from '@contract/home/play-plan';
import type { Today } from '@contract/home/play-plan.responses';
import type { ServiceContext } from '@server/http/context';
import { listWindows, nearestFirst } from '@server/modules/home/health-windows/list-windows';
import { listMarks } from '@server/modules/home/health-windows/marks';
import { findChild } from '@server/modules/profiles/child';
import { buildPlan } from './play-plan-service';

/** Home's section in one answer. @throws AppError FOREIGN_PROFILE */
export async function getToday(ctx: ServiceContext, { profileId }: { profileId: string }): Promise<Today> {
  const child = await findChild(ctx, profileId);
  const today = seoulDay(ctx.now);
  const windows = listWindows(child, await listMarks(ctx.db, child), today);
  const near = nearestFirst(windows);
  return {
    months: ageInMonths(child.birthDate, today),
    windows: near.slice(0, TODAY_WINDOWS),
    open: near.filter(({ state }) => state === 'open').length,
    unconfirmed: windows.filter(({ state }) => state === 'unconfirmed').length,
    ahead: windows.some(({ state }) => state === 'open' || state === 'upcoming' || state === 'later'),
    plan: await buildPlan(ctx, child),
  };
}
