import { DAY_MS } from '@contract/common/time';
import { accounts, guardianships, profiles, sentReminders } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { ownerLeavesSoonLetter } from '@server/mail/child-letters';
import { notifyByMail } from '@server/mail/notify-by-mail';
import { erasedWhenLeftBy, lastDayText } from '@server/modules/accounts/leaving-time';
import { and, asc, eq, exists, gt, lte, not, sql } from 'drizzle-orm';
import { lockSharedChild } from './end-access';
import { listHeirs } from './heirs';
import { notifySharing } from './sharing-notices';

/** Guardians are reminded this many days before a leaver's child is erased. */
const REMINDED_BEFORE_DAYS = 7;
const CHILDREN_A_RUN = 200;

type Host = Pick<Deps, 'db' | 'mailer' | 'log' | 'now'>;
type Leaving = { ownerId: string; profileId: string; leavingAt: Date };

/**
 * Job: reminds the full guardians of a leaver's child once, when nobody has agreed to take it over. Returns of how many
 * children.
 */
export async function remindHeirs(host: Host): Promise<number> {
  const children = await listForsaken(host);
  const mails = new Map<string, { name: string; leavingAt: Date }>();
  let reminded = 0;
  for (const child of children) {
    const heirs = await remind(host, child);
    if (heirs.length > 0) reminded += 1;
    for (const { email, name } of heirs) if (!mails.has(email)) mails.set(email, { name, leavingAt: child.leavingAt });
  }
  for (const [to, { name, leavingAt }] of mails)
    await notifyByMail(host, { to, ...ownerLeavesSoonLetter(name, lastDayText(leavingAt)) });
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
        exists(
          db
            .select(one)
            .from(guardianships)
            .where(and(shared, eq(guardianships.role, 'guardian'))),
        ),
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

/** @returns whom to mail; nobody where another process was first, or the owner has come back */
async function remind({ db, now }: Host, { ownerId, profileId, leavingAt, key }: Leaving & { key: string }) {
  return db.transaction(async (tx) => {
    const [child] = await lockSharedChild(tx, { ownerId, profileId });
    const [owner] = await tx.select({ leavingAt: accounts.leavingAt }).from(accounts).where(eq(accounts.id, ownerId));
    if (!child || owner?.leavingAt?.getTime() !== leavingAt.getTime()) return [];
    const [isNew] = await tx
      .insert(sentReminders)
      .values({ accountId: ownerId, profileId, key, sentAt: new Date(now()) })
      .onConflictDoNothing()
      .returning({ key: sentReminders.key });
    if (!isNew) return [];
    const heirs = await listHeirs(tx, { ownerId, profileId });
    if (heirs.some(({ takesOverAt }) => takesOverAt !== null)) return [];
    const to = heirs.map(({ accountId }) => accountId);
    await notifySharing(tx, { ownerId, child, to, now: now() }, 'ownerLeavesSoon');
    return heirs;
  });
}
