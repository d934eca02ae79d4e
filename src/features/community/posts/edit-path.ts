import type { CommunityCard } from '@contract/community/community.responses';
import { paths } from '@/domain/paths';

/** The page that edits a post of one's own. */
export function editPath({ id, section }: Pick<CommunityCard, 'id' | 'section'>): string {
  const { community } = paths;
  const page =
    section === 'counseling'
      ? community.counselingWrite
      : section === 'contest'
        ? community.contestWrite
        : community.infoWrite;
  return `${page}?post=${encodeURIComponent(id)}`;
}

/** The page that writes the review of a place or a book, or edits one's own. */
export const reviewPath = (section: 'trip' | 'book', subject: string, mineId: string | null | undefined): string =>
  mineId
    ? editPath({ id: mineId, section })
    : `${paths.community.infoWrite}?section=${section}&subject=${encodeURIComponent(subject)}`;
