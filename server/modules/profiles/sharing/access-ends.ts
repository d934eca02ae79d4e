import type { Transaction } from '@server/db/database';
import {
  accountExports,
  calendarFeeds,
  careCards,
  clinicLinks,
  guardianships,
  idempotencyKeys,
  invitations,
  noticeDeliveries,
  notices,
  postDrafts,
  posts,
  pushTokens,
  selectedProfiles,
  testAttempts,
} from '@server/db/schema';
import { and, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** People who lose access: to one child, or to everything of the account (`child` is null). */
export type Losers = {
  accountIds: readonly string[];
  child: { ownerId: string; profileId: string } | null;
  now: number;
};

/** Answer to a repeated write whose stored answer was removed; it is not executed again. */
const EMPTIED_ANSWER = JSON.stringify({ success: true, data: null });

const whereMadeBy = (table: typeof clinicLinks | typeof careCards, { accountIds, child }: Losers) =>
  and(inArray(table.createdBy, [...accountIds]), child ? eq(table.profileId, child.profileId) : undefined);

const endLinks = (table: typeof clinicLinks | typeof careCards) => (tx: Transaction, losers: Losers) =>
  tx
    .update(table)
    .set({ endedAt: new Date(losers.now) })
    .where(and(whereMadeBy(table, losers), isNull(table.endedAt)));

const ofChild = (
  row: { accountId: AnyPgColumn; profileId: AnyPgColumn },
  { accountIds, child }: Losers,
): SQL | undefined =>
  and(inArray(row.accountId, [...accountIds]), child ? eq(row.profileId, child.profileId) : isNotNull(row.profileId));

/** Everything that an access leaves with a person, and how it is taken back. */
const THINGS = {
  /** An archive without its key is unreadable; the sweep removes its file. */
  archives: (tx: Transaction, { accountIds, child }: Losers) =>
    tx
      .update(accountExports)
      .set({ key: null, expiresAt: new Date(0), childIds: [] })
      .where(
        and(
          inArray(accountExports.accountId, [...accountIds]),
          child ? sql`${child.profileId}::uuid = any(${accountExports.childIds})` : undefined,
        ),
      ),
  clinicLinks: endLinks(clinicLinks),
  careCards: endLinks(careCards),
  invitations: (tx: Transaction, { accountIds, child }: Losers) =>
    tx
      .delete(invitations)
      .where(
        and(
          inArray(invitations.invitedBy, [...accountIds]),
          child ? eq(invitations.profileId, child.profileId) : undefined,
        ),
      ),
  calendar: (tx: Transaction, { accountIds }: Losers) =>
    tx.delete(calendarFeeds).where(inArray(calendarFeeds.accountId, [...accountIds])),
  deliveries: (tx: Transaction, losers: Losers) => tx.delete(noticeDeliveries).where(ofChild(noticeDeliveries, losers)),
  notices: (tx: Transaction, losers: Losers) => tx.delete(notices).where(ofChild(notices, losers)),
  push: (tx: Transaction, { accountIds }: Losers) =>
    tx.delete(pushTokens).where(inArray(pushTokens.accountId, [...accountIds])),
  selection: (tx: Transaction, losers: Losers) => tx.delete(selectedProfiles).where(ofChild(selectedProfiles, losers)),
  /** Results attached to questions. */
  summaries: (tx: Transaction, { accountIds, child }: Losers) =>
    tx
      .update(posts)
      .set({ childSummary: null })
      .where(
        and(
          inArray(posts.authorId, [...accountIds]),
          child ? sql`${posts.childSummary} ->> 'profile_id' = ${child.profileId}` : isNotNull(posts.childSummary),
        ),
      ),
  /** The child a question in the making is about; the person reads that it was left out. */
  drafts: (tx: Transaction, { accountIds, child }: Losers) =>
    tx
      .update(postDrafts)
      .set({ draft: sql`${postDrafts.draft} || '{"child": null, "child_left": true}'::jsonb` })
      .where(
        and(
          inArray(postDrafts.accountId, [...accountIds]),
          child
            ? sql`${postDrafts.draft} -> 'child' ->> 'profile_id' = ${child.profileId}`
            : sql`${postDrafts.draft} ->> 'child' is not null`,
        ),
      ),
  /** Checks that a guardian answered about the own person. */
  ownChecks: (tx: Transaction, { accountIds, child }: Losers) =>
    tx
      .delete(testAttempts)
      .where(
        and(
          inArray(testAttempts.personalTo, [...accountIds]),
          child ? eq(testAttempts.profileId, child.profileId) : undefined,
        ),
      ),
  /** Answers of keyed writes, which repeat what was written; of a refused one nothing was, so it may be tried again. */
  storedAnswers: async (tx: Transaction, { accountIds }: Losers) => {
    const stored = and(inArray(idempotencyKeys.accountId, [...accountIds]), isNotNull(idempotencyKeys.body));
    await tx.delete(idempotencyKeys).where(and(stored, gte(idempotencyKeys.status, 300)));
    await tx.update(idempotencyKeys).set({ body: EMPTIED_ANSWER }).where(stored);
  },
} as const;
export type Thing = keyof typeof THINGS;
export const THING_NAMES: readonly Thing[] = Object.keys(THINGS).filter((name): name is Thing => name in THINGS);

/** 'ended': taken back at once. 'asked': each use asks for the access. Else it stays, for this reason. */
type Fates = Readonly<Record<Thing, 'ended' | 'asked' | { stays: string }>>;

const OWN = { stays: 'it is the person’s own' };

/** Of a child that the person sees no more. */
const OF_CHILD: Fates = {
  archives: 'ended',
  clinicLinks: 'ended',
  careCards: 'ended',
  invitations: 'ended',
  calendar: 'asked',
  deliveries: 'ended',
  notices: 'ended',
  push: 'asked',
  selection: 'ended',
  summaries: 'ended',
  drafts: 'ended',
  ownChecks: 'ended',
  storedAnswers: 'ended',
};

/** Of an account that is closed for a while: what is asked at each use works again afterwards. */
const OF_CLOSED_ACCOUNT: Fates = {
  archives: 'ended',
  clinicLinks: 'asked',
  careCards: 'asked',
  invitations: 'asked',
  calendar: 'asked',
  deliveries: 'asked',
  notices: 'asked',
  push: 'asked',
  selection: 'asked',
  summaries: OWN,
  drafts: 'asked',
  ownChecks: 'asked',
  storedAnswers: OWN,
};

const READS_ON = { stays: 'the child is still seen' };

/** Only the links and invitations that the person gave out end. */
const GIVEN_OUT: Fates = {
  clinicLinks: 'ended',
  careCards: 'ended',
  invitations: 'ended',
  archives: READS_ON,
  calendar: READS_ON,
  deliveries: READS_ON,
  notices: READS_ON,
  push: READS_ON,
  selection: READS_ON,
  summaries: READS_ON,
  drafts: READS_ON,
  ownChecks: READS_ON,
  storedAnswers: READS_ON,
};

/** Every end of an access, and what becomes of each of THINGS. */
export const ENDS = {
  /** Removed, left, handed over, or without the consents of the role. */
  access: OF_CHILD,
  /** Stopped, for all or for one person, and perhaps taken up again. */
  stop: { ...OF_CHILD, selection: 'asked', ownChecks: 'asked' },
  /** For those who go on seeing a child while sharing is stopped for the others: what they gave out. */
  stopOfOthers: GIVEN_OUT,
  /** The seven days before a removal: the person only reads, and nothing goes on that outlives the access. */
  notice: GIVEN_OUT,
  /** The child is deleted; what points to its row goes with it. */
  childDeleted: OF_CHILD,
  /** The owner withdrew the consent to health data: the child stays, its health data does not. */
  healthWithdrawn: {
    ...OF_CHILD,
    clinicLinks: 'asked',
    careCards: 'asked',
    ownChecks: 'asked',
    calendar: { stays: 'the days follow from the birth date' },
    invitations: { stays: 'there is a child to be shared' },
    deliveries: { stays: 'they say only their kind' },
    notices: READS_ON,
    push: READS_ON,
    selection: READS_ON,
  },
  /** Frozen by staff. Its owner has a new archive made by id and password. */
  frozen: OF_CLOSED_ACCOUNT,
  /** Frozen because somebody else uses it: nothing that this one may have copied works again. */
  stolen: {
    ...OF_CLOSED_ACCOUNT,
    clinicLinks: 'ended',
    careCards: 'ended',
    invitations: 'ended',
    calendar: 'ended',
    deliveries: 'ended',
    push: 'ended',
    storedAnswers: 'ended',
  },
  leaving: OF_CLOSED_ACCOUNT,
  /** A new password, or every device signed out: perhaps somebody else had the account. */
  signedOut: {
    archives: 'ended',
    push: 'asked',
    clinicLinks: { stays: 'made for a clinic; ended in its list' },
    careCards: { stays: 'made for who looks after the child; ended in its list' },
    invitations: { stays: 'taken back in its list' },
    calendar: { stays: 'read by the person’s calendar; renewed in the settings' },
    deliveries: OWN,
    notices: OWN,
    selection: OWN,
    summaries: OWN,
    drafts: OWN,
    ownChecks: OWN,
    storedAnswers: OWN,
  },
} as const satisfies Record<string, Fates>;
export type End = keyof typeof ENDS;

/** People who see a child, or would without a stop: its owner first. Lock the child before. */
export async function listWhoSees(
  tx: Transaction,
  { ownerId, profileId }: { ownerId: string; profileId: string },
): Promise<string[]> {
  const rows = await tx
    .select({ accountId: guardianships.accountId })
    .from(guardianships)
    .where(and(eq(guardianships.ownerId, ownerId), eq(guardianships.profileId, profileId)));
  return [ownerId, ...rows.map(({ accountId }) => accountId)];
}

/** Takes back what an end of access ends. */
export async function endThings(tx: Transaction, end: End, losers: Losers): Promise<void> {
  if (losers.accountIds.length === 0) return;
  for (const thing of THING_NAMES) if (ENDS[end][thing] === 'ended') await THINGS[thing](tx, losers);
}
