import { CLINIC_APP_PATH, type ClinicResultInput, SENT_RESULTS_MAX } from '@contract/mypage/clinic';
import type { SentResult } from '@contract/mypage/clinic.responses';
import { isAllowed, SHARED_ROLES } from '@contract/profiles/child-roles';
import type { Queryable, Transaction } from '@server/db/database';
import { guardianships, sentResults } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { assertSensitiveConsentInAnyVersion } from '@server/modules/accounts/consents/sensitive-consent';
import { createNotice } from '@server/modules/notices/create-notices';
import { type Child, lockChild } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import {
  assertDay,
  insertOfficialResult,
  listRecordRows,
  readSheet,
} from '@server/modules/test/official/official-service';
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { v7 as newId } from 'uuid';

type Row = typeof sentResults.$inferSelect;
type OfResult = { profileId: string; resultId: string };

const ofChild = (child: { accountId: string; id: string }) =>
  and(eq(sentResults.accountId, child.accountId), eq(sentResults.profileId, child.id));

/** Results that wait for a guardian, oldest first. */
export async function listSentResults(db: Queryable, child: Child): Promise<SentResult[]> {
  const rows = await db.select().from(sentResults).where(ofChild(child)).orderBy(asc(sentResults.createdAt));
  if (rows.length === 0) return [];
  const official = await listRecordRows(db, child);
  return rows.map((row) => ({
    id: row.id,
    round: row.round,
    taken_on: row.takenOn,
    ...readSheet(row, child, official),
    rows: row.rows,
    place: row.place,
    note: row.note,
    sent_at: row.createdAt.toISOString(),
  }));
}

/**
 * Stores what a clinic typed, in place of what the same link sent before, and notifies the guardians of the first.
 * Nothing of it is a record of the child until a guardian approves it.
 * Call after the child is locked. @throws AppError INVALID_INPUT, LINKS_FULL
 */
export async function saveSentResult(
  tx: Transaction,
  ctx: Pick<ChildContext, 'now'>,
  { linkId, child, sheet }: { linkId: string; child: Child; sheet: ClinicResultInput },
): Promise<void> {
  assertDay(sheet.taken_on, child, ctx.now);
  const columns = {
    round: sheet.round,
    takenOn: sheet.taken_on,
    rows: sheet.rows,
    place: sheet.place,
    note: sheet.note,
    createdAt: new Date(ctx.now),
  };
  const replaced = await tx
    .update(sentResults)
    .set(columns)
    .where(and(ofChild(child), eq(sentResults.linkId, linkId)))
    .returning({ id: sentResults.id });
  if (replaced.length > 0) return;
  const [waiting] = await tx.select({ n: count() }).from(sentResults).where(ofChild(child));
  if ((waiting?.n ?? 0) >= SENT_RESULTS_MAX) throw new AppError('LINKS_FULL', { message: FULL });
  await tx
    .insert(sentResults)
    .values({ accountId: child.accountId, profileId: child.id, id: newId(), linkId, ...columns });
  for (const accountId of await listGuardians(tx, child))
    await createNotice(tx, {
      accountId,
      kind: 'clinic',
      title: `${child.name} · 병원에서 검진 결과를 보냈어요`,
      body: '내용을 보고 저장할지 정해 주세요. 저장하기 전에는 기록에 남지 않아요.',
      path: `${CLINIC_APP_PATH}?profile=${child.id}`,
      profileId: child.id,
      childOwnerId: child.accountId,
      now: ctx.now,
    });
}

const FULL = '보호자가 아직 확인하지 않은 결과가 많아요. 보호자에게 먼저 확인해 달라고 해 주세요.';

/** The accounts that decide about what a clinic sent. */
async function listGuardians(tx: Transaction, child: Child): Promise<string[]> {
  const rows = await tx
    .select({ accountId: guardianships.accountId })
    .from(guardianships)
    .where(
      and(
        eq(guardianships.ownerId, child.accountId),
        eq(guardianships.profileId, child.id),
        inArray(
          guardianships.role,
          SHARED_ROLES.filter((role) => isAllowed(role, 'clinic.manage')),
        ),
        isNull(guardianships.frozenBy),
      ),
    );
  return [child.accountId, ...rows.map(({ accountId }) => accountId)];
}

/** Makes it an official result of the child. @throws AppError NOT_FOUND, CONSENT_REQUIRED, FOREIGN_PROFILE */
export async function approveSentResult(ctx: ChildContext, { profileId, resultId }: OfResult): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await takeSentResult(tx, ctx, { profileId, resultId });
    await assertSensitiveConsentInAnyVersion(tx, ctx.callerId);
    const { round, takenOn, rows, place, note } = row;
    await insertOfficialResult(tx, ctx, { profileId, round, takenOn, rows, place, note, source: 'clinic' });
  });
}

/** @throws AppError NOT_FOUND, FOREIGN_PROFILE */
export async function discardSentResult(ctx: ChildContext, of: OfResult): Promise<void> {
  await ctx.db.transaction((tx) => takeSentResult(tx, ctx, of));
}

async function takeSentResult(tx: Transaction, ctx: ChildContext, { profileId, resultId }: OfResult): Promise<Row> {
  const child = await lockChild(tx, ctx, profileId);
  const [row] = await tx
    .delete(sentResults)
    .where(and(ofChild(child), eq(sentResults.id, resultId)))
    .returning();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
