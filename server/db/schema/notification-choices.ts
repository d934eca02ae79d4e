import { NOTIFICATION_CHANNELS } from '@contract/notices/notifications';
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { enumValues, ownedByAccount, updatedAt } from './columns';

/** The choice for one kind of notification on one channel; without a row the kind's default applies. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    ...ownedByAccount(),
    /** One of NOTIFICATION_KINDS; removed kinds are ignored. */
    kind: text('kind').notNull(),
    channel: text('channel', { enum: enumValues(NOTIFICATION_CHANNELS.map(({ channel }) => channel)) }).notNull(),
    enabled: boolean('enabled').notNull(),
    ...updatedAt(),
  },
  (t) => [primaryKey({ name: 'notification_choices_pkey', columns: [t.accountId, t.kind, t.channel] })],
);
