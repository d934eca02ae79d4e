import type { TestCard, TestOverview } from '@contract/test/diagnostics.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '@/domain/paths';
import { NeedsChild } from '@/domain/profiles/needs-child';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { useGetTestOverviewQuery } from '@/features/test/test-api';
import { opensWords } from '@/features/test/test-words';
import { AgeNote } from '@/features/test/ui/age-note';
import { KindFilter, useKindChoice } from '@/features/test/ui/kind-filter';
import { OfficialCard } from '@/features/test/ui/official-card';
import { TestRow } from '@/features/test/ui/test-row';
import { SleepingMoonArt } from '@/shared/art/illustrations/sleeping-moon';
import { SproutGrowingArt } from '@/shared/art/illustrations/sprout-growing';
import { space } from '@/shared/tokens';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { StateView } from '@/shared/ui/feedback/state-view';
import { PadColumns, PageShell } from '@/shared/ui/layout/page-shell';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { groupTests } from './group-tests';
import { NowCard } from './now-card';
import { OverviewSkeleton } from './overview-skeleton';

/** The number of later checks shown here; the list has them all. */
const SOON = 3;
/** Only so many unfinished ones are shown large; more would push the rest off the screen. */
const LARGE = 2;

/** /test: what to check now for the selected child, what is begun, done and still to come. */
export function TestPage() {
  return <NeedsChild>{(profileId) => <Checks profileId={profileId} />}</NeedsChild>;
}

function Checks({ profileId }: { profileId: string }) {
  const query = useGetTestOverviewQuery({ profileId });
  const { profile } = useSelectedProfile(profileId);
  return (
    <PageShell title={profile ? `${profile.name}의 체크` : '체크'} width="wide">
      <QueryBoundary
        query={query}
        isEmpty={({ tests }) => tests.length === 0}
        skeleton={<OverviewSkeleton />}
        empty={
          <Stack spacing={6}>
            <EmptyState title="지금 할 수 있는 체크가 없어요" art={<SproutGrowingArt size={132} />}>
              체크는 만 6세가 되기 전까지 나이에 맞추어 열려요.
            </EmptyState>
            <OfficialCard />
          </Stack>
        }
      >
        {(overview) => <Groups overview={overview} />}
      </QueryBoundary>
    </PageShell>
  );
}

function Groups({ overview: { age, tests } }: { overview: TestOverview }) {
  const { asked, choose } = useKindChoice();
  const shown = asked === 'all' ? tests : tests.filter(({ kind }) => kind === asked);
  const { now, begun, done, later } = groupTests(shown);
  const childTests = now.filter(({ about }) => about === 'child');
  const guardianTests = now.filter(({ about }) => about === 'guardian');
  const rests = childTests.length === 0 && begun.length === 0 && (asked === 'all' || guardianTests.length === 0);
  return (
    <Stack spacing={6}>
      <KindFilter kinds={tests.map(({ kind }) => kind)} value={asked} onChange={choose} />
      <PadColumns
        main={
          <Stack spacing={8}>
            <AgeNote age={age} />
            {begun.length > 0 ? (
              <section aria-labelledby="begun">
                <SectionHeader id="begun" title="진행 중" />
                <Stack spacing={3}>
                  {begun.slice(0, LARGE).map((test, index) => (
                    <NowCard key={test.id} test={test} first={index === 0} />
                  ))}
                  <RowList tests={begun.slice(LARGE)} />
                </Stack>
              </section>
            ) : null}
            {childTests.length > 0 || rests ? (
              <section aria-labelledby="now">
                <SectionHeader id="now" title="지금 할 체크" />
                {rests ? (
                  <NothingNow next={later[0]} hasDone={done.length > 0} />
                ) : (
                  <NowList tests={childTests} leads={begun.length === 0} />
                )}
              </section>
            ) : null}
            {guardianTests.length > 0 ? (
              <section aria-labelledby="guardian">
                <SectionHeader id="guardian" title="보호자 체크" />
                <Typography variant="small" color="textSecondary" style={{ marginBottom: space(3) }}>
                  아이를 돌보는 나를 살펴보는 체크예요. 답은 나만 볼 수 있어요.
                </Typography>
                <RowList tests={guardianTests} />
              </section>
            ) : null}
          </Stack>
        }
        side={
          <>
            <Rows id="done" title="마친 체크" tests={done.slice(0, SOON)} to={paths.test.toList('past')} />
            <Rows
              id="later"
              title="곧 열리는 체크"
              tests={later.slice(0, SOON)}
              to={later.length > SOON ? paths.test.toList('tests') : undefined}
            />
            <Section aria-labelledby="clinic">
              <SectionHeader id="clinic" title="공식 검진 결과" />
              <OfficialCard />
            </Section>
            {done.length === 0 ? (
              <Section>
                <SectionHeader title="지난 기록" />
                <Typography variant="small" color="textSecondary">
                  체크를 마치면 여기에서 아이가 자라는 모습을 이어서 볼 수 있어요.
                </Typography>
              </Section>
            ) : null}
          </>
        }
      />
    </Stack>
  );
}

/** The first one large, the others in a row each. */
function NowList({ tests: [first, ...others], leads }: { tests: readonly TestCard[]; leads: boolean }) {
  return (
    <Stack spacing={3}>
      {first ? <NowCard test={first} first={leads} /> : null}
      <RowList tests={others} />
    </Stack>
  );
}

function NothingNow({ next, hasDone }: { next: TestCard | undefined; hasDone: boolean }) {
  const when = next ? `다음은 ‘${next.name}’, ${opensWords(next.opens_on)}.` : undefined;
  return (
    <Card>
      <StateView
        compact
        art={<SleepingMoonArt size={88} />}
        title={hasDone ? '지금 할 체크를 모두 마쳤어요' : '지금은 쉬어도 괜찮아요'}
      >
        {when}
      </StateView>
    </Card>
  );
}

function RowList({ tests }: { tests: readonly TestCard[] }) {
  if (tests.length === 0) return null;
  return (
    <Stack component="ul" spacing={2}>
      {tests.map((test) => (
        <li key={test.id}>
          <TestRow test={test} />
        </li>
      ))}
    </Stack>
  );
}

function Rows({ id, title, tests, to }: { id: string; title: string; tests: TestCard[]; to?: string | undefined }) {
  if (tests.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <SectionHeader id={id} title={title} {...(to && { to })} />
      <RowList tests={tests} />
    </Section>
  );
}

const Section = styled('section')({ '& + &': { marginTop: space(8) } });
