import { SECTIONS } from '@contract/community/community';
import type { DraftInput } from '@contract/community/posts';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownedByAccount, updatedAt } from './columns';

/** A draft: one per account, section and subject ('' for none). */
export const postDrafts = pgTable(
  'post_drafts',
  {
    ...ownedByAccount(),
    section: text('section', { enum: SECTIONS }).notNull(),
    subject: text('subject').notNull(),
    draft: jsonb('draft').$type<DraftInput & { child_left?: boolean }>().notNull(),
    /** Pictures of the draft, so that the cleanup of unused uploads skips them. */
    images: text('images').array().notNull().default([]),
    ...updatedAt(),
  },
  (t) => [primaryKey({ name: 'post_drafts_pkey', columns: [t.accountId, t.section, t.subject] })],
);
