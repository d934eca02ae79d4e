import { DAY_MS } from '@contract/common/time';
import type { Transaction } from '@server/db/database';
import { accounts, guardianships, profiles, sentReminders } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { erasedSoonLetter, ownerLeavesSoonLetter } from '@server/mail/child-letters';
import type { Letter } from '@server/mail/compose-letter';
import { notifyByMail } from '@server/mail/notify-by-mail';
import { erasedWhenLeftBy, lastDayText } from '@server/modules/accounts/leaving-time';
import { isActive } from '@server/modules/profiles/child-access';
import { and, asc, eq, exists, gt, isNull, lte, not, notInArray, sql } from 'drizzle-orm';
import { lockSharedChild } from './end-access';
import { listNextOwners } from './next-owners';
import { notifySharing } from './sharing-notices';

/** Days between the reminder and the erasure of a leaver's child. */
const REMINDED_BEFORE_DAYS = 7;
const CHILDREN_A_RUN = 200;

type Host = Pick<Deps, 'db' | 'mailer' | 'log' | 'now'>;
type Leaving = { ownerId: string; profileId: string; leavingAt: Date };

type Told = { accountId: string; name: string; email: string };

/**
 * Job: tells everybody who sees a leaver's child once, when nobody has agreed to take it over: full guardians that they
 * still can, the others until when they can download what they see. Returns of how many children.
 */
export async function remindNextOwners(host: Host): Promise<number> {
  const children = await listForsaken(host);
  const mails = new Map<string, Letter>();
  let reminded = 0;
  for (const child of children) {
    const lastDay = lastDayText(child.leavingAt);
    const { nextOwners, others } = await remind(host, child);
    if (nextOwners.length + others.length > 0) reminded += 1;
    for (const { email, name } of others) mails.set(email, mails.get(email) ?? erasedSoonLetter(name, lastDay));
    // Of two children, the mail that asks for an act.
    for (const { email, name } of nextOwners) mails.set(email, ownerLeavesSoonLetter(name, lastDay));
  }
  for (const [to, mail] of mails) await notifyByMail(host, { to, ...mail });
  return reminded;
}

/** Of each stay of thirty days: an owner who comes back and leaves again is another one. */
const toKey = sql<string>`'takeover/' || to_char(${accounts.leavingAt} at time zone 'utc', 'YYYYMMDDHH24MISS')`;

/** Shared children of leavers in the last days that nobody has agreed to take over and nobody was reminded of. */
async function listForsaken({ db, now }: Host): Promise<(Leaving & { key: string })[]> {
  const shared = and(eq(guardianships.ownerId, profiles.accountId), eq(guardianships.profileId, profiles.id));
  const one = { one: sql`1` };
  const rows = await db
    .select({ ownerId: profiles.accountId, profileId: profiles.id, leavingAt: accounts.leavingAt, key: toKey })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(
      and(
        lte(accounts.leavingAt, erasedWhenLeftBy(now() + REMINDED_BEFORE_DAYS * DAY_MS)),
        gt(accounts.leavingAt, erasedWhenLeftBy(now())),
        exists(db.select(one).from(guardianships).where(shared)),
        not(
          exists(
            db
              .select(one)
              .from(guardianships)
              .where(and(shared, sql`${guardianships.takesOverAt} is not null`)),
          ),
        ),
        not(
          exists(
            db
              .select(one)
              .from(sentReminders)
              .where(
                and(
                  eq(sentReminders.accountId, profiles.accountId),
                  eq(sentReminders.profileId, profiles.id),
                  eq(sentReminders.key, toKey),
                ),
              ),
          ),
        ),
      ),
    )
    .orderBy(asc(accounts.leavingAt), asc(profiles.id))
    .limit(CHILDREN_A_RUN);
  return rows.flatMap(({ leavingAt, ...child }) => (leavingAt ? [{ ...child, leavingAt }] : []));
}

const NOBODY = { nextOwners: [], others: [] };

/** @returns whom to mail; nobody where another process was first, or the owner has come back */
async function remind(
  { db, now }: Host,
  { ownerId, profileId, leavingAt, key }: Leaving & { key: string },
): Promise<{ nextOwners: readonly Told[]; others: readonly Told[] }> {
  return db.transaction(async (tx) => {
    const [child] = await lockSharedChild(tx, { ownerId, profileId });
    const [owner] = await tx.select({ leavingAt: accounts.leavingAt }).from(accounts).where(eq(accounts.id, ownerId));
    if (!child || owner?.leavingAt?.getTime() !== leavingAt.getTime()) return NOBODY;
    const [isNew] = await tx
      .insert(sentReminders)
      .values({ accountId: ownerId, profileId, key, sentAt: new Date(now()) })
      .onConflictDoNothing()
      .returning({ key: sentReminders.key });
    if (!isNew) return NOBODY;
    const nextOwners = await listNextOwners(tx, { ownerId, profileId });
    if (nextOwners.some(({ takesOverAt }) => takesOverAt !== null)) return NOBODY;
    const others = await listOthers(tx, { ownerId, profileId }, nextOwners);
    const about = { ownerId, child, now: now() };
    await notifySharing(tx, { ...about, to: toIds(nextOwners) }, 'ownerLeavesSoon');
    await notifySharing(tx, { ...about, to: toIds(others) }, 'erasedSoon');
    return { nextOwners, others };
  });
}

const toIds = (people: readonly Told[]) => people.map(({ accountId }) => accountId);

/** The other accounts with access to the child. */
const listOthers = (
  tx: Transaction,
  { ownerId, profileId }: Pick<Leaving, 'ownerId' | 'profileId'>,
  nextOwners: readonly Told[],
): Promise<Told[]> =>
  tx
    .select({ accountId: accounts.id, name: accounts.name, email: accounts.email })
    .from(guardianships)
    .innerJoin(accounts, eq(accounts.id, guardianships.accountId))
    .where(
      and(
        eq(guardianships.ownerId, ownerId),
        eq(guardianships.profileId, profileId),
        notInArray(guardianships.accountId, [ownerId, ...toIds(nextOwners)]),
        isActive,
        isNull(accounts.leavingAt),
        isNull(accounts.frozenAt),
      ),
    );
