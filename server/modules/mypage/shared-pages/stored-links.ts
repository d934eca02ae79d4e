import { DAY_MS } from '@contract/common/time';
import { ENDED_LINK_DAYS } from '@contract/mypage/clinic';
import type { Transaction } from '@server/db/database';
import type { careCards, clinicLinks } from '@server/db/schema';
import type { RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { consumeOrThrow, type Limit, limitHost } from '@server/http/protection/rate-limit';
import { lockChild } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { and, eq, gt, isNull } from 'drizzle-orm';

type LinkTable = typeof clinicLinks | typeof careCards;
type OfChild = { profileId: string };

const whereChild = (table: LinkTable, ctx: ChildContext, profileId: string) =>
  and(eq(table.accountId, ctx.accountId), eq(table.profileId, profileId));

/** Links of a child that are listed: those that run, and those that ended within ENDED_LINK_DAYS. */
export const whereListed = (table: LinkTable, ctx: ChildContext, profileId: string) =>
  and(whereChild(table, ctx, profileId), gt(table.expiresAt, new Date(ctx.now - ENDED_LINK_DAYS * DAY_MS)));

/** A link that was made with the same id before. @throws AppError CONFLICT when it was made for something else */
export function assertSameLink(
  before: { profileId: string; createdBy: string },
  ctx: ChildContext,
  profileId: string,
): void {
  if (before.profileId !== profileId || before.createdBy !== ctx.callerId) throw new AppError('CONFLICT');
}

type Room = OfChild & { limit: Limit; max: number };

/** Call before a new link is stored. @throws AppError TOO_MANY_REQUESTS, LINKS_FULL with `max` links that run */
export async function assertRoomForLink(
  tx: Transaction,
  ctx: ChildContext & Pick<RequestContext, 'config'>,
  table: LinkTable,
  { profileId, limit, max }: Room,
): Promise<void> {
  await consumeOrThrow(limitHost({ ...ctx, db: tx }), limit, ctx.callerId);
  const running = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(whereChild(table, ctx, profileId), isNull(table.endedAt), gt(table.expiresAt, new Date(ctx.now))));
  if (running.length >= max) throw new AppError('LINKS_FULL');
}

/** Ends a link; one that has ended is no error. @throws AppError NOT_FOUND */
export async function endLink(
  ctx: ChildContext,
  table: LinkTable,
  { profileId, id }: OfChild & { id: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockChild(tx, ctx, profileId);
    const own = and(whereChild(table, ctx, profileId), eq(table.id, id));
    const [row] = await tx.select({ endedAt: table.endedAt }).from(table).where(own);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.endedAt) return;
    await tx
      .update(table)
      .set({ endedAt: new Date(ctx.now) })
      .where(own);
  });
}
