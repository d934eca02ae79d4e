import { PEER_MONTHS } from '@contract/community/posts';
import { posts } from '@server/db/schema';
import { namesAge } from '@server/modules/community/search/age-posts';
import { and, arrayOverlaps, gte, lte, or, type SQL } from 'drizzle-orm';

/**
 * Posts about children of about that age: by what the post itself says in its title and tags, or by the months an
 * article is for. Nothing follows from whose children the authors have.
 */
export function isAboutPeers(months: number): SQL | undefined {
  const from = Math.max(0, months - PEER_MONTHS);
  const to = months + PEER_MONTHS;
  const ages = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return or(
    namesAge(ages),
    arrayOverlaps(
      posts.tags,
      ages.map((age) => `${age}개월`),
    ),
    and(lte(posts.fromMonth, to), gte(posts.toMonth, from)),
  );
}
