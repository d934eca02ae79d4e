import { formatDay, parseDay, seoulDay } from '@contract/common/calendar';
import { endOfDay } from '@contract/common/last-day';
import type { IssueLicencesInput, LicenceBatchesQuery } from '@contract/history/licences';
import type { IssuedLicences, LicenceBatch, LicenceBatchPage } from '@contract/history/licences.responses';
import { COUPON_KINDS } from '@server/content/coupon-kinds';
import { planName } from '@server/content/plans';
import { licenceBatches } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import { recordStaffAction } from '@server/modules/accounts/record-staff-action';
import { newLicenceCode } from '@server/modules/history/licences/licence-codes';
import { releaseLicences } from '@server/modules/history/licences/licences-service';
import { desc, sql } from 'drizzle-orm';

type BatchRow = typeof licenceBatches.$inferSelect;
/** `accountId`: null at the server's own console. */
type Issuer = Pick<ServiceContext, 'db' | 'now'> & { accountId: string | null };

const LIST = 'licences';

/**
 * Issues licences of a kind. The codes are in this answer only and are not stored.
 * @throws AppError INVALID_INPUT for a kind that does not come by licence, or an expiry date in the past; CONFLICT for
 * an id that was used
 */
export async function issueLicences(
  { db, now, accountId }: Issuer,
  { id, kind, count, expires_on, note }: IssueLicencesInput,
): Promise<IssuedLicences> {
  if (!COUPON_KINDS.some((couponKind) => couponKind.id === kind && couponKind.from === 'licence'))
    throw new AppError('INVALID_INPUT', { fields: { kind: '종류를 다시 골라 주세요.' } });
  const last = expires_on === null ? null : parseDay(expires_on);
  const expiresAt = last === null ? null : endOfDay(last);
  if (expiresAt !== null && expiresAt <= now)
    throw new AppError('INVALID_INPUT', { fields: { expires_on: '오늘 이후 날짜를 골라 주세요.' } });
  const codes = Array.from({ length: count }, newLicenceCode);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(licenceBatches)
      .values({
        id,
        kind,
        note,
        issued: count,
        redeemed: 0,
        issuedAt: new Date(now),
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
        issuedBy: accountId,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new AppError('CONFLICT', { message: '이미 만든 번호예요. 번호는 만들 때 한 번만 볼 수 있어요.' });
    const licences = codes.map((code) => ({ code, plan: kind }));
    await releaseLicences(tx, licences, now, { expiresAt, batchId: id });
    await recordStaffAction(tx, { actorId: accountId, now }, { action: 'licence.issue', subjectId: id });
    return { batch: toBatch(row), codes };
  });
}

/** Issued batches, newest first, and every kind of coupon. @throws AppError INVALID_INPUT */
export async function listLicenceBatches(
  { db }: Pick<Issuer, 'db'>,
  { cursor, limit }: LicenceBatchesQuery,
): Promise<LicenceBatchPage> {
  const after = readCursor(LIST, cursor);
  const rows = await db
    .select()
    .from(licenceBatches)
    .where(
      after
        ? sql`(${licenceBatches.issuedAt}, ${licenceBatches.id}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`
        : undefined,
    )
    .orderBy(desc(licenceBatches.issuedAt), desc(licenceBatches.id))
    .limit(limit + 1);
  const { items, next } = toPage(rows, limit, ({ id, issuedAt }) => writeCursor(LIST, { key: issuedAt.getTime(), id }));
  return { items: items.map(toBatch), next, kinds: [...COUPON_KINDS] };
}

const toBatch = ({ id, kind, note, issued, redeemed, issuedAt, expiresAt }: BatchRow): LicenceBatch => ({
  id,
  kind,
  name: planName(kind),
  note,
  issued,
  redeemed,
  issued_at: issuedAt.toISOString(),
  expires_on: expiresAt === null ? null : formatDay(seoulDay(expiresAt.getTime() - 1)),
});
