import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, ownedByAccount } from './columns';
import { inquiries } from './inquiries';

/** A question or answer of an inquiry, ordered by its id (UUID version 7). */
export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    /** The account of the inquiry, also for messages of staff. */
    ...ownedByAccount(),
    inquiryId: uuid('inquiry_id').notNull(),
    id: uuid('id').notNull(),
    by: text('by', { enum: ['person', 'staff'] }).notNull(),
    /** Account of the staff member; see `moderation_cases.decided_by`. */
    staffId: uuid('staff_id'),
    text: text('text').notNull(),
    /** Paths of the person's own uploads. */
    images: text('images').array().notNull().default([]),
    ...createdAt(),
  },
  (t) => [
    primaryKey({ name: 'inquiry_messages_pkey', columns: [t.accountId, t.inquiryId, t.id] }),
    index('inquiry_messages_staff_idx').on(t.staffId).where(sql`staff_id is not null`),
    foreignKey({
      name: 'inquiry_messages_inquiry_fk',
      columns: [t.accountId, t.inquiryId],
      foreignColumns: [inquiries.accountId, inquiries.id],
    }).onDelete('cascade'),
  ],
);
