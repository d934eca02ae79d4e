import { formatDay, seoulDay } from '@contract/common/calendar';
import type { Sheet } from '@contract/common/sheet';
import { HOUR_SECONDS } from '@contract/common/time';
import type { GrowthMeasure } from '@contract/mypage/growth';
import { doctorSheet } from '@contract/mypage/sheets/doctor-sheet';
import { growthSheet } from '@contract/mypage/sheets/growth-sheet';
import type { SheetPart } from '@contract/mypage/sheets/sheets';
import { vaccineSheet } from '@contract/mypage/sheets/vaccine-sheet';
import { resultSheet } from '@contract/test/result-sheet';
import type { RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { consumeOrThrow, type Limit, limitHost } from '@server/http/protection/rate-limit';
import { listHealthWindows } from '@server/modules/home/health-windows/health-windows-service';
import { getAnalysis } from '@server/modules/mypage/analysis/analysis-service';
import { getCurve } from '@server/modules/mypage/growth/curve-service';
import { listAllEntries } from '@server/modules/mypage/growth/entries-service';
import { listNewest } from '@server/modules/mypage/growth/seen-series';
import { ageAt, ageUsed, findChild } from '@server/modules/profiles/child';
import type { ChildContext, ChildPictureContext } from '@server/modules/profiles/child-access';
import { getResult } from '@server/modules/test/runner/completion-service';

const LIMIT: Limit = { name: 'sheet-pdf', times: 30, seconds: HOUR_SECONDS };

type ChildSheets = { profileId: string; part: SheetPart; measure: GrowthMeasure };

/** The sheets of a child, as its pages print them. @throws AppError FOREIGN_PROFILE, NOT_FOUND without anything to show */
export async function listChildSheets(ctx: ChildPictureContext, { part, ...of }: ChildSheets): Promise<Sheet[]> {
  const sheets = await MAKE[part](ctx, of);
  if (sheets.length === 0) throw new AppError('NOT_FOUND', { message: '아직 담을 기록이 없어요.' });
  return sheets;
}

type Make = (ctx: ChildPictureContext, of: Omit<ChildSheets, 'part'>) => Promise<Sheet[]>;
const present = (...sheets: (Sheet | null)[]) => sheets.filter((sheet) => sheet !== null);

const MAKE: Record<SheetPart, Make> = {
  all: async (ctx, { profileId }) => {
    const analysis = await getAnalysis(ctx, { profileId });
    const curves = [];
    for (const measure of ['height', 'weight'] as const)
      curves.push(await getCurve(ctx, { profileId, measure, standard: 'kr2017' }));
    const windows = await listHealthWindows(ctx, { profileId });
    return present(doctorSheet(analysis, curves), vaccineSheet(analysis, windows));
  },
  growth: async (ctx, { profileId, measure }) => {
    const child = await findChild(ctx, profileId);
    const curve = await getCurve(ctx, { profileId, measure, standard: 'kr2017' });
    if (curve.points.length === 0) return [];
    const { name, birthDate, gestationWeeks } = child;
    return present(
      growthSheet(curve, {
        child: { name, birth_date: birthDate, gestation_weeks: gestationWeeks },
        age: ageUsed(ageAt(child, ctx.now)),
        day: formatDay(seoulDay(ctx.now)),
        newest: listNewest(await listAllEntries(ctx.db, ctx, profileId), child, seoulDay(ctx.now)),
      }),
    );
  },
  vaccines: async (ctx, { profileId }) => {
    const { name, birthDate } = await findChild(ctx, profileId);
    const windows = await listHealthWindows(ctx, { profileId });
    return present(
      vaccineSheet({ child: { name, birth_date: birthDate }, day: formatDay(seoulDay(ctx.now)) }, windows),
    );
  },
};

/** The sheet of a finished check. @throws AppError NOT_FOUND, TEST_INCOMPLETE */
export const getResultSheet = async (ctx: ChildContext, of: { attemptId: string }): Promise<Sheet> =>
  resultSheet(await getResult(ctx, of));

/** @throws AppError PDF_NOT_OFFERED, TOO_MANY_REQUESTS, UNAVAILABLE */
export async function renderSheets(ctx: RequestContext, sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  if (!ctx.renderPdf) throw new AppError('PDF_NOT_OFFERED');
  await consumeOrThrow(limitHost(ctx), LIMIT, ctx.accountId);
  return new Uint8Array(await ctx.renderPdf(sheets));
}
