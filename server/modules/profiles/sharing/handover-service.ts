import type { MailCodeSent } from '@contract/auth/join.responses';
import { formatDay, seoulDay } from '@contract/common/calendar';
import type { MailCodeProof } from '@contract/common/mail-code';
import { DAY_MS } from '@contract/common/time';
import { HANDOVER_DAYS, type HandoverInput } from '@contract/profiles/handover';
import type { Sharing } from '@contract/profiles/sharing.responses';
import type { Queryable, Transaction } from '@server/db/database';
import { accounts, guardianships, profiles } from '@server/db/schema';
import { afterCommit, type RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { childMovedLetter, handOverCodeLetter, takeOverCodeLetter } from '@server/mail/child-letters';
import { type MailCode, mailCode, proveCode, spendCode } from '@server/mail/mail-codes';
import { notifyByMail } from '@server/mail/notify-by-mail';
import { displayName } from '@server/modules/accounts/display-name';
import { erasedAt } from '@server/modules/accounts/leaving-time';
import { lockAccount } from '@server/modules/accounts/lock-account';
import { lockChild } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { PROFILE_LIMIT } from '@server/modules/profiles/profile-limit';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import { lockSharedChild } from './end-access';
import { moveChild } from './move-child';
import { listNextOwners } from './next-owners';
import { notifySharing } from './sharing-notices';

type OfChild = { profileId: string };
type MailContext = ChildContext & Pick<RequestContext, 'config' | 'mailer' | 'log'>;

const whereShared = (ctx: ChildContext, profileId: string) =>
  and(eq(guardianships.ownerId, ctx.accountId), eq(guardianships.profileId, profileId));

const toPurpose = (ctx: ChildContext) => (ctx.childRole === 'owner' ? 'hand_over' : 'take_over');

/**
 * Mails the caller the code that confirms a handover, to the address of the own account.
 * @throws AppError MAIL_CODE_THROTTLED, MAIL_UNSENT
 */
export async function sendHandoverCode({ now, ...ctx }: MailContext, caller: string): Promise<MailCodeSent> {
  const [own] = await ctx.db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, ctx.callerId));
  if (!own) throw new AppError('SESSION_EXPIRED');
  const letter = ctx.childRole === 'owner' ? handOverCodeLetter : takeOverCodeLetter;
  const request = { purpose: toPurpose({ ...ctx, now }), email: own.email, caller, accountId: ctx.callerId } as const;
  return mailCode({ ...ctx, now: () => now }, { ...request, valid: true, letter });
}

/** Checks the code outside the transaction, where a wrong one counts. @throws AppError MAIL_CODE_WRONG, MAIL_CODE_EXPIRED */
export async function proveHandover(ctx: MailContext, { request_id, code }: MailCodeProof): Promise<MailCode> {
  const proved = await proveCode({ ...ctx, now: () => ctx.now }, toPurpose(ctx), { request_id, code });
  if (proved.accountId !== ctx.callerId) throw new AppError('MAIL_CODE_EXPIRED');
  return proved;
}

/**
 * The owner offers a child to a full guardian, instead of an offer before.
 * @throws AppError NOT_FOUND when `guardian_id` names no guardian who may take the child, MAIL_CODE_EXPIRED
 */
export async function offerChild(
  ctx: ChildContext,
  { profileId, guardian_id, owner_stays, proved }: OfChild & HandoverInput & { proved: MailCode },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const child = await lockChild(tx, ctx, profileId);
    await spend(tx, proved, ctx.now);
    const nextOwners = await listNextOwners(tx, { ownerId: ctx.accountId, profileId });
    const nextOwner = nextOwners.find(({ id }) => id === guardian_id);
    if (!nextOwner) throw new AppError('NOT_FOUND');
    await withdraw(tx, ctx, profileId);
    await tx
      .update(guardianships)
      .set({ offeredAt: new Date(ctx.now), ownerStays: owner_stays })
      .where(and(whereShared(ctx, profileId), eq(guardianships.id, guardian_id)));
    await notifySharing(tx, { ownerId: ctx.accountId, child, to: [nextOwner.accountId], now: ctx.now }, 'offered');
  });
}

async function spend(tx: Queryable, proved: MailCode, now: number) {
  if (!(await spendCode(tx, proved, now))) throw new AppError('MAIL_CODE_EXPIRED');
}

const withdraw = (tx: Transaction, ctx: ChildContext, profileId: string) =>
  tx
    .update(guardianships)
    .set({ offeredAt: null, ownerStays: false })
    .where(and(whereShared(ctx, profileId), isNotNull(guardianships.offeredAt)))
    .returning({ accountId: guardianships.accountId });

/** The owner takes the offer back, or who was asked declines it. No offer is no error. @throws AppError FOREIGN_PROFILE */
export async function endOffer(ctx: ChildContext, { profileId }: OfChild): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const child = await lockChild(tx, ctx, profileId);
    const [row] = await tx
      .select({ accountId: guardianships.accountId })
      .from(guardianships)
      .where(and(whereShared(ctx, profileId), isNotNull(guardianships.offeredAt)));
    const mayEnd = ctx.callerId === ctx.accountId || row?.accountId === ctx.callerId;
    if (!row || !mayEnd) return;
    await withdraw(tx, ctx, profileId);
    const to = ctx.callerId === ctx.accountId ? row.accountId : ctx.accountId;
    await notifySharing(tx, { ownerId: ctx.accountId, child, to: [to], now: ctx.now }, 'withdrawn');
  });
}

/**
 * The person who was asked takes the child over with all its data.
 * @throws AppError CONFLICT without an offer that is still valid, PROFILE_LIMIT, MAIL_CODE_EXPIRED
 */
export async function acceptChild(
  ctx: MailContext & Parameters<typeof afterCommit>[0],
  { profileId, proved }: OfChild & { proved: MailCode },
): Promise<void> {
  const [ownerId, toId] = [ctx.accountId, ctx.callerId];
  const people = await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, toId);
    const [child] = await lockSharedChild(tx, { ownerId, profileId });
    await spend(tx, proved, ctx.now);
    const [offer] = await tx
      .select()
      .from(guardianships)
      .where(and(whereShared(ctx, profileId), eq(guardianships.accountId, toId)));
    const nextOwners = await listNextOwners(tx, { ownerId, profileId });
    const [owner] = await tx.select().from(accounts).where(eq(accounts.id, ownerId));
    const nextOwner = nextOwners.find(({ accountId }) => accountId === toId);
    if (!child || !nextOwner || !owner || owner.leavingAt || !isStanding(offer, ctx.now))
      throw new AppError('CONFLICT');
    const [own] = await tx.select({ n: count() }).from(profiles).where(eq(profiles.accountId, toId));
    if ((own?.n ?? 0) >= PROFILE_LIMIT) throw new AppError('PROFILE_LIMIT');
    const ownerStays = offer?.ownerStays ?? false;
    await moveChild(tx, { ownerId, profileId, toId, reason: 'handover', ownerStays, now: ctx.now });
    return [owner, nextOwner];
  });
  for (const { name, email } of people)
    await afterCommit(ctx, () => notifyByMail(ctx, { to: email, ...childMovedLetter(name) }));
}

const isStanding = (row: { offeredAt: Date | null } | undefined, now: number) =>
  row?.offeredAt ? row.offeredAt.getTime() + HANDOVER_DAYS * DAY_MS > now : false;

/** A full guardian agrees to take over once the owner's account is erased, or no longer. @throws AppError CONFLICT while the owner is not leaving */
export async function agreeToTakeOver(ctx: ChildContext, { profileId, agreed }: OfChild & { agreed: boolean }) {
  await ctx.db.transaction(async (tx) => {
    await lockChild(tx, ctx, profileId);
    const [owner] = await tx
      .select({ leavingAt: accounts.leavingAt })
      .from(accounts)
      .where(eq(accounts.id, ctx.accountId));
    if (!owner?.leavingAt) throw new AppError('CONFLICT');
    await tx
      .update(guardianships)
      .set({ takesOverAt: agreed ? new Date(ctx.now) : null })
      .where(and(whereShared(ctx, profileId), eq(guardianships.accountId, ctx.callerId)));
  });
}

type State = Pick<Sharing, 'handover' | 'owner_leaving'>;
const NOTHING: State = { handover: null, owner_leaving: null };

/** Planned change of the child's owner. */
export async function readHandover(ctx: ChildContext, { profileId }: OfChild): Promise<State> {
  if (ctx.childRole === 'family') return NOTHING;
  const [owner] = await ctx.db
    .select({ leavingAt: accounts.leavingAt })
    .from(accounts)
    .where(eq(accounts.id, ctx.accountId));
  const rows = await ctx.db
    .select({ row: guardianships, name: displayName })
    .from(guardianships)
    .innerJoin(accounts, eq(accounts.id, guardianships.accountId))
    .where(whereShared(ctx, profileId));
  if (owner?.leavingAt) {
    const nextOwner = (await listNextOwners(ctx.db, { ownerId: ctx.accountId, profileId })).find(
      (item) => item.takesOverAt,
    );
    const own = rows.find(({ row }) => row.accountId === ctx.callerId)?.row;
    return {
      handover: null,
      owner_leaving: {
        ends_on: formatDay(seoulDay(erasedAt(owner.leavingAt).getTime())),
        next_owner: rows.find(({ row }) => row.id === nextOwner?.id)?.name ?? null,
        you_agreed: Boolean(own?.takesOverAt),
      },
    };
  }
  const offer = rows.find(({ row }) => isStanding(row, ctx.now));
  if (!offer?.row.offeredAt) return NOTHING;
  return {
    handover: {
      guardian_id: offer.row.id,
      to: offer.name,
      to_you: offer.row.accountId === ctx.callerId,
      owner_stays: offer.row.ownerStays,
      expires_at: new Date(offer.row.offeredAt.getTime() + HANDOVER_DAYS * DAY_MS).toISOString(),
    },
    owner_leaving: null,
  };
}
