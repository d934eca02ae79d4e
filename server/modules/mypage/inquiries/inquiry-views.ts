import { INQUIRY_MESSAGES_MAX } from '@contract/mypage/inquiries';
import type { Inquiry, InquiryCard, InquiryMessage } from '@contract/mypage/inquiries.responses';
import type { Queryable } from '@server/db/database';
import { inquiryMessages } from '@server/db/schema';
import type { SignUpload } from '@server/http/upload-address';
import { and, asc, eq } from 'drizzle-orm';
import type { InquiryRow } from './find-inquiry';

export const toCard = (row: InquiryRow): InquiryCard => ({
  id: row.id,
  category: row.category,
  state: row.state,
  beginning: row.beginning,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  unread: row.unread,
});

export const whereInquiry = ({ accountId, id }: Pick<InquiryRow, 'accountId' | 'id'>) =>
  and(eq(inquiryMessages.accountId, accountId), eq(inquiryMessages.inquiryId, id));

/** Messages, oldest first, at most INQUIRY_MESSAGES_MAX. */
export async function readMessages(db: Queryable, row: InquiryRow, signUpload: SignUpload): Promise<InquiryMessage[]> {
  const rows = await db
    .select()
    .from(inquiryMessages)
    .where(whereInquiry(row))
    .orderBy(asc(inquiryMessages.createdAt), asc(inquiryMessages.id));
  return Promise.all(
    rows.map(async ({ id, by, text, images, createdAt }) => ({
      id,
      by,
      text,
      images: await Promise.all(images.map((path) => signUpload(path))),
      created_at: createdAt.toISOString(),
    })),
  );
}

export async function toInquiry(db: Queryable, row: InquiryRow, signUpload: SignUpload): Promise<Inquiry> {
  const messages = await readMessages(db, row, signUpload);
  return { ...toCard(row), messages, can_ask: messages.length < INQUIRY_MESSAGES_MAX };
}
