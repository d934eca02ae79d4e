import { NOTIFICATION_CHANNELS } from '@contract/notices/notifications';
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { enumValues, ownedByAccount, updatedAt } from './columns';

/** What a person chose about one kind of notification on one channel; without a row the kind's own default holds. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    ...ownedByAccount(),
    /** One of NOTIFICATION_KINDS; a kind that exists no more is passed over. */
    kind: text('kind').notNull(),
    /** Choices made before there was more than one channel are of the app. */
    channel: text('channel', { enum: enumValues(NOTIFICATION_CHANNELS.map(({ channel }) => channel)) })
      .notNull()
      .default('app'),
    enabled: boolean('enabled').notNull(),
    ...updatedAt(),
  },
  (t) => [primaryKey({ name: 'notification_choices_pkey', columns: [t.accountId, t.kind, t.channel] })],
);
