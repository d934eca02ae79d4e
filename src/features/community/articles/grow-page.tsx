import type { CommunityCard } from '@contract/community/community.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths, profileSelectState } from '@/domain/paths';
import { CommunityFrame } from '@/features/community/frame/community-frame';
import { PopularPosts } from '@/features/community/info/info-page';
import { useListFeedInfiniteQuery, useListSectionsQuery } from '@/features/community/posts-api/feed-api';
import { useListArticlesQuery } from '@/features/community/posts-api/grow-api';
import { SproutIcon } from '@/shared/art/icons/icon';
import { color, radius, space } from '@/shared/tokens';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { type BoundaryQuery, QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { ArticleCard, ArticleCardSkeleton } from './article-card';
import { HomePlays } from './home-plays-section';
import { useChildMonths } from './use-child-months';

const SHOWN = 4;
const NOW = '지금 우리 아이';
/** 전체보기 of the next articles shows those for a child this many months older. */
const AHEAD_MONTHS = 3;

const toListPath = (month?: number) =>
  month === undefined ? paths.community.growList : `${paths.community.growList}?month=${month}`;

/**
 * /community/grow: articles and plays for the selected child's age, articles for the next months, and popular posts.
 */
export function GrowPage() {
  const { child, isLoading } = useChildMonths();
  const { data: counts } = useListSectionsQuery();
  const all = counts?.find(({ section }) => section === 'grow')?.all;
  const months = child?.months;
  return (
    <CommunityFrame title="발달" width="wide">
      <Stack spacing={9}>
        {isLoading ? (
          <Skeleton height={74} shape="card" />
        ) : child ? (
          <Hello>
            <SproutIcon size={28} />
            <div>
              <Typography variant="strong" style={{ fontWeight: 700 }}>
                {child.name} · {child.corrected ? '교정 ' : ''}
                {child.months}개월
              </Typography>
              <Typography variant="small">지금 읽으면 좋은 글과 함께 할 놀이를 골랐어요.</Typography>
            </div>
          </Hello>
        ) : (
          <Hello>
            <SproutIcon size={28} />
            <div>
              <Typography variant="strong" style={{ fontWeight: 700 }}>
                아이 나이에 맞게 볼까요?
              </Typography>
              <Typography variant="small">아이를 고르면 지금 읽으면 좋은 글과 놀이가 먼저 보여요.</Typography>
            </div>
            <MainButton
              component={Link}
              to={paths.auth.profileSelect}
              state={profileSelectState(paths.community.grow)}
              size="small"
              fit
            >
              아이 선택하기
            </MainButton>
          </Hello>
        )}
        {isLoading ? (
          <ArticlesLoading />
        ) : months === undefined ? (
          <AllArticles count={all} />
        ) : (
          <ArticlesNow month={months} />
        )}
        {isLoading ? null : <HomePlays month={months} />}
        {months === undefined ? null : <ArticlesNext month={months} />}
        <PopularPosts section="grow" title="많이 읽는 글" />
        {months === undefined ? null : (
          <SectionHeader title="모든 성장 이야기" to={paths.community.growList} count={all} />
        )}
      </Stack>
    </CommunityFrame>
  );
}

/** Without a child: the newest of all ages. */
function AllArticles({ count }: { count: number | undefined }) {
  const query = useListFeedInfiniteQuery({ section: 'grow' });
  const posts = query.currentData?.pages[0]?.items;
  return <Articles title="성장 이야기" to={paths.community.growList} count={count} posts={posts} query={query} />;
}

/** As for a child, which most families have. */
const ArticlesLoading = () => (
  <div role="status">
    <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
    <div aria-hidden="true">
      <SectionHeader title={NOW} />
    </div>
    <ArticleCards />
  </div>
);

function ArticlesNow({ month }: { month: number }) {
  const query = useListArticlesQuery({ month }, { refetchOnMountOrArgChange: 60 });
  return <Articles title={NOW} to={toListPath(month)} posts={query.currentData?.now} query={query} />;
}

/** The articles for the next months; nothing for the oldest. */
function ArticlesNext({ month }: { month: number }) {
  const query = useListArticlesQuery({ month });
  if (query.currentData?.next.length === 0) return null;
  return (
    <Articles
      title="곧 만날 이야기"
      to={toListPath(Math.min(month + AHEAD_MONTHS, 72))}
      posts={query.currentData?.next}
      query={query}
    />
  );
}

interface ArticlesProps {
  title: string;
  to: string;
  count?: number;
  posts: readonly CommunityCard[] | undefined;
  query: BoundaryQuery<unknown>;
}

function Articles({ title, to, count, posts, query }: ArticlesProps) {
  return (
    <section aria-label={title}>
      <SectionHeader title={title} to={to} count={count} />
      <QueryBoundary
        query={query}
        compact
        isEmpty={posts?.length === 0}
        skeleton={<ArticleCards />}
        empty={
          <EmptyState
            compact
            title="이 나이의 글이 아직 없어요"
            action={
              <MainButton component={Link} to={paths.community.growList} look="soft" size="small" fit>
                모든 글 보기
              </MainButton>
            }
          />
        }
      >
        <List>
          {posts?.slice(0, SHOWN).map((post) => (
            <li key={post.id}>
              <ArticleCard post={post} />
            </li>
          ))}
        </List>
      </QueryBoundary>
    </section>
  );
}

const ArticleCards = () => (
  <List as="div">
    {[0, 1, 2, 3].map((key) => (
      <ArticleCardSkeleton key={key} />
    ))}
  </List>
);

const List = styled('ul')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
});

const Hello = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  padding: space(4),
  borderRadius: radius.card,
  backgroundColor: color.leafSoft,
  color: color.onLeafSoft,
  '& > svg': { flex: 'none' },
  '& > div': { flex: '1 1 12rem' },
});
