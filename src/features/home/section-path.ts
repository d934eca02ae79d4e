import { paths } from '@/domain/paths';

const { community } = paths;

/** Section by category, for posts without a path of their own (docs/specification.md §10.7). */
const sections: Partial<Record<string, string>> = {
  여행: community.trip,
  '여행&맛집': community.trip,
  도서: community.book,
  성장: community.grow,
  언어: community.grow,
};

export const sectionPath = (category: string): string => sections[category] ?? community.info;
