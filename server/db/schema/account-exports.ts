import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, ownedByAccount } from './columns';

/**
 * An archive of a person's data, made by a job and stored for a day. Its parts are encrypted: they cannot be
 * read without the key of this row.
 */
export const accountExports = pgTable(
  'account_exports',
  {
    ...ownedByAccount(),
    id: uuid('id').notNull(),
    /** Random name of its folder in the store; null before the first attempt. */
    folder: text('folder'),
    /** 256 bits in hex, one for each attempt; null once the archive must not be read any more. */
    key: text('key'),
    /** Children whose records it holds: who loses access to one loses the archive. */
    childIds: uuid('child_ids').array().notNull().default([]),
    /** Parts that may be in the store. */
    parts: integer('parts').notNull().default(0),
    /** Of the archive before encryption. */
    bytes: integer('bytes').notNull().default(0),
    /** Pictures that were not in the store. */
    missingPictures: integer('missing_pictures').notNull().default(0),
    ...createdAt(),
    readyAt: instant('ready_at'),
    failedAt: instant('failed_at'),
    /** From then on it is not handed out, and the sweep removes it. */
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'account_exports_pkey', columns: [t.accountId, t.id] }),
    uniqueIndex('account_exports_id_key').on(t.id),
    index('account_exports_expires_idx').on(t.expiresAt),
  ],
);
