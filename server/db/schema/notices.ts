import { NOTICE_KINDS } from '@contract/notices/notices';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { announcements } from './announcements';
import { createdAt, instant, ownedByAccount } from './columns';
import { profileForeignKey } from './foreign-keys';

/** A notice in the app. */
export const notices = pgTable(
  'notices',
  {
    ...ownedByAccount(),
    id: uuid('id').notNull(),
    /** The child it is about; deleted with the child. */
    profileId: uuid('profile_id'),
    /** The account that this child belongs to: another one for a shared child. */
    childOwnerId: uuid('child_owner_id'),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    path: text('path'),
    /** The announcement it is a copy of. */
    announcementId: uuid('announcement_id').references(() => announcements.id),
    ...createdAt(),
    readAt: instant('read_at'),
  },
  (t) => [
    primaryKey({ name: 'notices_pkey', columns: [t.accountId, t.id] }),
    profileForeignKey('notices_child_fk', { accountId: t.childOwnerId, profileId: t.profileId }),
    index('notices_newest_idx').on(t.accountId, t.createdAt, t.id),
    index('notices_announcement_idx').on(t.announcementId).where(sql`announcement_id is not null`),
    // The copies of an announcement stay: they count who read it.
    index('notices_read_idx').on(t.readAt).where(sql`read_at is not null and announcement_id is null`),
    index('notices_unread_idx').on(t.accountId).where(sql`read_at is null`),
  ],
);
