import { NOTICE_KINDS } from '@contract/notices/notices';
import { index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, ownedByAccount } from './columns';

/**
 * Pushes and mails that still have to go out, written in the transaction that gave the reason for them. A row is gone as
 * soon as it was handed over; it holds no text, since what leaves the house says only its kind.
 */
export const noticeDeliveries = pgTable(
  'notice_deliveries',
  {
    ...ownedByAccount(),
    id: uuid('id').notNull(),
    channel: text('channel', { enum: ['push', 'email'] }).notNull(),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    /** Where in the app it leads. */
    path: text('path').notNull(),
    /** The line in the app that tells the same; null when the person wants none. Read there, it needs no push. */
    noticeId: uuid('notice_id'),
    /** When it is tried next. */
    dueAt: instant('due_at').notNull(),
    /** How often it was tried. */
    attempts: smallint('attempts').notNull().default(0),
    ...createdAt(),
  },
  (t) => [
    primaryKey({ name: 'notice_deliveries_pkey', columns: [t.accountId, t.id] }),
    index('notice_deliveries_due_idx').on(t.dueAt),
    // Ten comments on one post in one night are one push in the morning.
    uniqueIndex('notice_deliveries_same_key').on(t.accountId, t.channel, t.kind, t.path),
  ],
);
