import type { CommunityCard, PostCard } from '@contract/community/community.responses';
import { paths } from '@/domain/paths';

type Placed = Pick<PostCard, 'id' | 'category'> & Partial<Pick<CommunityCard, 'section'>>;

/**
 * Path of a post: by category (docs/specification.md §4.6), else by section. Null for a card with neither; the
 * rendering page decides. Every post page can show every post.
 */
export function postPath({ id, category, section }: Placed): string | null {
  const { community } = paths;
  if (category === '발달') return community.toGrowPost(id);
  if (category === '육아') return community.toTip(id);
  if (section === undefined) return null;
  switch (section) {
    case 'grow':
      return community.toGrowPost(id);
    case 'tip':
      return community.toTip(id);
    case 'board':
      return community.toInfoBoardPost(id);
    case 'counseling':
      return community.toCounselingPost(id);
    case 'contest':
      return community.toContestBoardPost(id);
    case 'trip':
    case 'book':
      return community.toPost(id);
  }
}
