import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths, selectProfileFor } from '@/domain/paths';
import { useListProfilesQuery } from '@/domain/profiles/profile-list-api';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { TodaySection } from '@/features/home/today/today-section';
import { useIsLater } from '@/shared/lib/use-is-later';
import { layoutGap, media, radius } from '@/shared/tokens';
import { Banner } from '@/shared/ui/banner';
import { Deferred } from '@/shared/ui/deferred';
import { AlertIcon } from '@/shared/ui/icon';
import { loadChunk } from '@/shared/ui/load-chunk';
import { MainButton } from '@/shared/ui/main-button';
import { PageShell } from '@/shared/ui/page-shell';
import { Stack } from '@/shared/ui/stack';
import { ChildCard, ChildCardFailed, ChildCardSkeleton } from './child-card';
import { PopularSection } from './popular-section';
import { TestsSection } from './tests-section';
import { TodayCard, TodayCardSkeleton } from './today-card';
import { useMainTests } from './use-main-tests';

// By finger only, and not before the page is there.
const PullToRefresh = lazy(() => import('@/shared/ui/pull-to-refresh'));
const withoutChild = () => loadChunk(() => import('./without-child'));
const NoChildCard = lazy(async () => ({ default: (await withoutChild()).NoChildCard }));
const ChooseChildCard = lazy(async () => ({ default: (await withoutChild()).ChooseChildCard }));

/** /home (2.7): the chosen child, its next step, its tests, what other parents read. */
export function HomePage() {
  const { profileId, profile, ...selected } = useSelectedProfile();
  const tests = useMainTests();
  const isPullable = useIsLater();
  const list = useListProfilesQuery(undefined, { skip: profileId !== null });
  const { isError, refetch } = profileId ? selected : list;
  const testsFailed = tests.isError || (isError && (!profileId || tests.isChildPending));

  return (
    <PageShell title="홈" titleHidden width="wide">
      {isPullable ? (
        <Suspense fallback={null}>
          <PullToRefresh />
        </Suspense>
      ) : null}
      <Layout>
        <Stack gap={3}>
          <ChildSlot profileId={profileId} profile={profile} profiles={list.data} isError={isError} onRetry={refetch} />
          {!profileId || testsFailed ? null : tests.tests ? <TodayCard tests={tests.tests} /> : <TodayCardSkeleton />}
          {profileId ? <TodaySection key={profileId} /> : null}
          <MainButton as="a" href={paths.emergency} look="quiet" size="small" icon={<AlertIcon size={20} />}>
            급할 때 · 응급처치와 전화번호
          </MainButton>
        </Stack>
        <TestsSection
          tests={tests.tests}
          missing={profileId || !list.data ? null : list.data.length > 0 ? 'choice' : 'child'}
          isError={testsFailed}
          onRetry={() => void (tests.isError ? tests.refetch() : refetch())}
        />
        <Deferred>
          <PopularSection />
          <BannerLink to={paths.auth.profileSelect} state={selectProfileFor(paths.test.root)}>
            <Banner title="오늘은 무엇을 해냈을까요?">작은 변화를 남겨 보세요</Banner>
          </BannerLink>
        </Deferred>
      </Layout>
    </PageShell>
  );
}

interface ChildSlotProps {
  /** Of the selected child; without one, of the list. */
  isError: boolean;
  onRetry: () => unknown;
  profileId: string | null;
  profile: Profile | undefined;
  /** Every child of the account; needed while none is selected. */
  profiles: readonly Profile[] | undefined;
}

/** The selected child; else one to select, or to add. */
function ChildSlot({ profileId, profile, profiles, isError, onRetry }: ChildSlotProps) {
  if (profile) return <ChildCard profile={profile} />;
  if (!profileId && profiles) {
    return (
      <Suspense fallback={<ChildCardSkeleton />}>
        {profiles.length > 0 ? <ChooseChildCard profiles={profiles} /> : <NoChildCard />}
      </Suspense>
    );
  }
  return isError ? <ChildCardFailed onRetry={() => void onRetry()} /> : <ChildCardSkeleton />;
}

// From 1000 px the child and the checks are in the left column, the community in the right.
const Layout = styled('div')({
  display: 'grid',
  gap: layoutGap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [media.large]: {
    gridTemplateColumns: 'minmax(0, 1.15fr) minmax(300px, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    '& > section + section': { gridColumn: 2, gridRow: '1 / 4' },
  },
});

const BannerLink = styled(Link)({ display: 'block', borderRadius: radius.card, textDecoration: 'none' });
