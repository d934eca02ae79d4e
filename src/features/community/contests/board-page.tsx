import { formatNumber } from '@contract/common/format-number';
import type { ContestDetail } from '@contract/community/contests.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetContestQuery, useListContestsInfiniteQuery } from '@/domain/contests/contest-list-api';
import {
  dDay,
  lastMomentWords,
  momentWords,
  STATE_LABELS,
  spanWords,
  stateTones,
} from '@/domain/contests/contest-words';
import { paths } from '@/domain/paths';
import { Foot } from '@/features/community/feed/post-rows';
import { isNotFound } from '@/features/community/is-not-found';
import { type FeedArg, useListFeedInfiniteQuery } from '@/features/community/posts-api/feed-api';
import { PencilIcon, TrophyIcon } from '@/shared/art/icons/further-icons';
import { CalendarIcon } from '@/shared/art/icons/icon';
import { color, media, radius, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { Fold } from '@/shared/ui/layout/fold';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { ContestArt } from './contest-art';
import { EntryCard } from './entry-card';

const SORTS = [
  { value: 'newest', label: '최신순' },
  { value: 'votes', label: '표 많은 순' },
] as const;

/** /community/contest/board: a contest with its entries, that of `?contest=` or the one that runs. */
export function ContestBoardPage() {
  const [params] = useSearchParams();
  const wanted = params.get('contest');
  const now = useListContestsInfiniteQuery({ state: 'now' }, { skip: wanted !== null });
  const past = useListContestsInfiniteQuery({ state: 'past' }, { skip: wanted !== null });
  const first = now.currentData?.pages[0]?.items.find(({ state }) => state === 'running');
  const found = wanted ?? first?.id ?? (now.currentData ? past.currentData?.pages[0]?.items[0]?.id : undefined);
  const known = wanted !== null || (now.currentData !== undefined && past.currentData !== undefined);
  if (!found)
    return (
      <PageShell title="공모전" back>
        <QueryBoundary
          isLoading={!known && !now.isError && !past.isError}
          isError={!known && (now.isError || past.isError)}
          onRetry={() => {
            void now.refetch();
            void past.refetch();
          }}
          isEmpty
          skeleton={<BoardSkeleton />}
          empty={<NoContest />}
        >
          {null}
        </QueryBoundary>
      </PageShell>
    );
  return <Board key={found} id={found} />;
}

function NoContest() {
  return (
    <EmptyState
      title="볼 수 있는 공모전이 없어요"
      action={
        <MainButton component={Link} to={paths.community.contest} replace look="soft" size="small" fit>
          공모전 목록 보기
        </MainButton>
      }
    />
  );
}

function Board({ id }: { id: string }) {
  const {
    currentData: contest,
    error,
    isError,
    refetch,
  } = useGetContestQuery({ id }, { refetchOnMountOrArgChange: true });
  if (!contest)
    return (
      <PageShell title="공모전" back>
        <QueryBoundary
          isLoading={!isError}
          isError={isError && !isNotFound(error)}
          onRetry={refetch}
          isEmpty={isNotFound(error)}
          skeleton={<BoardSkeleton />}
          empty={<NoContest />}
        >
          {null}
        </QueryBoundary>
      </PageShell>
    );
  return (
    <PageShell title="공모전" itemTitle={contest.title} back width="wide">
      <Columns>
        <ContestHead contest={contest} />
        <Stack spacing={8}>
          {contest.state === 'ended' ? <Winners contest={contest} /> : null}
          {contest.state === 'upcoming' ? null : <Entries contest={contest} />}
        </Stack>
      </Columns>
    </PageShell>
  );
}

function ContestHead({ contest }: { contest: ContestDetail }) {
  const { state } = contest;
  const days = dDay(contest);
  return (
    <Stack spacing={4}>
      <Hero>
        <ContestArt id={contest.id} />
      </Hero>
      <Stack spacing={2}>
        <Row>
          <Chip tone={stateTones[state]}>{STATE_LABELS[state]}</Chip>
          {days ? <Chip tone="coral">{days}</Chip> : null}
        </Row>
        <Typography component="h1" variant="headline">
          {contest.title}
        </Typography>
        <Typography variant="lead">{contest.theme}</Typography>
      </Stack>
      <Days>
        <li>
          <CalendarIcon size={18} />
          <span>
            참여와 투표{' '}
            {state === 'upcoming' || state === 'ended' ? spanWords(contest) : lastMomentWords(contest.closes_at)}
          </span>
        </li>
        <li>
          <TrophyIcon size={18} />
          <span>
            {state === 'ended'
              ? `${momentWords(contest.results_at)}에 발표했어요`
              : `${momentWords(contest.results_at)} 발표`}
          </span>
        </li>
      </Days>
      <Fold
        summary="참여 방법과 규칙"
        open={state === 'upcoming' || (state === 'running' && contest.my_entry_id === null)}
      >
        <Typography style={{ whiteSpace: 'pre-line' }}>{contest.body}</Typography>
      </Fold>
      {state === 'running' ? (
        contest.my_entry_id ? (
          <MainButton component={Link} to={paths.community.toContestBoardPost(contest.my_entry_id)} look="soft">
            내 작품 보기
          </MainButton>
        ) : (
          <MainButton component={Link} to={paths.community.toContestWrite(contest.id)} icon={<PencilIcon size={20} />}>
            작품 올리기
          </MainButton>
        )
      ) : null}
    </Stack>
  );
}

function Winners({ contest: { winners } }: { contest: ContestDetail }) {
  return (
    <section aria-labelledby="winners">
      <Typography component="h2" id="winners" variant="title" style={{ marginBottom: space(3) }}>
        수상작
      </Typography>
      {winners.length === 0 ? (
        <Typography color="textSecondary">이번에는 표를 받은 작품이 없었어요.</Typography>
      ) : (
        <Grid>
          {winners.map(({ award, entry }) => (
            <li key={entry.id}>
              <EntryCard entry={entry} award={award} />
            </li>
          ))}
        </Grid>
      )}
    </section>
  );
}

function Entries({ contest }: { contest: ContestDetail }) {
  const [sort, setSort] = useState<(typeof SORTS)[number]['value']>(contest.state === 'running' ? 'newest' : 'votes');
  const arg: FeedArg = { section: 'contest', subject: contest.id, sort };
  const query = useListFeedInfiniteQuery(arg, { refetchOnMountOrArgChange: 30 });
  const { currentData, isError, isFetchingNextPage, hasNextPage, fetchNextPage } = query;
  const entries = currentData?.pages.flatMap(({ items }) => items);
  return (
    <Stack component="section" spacing={3} aria-labelledby="entries">
      <Typography component="h2" id="entries" variant="title">
        작품 <span style={{ ...text.small, color: color.inkSoft }}>{formatNumber(contest.entry)}</span>
      </Typography>
      {contest.entry > 1 ? <FilterChips label="작품 순서" options={SORTS} value={sort} onChange={setSort} /> : null}
      {contest.state === 'running' ? (
        <Typography variant="small" color="textSecondary">
          {contest.voted_entry_id
            ? '오늘은 투표했어요. 밤 12시가 지나면 다시 한 표를 줄 수 있어요.'
            : '마음에 드는 작품을 열어 하루에 한 표를 줄 수 있어요.'}
        </Typography>
      ) : null}
      <QueryBoundary
        query={query}
        isEmpty={entries?.length === 0}
        skeleton={
          <Grid as="div">
            {[0, 1, 2, 3].map((key) => (
              <Skeleton key={key} height={230} shape="card" />
            ))}
          </Grid>
        }
        empty={
          <EmptyState
            title="아직 올라온 작품이 없어요"
            action={
              contest.state === 'running' ? (
                <MainButton
                  component={Link}
                  to={paths.community.toContestWrite(contest.id)}
                  look="soft"
                  size="small"
                  fit
                >
                  첫 작품 올리기
                </MainButton>
              ) : undefined
            }
          />
        }
      >
        <Grid>
          {entries?.map((entry) => (
            <li key={entry.id}>
              <EntryCard entry={entry} voted={entry.id === contest.voted_entry_id} />
            </li>
          ))}
        </Grid>
        {hasNextPage && !isFetchingNextPage && !isError ? (
          <MainButton look="outline" size="small" onClick={() => void fetchNextPage()} style={{ marginTop: space(3) }}>
            작품 더 보기
          </MainButton>
        ) : (
          <Foot
            fetching={isFetchingNextPage}
            lost={isError && entries !== undefined}
            ended={false}
            onRetry={() => void fetchNextPage()}
          />
        )}
      </QueryBoundary>
    </Stack>
  );
}

function BoardSkeleton() {
  return (
    <Stack spacing={4}>
      <Skeleton height={140} shape="card" />
      <Skeleton width="30%" height={24} />
      <Skeleton width="70%" height={30} />
      <Skeleton height={84} shape="card" />
      <Skeleton height={200} shape="card" />
    </Stack>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: space(8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [media.large]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: space(10) },
});

const Hero = styled('div')({ height: '140px' });

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });

const Days = styled('ul')({
  ...text.small,
  display: 'grid',
  gap: space(1),
  padding: space(4),
  borderRadius: radius.card,
  backgroundColor: color.sunken,
  '& > li': { display: 'flex', gap: space(2), alignItems: 'center' },
  '& svg': { flex: 'none', color: color.inkSoft },
});

const Grid = styled('ul')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(46%, 148px), 1fr))',
  [media.pad]: { gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' },
});
