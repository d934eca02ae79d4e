import type { Role } from '@contract/auth/auth';
import { ageInMonths } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import { LETTERS_UNTIL_MONTHS } from '@contract/home/letter-ages';
import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { useListProfilesQuery } from '@/domain/profiles/profile-list-api';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { useCapability } from '@/domain/profiles/use-capability';
import { selectUser } from '@/features/auth/auth-slice';
import { useGetTodayQuery } from '@/features/home/play-plan/today-api';
import { HealthAndPlaysSection } from '@/features/home/today/health-and-plays-section';
import { AlertIcon } from '@/shared/art/icons/icon';
import { serverNow } from '@/shared/lib/server-clock';
import { useAppSelector } from '@/shared/store/hooks';
import { layoutGap, media, radius, size } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Deferred } from '@/shared/ui/deferred';
import { PartBoundary } from '@/shared/ui/feedback/part-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { Banner } from '@/shared/ui/layout/banner';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { loadChunk } from '@/shared/ui/load-chunk';
import { ChildCard, ChildCardFailed, ChildCardSkeleton } from './child-card';
import { NextCheckCard, NextCheckCardSkeleton } from './next-check-card';
import { PopularSection } from './popular-section';
import { TestsSection } from './tests-section';
import { useMainTests } from './use-main-tests';

// The page is complete without what comes after it: where its code cannot be fetched, it is left out.
const nothing = () => ({ default: () => <></> });
// By finger only, and not before the page is there.
const PullToRefresh = lazy(() => import('@/shared/ui/gestures/pull-to-refresh').catch(nothing));
const InstallHint = lazy(() => import('./install-hint').catch(nothing));
const LetterCard = lazy(() =>
  loadChunk(() => import('@/features/home/weekly-letter/letter-card')).then(
    (module) => ({ default: module.LetterCard }),
    nothing,
  ),
);
const FamilyToday = lazy(async () => ({
  default: (await loadChunk(() => import('@/features/home/today/family-today'))).FamilyToday,
}));
const StaffHomeLink = lazy(async () => ({
  default: (await loadChunk(() => import('@/domain/staff/staff-home-link'))).StaffHomeLink,
}));
const withoutChild = () => loadChunk(() => import('./without-child'));
const NoChildCard = lazy(async () => ({ default: (await withoutChild()).NoChildCard }));
const ChooseChildCard = lazy(async () => ({ default: (await withoutChild()).ChooseChildCard }));

/** /home (2.7): the chosen child, its next step, its tests, what other parents read. */
export function HomePage() {
  const { profileId, profile, ...selected } = useSelectedProfile();
  const mayReadChecks = useCapability(profileId, 'checks.read');
  const mayWriteGrowth = useCapability(profileId, 'growth.write');
  const tests = useMainTests();
  // Read by the parts below; here for the boundary around them.
  const today = useGetTodayQuery(profileId && mayReadChecks ? { profileId } : skipToken, {
    selectFromResult: ({ currentData }) => ({ currentData }),
  });
  const list = useListProfilesQuery(undefined, { skip: profileId !== null });
  const { isError, refetch } = profileId ? selected : list;
  const role = useAppSelector(selectUser)?.role ?? 'parent';
  const testsFailed = tests.isError || (isError && (!profileId || tests.isChildPending));

  return (
    <PageShell title="홈" titleHidden width="wide">
      <Deferred afterTwoSeconds>
        <PullToRefresh />
      </Deferred>
      <Layout>
        <Stack spacing={3}>
          <StaffSlot role={role} />
          <ChildSlot profileId={profileId} profile={profile} profiles={list.data} isError={isError} onRetry={refetch} />
          {profile && !mayReadChecks ? (
            <Suspense fallback={<Skeleton shape="card" height={260} />}>
              <FamilyToday key={profile.id} profileId={profile.id} />
            </Suspense>
          ) : (
            <>
              {!profileId || testsFailed ? null : tests.tests ? (
                <NextCheckCard tests={tests.tests} />
              ) : (
                <NextCheckCardSkeleton />
              )}
              {profileId ? (
                <PartBoundary key={profileId} data={today.currentData} onRetry={() => void today.refetch()} compact>
                  <HealthAndPlaysSection />
                </PartBoundary>
              ) : null}
              {profile ? <LetterSlot key={`letter-${profile.id}`} profile={profile} /> : null}
            </>
          )}
          <MainButton component="a" href={paths.emergency} look="quiet" size="small" icon={<AlertIcon size={20} />}>
            급할 때 · 응급처치와 전화번호
          </MainButton>
        </Stack>
        <Deferred>
          {mayReadChecks ? (
            <TestsSection
              tests={tests.tests}
              missing={profileId || !list.data ? null : list.data.length > 0 ? 'choice' : 'child'}
              isError={testsFailed}
              onRetry={() => void (tests.isError ? tests.refetch() : refetch())}
            />
          ) : null}
          <Deferred afterTwoSeconds>
            <InstallHint />
          </Deferred>
          <PopularSection />
          <BannerLink to={mayWriteGrowth ? paths.mypage.growthEntryNew : paths.mypage.analysisDevelopment}>
            <Banner title="얼마나 자랐을까요?">
              {mayWriteGrowth ? '키와 몸무게를 남겨 보세요' : '성장 기록을 함께 봐요'}
            </Banner>
          </BannerLink>
        </Deferred>
      </Layout>
    </PageShell>
  );
}

/** The way to their work, for staff alone. */
const StaffSlot = ({ role }: { role: Role }) =>
  role === 'parent' ? null : (
    <Suspense fallback={<Skeleton shape="card" height={size.mainButton} />}>
      <StaffHomeLink role={role} />
    </Suspense>
  );

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

/** This week's letter, after the first load; its place from the beginning. */
function LetterSlot({ profile }: { profile: Profile }) {
  if (ageInMonths(profile.birth_date, seoulDay(serverNow())) >= LETTERS_UNTIL_MONTHS) return null;
  return (
    <Deferred afterTwoSeconds fallback={<Skeleton shape="card" height={82} />}>
      <LetterCard profileId={profile.id} />
    </Deferred>
  );
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
