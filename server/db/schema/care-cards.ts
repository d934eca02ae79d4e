import { CARD_PARTS } from '@contract/mypage/care-card';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sharedPage } from './clinic-links';
import { profileForeignKey } from './foreign-keys';

/** Cards shown to a carer of the child until an expiry time that a guardian chose. */
export const careCards = pgTable(
  'care_cards',
  {
    ...sharedPage(),
    parts: text('parts', { enum: CARD_PARTS }).array().notNull(),
    /** The day in lines of the guardian. */
    routine: text('routine').array().notNull(),
  },
  (t) => [
    primaryKey({ name: 'care_cards_pkey', columns: [t.accountId, t.profileId, t.id] }),
    profileForeignKey('care_cards_profile_fk', t),
    uniqueIndex('care_cards_token_key').on(t.tokenHash),
    index('care_cards_created_by_idx').on(t.createdBy),
    index('care_cards_expires_idx').on(t.expiresAt),
  ],
);
