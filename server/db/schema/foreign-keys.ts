import { type AnyPgColumn, foreignKey } from 'drizzle-orm/pg-core';
import { posts } from './posts';
import { profiles } from './profiles';

/** Rows that are deleted with their child, and go with it to another account. */
export const profileForeignKey = (
  name: string,
  { accountId, profileId }: { accountId: AnyPgColumn; profileId: AnyPgColumn },
) =>
  foreignKey({
    name,
    columns: [accountId, profileId],
    foreignColumns: [profiles.accountId, profiles.id],
  })
    .onDelete('cascade')
    .onUpdate('cascade');

/** Rows that are deleted with their post. */
export const postForeignKey = (name: string, { section, postId }: { section: AnyPgColumn; postId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [section, postId],
    foreignColumns: [posts.section, posts.id],
  }).onDelete('cascade');
