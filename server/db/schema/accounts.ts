import { ROLES } from '@contract/auth/auth';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    /** Lower case, NFC. */
    loginId: text('login_id').notNull(),
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    /** The name that other people read; null until the community's rules are agreed to. */
    nickname: text('nickname'),
    /** `nicknameSkeleton` of the nickname; null without one. */
    nicknameSkeleton: text('nickname_skeleton'),
    /** The picture beside posts and comments: an own upload, or an animal (`animalPath`). */
    imagePath: text('image_path'),
    /** Lower case, NFC; one account per address. */
    email: text('email').notNull(),
    /** The address before `emailChangedAt`: for some days an account is recovered by it as well (`former-email.ts`). */
    formerEmail: text('former_email'),
    emailChangedAt: timestamp('email_changed_at', { withTimezone: true }),
    /** Time of the declaration to be fourteen or older; null for accounts made without the joining form. */
    over14At: timestamp('over_14_at', { withTimezone: true }),
    role: text('role', { enum: ROLES }).notNull().default('parent'),
    isFirstLogin: boolean('is_first_login').notNull().default(true),
    /** The guardian password of the learning area; null until it is set. */
    learningPasswordHash: text('learning_password_hash'),
    /** When the account asked to leave: hidden from then on, purged thirty days later. */
    leavingAt: timestamp('leaving_at', { withTimezone: true }),
    /** Set while a freeze is in force (`account_freezes`): nobody can sign in. */
    frozenAt: timestamp('frozen_at', { withTimezone: true }),
    /** Reason in the person's own words; deleted with the account. */
    leavingReason: text('leaving_reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('accounts_login_id_key').on(t.loginId),
    uniqueIndex('accounts_email_key').on(t.email),
    uniqueIndex('accounts_nickname_key').on(sql`lower(${t.nickname})`),
    uniqueIndex('accounts_nickname_skeleton_key').on(t.nicknameSkeleton),
    // Counts of a day read this index alone.
    index('accounts_created_idx').on(t.createdAt),
    index('accounts_email_changed_idx').on(t.emailChangedAt).where(sql`former_email is not null`),
    index('accounts_leaving_idx').on(t.leavingAt).where(sql`leaving_at is not null`),
  ],
);
