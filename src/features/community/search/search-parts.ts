import { SECTIONS, type Section } from '@contract/community/community';
import { SECTION_LABELS } from '@contract/community/posts';
import { CONTENT_KINDS, type ContentKind } from '@contract/community/search';
import { paths } from '@/domain/paths';

export const CONTENT_LABELS: Record<ContentKind, string> = {
  place: '가 볼 곳',
  book: '책',
  play: '놀이',
  faq: '도움말',
};
export const ARTICLES_LABEL = '성장 이야기';
export const POSTS_LABEL = '글';

/** Where is searched, as the address says it; neither: everywhere. */
export type SearchPart = { in?: ContentKind | 'post'; section?: Section };

export const readPart = (params: URLSearchParams): SearchPart => {
  const section = SECTIONS.find((item) => item === params.get('section'));
  const part = [...CONTENT_KINDS, 'post' as const].find((item) => item === params.get('in'));
  return section ? { section } : part ? { in: part } : {};
};

/** One part as the value of its chip. */
export const toChoice = ({ in: part, section }: SearchPart): string =>
  section ? `section=${section}` : part ? `in=${part}` : '';

export const PART_CHOICES: readonly { value: string; label: string }[] = [
  { value: toChoice({}), label: '전체' },
  ...CONTENT_KINDS.map((kind) => ({ value: toChoice({ in: kind }), label: CONTENT_LABELS[kind] })),
  { value: toChoice({ section: 'grow' }), label: ARTICLES_LABEL },
  { value: toChoice({ in: 'post' }), label: POSTS_LABEL },
  ...SECTIONS.filter((section) => section !== 'grow').map((section) => ({
    value: toChoice({ section }),
    // beside the places and the books themselves
    label: section === 'trip' || section === 'book' ? `${SECTION_LABELS[section]} 후기` : SECTION_LABELS[section],
  })),
];

/** The page of what was found. */
export function contentPath(kind: ContentKind, id: string): string {
  switch (kind) {
    case 'place':
      return paths.community.toTripPlace(id);
    case 'book':
      return paths.community.toBookDetail(id);
    case 'play':
      return `${paths.community.homeplay}?play=${encodeURIComponent(id)}`;
    case 'faq':
      return `${paths.mypage.qna}#${encodeURIComponent(id)}`;
  }
}
