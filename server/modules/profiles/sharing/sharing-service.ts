import { formatDay, seoulDay } from '@contract/common/calendar';
import { DAY_MS } from '@contract/common/time';
import { isAllowed } from '@contract/profiles/child-roles';
import { REMOVAL_DAYS } from '@contract/profiles/sharing';
import type { Sharing } from '@contract/profiles/sharing.responses';
import type { Transaction } from '@server/db/database';
import { accounts, guardianships, invitations } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { AppError } from '@server/http/errors';
import { authorImage, toAuthorImage } from '@server/modules/accounts/author-picture';
import { displayName } from '@server/modules/accounts/display-name';
import { findChild, lockChild } from '@server/modules/profiles/child';
import type { ChildContext, ChildPictureContext } from '@server/modules/profiles/child-access';
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import { endThings } from './access-ends';
import { endAccess, lockSharedChild } from './end-access';
import { readHandover } from './handover-service';
import { notifySharing } from './sharing-notices';

type OfChild = { profileId: string };
type OfGuardian = OfChild & { guardianId: string };

const whereShared = (ctx: ChildContext, profileId: string) =>
  and(eq(guardianships.ownerId, ctx.accountId), eq(guardianships.profileId, profileId));

/** Guardians and family of the child, and the waiting invitations. @throws AppError FOREIGN_PROFILE */
export async function getSharing(ctx: ChildPictureContext, { profileId }: OfChild): Promise<Sharing> {
  const child = await findChild(ctx, profileId);
  const [owner] = await ctx.db
    .select({ name: displayName, image: authorImage })
    .from(accounts)
    .where(eq(accounts.id, ctx.accountId));
  const rows = await listPeople(ctx, profileId);
  const pictures = await Promise.all(rows.map(({ image }) => toAuthorImage(ctx, image)));
  const names = new Map([
    [ctx.accountId, owner?.name ?? ''],
    ...rows.map(({ row, name }) => [row.accountId, name] as const),
  ]);
  const frozenBy = rows.find(({ row }) => row.frozenBy !== null)?.row.frozenBy ?? null;
  return {
    role: ctx.childRole,
    people: [
      {
        id: null,
        name: owner?.name ?? '',
        profile_image_path: await toAuthorImage(ctx, owner?.image ?? null),
        role: 'owner',
        you: ctx.callerId === ctx.accountId,
        since: child.createdAt.toISOString(),
        invited_by: null,
        ends_on: null,
        stopped: false,
      },
      ...rows.map(({ row, name }, index) => ({
        id: row.id,
        name,
        profile_image_path: pictures[index] ?? null,
        role: row.role,
        you: row.accountId === ctx.callerId,
        since: row.since.toISOString(),
        invited_by: (row.invitedBy && names.get(row.invitedBy)) ?? null,
        ends_on: row.endsAt && formatDay(seoulDay(row.endsAt.getTime())),
        stopped: row.stoppedAt !== null,
      })),
    ],
    invitations: isAllowed(ctx.childRole, 'sharing.invite') ? await listInvitations(ctx, profileId) : [],
    frozen:
      frozenBy === null
        ? null
        : {
            by: names.get(frozenBy) ?? '',
            by_you: frozenBy === ctx.callerId,
            may_lift: frozenBy === ctx.callerId || ctx.callerId === ctx.accountId,
          },
    ...(await readHandover(ctx, { profileId })),
  };
}

const listPeople = (ctx: ChildContext, profileId: string) =>
  ctx.db
    .select({ row: guardianships, name: displayName, image: authorImage })
    .from(guardianships)
    .innerJoin(accounts, eq(accounts.id, guardianships.accountId))
    .where(whereShared(ctx, profileId))
    .orderBy(asc(guardianships.since), asc(guardianships.id));

async function listInvitations(ctx: ChildContext, profileId: string): Promise<Sharing['invitations']> {
  const rows = await ctx.db
    .select({ row: invitations, name: displayName })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.invitedBy))
    .where(
      and(
        eq(invitations.ownerId, ctx.accountId),
        eq(invitations.profileId, profileId),
        gt(invitations.expiresAt, new Date(ctx.now)),
      ),
    )
    .orderBy(desc(invitations.createdAt));
  return rows.map(({ row, name }) => ({
    id: row.id,
    role: row.role,
    invited_by: name,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  }));
}

/** The owner removes somebody: family at once, a full guardian in seven days. @throws AppError NOT_FOUND */
export async function removeGuardian(
  ctx: ChildPictureContext,
  { profileId, guardianId }: OfGuardian,
): Promise<Sharing> {
  await ctx.db.transaction(async (tx) => {
    const child = await lockChild(tx, ctx, profileId);
    const [row] = await tx
      .select()
      .from(guardianships)
      .where(and(whereShared(ctx, profileId), eq(guardianships.id, guardianId)));
    if (!row) throw new AppError('NOT_FOUND');
    if (row.role === 'family') {
      await endAccess(tx, { ...row, now: ctx.now });
      return;
    }
    if (row.endsAt) return;
    const endsAt = new Date(ctx.now + REMOVAL_DAYS * DAY_MS);
    await tx
      .update(guardianships)
      .set({ endsAt, offeredAt: null, ownerStays: false })
      .where(eq(guardianships.id, guardianId));
    const of = { ownerId: row.ownerId, profileId };
    await endThings(tx, 'notice', { accountIds: [row.accountId], child: of, now: ctx.now });
    await notifySharing(tx, { ownerId: row.ownerId, child, to: [row.accountId], now: ctx.now }, 'removal');
  });
  return getSharing(ctx, { profileId });
}

/** The caller stops seeing somebody else's child. @throws AppError CONFLICT for the owner */
export async function leaveSharing(ctx: ChildContext, { profileId }: OfChild): Promise<void> {
  if (ctx.callerId === ctx.accountId) throw new AppError('CONFLICT');
  await ctx.db.transaction(async (tx) => {
    const of = { ownerId: ctx.accountId, profileId };
    const [child] = await lockSharedChild(tx, of);
    if (!child || !(await endAccess(tx, { ...of, accountId: ctx.callerId, now: ctx.now })))
      throw new AppError('FOREIGN_PROFILE');
    await notifySharing(tx, { ownerId: ctx.accountId, child, to: [ctx.accountId], now: ctx.now }, 'left');
  });
}

/**
 * Stops sharing for everybody but the owner and the one who stops it, or goes on. Only these two may go on.
 * @throws AppError SHARING_FROZEN when somebody else stopped it
 */
export async function freezeSharing(
  ctx: ChildPictureContext,
  { profileId, frozen }: OfChild & { frozen: boolean },
): Promise<Sharing> {
  await ctx.db.transaction(async (tx) => {
    await lockChild(tx, ctx, profileId);
    const rows = await tx.select().from(guardianships).where(whereShared(ctx, profileId));
    const by = rows.find(({ frozenBy }) => frozenBy !== null)?.frozenBy;
    if (by && by !== ctx.callerId && ctx.callerId !== ctx.accountId) throw new AppError('SHARING_FROZEN');
    await tx
      .update(guardianships)
      .set({ frozenBy: frozen ? ctx.callerId : null })
      .where(whereShared(ctx, profileId));
    if (frozen) {
      const people = rows.map(({ accountId }) => accountId);
      await endForOthers(tx, ctx, profileId, people);
    }
  });
  return getSharing(ctx, { profileId });
}

/** The owner stops sharing for one person alone, or goes on; others see the child as before. @throws AppError NOT_FOUND */
export async function freezeGuardian(
  ctx: ChildPictureContext,
  { profileId, guardianId, frozen }: OfGuardian & { frozen: boolean },
): Promise<Sharing> {
  await ctx.db.transaction(async (tx) => {
    await lockChild(tx, ctx, profileId);
    const [row] = await tx
      .update(guardianships)
      .set({ stoppedAt: frozen ? new Date(ctx.now) : null })
      .where(and(whereShared(ctx, profileId), eq(guardianships.id, guardianId)))
      .returning({ accountId: guardianships.accountId });
    if (!row) throw new AppError('NOT_FOUND');
    const child = { ownerId: ctx.accountId, profileId };
    if (frozen) await endThings(tx, 'stop', { accountIds: [row.accountId], child, now: ctx.now });
  });
  return getSharing(ctx, { profileId });
}

/** Of a stop for all: the others lose everything, also what the owner and who stopped it gave out. */
async function endForOthers(tx: Transaction, ctx: ChildContext, profileId: string, people: readonly string[]) {
  const child = { ownerId: ctx.accountId, profileId };
  const keepers = [...new Set([ctx.accountId, ctx.callerId])];
  const losers = people.filter((id) => !keepers.includes(id));
  await endThings(tx, 'stop', { accountIds: losers, child, now: ctx.now });
  await endThings(tx, 'stopOfOthers', { accountIds: keepers, child, now: ctx.now });
}

/** Job: removes whose last day is over, and invitations that nobody accepted in time. Returns how many it removed. */
export async function endRemovals({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = new Date(now());
  await db.delete(invitations).where(lte(invitations.expiresAt, at));
  const due = await db
    .select({ ownerId: guardianships.ownerId, profileId: guardianships.profileId, accountId: guardianships.accountId })
    .from(guardianships)
    .where(lte(guardianships.endsAt, at));
  for (const row of due)
    await db.transaction(async (tx) => {
      await lockSharedChild(tx, row);
      await endAccess(tx, { ...row, now: at.getTime() });
    });
  return due.length;
}
