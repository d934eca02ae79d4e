import type { CommunityCard } from '@contract/community/community.responses';
import { paths } from '@/domain/paths';

/** Where an own post is changed. */
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
