import type { Section } from '@contract/community/community';

type Place = { section: Section; category: string; id: string; subjectId?: string | null };

/** Client path of a post: by category (docs/specification.md §4.6), else by section. */
export function postPath({ section, category, id }: Place): string {
  if (section === 'counseling') return `/community/counseling?post=${id}`;
  if (section === 'contest') return `/community/contest/board/${id}`;
  if (section === 'grow' || category === '발달') return `/community/grow/${id}`;
  if (section === 'tip' || category === '육아') return `/community/info/tip/${id}`;
  return `/community/info/board/${id}`;
}
