import { SECTIONS } from '@contract/community/community';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';

// Column builders that tables share. Each call builds new columns, since a column belongs to one table.

/** A moment, with its time zone. */
export const instant = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });

export const createdAt = () => ({ createdAt: instant('created_at').notNull() });
export const updatedAt = () => ({ updatedAt: instant('updated_at').notNull() });
export const timestamps = () => ({ ...createdAt(), ...updatedAt() });

/** An account whose rows are deleted with it. */
export const accountReference = <Name extends string>(name: Name) =>
  uuid(name)
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });
export const ownedByAccount = () => ({ accountId: accountReference('account_id') });

/** A child of an account; with `profileForeignKey`. */
export const ownedByChild = () => ({
  accountId: uuid('account_id').notNull(),
  profileId: uuid('profile_id').notNull(),
});

/**
 * The account that wrote a row of a child: one of its guardians. No reference: purging an account clears it by
 * `writtenByIndex`.
 */
export const writtenBy = () => ({ writtenBy: uuid('written_by') });
/** Finds what others than the owner wrote; nearly empty. */
export const writtenByIndex = (name: string, t: { writtenBy: AnyPgColumn }) =>
  index(name).on(t.writtenBy).where(sql`written_by <> account_id`);

/** With `postForeignKey`. */
export const postReference = () => ({
  section: text('section', { enum: SECTIONS }).notNull(),
  postId: uuid('post_id').notNull(),
});

/** A list as drizzle's `enum` takes it. */
export function enumValues<T extends string>([first, ...others]: readonly T[]): [T, ...T[]] {
  if (first === undefined) throw new Error('an enum column needs at least one value');
  return [first, ...others];
}
