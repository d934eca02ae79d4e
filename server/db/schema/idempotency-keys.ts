import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, ownedByAccount } from './columns';

/** The answer to a write that carried an idempotency key: sent twice, it makes one row and answers the same. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    ...ownedByAccount(),
    key: text('key').notNull(),
    /** Hash of method, path and body; another request under the same key is refused. */
    requestHash: text('request_hash').notNull(),
    /** Null while the first request is still being worked on. */
    status: integer('status'),
    body: text('body'),
    ...createdAt(),
  },
  (t) => [primaryKey({ name: 'idempotency_keys_pkey', columns: [t.accountId, t.key] })],
);
