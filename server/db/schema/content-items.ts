import { CONTENT_KINDS } from '@contract/staff/content';
import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { enumValues, updatedAt } from './columns';

/** Changes of staff to the content files: an item in another form, a new one, or an unlisted one. */
export const contentItems = pgTable(
  'content_items',
  {
    kind: text('kind', { enum: enumValues(CONTENT_KINDS.map(({ kind }) => kind)) }).notNull(),
    /** Its id in the content files; of an article its key. */
    id: text('id').notNull(),
    /** As an item of the content file; null: that of the release. */
    body: jsonb('body'),
    /** SHA-256 of the release's item that `body` replaces; null for a new one. A release that changes it prevails. */
    baseDigest: text('base_digest'),
    unlisted: boolean('unlisted').notNull().default(false),
    /** Why it is not shown, for staff. */
    reason: text('reason'),
    ...updatedAt(),
  },
  (t) => [primaryKey({ name: 'content_items_pkey', columns: [t.kind, t.id] })],
);
