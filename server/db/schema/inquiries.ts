import { INQUIRY_CATEGORIES, INQUIRY_STATES } from '@contract/mypage/inquiries';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, enumValues, ownedByAccount, updatedAt } from './columns';

/** An inquiry to staff; its texts are in `inquiry_messages`. */
export const inquiries = pgTable(
  'inquiries',
  {
    ...ownedByAccount(),
    id: uuid('id').notNull(),
    category: text('category', { enum: enumValues(INQUIRY_CATEGORIES.map(({ category }) => category)) }).notNull(),
    state: text('state', { enum: INQUIRY_STATES }).notNull(),
    /** Start of the first message, for lists. */
    beginning: text('beginning').notNull(),
    ...createdAt(),
    /** Time of the last message; staff answer the oldest first. */
    ...updatedAt(),
    /** An answer is unread. */
    unread: boolean('unread').notNull().default(false),
  },
  (t) => [
    primaryKey({ name: 'inquiries_pkey', columns: [t.accountId, t.id] }),
    uniqueIndex('inquiries_id_key').on(t.id),
    // The number that a person reads out (`inquiryNumber`).
    index('inquiries_number_idx').on(sql`right(${t.id}::text, 8)`),
    // Counts of a day read this index alone.
    index('inquiries_created_idx').on(t.createdAt),
    index('inquiries_newest_idx').on(t.accountId, t.updatedAt, t.id),
    index('inquiries_unread_idx').on(t.accountId).where(sql`unread`),
    index('inquiries_waiting_idx').on(t.updatedAt, t.id).where(sql`state <> 'answered'`),
    index('inquiries_answered_idx').on(t.updatedAt, t.id).where(sql`state = 'answered'`),
  ],
);
