import type { PopularRange } from '@contract/community/community';
import styled from '@emotion/styled';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { POPULAR_RANGES, WIDER_RANGE } from '@/domain/posts/popular-ranges';
import { PostCard, PostCardSkeleton } from '@/domain/posts/post-card';
import { useListPopularPostsQuery } from '@/features/home/home-api';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { TabPanel, TabsBar } from '@/shared/ui/layout/tabs-bar';

const FIRST_SHOWN = 5;

/** The community's popular posts of today, this week or this month. */
export function PopularSection() {
  const navigate = useNavigate();
  const [range, setRange] = useState<PopularRange>('today');
  const [showAll, setShowAll] = useState(false);
  const query = useListPopularPostsQuery({ range });
  const { currentData: posts } = query;
  const label = POPULAR_RANGES.find(({ value }) => value === range)?.label ?? '';
  const next = WIDER_RANGE[range];

  const change = (value: PopularRange) => {
    setRange(value);
    setShowAll(false);
  };

  return (
    <section aria-labelledby="home-popular">
      <SectionHeader id="home-popular" title="인기 글" to={paths.community.info} />
      <TabsBar id="popular" label="인기 글 기간" tabs={POPULAR_RANGES} value={range} onChange={change} />
      <TabPanel id="popular" value={range}>
        <QueryBoundary
          query={query}
          compact
          isEmpty={posts?.length === 0}
          skeleton={
            <List as="div">
              {[0, 1, 2].map((key) => (
                <PostCardSkeleton key={key} />
              ))}
            </List>
          }
          empty={
            <EmptyState
              compact
              title={`${label} 인기 글이 아직 없어요`}
              action={
                next ? (
                  <MainButton look="soft" size="small" fit onClick={() => change(next.value)}>
                    {next.label} 인기 글 보기
                  </MainButton>
                ) : (
                  <MainButton component={Link} to={paths.community.info} look="soft" size="small" fit>
                    커뮤니티 둘러보기
                  </MainButton>
                )
              }
            />
          }
        >
          <List>
            {posts?.slice(0, showAll ? undefined : FIRST_SHOWN).map((post) => (
              <li key={post.id}>
                <PostCard post={post} onOther={({ id }) => void navigate(paths.community.toPost(id))} />
              </li>
            ))}
          </List>
          {!showAll && posts && posts.length > FIRST_SHOWN ? (
            <MainButton look="quiet" size="small" style={{ marginTop: space(2) }} onClick={() => setShowAll(true)}>
              {posts.length - FIRST_SHOWN}개 더 보기
            </MainButton>
          ) : null}
        </QueryBoundary>
      </TabPanel>
    </section>
  );
}

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  marginTop: space(3),
});
