import { CONSENT_KINDS } from '@contract/accounts/consents';
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownedByAccount } from './columns';

/** Append-only ledger of consents: who agreed to or withdrew from which text and version, and when. */
export const consents = pgTable(
  'consents',
  {
    ...ownedByAccount(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: CONSENT_KINDS }).notNull(),
    textVersion: text('text_version').notNull(),
    given: boolean('given').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ name: 'consents_pkey', columns: [t.accountId, t.id] })],
);
