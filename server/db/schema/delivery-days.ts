import { char, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { ownedByAccount } from './columns';

/** How many pushes or mails a person got on the last day that one was sent, for the limit of a day. */
export const deliveryDays = pgTable(
  'delivery_days',
  {
    ...ownedByAccount(),
    channel: text('channel', { enum: ['push', 'email'] }).notNull(),
    /** YYYYMMDD in Seoul. */
    day: char('day', { length: 8 }).notNull(),
    sent: smallint('sent').notNull(),
  },
  (t) => [primaryKey({ name: 'delivery_days_pkey', columns: [t.accountId, t.channel] })],
);
