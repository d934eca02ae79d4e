import styled from '@emotion/styled';
import type { TestCard, TestOverview } from '@contract/diagnostics';
import { paths } from '@/shared/paths';
import { useSelectedProfile } from '@/shared/api/selected-profile-api';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { SleepingMoonArt } from '@/shared/ui/illustrations/sleeping-moon';
import { SproutGrowingArt } from '@/shared/ui/illustrations/sprout-growing';
import { PadColumns, PageShell } from '@/shared/ui/page-shell';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { SectionHeader } from '@/shared/ui/section-header';
import { Stack } from '@/shared/ui/stack';
import { StateView } from '@/shared/ui/state-view';
import { Text } from '@/shared/ui/text';
import { space } from '@/shared/ui/tokens';
import { useGetTestOverviewQuery } from '../test-api';
import { opensWords } from '../test-words';
import { AgeNote } from '../ui/age-note';
import { NeedsChild } from '../ui/needs-child';
import { TestRow } from '../ui/test-row';
import { groupTests } from './group-tests';
import { NowCard } from './now-card';
import { OverviewSkeleton } from './overview-skeleton';

/** Later checks shown here; the list has them all. */
const SOON = 3;

const Section = styled('section')({ '& + &': { marginTop: space(8) } });

/** /test: what to check now for the selected child, what is begun, done and still to come. */
export default function TestPage() {
  return <NeedsChild>{(profileId) => <Checks profileId={profileId} />}</NeedsChild>;
}

function Checks({ profileId }: { profileId: string }) {
  const { currentData, isError, isFetching, refetch } = useGetTestOverviewQuery({ profileId });
  const { profile } = useSelectedProfile(profileId);
  return (
    <PageShell title={profile ? `${profile.name}의 발달 체크` : '발달 체크'} width="wide">
      <QueryBoundary
        isLoading={!currentData && isFetching}
        isError={!currentData && isError}
        isEmpty={currentData?.tests.length === 0}
        onRetry={refetch}
        skeleton={<OverviewSkeleton />}
        empty={
          <EmptyState title="지금 할 수 있는 체크가 없어요" art={<SproutGrowingArt size={132} />}>
            발달 체크는 2개월부터 만 5세까지 할 수 있어요.
          </EmptyState>
        }
      >
        {currentData ? <Groups overview={currentData} /> : null}
      </QueryBoundary>
    </PageShell>
  );
}

function Groups({ overview: { age, tests } }: { overview: TestOverview }) {
  const { now, begun, done, later } = groupTests(tests);
  return (
    <PadColumns
      main={
        <Stack gap={8}>
          <AgeNote age={age} />
          {begun.length > 0 ? (
            <section aria-labelledby="begun">
              <SectionHeader id="begun" title="진행 중" />
              <Stack gap={3}>
                {begun.map((test) => (
                  <NowCard key={test.id} test={test} />
                ))}
              </Stack>
            </section>
          ) : null}
          {now.length > 0 || begun.length === 0 ? (
            <section aria-labelledby="now">
              <SectionHeader id="now" title="지금 할 체크" />
              {now.length > 0 ? (
                <Stack gap={3}>
                  {now.map((test) => (
                    <NowCard key={test.id} test={test} />
                  ))}
                </Stack>
              ) : (
                <NothingNow next={later[0]} hasDone={done.length > 0} />
              )}
            </section>
          ) : null}
        </Stack>
      }
      side={
        <>
          <Rows id="done" title="마친 체크" tests={done} all />
          <Rows id="later" title="아직이에요" tests={later.slice(0, SOON)} all={later.length > SOON} />
          {done.length === 0 ? (
            <Section>
              <SectionHeader title="지난 기록" to={paths.test.list} />
              <Text variant="small" ink="soft">
                체크를 마치면 여기에서 아이가 자라는 모습을 이어서 볼 수 있어요.
              </Text>
            </Section>
          ) : null}
        </>
      }
    />
  );
}

function NothingNow({ next, hasDone }: { next: TestCard | undefined; hasDone: boolean }) {
  const when = next ? `다음은 ${next.name}예요. ${opensWords(next.opens_on)}.` : undefined;
  return (
    <Card>
      <StateView
        compact
        art={<SleepingMoonArt size={88} />}
        title={hasDone ? '지금 할 체크를 모두 마쳤어요' : '지금은 쉬어도 되는 때예요'}
      >
        {when}
      </StateView>
    </Card>
  );
}

function Rows({ id, title, tests, all }: { id: string; title: string; tests: TestCard[]; all?: boolean }) {
  if (tests.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <SectionHeader id={id} title={title} {...(all && { to: paths.test.list })} />
      <Stack as="ul" gap={2}>
        {tests.map((test) => (
          <li key={test.id}>
            <TestRow test={test} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}
