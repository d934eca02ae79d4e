import { planName } from '@server/content/plans';
import type { Queryable } from '@server/db/database';
import { releaseLicences } from '@server/modules/history/licences/licences-service';

export type DemoLicence = { code: string; note: string };

const LICENCES = [
  { code: 'SPR0-VT26-DEM0-0001', plan: 'month-1' },
  { code: 'SPR0-VT26-DEM0-0003', plan: 'month-3' },
  { code: 'SPR0-VT26-DEM0-0012', plan: 'month-12' },
] as const;

/** Licences for the demo, the same on every run; a registered one stays registered. */
export async function seedLicences(tx: Queryable, now: number): Promise<DemoLicence[]> {
  await releaseLicences(tx, LICENCES, now);
  return LICENCES.map(({ code, plan }) => ({ code, note: planName(plan) }));
}
