import type { ClaimInput } from '@contract/community/community-safety';
import type { Claim } from '@contract/community/community-safety.responses';
import { walkInBatches } from '@server/db/batches/walk-in-batches';
import type { Database, Queryable, Transaction } from '@server/db/database';
import { moderationCases, rightsClaims } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { throwIfStopping } from '@server/lib/job-interrupted';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { LIMITS, type LimitedContext, withRateLimit } from '@server/modules/community/members/rate-limits';
import { createNotice } from '@server/modules/notices/create-notices';
import { and, asc, desc, eq, lte, ne, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { findTarget, getTargetView, recomputeState } from './moderation-targets';

export type ClaimRow = typeof rightsClaims.$inferSelect;
const LISTED = 50;

/**
 * Creates a claim to hide something for thirty days; a repeat while it is open returns the same claim.
 * @throws AppError NOT_FOUND, BAD_REQUEST, TOO_MANY_REQUESTS
 */
export async function createClaim(ctx: CommunityContext & LimitedContext, input: ClaimInput): Promise<Claim> {
  return withRateLimit(ctx, LIMITS.claim, () =>
    ctx.db.transaction(async (tx) => {
      const { target, targetId, authorId, post } = await findTarget(tx, ctx, input.target, input.id);
      const at = new Date(ctx.now);
      await tx
        .insert(rightsClaims)
        .values({
          claimantId: ctx.accountId,
          id: newId(),
          authorId,
          target,
          targetId,
          postId: post.id,
          right: input.right,
          statement: input.statement,
          state: 'asked',
          askedAt: at,
        })
        .onConflictDoNothing();
      const [row] = await tx
        .select()
        .from(rightsClaims)
        .where(
          and(
            eq(rightsClaims.claimantId, ctx.accountId),
            eq(rightsClaims.target, target),
            eq(rightsClaims.targetId, targetId),
            or(eq(rightsClaims.state, 'asked'), eq(rightsClaims.state, 'granted')),
          ),
        );
      if (!row) throw new Error('no claim was made');
      return toClaim(tx, ctx, row);
    }),
  );
}

/** The account's own claims, and granted ones about its posts and comments, newest first. */
export async function listClaims({ db, accountId }: Pick<ServiceContext, 'db' | 'accountId'>): Promise<Claim[]> {
  const rows = await db
    .select()
    .from(rightsClaims)
    .where(
      or(
        eq(rightsClaims.claimantId, accountId),
        and(eq(rightsClaims.authorId, accountId), ne(rightsClaims.state, 'asked'), ne(rightsClaims.state, 'refused')),
      ),
    )
    .orderBy(desc(rightsClaims.askedAt), desc(rightsClaims.id))
    .limit(LISTED);
  return Promise.all(rows.map((row) => toClaim(db, { accountId }, row)));
}

/** The author's word against a granted claim, once. @throws AppError NOT_FOUND, APPEAL_USED */
export async function objectToClaim(ctx: ServiceContext, { id, text }: { id: string; text: string }): Promise<Claim> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockClaim(tx, id);
    if (!row || row.authorId !== ctx.accountId || row.state !== 'granted') throw new AppError('NOT_FOUND');
    if (row.objectedAt !== null) throw new AppError('APPEAL_USED');
    const after = await updateClaim(tx, row, { objection: text, objectedAt: new Date(ctx.now) });
    return toClaim(tx, ctx, after);
  });
}

export async function lockClaim(tx: Transaction, id: string): Promise<ClaimRow | null> {
  const [row] = await tx.select().from(rightsClaims).where(eq(rightsClaims.id, id)).for('update');
  return row ?? null;
}

export async function updateClaim(tx: Transaction, row: ClaimRow, change: Partial<ClaimRow>): Promise<ClaimRow> {
  const [after] = await tx.update(rightsClaims).set(change).where(eq(rightsClaims.id, row.id)).returning();
  if (!after) throw new Error('a locked claim is missing');
  return after;
}

/**
 * Ends claims after thirty days: with an objection the post is shown again, without one it is removed by a decision
 * that can be appealed. Notifies both sides. Returns how many.
 */
export async function sweepClaims(db: Database, now: number, stopping?: AbortSignal): Promise<number> {
  let ended = 0;
  await walkInBatches({
    stopping,
    read: (after: { until: string; id: string } | null, limit) =>
      db
        // The time as the database writes it: a Date has no microseconds.
        .select({ until: sql<string>`${rightsClaims.until}::text`, id: rightsClaims.id })
        .from(rightsClaims)
        .where(
          and(
            // In the words of the index: as a parameter it is none of a plan for all values.
            sql`${rightsClaims.state} = 'granted'`,
            lte(rightsClaims.until, new Date(now)),
            after
              ? sql`(${rightsClaims.until}, ${rightsClaims.id}) > (${after.until}::timestamptz, ${after.id}::uuid)`
              : undefined,
          ),
        )
        .orderBy(asc(rightsClaims.until), asc(rightsClaims.id))
        .limit(limit),
    async visit(rows) {
      for (const { id } of rows) {
        throwIfStopping(stopping);
        if (await endIfGranted(db, id, now)) ended += 1;
      }
    },
  });
  return ended;
}

const endIfGranted = (db: Database, id: string, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await lockClaim(tx, id);
    if (row?.state !== 'granted') return false;
    await endClaim(tx, row, now, row.objectedAt === null ? 'removed' : 'back');
    return true;
  });

const REMOVED_NOTE = '권리 침해 신고로 가려 둔 30일 동안 이의가 없어서 내렸어요.';

/** Both sides learn how it ended. */
export async function endClaim(
  tx: Transaction,
  row: ClaimRow,
  now: number,
  how: 'back' | 'removed',
  note?: string,
): Promise<void> {
  const at = new Date(now);
  await updateClaim(tx, row, { state: 'ended', until: at, ...(note !== undefined && { note }) });
  if (how === 'removed')
    await tx.insert(moderationCases).values({
      id: newId(),
      authorId: row.authorId,
      target: row.target,
      targetId: row.targetId,
      postId: row.postId,
      state: 'removed',
      openedAt: at,
      decidedAt: at,
      reason: 'rights',
      note: REMOVED_NOTE,
    });
  await recomputeState(tx, row);
  const sentence = note ?? (how === 'back' ? '글쓴이가 이의를 내서 30일이 지나 다시 보여요.' : REMOVED_NOTE);
  const title = how === 'back' ? '가려 둔 글이 다시 보여요' : '가려 둔 글을 내렸어요';
  for (const accountId of new Set([row.authorId, row.claimantId]))
    await createNotice(tx, { accountId, kind: 'moderation', title, body: sentence, path: null, now });
}

async function toClaim(db: Queryable, { accountId }: { accountId: string }, row: ClaimRow): Promise<Claim> {
  const { label } = await getTargetView(db, row);
  const mine = row.claimantId === accountId ? 'claimant' : 'author';
  return {
    id: row.id,
    mine,
    target: row.target,
    label,
    right: row.right,
    state: row.state,
    asked_at: row.askedAt.toISOString(),
    until: row.until?.toISOString() ?? null,
    reason: row.note,
    objected: row.objectedAt !== null,
    can_object: mine === 'author' && row.state === 'granted' && row.objectedAt === null,
  };
}
