import { CONTENT_KINDS, SEARCH_SHOWN } from '@contract/community/search';
import type { SearchOverview } from '@contract/community/search.responses';
import type { CardReader } from '@server/modules/community/posts/cards';
import { searchContent } from './content-search';
import { countPosts } from './search-service';

/** The best of every part: places, books, plays, questions, articles, posts. */
export async function searchAll(ctx: CardReader, { q }: { q: string }): Promise<SearchOverview> {
  const content = [];
  for (const kind of CONTENT_KINDS) content.push(await searchContent(ctx, { q, kind, limit: SEARCH_SHOWN }));
  return {
    content,
    articles: await countPosts(ctx, { q, section: 'grow' }, SEARCH_SHOWN),
    posts: await countPosts(ctx, { q, section: undefined, except: 'grow' }, SEARCH_SHOWN),
  };
}
