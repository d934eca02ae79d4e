import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths, selectProfileFor } from '@/domain/paths';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { TodaySection } from '@/features/home/today/today-section';
import { media, radius, space } from '@/shared/tokens';
import { Banner } from '@/shared/ui/banner';
import { AlertIcon } from '@/shared/ui/icon';
import { MainButton } from '@/shared/ui/main-button';
import { PageShell } from '@/shared/ui/page-shell';
import { Stack } from '@/shared/ui/stack';
import { ChildCard, ChildCardFailed, ChildCardSkeleton, NoChildCard } from './child-card';
import { PopularSection } from './popular-section';
import { TestsSection } from './tests-section';
import { TodayCard, TodayCardSkeleton } from './today-card';
import { useMainTests } from './use-main-tests';

/** /home (2.7): the chosen child, its next step, its tests, what other parents read. */
export function HomePage() {
  const { profileId, profile, isError, refetch } = useSelectedProfile();
  const tests = useMainTests();
  const child = !profileId ? (
    <NoChildCard />
  ) : profile ? (
    <ChildCard profile={profile} />
  ) : isError ? (
    <ChildCardFailed onRetry={refetch} />
  ) : (
    <ChildCardSkeleton />
  );
  const testsFailed = tests.isError || (tests.isChildPending && isError);

  return (
    <PageShell title="홈" titleHidden width="wide">
      <Layout>
        <Stack gap={3} data-area="child">
          {child}
          {!profileId || testsFailed ? null : tests.tests ? <TodayCard tests={tests.tests} /> : <TodayCardSkeleton />}
          {profileId ? <TodaySection key={profileId} /> : null}
          <MainButton as="a" href={paths.emergency} look="quiet" size="small" icon={<AlertIcon size={20} />}>
            급할 때 · 응급처치와 전화번호
          </MainButton>
        </Stack>
        <div data-area="tests">
          <TestsSection
            tests={tests.tests}
            hasProfile={profileId !== null}
            isError={testsFailed}
            onRetry={() => void (tests.isError ? tests.refetch() : refetch())}
          />
        </div>
        <div data-area="popular">
          <PopularSection />
        </div>
        <BannerLink data-area="banner" to={paths.auth.profileSelect} state={selectProfileFor(paths.test.root)}>
          <Banner title="오늘은 무엇을 해냈을까요?">작은 변화를 남겨 보세요</Banner>
        </BannerLink>
      </Layout>
    </PageShell>
  );
}

// On a pad the child and the checks are in the left column, the community in the right.
const Layout = styled('div')({
  display: 'grid',
  gap: space(7),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [media.pad]: {
    columnGap: space(8),
    gridTemplateColumns: 'minmax(0, 1.15fr) minmax(300px, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"child popular" "tests popular" "banner popular"',
    '& > [data-area="child"]': { gridArea: 'child' },
    '& > [data-area="tests"]': { gridArea: 'tests' },
    '& > [data-area="popular"]': { gridArea: 'popular' },
    '& > [data-area="banner"]': { gridArea: 'banner' },
  },
});

const BannerLink = styled(Link)({ display: 'block', borderRadius: radius.card, textDecoration: 'none' });
