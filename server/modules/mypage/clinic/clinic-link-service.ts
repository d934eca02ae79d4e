import { HOUR_SECONDS, MINUTE_MS } from '@contract/common/time';
import { CLINIC_LINKS_MAX, CLINIC_MINUTES, type ClinicLinkInput } from '@contract/mypage/clinic';
import type { ClinicLink, ClinicLinks } from '@contract/mypage/clinic.responses';
import { CLINIC_PATH } from '@contract/mypage/shared-pages';
import { clinicLinks } from '@server/db/schema';
import type { RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import type { Limit } from '@server/http/protection/rate-limit';
import { assertSensitiveConsentInAnyVersion } from '@server/modules/accounts/consents/sensitive-consent';
import { findToken, isRunning, tokenHash, toToken } from '@server/modules/mypage/shared-pages/page-links';
import {
  assertRoomForLink,
  assertSameLink,
  endLink,
  whereListed,
} from '@server/modules/mypage/shared-pages/stored-links';
import { findChild, lockChild } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { desc, eq } from 'drizzle-orm';
import { listSentResults } from './sent-results-service';

type Row = typeof clinicLinks.$inferSelect;
type OfChild = { profileId: string };
type LinkContext = ChildContext & Pick<RequestContext, 'config'>;

const LINKS: Limit = { name: 'clinic-link', times: 30, seconds: HOUR_SECONDS };

/** @throws AppError FOREIGN_PROFILE */
export async function listClinicLinks(ctx: LinkContext, { profileId }: OfChild): Promise<ClinicLinks> {
  const child = await findChild(ctx, profileId);
  const rows = await ctx.db
    .select()
    .from(clinicLinks)
    .where(whereListed(clinicLinks, ctx, profileId))
    .orderBy(desc(clinicLinks.createdAt), desc(clinicLinks.id));
  return {
    links: await Promise.all(rows.map((row) => toLink(ctx, row))),
    results: await listSentResults(ctx.db, child),
  };
}

/**
 * Makes a link that shows the chosen parts for CLINIC_MINUTES; the same id again answers the same.
 * @throws AppError FOREIGN_PROFILE, CONSENT_REQUIRED, TOO_MANY_REQUESTS, LINKS_FULL, CONFLICT when the id was used for something else
 */
export async function createClinicLink(
  ctx: LinkContext,
  { profileId, id, parts }: ClinicLinkInput & OfChild,
): Promise<ClinicLink> {
  const hash = await tokenHash('clinic', await toToken(ctx, 'clinic', id));
  const row = await ctx.db.transaction(async (tx) => {
    await lockChild(tx, ctx, profileId);
    await assertSensitiveConsentInAnyVersion(tx, ctx.callerId);
    const [before] = await tx.select().from(clinicLinks).where(eq(clinicLinks.tokenHash, hash));
    if (before) {
      assertSameLink(before, ctx, profileId);
      return before;
    }
    await assertRoomForLink(tx, ctx, clinicLinks, { profileId, limit: LINKS, max: CLINIC_LINKS_MAX });
    const [created] = await tx
      .insert(clinicLinks)
      .values({
        accountId: ctx.accountId,
        profileId,
        id,
        createdBy: ctx.callerId,
        tokenHash: hash,
        parts: [...parts],
        createdAt: new Date(ctx.now),
        expiresAt: new Date(ctx.now + CLINIC_MINUTES * MINUTE_MS),
      })
      .onConflictDoNothing()
      .returning();
    if (!created) throw new AppError('CONFLICT');
    return created;
  });
  return toLink(ctx, row);
}

/** One that has ended is no error. @throws AppError NOT_FOUND */
export const endClinicLink = (ctx: ChildContext, { profileId, linkId }: OfChild & { linkId: string }): Promise<void> =>
  endLink(ctx, clinicLinks, { profileId, id: linkId });

async function toLink(ctx: LinkContext, row: Row): Promise<ClinicLink> {
  const state = toState(row, ctx.now);
  const token = state === 'waiting' ? await findToken(ctx, 'clinic', row) : null;
  return {
    id: row.id,
    parts: row.parts,
    state,
    path: token && `${CLINIC_PATH}#${token}`,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    openings: row.openings,
  };
}

function toState(row: Row, now: number): ClinicLink['state'] {
  if (row.endedAt) return 'ended';
  if (!isRunning(row, now)) return 'expired';
  return row.sessionHash === null ? 'waiting' : 'open';
}
