import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { PlaysCard } from '@/features/home/play-plan/plays-card';
import { usePlan } from '@/features/home/play-plan/use-plan';
import { Card } from '@/shared/ui/basics/card';
import { Stack } from '@/shared/ui/basics/stack';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FailedState } from '@/shared/ui/feedback/failed-state';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { SectionHeader } from '@/shared/ui/layout/section-header';

/** The day of a child for family: its plays to read, and where its growth and results are. */
export function FamilyToday({ profileId }: { profileId: string }) {
  const { plan, isError, isFetching, refetch } = usePlan(profileId);
  return (
    <section aria-labelledby="home-today">
      <SectionHeader id="home-today" title="오늘 함께 볼 것" />
      <Stack gap={3}>
        {plan ? (
          <PlaysCard plan={plan} />
        ) : isError ? (
          <Card>
            <FailedState compact onRetry={() => void refetch()} retrying={isFetching} />
          </Card>
        ) : (
          <Skeleton shape="card" height={260} />
        )}
        <MainButton as={Link} to={paths.test.toList('past')} look="soft">
          체크 결과 요약 보기
        </MainButton>
      </Stack>
    </section>
  );
}
