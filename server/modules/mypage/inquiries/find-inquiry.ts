import type { Queryable, Transaction } from '@server/db/database';
import { inquiries } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { and, eq } from 'drizzle-orm';

export type InquiryRow = typeof inquiries.$inferSelect;
/** `accountId` where only the owner's will do. */
type Wanted = { id: string; accountId?: string };

const wanted = ({ id, accountId }: Wanted) =>
  and(eq(inquiries.id, id), accountId === undefined ? undefined : eq(inquiries.accountId, accountId));

/** Where in the app its owner reads it. */
export const inquiryPath = (id: string) => `/mypage/inquire/${id}`;

/** @throws AppError NOT_FOUND */
export async function findInquiry(db: Queryable, which: Wanted): Promise<InquiryRow> {
  const [row] = await db.select().from(inquiries).where(wanted(which));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The same, locked until the transaction ends. @throws AppError NOT_FOUND */
export async function lockInquiry(tx: Transaction, which: Wanted): Promise<InquiryRow> {
  const [row] = await tx.select().from(inquiries).where(wanted(which)).for('update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
