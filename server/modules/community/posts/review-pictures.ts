import type { PostImage } from '@contract/community/community.responses';
import type { Queryable } from '@server/db/database';
import { accounts, posts, subjectRatings } from '@server/db/schema';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { visibleTo } from './visible-to';

type Reader = { db: Queryable; accountId: string };

/**
 * The picture of every place or book, or of one: the first of its oldest review with pictures that this reader sees and
 * that is no advertisement. Looked up on each request, so it goes when the review does.
 */
export async function loadReviewPictures(
  { db, accountId }: Reader,
  section: 'trip' | 'book',
  id?: string,
): Promise<(subject: string) => PostImage | null> {
  const pictured = db
    .select({ images: posts.images })
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(
      and(
        eq(posts.section, section),
        eq(posts.subjectId, subjectRatings.subjectId),
        // the condition of the index `posts_pictured_idx`
        sql`${posts.listed} and ${posts.subjectId} is not null and ${posts.images} <> '[]'::jsonb`,
        eq(posts.isAd, false),
        visibleTo(db, accountId),
      ),
    )
    .orderBy(asc(posts.createdAt), asc(posts.id))
    .limit(1)
    .as('pictured');
  const rows = await db
    .select({ subject: subjectRatings.subjectId, images: pictured.images })
    .from(subjectRatings)
    .crossJoinLateral(pictured)
    .where(
      and(
        eq(subjectRatings.section, section),
        gt(subjectRatings.posts, 0),
        id === undefined ? undefined : eq(subjectRatings.subjectId, id),
      ),
    );
  const bySubject = new Map(rows.map(({ subject, images: [first] }) => [subject, first]));
  return (subject) => {
    const first = bySubject.get(subject);
    if (!first) return null;
    const { path, width, height, color = null } = first;
    return { path, width, height, color };
  };
}
