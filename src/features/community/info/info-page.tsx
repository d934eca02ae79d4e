import type { PopularRange, Section } from '@contract/community/community';
import type { CommunityCard } from '@contract/community/community.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { POPULAR_RANGES, WIDER_RANGE } from '@/domain/posts/popular-ranges';
import { FeedCard, FeedCardSkeleton } from '@/features/community/feed/feed-card';
import { CommunityFrame, infoParts, WriteButton } from '@/features/community/frame/community-frame';
import {
  useListFeedInfiniteQuery,
  useListSectionPopularQuery,
  useListSectionsQuery,
} from '@/features/community/posts-api/feed-api';
import { media, space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { TabPanel, TabsBar } from '@/shared/ui/layout/tabs-bar';

const SHOWN = 3;

/** The popular posts of a section by today, this week and this month. */
export function PopularPosts({ section, title }: { section: Section; title: string }) {
  const [range, setRange] = useState<PopularRange>('today');
  const query = useListSectionPopularQuery({ section, range });
  const { currentData: posts } = query;
  const wider = WIDER_RANGE[range];
  const label = POPULAR_RANGES.find(({ value }) => value === range)?.label ?? '';
  return (
    <section aria-labelledby={`popular-${section}`}>
      <SectionHeader id={`popular-${section}`} title={title} />
      <TabsBar
        id={`popular-${section}`}
        label={`${title} 기간`}
        tabs={POPULAR_RANGES}
        value={range}
        onChange={setRange}
      />
      <TabPanel id={`popular-${section}`} value={range}>
        <div style={{ marginTop: space(3) }}>
          <QueryBoundary
            query={query}
            compact
            isEmpty={posts?.length === 0}
            skeleton={<Cards />}
            empty={
              <EmptyState
                compact
                title={`${label} 인기 글이 아직 없어요`}
                action={
                  wider ? (
                    <MainButton look="soft" size="small" fit onClick={() => setRange(wider.value)}>
                      {wider.label} 인기 글 보기
                    </MainButton>
                  ) : undefined
                }
              />
            }
          >
            <CardList posts={posts?.slice(0, SHOWN) ?? []} />
          </QueryBoundary>
        </div>
      </TabPanel>
    </section>
  );
}

function CardList({ posts }: { posts: readonly CommunityCard[] }) {
  return (
    <List>
      {posts.map((post) => (
        <li key={post.id}>
          <article aria-label={post.title}>
            <FeedCard post={post} />
          </article>
        </li>
      ))}
    </List>
  );
}

function Cards() {
  return (
    <Stack spacing={3}>
      {[0, 1, 2].map((key) => (
        <FeedCardSkeleton key={key} />
      ))}
    </Stack>
  );
}

/** The orders of a section: what is new, and what was read most. */
const ORDERS = [
  { value: 'newest', label: '최신' },
  { value: 'week', label: '이번 주 인기' },
  { value: 'month', label: '이번 달 인기' },
] as const;
type Order = (typeof ORDERS)[number]['value'];

interface SectionPostsProps {
  section: Section;
  title: string;
  to: string;
  empty: ReactNode;
}

/** The first posts of a section in one order at a time, so that no post is on the page twice. */
function SectionPosts({ section, title, to, empty }: SectionPostsProps) {
  const [order, setOrder] = useState<Order>('newest');
  const { data: counts } = useListSectionsQuery();
  const id = `posts-${section}`;
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={title} to={to} count={counts?.find((item) => item.section === section)?.all} />
      <TabsBar id={id} label={`${title} 순서`} tabs={ORDERS} value={order} onChange={setOrder} />
      <TabPanel id={id} value={order}>
        <div style={{ marginTop: space(3) }}>
          {order === 'newest' ? (
            <NewestPosts section={section} empty={empty} />
          ) : (
            <MostRead section={section} range={order} onNewest={() => setOrder('newest')} />
          )}
        </div>
      </TabPanel>
    </section>
  );
}

function NewestPosts({ section, empty }: Pick<SectionPostsProps, 'section' | 'empty'>) {
  const query = useListFeedInfiniteQuery({ section });
  const posts = query.currentData?.pages[0]?.items;
  return (
    <QueryBoundary query={query} compact isEmpty={posts?.length === 0} skeleton={<Cards />} empty={empty}>
      <CardList posts={posts?.slice(0, SHOWN) ?? []} />
    </QueryBoundary>
  );
}

interface MostReadProps {
  section: Section;
  range: Exclude<Order, 'newest'>;
  onNewest: () => void;
}

function MostRead({ section, range, onNewest }: MostReadProps) {
  const query = useListSectionPopularQuery({ section, range });
  const { currentData: posts } = query;
  return (
    <QueryBoundary
      query={query}
      compact
      isEmpty={posts?.length === 0}
      skeleton={<Cards />}
      empty={
        <EmptyState
          compact
          title={range === 'week' ? '이번 주 인기 글이 아직 없어요' : '이번 달 인기 글이 아직 없어요'}
          action={
            <MainButton look="soft" size="small" fit onClick={onNewest}>
              최신 글 보기
            </MainButton>
          }
        />
      }
    >
      <CardList posts={posts?.slice(0, SHOWN) ?? []} />
    </QueryBoundary>
  );
}

const writeTo = (section: Section) => `${paths.community.infoWrite}?section=${section}`;

/** /community/info: tips and the parents' board, each the newest or the most read. */
export function InfoPage() {
  return (
    <CommunityFrame title="육아정보" width="wide" sub={infoParts('info')}>
      <Layout>
        <SectionPosts
          section="tip"
          title="육아 팁"
          to={paths.community.infoList}
          empty={
            <EmptyState
              compact
              title="아직 육아 팁이 없어요"
              action={
                <MainButton component={Link} to={writeTo('tip')} look="soft" size="small" fit>
                  첫 팁 나누기
                </MainButton>
              }
            />
          }
        />
        <SectionPosts
          section="board"
          title="부모 게시판"
          to={paths.community.infoBoard}
          empty={
            <EmptyState
              compact
              title="아직 글이 없어요"
              action={
                <MainButton component={Link} to={writeTo('board')} look="soft" size="small" fit>
                  첫 글 쓰기
                </MainButton>
              }
            />
          }
        />
      </Layout>
      <WriteButton tabs to={writeTo('board')} label="글쓰기" />
    </CommunityFrame>
  );
}

const Layout = styled('div')({
  display: 'grid',
  gap: space(9),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space(8) },
});

const List = styled('ul')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });
