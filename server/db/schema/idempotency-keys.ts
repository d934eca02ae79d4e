import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, ownedByAccount } from './columns';

/** Stored answer of a write with an idempotency key: a repetition writes nothing and gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    ...ownedByAccount(),
    key: text('key').notNull(),
    /** Hash of method, path and body; another request under the same key is refused. */
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    body: text('body').notNull(),
    ...createdAt(),
  },
  (t) => [
    primaryKey({ name: 'idempotency_keys_pkey', columns: [t.accountId, t.key] }),
    index('idempotency_keys_created_idx').on(t.createdAt),
  ],
);
