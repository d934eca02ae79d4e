import { firstLetter } from '@contract/common/letters';
import { HOUR_MS, HOUR_SECONDS } from '@contract/common/time';
import {
  INVITATION_HOURS,
  type InvitationAcceptInput,
  type InvitationInput,
  type InvitationSecret,
  SHARED_WITH_MAX,
} from '@contract/profiles/sharing';
import type { InvitationView, NewInvitation } from '@contract/profiles/sharing.responses';
import { INVITATION_PAGE_PATH } from '@contract/profiles/sharing-paths';
import { CONSENT_HEADS } from '@server/content/legal/legal-texts';
import type { Queryable, Transaction } from '@server/db/database';
import { accounts, guardianships, invitations, profiles } from '@server/db/schema';
import type { Deps } from '@server/deps';
import type { RequestContext, ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { consumeOrThrow, type Limit, limitHost } from '@server/http/protection/rate-limit';
import { hasConsent, hasConsentInAnyVersion, recordConsents } from '@server/modules/accounts/consents/consents-service';
import { displayName } from '@server/modules/accounts/display-name';
import { lockAccount } from '@server/modules/accounts/lock-account';
import { lockChild } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { and, count, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { lockSharedChild } from './end-access';
import { codeHash, secretHash, toCode, tokenHash, toToken } from './invitation-secrets';
import { notifySharing } from './sharing-notices';

const TRIES: Limit = { name: 'invitation-secret', times: 20, seconds: HOUR_SECONDS };
/** By all accounts of one network: a home or a waiting room has several. */
const NETWORK_TRIES: Limit = { name: 'invitation-secret-network', times: 100, seconds: HOUR_SECONDS };
const INVITATIONS: Limit = { name: 'invitation', times: 20, seconds: HOUR_SECONDS };
/** Only a legal representative consents for the child; family consents for the own account and makes a promise. */
const ASKED = { guardian: ['child_data', 'sensitive'], family: ['family'] } as const;
type Asked = (typeof ASKED)[keyof typeof ASKED][number];

/**
 * Counts a try before it is looked up, whatever it finds, against the account and its network.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function countTry(ctx: RequestContext, network: string): Promise<void> {
  await consumeOrThrow(limitHost(ctx), TRIES, ctx.accountId, toTooManyTries);
  await consumeOrThrow(limitHost(ctx), NETWORK_TRIES, network, toTooManyTries);
}
const toTooManyTries = (wait: string) => `초대를 여러 번 확인했어요. ${wait} 뒤에 다시 해 주세요.`;

export const countInvitation = (ctx: RequestContext & { callerId: string }) =>
  consumeOrThrow(limitHost(ctx), INVITATIONS, ctx.callerId);

/**
 * Creates an invitation; the same id again answers the same. @throws AppError OWNER_ONLY for a further guardian,
 * SHARING_FULL, SHARING_FROZEN, CONFLICT when the id was used for another invitation
 */
export async function createInvitation(
  ctx: ChildContext & Pick<RequestContext, 'config'>,
  { profileId, id, role }: InvitationInput & { profileId: string },
): Promise<NewInvitation> {
  if (role === 'guardian' && ctx.childRole !== 'owner') throw new AppError('OWNER_ONLY');
  const [token, code] = [await toToken(ctx, id), await toCode(ctx, id)];
  const at = new Date(ctx.now);
  const row = {
    ownerId: ctx.accountId,
    profileId,
    id,
    role,
    invitedBy: ctx.callerId,
    tokenHash: await tokenHash(token),
    codeHash: await codeHash(ctx, code),
    createdAt: at,
    expiresAt: new Date(ctx.now + INVITATION_HOURS * HOUR_MS),
  };
  const { expiresAt } = await ctx.db.transaction(async (tx) => {
    await lockChild(tx, ctx, profileId);
    const [before] = await tx.select().from(invitations).where(eq(invitations.tokenHash, row.tokenHash));
    if (before) {
      if (before.profileId !== profileId || before.invitedBy !== ctx.callerId || before.role !== role)
        throw new AppError('CONFLICT');
      return before;
    }
    await assertRoom(tx, ctx, profileId);
    const [created] = await tx.insert(invitations).values(row).onConflictDoNothing().returning();
    if (!created) throw new AppError('CONFLICT');
    return created;
  });
  const path = `${INVITATION_PAGE_PATH}#${token}`;
  return { id, role, code: `${code.slice(0, 4)}-${code.slice(4)}`, path, expires_at: expiresAt.toISOString() };
}

async function assertRoom(tx: Transaction, ctx: ChildContext, profileId: string) {
  const shared = and(eq(guardianships.ownerId, ctx.accountId), eq(guardianships.profileId, profileId));
  const [people] = await tx
    .select({ n: count(), frozen: count(guardianships.frozenBy) })
    .from(guardianships)
    .where(shared);
  if (people && people.frozen > 0) throw new AppError('SHARING_FROZEN');
  const [waiting] = await tx
    .select({ n: count() })
    .from(invitations)
    .where(
      and(
        eq(invitations.ownerId, ctx.accountId),
        eq(invitations.profileId, profileId),
        gt(invitations.expiresAt, new Date(ctx.now)),
      ),
    );
  if ((people?.n ?? 0) + (waiting?.n ?? 0) >= SHARED_WITH_MAX) throw new AppError('SHARING_FULL');
}

/** Takes an invitation back; one that is gone is no error. */
export async function deleteInvitation(
  ctx: ChildContext,
  { profileId, invitationId }: { profileId: string; invitationId: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockChild(tx, ctx, profileId);
    await tx
      .delete(invitations)
      .where(
        and(
          eq(invitations.ownerId, ctx.accountId),
          eq(invitations.profileId, profileId),
          eq(invitations.id, invitationId),
        ),
      );
  });
}

type Host = { db: Queryable; config: Deps['config']; now: number };

/** An invitation that can be accepted now: of an account that is there and not leaving. */
async function findInvitation({ db, config, now }: Host, secret: InvitationSecret) {
  const hash = await secretHash({ config }, secret);
  const [found] = await db
    .select({ invitation: invitations, childName: profiles.name, inviter: displayName })
    .from(invitations)
    .innerJoin(profiles, and(eq(profiles.accountId, invitations.ownerId), eq(profiles.id, invitations.profileId)))
    .innerJoin(accounts, eq(accounts.id, invitations.invitedBy))
    .where(
      and(
        hash.tokenHash === undefined
          ? eq(invitations.codeHash, hash.codeHash)
          : eq(invitations.tokenHash, hash.tokenHash),
        gt(invitations.expiresAt, new Date(now)),
        isNull(accounts.leavingAt),
        isNull(accounts.frozenAt),
      ),
    );
  return found ?? null;
}

/** '하루' → '하○' */
const maskName = (name: string) => `${firstLetter(name)}○`;

/**
 * Preview of an invitation before accepting.
 * @throws AppError INVITATION_UNKNOWN, the same for every secret that opens nothing
 */
export async function viewInvitation(ctx: RequestContext, secret: InvitationSecret): Promise<InvitationView> {
  const found = await findInvitation(ctx, secret);
  if (!found) throw new AppError('INVITATION_UNKNOWN');
  const { role, expiresAt } = found.invitation;
  const asked = CONSENT_HEADS.filter(({ kind }) => ASKED[role].some((item) => item === kind));
  return {
    role,
    inviter: found.inviter,
    child: maskName(found.childName),
    expires_at: expiresAt.toISOString(),
    consents: await Promise.all(
      asked.map(async ({ kind, title, text_version }) => ({
        kind,
        title,
        text_version,
        given: await isGiven(ctx.db, ctx.accountId, kind),
      })),
    ),
    already: await sees(ctx.db, ctx.accountId, found.invitation),
  };
}

type Kind = (typeof CONSENT_HEADS)[number]['kind'];
/** A consent to a child's data counts in every version. */
const isGiven = (db: Queryable, accountId: string, kind: Kind) =>
  kind === 'child_data' ? hasConsentInAnyVersion(db, accountId, kind) : hasConsent(db, accountId, kind);

async function sees(db: Queryable, accountId: string, child: { ownerId: string; profileId: string }) {
  if (child.ownerId === accountId) return true;
  const [row] = await db
    .select({ id: guardianships.id })
    .from(guardianships)
    .where(
      and(
        eq(guardianships.accountId, accountId),
        eq(guardianships.ownerId, child.ownerId),
        eq(guardianships.profileId, child.profileId),
      ),
    );
  return row !== undefined;
}

/**
 * Accepts an invitation once, with the consents of the person who accepts in that person's ledger.
 * @returns the child's id
 * @throws AppError INVITATION_UNKNOWN, ALREADY_SHARED, SHARING_FROZEN, GUARDIAN_CONSENT_NEEDED, CONSENT_TEXT_CHANGED
 */
export async function acceptInvitation(
  ctx: RequestContext,
  { secret, child_consent, sensitive_consent, family_consent }: InvitationAcceptInput,
): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const found = await findInvitation({ ...ctx, db: tx }, secret);
    if (!found) throw new AppError('INVITATION_UNKNOWN');
    const { ownerId, profileId, id, role, invitedBy } = found.invitation;
    await lockAccount(tx, ctx.accountId);
    const [child] = await lockSharedChild(tx, { ownerId, profileId });
    const [taken] = await tx
      .delete(invitations)
      .where(and(eq(invitations.ownerId, ownerId), eq(invitations.profileId, profileId), eq(invitations.id, id)))
      .returning({ id: invitations.id });
    if (!child || !taken) throw new AppError('INVITATION_UNKNOWN');
    if (await sees(tx, ctx.accountId, found.invitation)) throw new AppError('ALREADY_SHARED');
    await assertRunning(tx, found.invitation);
    const versions = { child_data: child_consent, sensitive: sensitive_consent, family: family_consent };
    await allowConsents(tx, ctx, role, versions);
    await tx.insert(guardianships).values({
      ownerId,
      profileId,
      accountId: ctx.accountId,
      id: crypto.randomUUID(),
      role,
      invitedBy,
      since: new Date(ctx.now),
    });
    const about = { ownerId, child, to: [...new Set([ownerId, invitedBy])], now: ctx.now };
    await notifySharing(tx, about, role === 'guardian' ? 'guardianJoined' : 'familyJoined');
    return profileId;
  });
}

async function assertRunning(tx: Transaction, child: { ownerId: string; profileId: string }) {
  const [frozen] = await tx
    .select({ id: guardianships.id })
    .from(guardianships)
    .where(
      and(
        eq(guardianships.ownerId, child.ownerId),
        eq(guardianships.profileId, child.profileId),
        isNotNull(guardianships.frozenBy),
      ),
    )
    .limit(1);
  if (frozen) throw new AppError('SHARING_FROZEN');
}

async function allowConsents(
  tx: Transaction,
  ctx: ServiceContext,
  role: keyof typeof ASKED,
  versions: Record<Asked, string | null>,
) {
  for (const kind of ASKED[role]) {
    if (await isGiven(tx, ctx.accountId, kind)) continue;
    if (versions[kind] === null) throw new AppError('GUARDIAN_CONSENT_NEEDED');
    const head = CONSENT_HEADS.find((text) => text.kind === kind);
    if (versions[kind] !== head?.text_version) throw new AppError('CONSENT_TEXT_CHANGED');
    await recordConsents(tx, ctx, [{ kind, given: true }]);
  }
}
