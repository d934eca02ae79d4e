import type { SearchHit } from '@contract/community/posts.responses';
import { type ContentKind, SEARCH_SHOWN } from '@contract/community/search';
import type { PostsFound, SearchOverview } from '@contract/community/search.responses';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { PostCardSkeleton } from '@/domain/posts/post-card';
import { FeedCard } from '@/features/community/feed/feed-card';
import { useSearchAllQuery, useSearchContentQuery } from '@/features/community/posts-api/search-api';
import { ReadingBearArt } from '@/shared/art/illustrations/reading-bear';
import { space } from '@/shared/tokens';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { ContentRows } from './content-rows';
import { Marked } from './marked-text';
import { ARTICLES_LABEL, CONTENT_LABELS, POSTS_LABEL, type SearchPart } from './search-parts';

export const foundPost = (hit: SearchHit) => (
  <FeedCard
    post={hit}
    title={<Marked text={hit.title} ranges={hit.match.title} />}
    excerpt={<Marked text={hit.match.excerpt} ranges={hit.match.in_excerpt} />}
  />
);

export const ResultsSkeleton = () => (
  <Stack spacing={3}>
    {[0, 1, 2].map((key) => (
      <PostCardSkeleton key={key} />
    ))}
  </Stack>
);

export function NothingFound({ q, where }: { q: string; where?: string }) {
  return (
    <EmptyState art={<ReadingBearArt size={132} />} title={`‘${q}’${where ? ` ${where}` : ''} 검색 결과가 없어요`}>
      {where ? '전체에서 찾아 보세요. ' : null}더 짧은 말이나 다른 말로도 찾아 보세요. ‘이유식 거부’라면 ‘이유식’처럼요.
    </EmptyState>
  );
}

type Searching = { currentData?: unknown; isFetching: boolean; isError: boolean; refetch: () => unknown };

/** Of the query's own word: what was found for the one before is not shown for it. */
export const toBoundary = ({ currentData, isFetching, isError, refetch }: Searching) => ({
  isLoading: !currentData && (isFetching || !isError),
  isError: !currentData && isError,
  onRetry: refetch,
});

/** All places, books, plays or questions that were found. */
export function ContentResults({ q, kind }: { q: string; kind: ContentKind }) {
  const query = useSearchContentQuery({ q, kind });
  const { currentData: found } = query;
  return (
    <QueryBoundary
      {...toBoundary(query)}
      isEmpty={found?.total === 0}
      skeleton={<ResultsSkeleton />}
      empty={<NothingFound q={q} where={CONTENT_LABELS[kind]} />}
    >
      {found ? <ContentRows kind={kind} hits={found.items} /> : null}
    </QueryBoundary>
  );
}

type Part = { label: string; part: SearchPart; total: number; more: boolean; best: string; rows: ReactNode };

const postsPart = (label: string, part: SearchPart, { total, more, items }: PostsFound): Part => ({
  label,
  part,
  total,
  more,
  best: items[0]?.title ?? '',
  rows: (
    <Stack spacing={3}>
      {items.map((hit) => (
        <div key={hit.id}>{foundPost(hit)}</div>
      ))}
    </Stack>
  ),
});

/** The parts in which something was found; one whose best title is the query comes first. */
function toParts({ content, articles, posts }: SearchOverview, q: string): Part[] {
  const parts = [
    ...content.map(({ kind, total, items }) => ({
      label: CONTENT_LABELS[kind],
      part: { in: kind },
      total,
      more: false,
      best: items[0]?.title ?? '',
      rows: <ContentRows kind={kind} hits={items} />,
    })),
    postsPart(ARTICLES_LABEL, { section: 'grow' }, articles),
    postsPart(POSTS_LABEL, { in: 'post' }, posts),
  ];
  const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();
  const exact = ({ best }: Part) => plain(best) === plain(q);
  return parts.filter(({ total }) => total > 0).toSorted((a, b) => Number(exact(b)) - Number(exact(a)));
}

/** The best of every part, each with the way to all of it. */
export function Overview({ q, onPart }: { q: string; onPart: (part: SearchPart) => void }) {
  const query = useSearchAllQuery(q);
  const { currentData } = query;
  const parts = currentData ? toParts(currentData, q) : [];
  return (
    <QueryBoundary
      {...toBoundary(query)}
      isEmpty={currentData !== undefined && parts.length === 0}
      skeleton={<ResultsSkeleton />}
      empty={<NothingFound q={q} />}
    >
      <Stack spacing={7} style={{ paddingBottom: space(4) }}>
        {parts.map(({ label, part, total, more, rows }) => (
          <section key={label} aria-label={label}>
            <SectionHeader
              title={more ? `${label} ${total}개 넘게` : `${label} ${total}개`}
              {...(total > SEARCH_SHOWN && { onClick: () => onPart(part) })}
            />
            {rows}
          </section>
        ))}
      </Stack>
    </QueryBoundary>
  );
}
