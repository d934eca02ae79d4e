import { HOUR_SECONDS } from '@contract/common/time';
import type { ClinicPart, ClinicResultInput } from '@contract/mypage/clinic';
import { doctorSheet } from '@contract/mypage/sheets/doctor-sheet';
import { vaccineSheet } from '@contract/mypage/sheets/vaccine-sheet';
import { clinicLinks, sentResults } from '@server/db/schema';
import type { PublicContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { consumeOrThrow, type Limit } from '@server/http/protection/rate-limit';
import { randomHex } from '@server/lib/digest';
import { listHealthWindows } from '@server/modules/home/health-windows/health-windows-service';
import { getAnalysis } from '@server/modules/mypage/analysis/analysis-service';
import { getCurve } from '@server/modules/mypage/growth/curve-service';
import {
  isRunning,
  OPENINGS_MAX,
  resolveMaker,
  sessionHash,
  toEnded,
  tokenHash,
} from '@server/modules/mypage/shared-pages/page-links';
import { sheetHtml } from '@server/modules/mypage/shared-pages/sheet-html';
import { lockChild } from '@server/modules/profiles/child';
import type { ChildPictureContext } from '@server/modules/profiles/child-access';
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { saveSentResult } from './sent-results-service';

type Row = typeof clinicLinks.$inferSelect;

const LOADS: Limit = { name: 'clinic-page', times: 300, seconds: HOUR_SECONDS };

/** HTML of the page, and its expiry. */
export type ClinicPage = { html: string; expiresAt: Date; sent: boolean };

/**
 * Exchanges the token of a link for a session, once.
 * @throws AppError LINK_ENDED, the same for every token that opens nothing
 */
export async function openClinicPage(deps: PublicContext, token: string): Promise<ClinicPage & { session: string }> {
  const row = await findLink(deps, eq(clinicLinks.tokenHash, await tokenHash('clinic', token)));
  if (!row) throw new AppError('LINK_ENDED');
  const ctx = await resolveMaker(deps, row, 'clinic.manage');
  if (row.sessionHash !== null) throw new AppError('LINK_ENDED');
  const html = await toHtml(ctx, row);
  const session = randomHex(32);
  const [opened] = await deps.db
    .update(clinicLinks)
    .set({ sessionHash: await sessionHash(session), openings: [new Date(ctx.now).toISOString()] })
    .where(
      and(
        eq(clinicLinks.tokenHash, row.tokenHash),
        isNull(clinicLinks.sessionHash),
        isNull(clinicLinks.endedAt),
        gt(clinicLinks.expiresAt, new Date(ctx.now)),
      ),
    )
    .returning({ id: clinicLinks.id });
  if (!opened) throw new AppError('LINK_ENDED');
  return { html, expiresAt: row.expiresAt, sent: false, session };
}

/** The page again, after a reload; it is listed as an opening. @throws AppError LINK_ENDED */
export async function reloadClinicPage(deps: PublicContext, session: string | undefined): Promise<ClinicPage> {
  const { row, ctx } = await findSession(deps, session);
  const html = await toHtml(ctx, row);
  const opening = JSON.stringify([new Date(ctx.now).toISOString()]);
  await deps.db
    .update(clinicLinks)
    .set({
      openings: sql`case when jsonb_array_length(${clinicLinks.openings}) < ${OPENINGS_MAX}
        then ${clinicLinks.openings} || ${opening}::jsonb else ${clinicLinks.openings} end`,
    })
    .where(eq(clinicLinks.tokenHash, row.tokenHash));
  const [sent] = await deps.db
    .select({ id: sentResults.id })
    .from(sentResults)
    .where(and(eq(sentResults.accountId, row.accountId), eq(sentResults.linkId, row.id)));
  return { html, expiresAt: row.expiresAt, sent: sent !== undefined };
}

/** Checks that the page may still be shown. @throws AppError LINK_ENDED */
export async function getClinicState(deps: PublicContext, session: string | undefined): Promise<Date> {
  return (await findSession(deps, session)).row.expiresAt;
}

/** Revokes the link on every device. @throws AppError LINK_ENDED */
export async function closeClinicPage(deps: PublicContext, session: string | undefined): Promise<void> {
  const { row, ctx } = await findSession(deps, session);
  await deps.db
    .update(clinicLinks)
    .set({ endedAt: new Date(ctx.now) })
    .where(and(eq(clinicLinks.tokenHash, row.tokenHash), isNull(clinicLinks.endedAt)));
}

/** @throws AppError LINK_ENDED, INVALID_INPUT, LINKS_FULL */
export async function sendClinicResult(
  deps: PublicContext,
  session: string | undefined,
  sheet: ClinicResultInput,
): Promise<void> {
  const { row, ctx } = await findSession(deps, session);
  await deps.db.transaction(async (tx) => {
    // Whatever ends the link locks the child first: what is sent comes before or after.
    const child = await lockChild(tx, ctx, row.profileId).catch(toEnded);
    const [link] = await tx.select().from(clinicLinks).where(eq(clinicLinks.tokenHash, row.tokenHash));
    if (!link || !isRunning(link, ctx.now)) throw new AppError('LINK_ENDED');
    await saveSentResult(tx, ctx, { linkId: row.id, child, sheet });
  });
}

async function findLink({ db }: Pick<PublicContext, 'db'>, where: SQL): Promise<Row | undefined> {
  const [row] = await db.select().from(clinicLinks).where(where);
  return row;
}

/** An unknown session is one whose link was deleted. @throws AppError LINK_ENDED, TOO_MANY_REQUESTS */
async function findSession(deps: PublicContext, session: string | undefined) {
  const row =
    session === undefined ? undefined : await findLink(deps, eq(clinicLinks.sessionHash, await sessionHash(session)));
  if (!row) throw new AppError('LINK_ENDED');
  await consumeOrThrow(deps, LOADS, row.id);
  return { row, ctx: await resolveMaker(deps, row, 'clinic.manage') };
}

/** The sheets of the chosen parts, in the words of the printed ones. */
async function toHtml(ctx: ChildPictureContext, { profileId, parts }: Pick<Row, 'profileId' | 'parts'>) {
  const has = (part: ClinicPart) => parts.includes(part);
  const analysis = await getAnalysis(ctx, { profileId });
  const curves = has('growth')
    ? await Promise.all(
        (['height', 'weight'] as const).map((measure) => getCurve(ctx, { profileId, measure, standard: 'kr2017' })),
      )
    : [];
  const vaccines = has('vaccines') ? vaccineSheet(analysis, await listHealthWindows(ctx, { profileId })) : null;
  return sheetHtml(doctorSheet(analysis, curves, parts)) + (vaccines ? sheetHtml(vaccines, 2) : '');
}
