import { NOTICE_KINDS } from '@contract/notices/notices';
import { index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, ownedByAccount } from './columns';

/**
 * Outbox of pushes and mails, written in the transaction that caused them and deleted on delivery. Messages outside the
 * app say only their kind, or a line of the product's own content.
 */
export const noticeDeliveries = pgTable(
  'notice_deliveries',
  {
    ...ownedByAccount(),
    id: uuid('id').notNull(),
    channel: text('channel', { enum: ['push', 'email'] }).notNull(),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    /** In place of the kind's title: content of the product, never of a person. */
    title: text('title'),
    /** Path in the app. */
    path: text('path').notNull(),
    /** The notice in the app; null when notices in the app are turned off. A notice that was read needs no push. */
    noticeId: uuid('notice_id'),
    /** The child it is about: at its hour it goes only to who may still see this child. */
    profileId: uuid('profile_id'),
    /** Time of the next attempt. */
    dueAt: instant('due_at').notNull(),
    /** Number of attempts. */
    attempts: smallint('attempts').notNull().default(0),
    ...createdAt(),
  },
  (t) => [
    primaryKey({ name: 'notice_deliveries_pkey', columns: [t.accountId, t.id] }),
    index('notice_deliveries_due_idx').on(t.dueAt),
    // One push per post: ten comments in a night are one push in the morning.
    uniqueIndex('notice_deliveries_same_key').on(t.accountId, t.channel, t.kind, t.path),
  ],
);
