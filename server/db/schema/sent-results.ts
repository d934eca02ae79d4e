import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, ownedByChild } from './columns';
import { profileForeignKey } from './foreign-keys';
import { checkupSheet } from './official-results';

/** An official result that a clinic typed, until a guardian approves or discards it. */
export const sentResults = pgTable(
  'sent_results',
  {
    ...ownedByChild(),
    id: uuid('id').notNull(),
    /** The link by which it came; one result a link. No reference: links are deleted after some days. */
    linkId: uuid('link_id').notNull(),
    ...checkupSheet(),
    place: text('place').notNull(),
    note: text('note').notNull(),
    ...createdAt(),
  },
  (t) => [
    primaryKey({ name: 'sent_results_pkey', columns: [t.accountId, t.profileId, t.id] }),
    profileForeignKey('sent_results_profile_fk', t),
    uniqueIndex('sent_results_link_key').on(t.linkId),
  ],
);
