import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, ownedByAccount } from './columns';

/** A stored picture and its owner. `path` is random and relative to /uploads/. */
export const uploads = pgTable(
  'uploads',
  {
    ...ownedByAccount(),
    path: text('path').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The colour that most of it has, '#rrggbb'. */
    color: text('color').notNull(),
    ...createdAt(),
    /** Since when its file is known to be missing; such a row is deleted a day later. */
    missingSince: instant('missing_since'),
  },
  (t) => [
    primaryKey({ name: 'uploads_pkey', columns: [t.accountId, t.path] }),
    uniqueIndex('uploads_path_key').on(t.path),
    index('uploads_created_idx').on(t.createdAt, t.path),
  ],
);
