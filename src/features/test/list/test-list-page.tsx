import styled from '@emotion/styled';
import type { TestCard } from '@contract/diagnostics';
import { useSelectedProfile } from '@/shared/api/selected-profile-api';
import { EmptyState } from '@/shared/ui/empty-state';
import { ChecklistSproutArt } from '@/shared/ui/illustrations/checklist-sprout';
import { PadColumns, PageShell } from '@/shared/ui/page-shell';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { SectionHeader } from '@/shared/ui/section-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { space } from '@/shared/ui/tokens';
import { useGetTestOverviewQuery, useListAttemptsQuery } from '../test-api';
import { AgeNote } from '../ui/age-note';
import { NeedsChild } from '../ui/needs-child';
import { TestRow } from '../ui/test-row';
import { AttemptCard } from './attempt-card';
import { withChanges } from './level-change';

const Cards = styled('ul')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  alignItems: 'start',
});

/** /test/list: every check of the child and every attempt so far. */
export default function TestListPage() {
  return <NeedsChild>{(profileId) => <Lists profileId={profileId} />}</NeedsChild>;
}

const byMonth = (tests: readonly TestCard[]) => [...tests].sort((a, b) => a.from_month - b.from_month);

const bones = (height: number, count: number) => (
  <Stack gap={3}>
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <Skeleton key={at} shape="card" height={height} />
    ))}
  </Stack>
);

function Lists({ profileId }: { profileId: string }) {
  const { profile } = useSelectedProfile(profileId);
  return (
    <PageShell title={profile ? `${profile.name}의 체크 기록` : '체크 기록'} back width="wide">
      <PadColumns main={<Attempts profileId={profileId} />} side={<Tests profileId={profileId} />} sideFirst />
    </PageShell>
  );
}

function Tests({ profileId }: { profileId: string }) {
  const { currentData, isError, isFetching, refetch } = useGetTestOverviewQuery({ profileId });
  return (
    <section aria-labelledby="tests">
      <SectionHeader id="tests" title="모든 체크" />
      <QueryBoundary
        isLoading={!currentData && isFetching}
        isError={!currentData && isError}
        isEmpty={currentData?.tests.length === 0}
        onRetry={refetch}
        skeleton={bones(86, 3)}
        empty={<EmptyState compact title="이 나이에 할 수 있는 체크가 아직 없어요" />}
        compact
      >
        {currentData ? (
          <Stack gap={3}>
            <AgeNote age={currentData.age} />
            <Stack as="ul" gap={2}>
              {byMonth(currentData.tests).map((test) => (
                <li key={test.id}>
                  <TestRow test={test} />
                </li>
              ))}
            </Stack>
          </Stack>
        ) : null}
      </QueryBoundary>
    </section>
  );
}

function Attempts({ profileId }: { profileId: string }) {
  const { currentData, isError, isFetching, refetch } = useListAttemptsQuery({ profileId });
  const count = currentData?.length ?? 0;
  return (
    <section aria-labelledby="attempts">
      <SectionHeader id="attempts" title="지난 기록">
        {count > 0 ? (
          <Text variant="small" ink="soft">
            {count}건
          </Text>
        ) : null}
      </SectionHeader>
      <QueryBoundary
        isLoading={!currentData && isFetching}
        isError={!currentData && isError}
        isEmpty={count === 0}
        onRetry={refetch}
        skeleton={bones(240, 2)}
        empty={
          <EmptyState compact title="아직 마친 체크가 없어요" art={<ChecklistSproutArt size={88} />}>
            체크를 마치면 여기에 날짜마다 모여요.
          </EmptyState>
        }
        compact
      >
        <Cards>
          {withChanges(currentData ?? []).map((past) => (
            <AttemptCard key={past.attempt.id} past={past} />
          ))}
        </Cards>
      </QueryBoundary>
    </section>
  );
}
