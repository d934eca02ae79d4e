import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { PlaysCard } from '@/features/home/play-plan/plays-card';
import { usePlan } from '@/features/home/play-plan/use-plan';
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
      <Stack spacing={3}>
        {plan ? (
          <PlaysCard plan={plan} />
        ) : isError ? (
          <Card>
            <FailedState compact onRetry={() => void refetch()} retrying={isFetching} />
          </Card>
        ) : (
          <Skeleton shape="card" height={260} />
        )}
        <MainButton component={Link} to={paths.test.toList('past')} look="soft">
          체크 결과 요약 보기
        </MainButton>
      </Stack>
    </section>
  );
}
