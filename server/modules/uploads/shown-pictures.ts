import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { inquiryMessages, postDrafts, postUploads, profiles, uploads } from '../../db/schema';

const one = { one: sql`1` };

/** For a row of `uploads`: no child, no post (a deleted one can come back), no draft and no inquiry of its account shows the picture. */
export const notShown = (db: Queryable) =>
  and(
    notExists(
      db
        .select(one)
        .from(profiles)
        .where(and(eq(profiles.accountId, uploads.accountId), eq(profiles.imagePath, uploads.path))),
    ),
    notExists(
      db
        .select(one)
        .from(postUploads)
        .where(and(eq(postUploads.accountId, uploads.accountId), eq(postUploads.path, uploads.path))),
    ),
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
  );
