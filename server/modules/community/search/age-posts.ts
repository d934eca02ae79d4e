import type { Queryable } from '@server/db/database';
import { postSearch, posts } from '@server/db/schema';
import { toGrams, toLikePattern } from '@server/modules/community/posts/search-words';
import { and, desc, eq, inArray, like, sql } from 'drizzle-orm';

/** Where parents write for everybody; questions to experts are elsewhere. */
const SECTIONS = ['board', 'tip'] as const;

/** The title names one of these ages; not that of '110개월', and not a length of time ('3개월 동안'). */
export const namesAge = (months: readonly number[]) =>
  sql`${posts.title} ~ ${`(^|[^0-9])(${months.join('|')})개월($|[^ 간째전만]| [^동전만])`}`;

/**
 * Ids of listed posts of the parents' board and of tips whose title names a child's age in months ('10개월'), the
 * newest first. By the title alone: nothing follows from whose children the authors have.
 */
export async function listAgePosts(db: Queryable, months: number, limit: number): Promise<string[]> {
  const words = `${months}개월`;
  const found = await db
    .select({ id: posts.id })
    .from(postSearch)
    .innerJoin(posts, and(eq(posts.section, postSearch.section), eq(posts.id, postSearch.postId)))
    .where(
      and(
        inArray(postSearch.section, [...SECTIONS]),
        like(postSearch.grams, toLikePattern(toGrams(words))),
        posts.listed,
        namesAge([months]),
      ),
    )
    .orderBy(desc(postSearch.createdAt), desc(postSearch.postId))
    .limit(limit);
  return found.map(({ id }) => id);
}
