import type { PopularRange } from '@contract/community/community';
import type { PostCard } from '@contract/community/community.responses';
import { accounts, postPopularity, posts } from '@server/db/schema';
import type { PictureContext } from '@server/http/context';
import { authorImage, toAuthorImage } from '@server/modules/accounts/author-picture';
import { displayName } from '@server/modules/accounts/display-name';
import { notBlocked } from '@server/modules/accounts/not-blocked';
import { excerpt, toExcerpt } from '@server/modules/community/posts/cards';
import { popularityColumn } from '@server/modules/community/posts/popularity';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';

const LISTED = 10;

/** Columns of a post's card. */
const cardPost = {
  id: posts.id,
  category: posts.category,
  topic: posts.topic,
  title: posts.title,
  excerpt,
  contentKey: posts.contentKey,
  createdAt: posts.createdAt,
  likeCount: posts.likeCount,
  commentCount: posts.commentCount,
};

/**
 * The posts with the most points in the rolling day, week or month, without authors who are leaving or blocked. One
 * scan of its index.
 */
export async function listPopularPosts(
  ctx: Pick<PictureContext, 'db' | 'accountId' | 'signUpload'>,
  { range }: { range: PopularRange },
): Promise<PostCard[]> {
  const { db, accountId } = ctx;
  const points = popularityColumn(range);
  const rows = await db
    .select({ post: cardPost, author: displayName, authorImage })
    .from(postPopularity)
    .innerJoin(posts, and(eq(posts.section, postPopularity.section), eq(posts.id, postPopularity.postId)))
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(and(gt(points, 0), posts.listed, isNull(accounts.leavingAt), notBlocked(db, accountId, posts.authorId)))
    .orderBy(desc(points), desc(postPopularity.postId))
    .limit(LISTED);
  const images = await Promise.all(rows.map((row) => toAuthorImage(ctx, row.authorImage)));
  return rows.map(({ post, author }, index) => ({
    id: post.id,
    category: post.category,
    topic: post.topic,
    title: post.title,
    content: toExcerpt(post),
    profile_image_path: images[index] ?? null,
    user_name: author,
    created_at: post.createdAt.toISOString(),
    like: post.likeCount,
    comment: post.commentCount,
  }));
}
