import { CLINIC_PARTS } from '@contract/mypage/clinic';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accountReference, createdAt, instant, ownedByChild } from './columns';
import { profileForeignKey } from './foreign-keys';

/** Columns of a page that people without an account open by a link. */
export const sharedPage = () => ({
  ...ownedByChild(),
  id: uuid('id').notNull(),
  /** The guardian who made it: it ends with that person's access. */
  createdBy: accountReference('created_by'),
  /** Of the token in the fragment of the link. */
  tokenHash: text('token_hash').notNull(),
  /** ISO 8601, oldest first; nothing about who opened it. */
  openings: jsonb('openings').$type<string[]>().notNull().default([]),
  ...createdAt(),
  expiresAt: instant('expires_at').notNull(),
  /** When a guardian ended it. */
  endedAt: instant('ended_at'),
});

/** Access of a clinic to chosen parts of a child's record for half an hour. */
export const clinicLinks = pgTable(
  'clinic_links',
  {
    ...sharedPage(),
    parts: text('parts', { enum: CLINIC_PARTS }).array().notNull(),
    /** Of the session that the token was exchanged for; null until then. */
    sessionHash: text('session_hash'),
  },
  (t) => [
    primaryKey({ name: 'clinic_links_pkey', columns: [t.accountId, t.profileId, t.id] }),
    profileForeignKey('clinic_links_profile_fk', t),
    uniqueIndex('clinic_links_token_key').on(t.tokenHash),
    uniqueIndex('clinic_links_session_key').on(t.sessionHash),
    index('clinic_links_created_by_idx').on(t.createdBy),
    index('clinic_links_expires_idx').on(t.expiresAt),
  ],
);
