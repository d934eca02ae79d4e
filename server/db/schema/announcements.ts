import { ANNOUNCEMENT_STATES, AUDIENCES } from '@contract/staff/announcements';
import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, enumValues, instant } from './columns';

/** Announcements of staff; each person's copy is a row of `notices`. Their author is in `staff_actions`. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    path: text('path'),
    audience: text('audience', { enum: enumValues(AUDIENCES.map(({ audience }) => audience)) }).notNull(),
    /** Completed months of a child, both included; only of the audience 'children'. */
    fromMonth: smallint('from_month'),
    toMonth: smallint('to_month'),
    state: text('state', { enum: ANNOUNCEMENT_STATES }).notNull(),
    sendAt: instant('send_at').notNull(),
    sentAt: instant('sent_at'),
    /** The last account of the batch before: the next one begins after it. No reference. */
    lastAccountId: uuid('last_account_id'),
    reached: integer('reached').notNull().default(0),
    ...createdAt(),
  },
  (t) => [index('announcements_newest_idx').on(t.createdAt.desc(), t.id.desc())],
);
