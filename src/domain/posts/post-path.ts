import type { CommunityCard, PostCard } from '@contract/community/community';
import { paths } from '@/domain/paths';

type Placed = Pick<PostCard, 'id' | 'category'> & Partial<Pick<CommunityCard, 'section'>>;

/**
 * Path of a post: by category (docs/specification.md §4.6), else by section. Null for a card that names neither;
 * the page that renders it decides. Every post page can show every post.
 */
export function postPath({ id, category, section }: Placed): string | null {
  const { community } = paths;
  if (category === '발달') return community.growPostOf(id);
  if (category === '육아') return community.tipOf(id);
  if (section === undefined) return null;
  switch (section) {
    case 'grow':
      return community.growPostOf(id);
    case 'tip':
      return community.tipOf(id);
    case 'board':
      return community.infoBoardPostOf(id);
    case 'counseling':
      return community.counselingPostOf(id);
    case 'contest':
      return community.contestBoardPostOf(id);
    case 'trip':
    case 'book':
      return community.postOf(id);
  }
}
