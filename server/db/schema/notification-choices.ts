import { NOTIFICATION_CHANNELS } from '@contract/notices/notifications';
import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { enumValues } from './columns';

/** What a person chose about one kind of notification on one channel; without a row the kind's own default holds. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** One of NOTIFICATION_KINDS; a kind that exists no more is passed over. */
    kind: text('kind').notNull(),
    /** Choices made before there was more than one channel are of the app. */
    channel: text('channel', { enum: enumValues(NOTIFICATION_CHANNELS.map(({ channel }) => channel)) })
      .notNull()
      .default('app'),
    enabled: boolean('enabled').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ name: 'notification_choices_pkey', columns: [t.accountId, t.kind, t.channel] })],
);
