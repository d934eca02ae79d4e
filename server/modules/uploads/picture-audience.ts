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
import type { AccessColumn } from '@server/http/context';
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

/** A child that a picture shows; its own name, as the access to it is looked up in `profiles`. */
const shown = alias(profiles, 'shown');

/** For a row of `uploads`: it is the reader's own, or of a child that the reader sees now. */
const isForReader = (db: Queryable, { id, accessColumn }: { id: string; accessColumn: AccessColumn }) =>
  or(
    eq(uploads.accountId, id),
    exists(
      db
        .select(one)
        .from(shown)
        .innerJoin(pictured, and(eq(pictured.id, id), isNull(pictured.leavingAt), isNull(pictured.frozenAt)))
        .where(
          and(
            eq(shown.accountId, uploads.accountId),
            or(
              eq(shown.imagePath, uploads.path),
              exists(
                db
                  .select(one)
                  .from(officialResults)
                  .where(
                    and(
                      eq(officialResults.accountId, shown.accountId),
                      eq(officialResults.profileId, shown.id),
                      sql`${uploads.path} = any(${officialResults.photos})`,
                    ),
                  ),
              ),
            ),
            sql`${accessColumn(db, id, shown.id)} is not null`,
          ),
        ),
    ),
  );

/**
 * Audience of an upload: everybody while a listed post shows it; 'signed' while it is the account's picture, no post
 * shows it, or one that is not deleted; null when it is deleted or its owner is leaving, and when the address was
 * signed for a reader who may not see it any more.
 */
export async function findAudience(
  db: Queryable,
  path: string,
  reader: { id: string; accessColumn: AccessColumn } | null,
): Promise<'everybody' | 'signed' | null> {
  const [upload] = await db
    .select({
      listed: sql<boolean>`${exists(selectAttachedPosts(db).where(and(isAttachedUpload, posts.listed)))}`,
      isServed: sql<boolean>`${or(
        isAccountPicture(db),
        notExists(db.select(one).from(postUploads).where(isAttachedUpload)),
        exists(selectAttachedPosts(db).where(and(isAttachedUpload, isNull(posts.deletedAt)))),
      )}`,
      isForReader: reader ? sql<boolean>`${isForReader(db, reader)}` : sql<boolean>`true`,
    })
    .from(uploads)
    .innerJoin(accounts, eq(accounts.id, uploads.accountId))
    .where(and(eq(uploads.path, path), isNull(accounts.leavingAt)));
  if (upload?.listed) return 'everybody';
  return upload?.isServed && upload.isForReader ? 'signed' : null;
}
