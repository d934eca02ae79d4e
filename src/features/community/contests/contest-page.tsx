import type { ContestCard as Contest } from '@contract/community/contests.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { useListContestsInfiniteQuery } from '@/domain/contests/contest-list-api';
import { CommunityFrame } from '@/features/community/frame/community-frame';
import { space } from '@/shared/tokens';
import { MoreButton } from '@/shared/ui/buttons/more-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { ContestCard, ContestCardSkeleton } from './contest-card';

/** /community/contest: current, upcoming and past contests. */
export function ContestPage() {
  const now = useListContestsInfiniteQuery({ state: 'now' }, { refetchOnMountOrArgChange: 60 });
  const contests = now.currentData?.pages.flatMap(({ items }) => items);
  const running = contests?.filter(({ state }) => state === 'running');
  const upcoming = contests?.filter(({ state }) => state !== 'running');
  return (
    <CommunityFrame title="공모전" width="wide">
      <Stack spacing={9}>
        <Open>
          <section aria-labelledby="contests-now">
            <SectionHeader id="contests-now" title="진행 중인 공모전" />
            <QueryBoundary
              compact
              isLoading={!contests && !now.isError}
              isError={!contests && now.isError}
              onRetry={now.refetch}
              isEmpty={running?.length === 0}
              skeleton={<Cards />}
              empty={
                <EmptyState compact title="지금은 진행 중인 공모전이 없어요">
                  {upcoming && upcoming.length > 0
                    ? '곧 열릴 공모전을 미리 보세요.'
                    : '새 공모전이 열리면 여기에 보여요.'}
                </EmptyState>
              }
            >
              <Contests contests={running ?? []} />
            </QueryBoundary>
          </section>
          {upcoming && upcoming.length > 0 ? (
            <section aria-labelledby="contests-soon">
              <SectionHeader id="contests-soon" title="곧 열려요" />
              <Contests contests={upcoming} />
            </section>
          ) : null}
        </Open>
        <PastContests />
      </Stack>
    </CommunityFrame>
  );
}

function PastContests() {
  const query = useListContestsInfiniteQuery({ state: 'past' }, { refetchOnMountOrArgChange: 60 });
  const { currentData } = query;
  const contests = currentData?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="contests-past">
      <SectionHeader id="contests-past" title="지난 공모전" />
      <QueryBoundary
        query={query}
        compact
        isEmpty={contests?.length === 0}
        skeleton={<Cards />}
        empty="아직 지난 공모전이 없어요"
      >
        <Stack spacing={3}>
          <Contests contests={contests ?? []} />
          <MoreButton query={query}>더 보기</MoreButton>
        </Stack>
      </QueryBoundary>
    </section>
  );
}

const Contests = ({ contests }: { contests: readonly Contest[] }) => (
  <List>
    {contests.map((contest) => (
      <li key={contest.id}>
        <ContestCard contest={contest} />
      </li>
    ))}
  </List>
);

const Cards = () => (
  <List as="div">
    {[0, 1].map((key) => (
      <ContestCardSkeleton key={key} />
    ))}
  </List>
);

const List = styled('ul')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
});

/** Current and coming contests, side by side on a pad. */
const Open = styled('div')({
  display: 'grid',
  gap: `${space(9)} ${space(8)}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
});
