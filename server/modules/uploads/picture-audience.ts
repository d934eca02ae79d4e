import type { Queryable } from '@server/db/database';
import {
  accounts,
  inquiryMessages,
  officialResults,
  postDrafts,
  posts,
  postUploads,
  profiles,
  uploads,
} from '@server/db/schema';
import { and, eq, exists, isNull, not, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

const one = { one: sql`1` };
/** `accounts` once more: the query itself may name them, too. */
const pictured = alias(accounts, 'pictured');
/** For a row of `uploads` and one of `post_uploads`. */
const isAttachedUpload = and(eq(postUploads.accountId, uploads.accountId), eq(postUploads.path, uploads.path));

/** For a row of `uploads`: its account has it as its picture. */
const isAccountPicture = (db: Queryable) =>
  exists(
    db
      .select(one)
      .from(pictured)
      .where(and(eq(pictured.id, uploads.accountId), eq(pictured.imagePath, uploads.path))),
  );

/** For a row of `uploads`: not the account's own picture, and no child, no post (a deleted one can come back), no draft, no inquiry and no official result of its account shows the picture. */
export const notAttached = (db: Queryable) =>
  and(
    not(isAccountPicture(db)),
    notExists(
      db
        .select(one)
        .from(profiles)
        .where(and(eq(profiles.accountId, uploads.accountId), eq(profiles.imagePath, uploads.path))),
    ),
    notExists(db.select(one).from(postUploads).where(isAttachedUpload)),
    notExists(
      db
        .select(one)
        .from(postDrafts)
        .where(and(eq(postDrafts.accountId, uploads.accountId), sql`${uploads.path} = any(${postDrafts.images})`)),
    ),
    notExists(
      db
        .select(one)
        .from(inquiryMessages)
        .where(
          and(eq(inquiryMessages.accountId, uploads.accountId), sql`${uploads.path} = any(${inquiryMessages.images})`),
        ),
    ),
    notExists(
      db
        .select(one)
        .from(officialResults)
        .where(
          and(eq(officialResults.accountId, uploads.accountId), sql`${uploads.path} = any(${officialResults.photos})`),
        ),
    ),
  );

/** For a row of `uploads`: the posts that show the picture. */
const selectAttachedPosts = (db: Queryable) =>
  db
    .select(one)
    .from(postUploads)
    .innerJoin(posts, and(eq(posts.section, postUploads.section), eq(posts.id, postUploads.postId)));

/**
 * Who may see an upload: everybody while a listed post shows it; 'signed' while it is the account's picture, no post
 * shows it, or one that is not deleted; null when it is deleted or its owner is leaving.
 */
export async function findAudience(db: Queryable, path: string): Promise<'everybody' | 'signed' | null> {
  const [upload] = await db
    .select({
      listed: sql<boolean>`${exists(selectAttachedPosts(db).where(and(isAttachedUpload, posts.listed)))}`,
      isServed: sql<boolean>`${or(
        isAccountPicture(db),
        notExists(db.select(one).from(postUploads).where(isAttachedUpload)),
        exists(selectAttachedPosts(db).where(and(isAttachedUpload, isNull(posts.deletedAt)))),
      )}`,
    })
    .from(uploads)
    .innerJoin(accounts, eq(accounts.id, uploads.accountId))
    .where(and(eq(uploads.path, path), isNull(accounts.leavingAt)));
  if (upload?.listed) return 'everybody';
  return upload?.isServed ? 'signed' : null;
}
