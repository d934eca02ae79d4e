import type { Today } from '@contract/home/play-plan.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { PlaysCard } from '@/features/home/play-plan/plays-card';
import { useToday } from '@/features/home/play-plan/use-today';
import { ChevronIcon } from '@/shared/art/icons/icon';
import { color, space } from '@/shared/tokens';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { FailedState } from '@/shared/ui/feedback/failed-state';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { WindowRows } from './window-rows';

/** 지금 받을 접종·검진: the nearest vaccinations and check-ups, and today's plays. */
export function HealthAndPlaysSection() {
  const { profileId, isError, isFetching, refetch, mark, ...fetched } = useToday();
  // The skeleton first, then the rows in slices.
  const today = useDeferredValue(fetched.today, undefined);
  return (
    <section aria-labelledby="home-today">
      <SectionHeader id="home-today" title="지금 받을 접종·검진" to={paths.homeHealth} />
      {today ? (
        <Stack spacing={3}>
          {profileId ? <NearWindows key={profileId} profileId={profileId} today={today} /> : null}
          <PlaysCard plan={today.plan} onMark={mark} />
        </Stack>
      ) : isError ? (
        <Card>
          <FailedState compact onRetry={() => void refetch()} retrying={isFetching} />
        </Card>
      ) : (
        <TodaySkeleton />
      )}
    </section>
  );
}

interface NearWindowsProps {
  profileId: string;
  today: Today;
}

function NearWindows({ profileId, today }: NearWindowsProps) {
  const { windows, open, overdue, ahead, unconfirmed } = today;
  const more = open - windows.filter(({ state }) => state === 'open').length;
  return (
    <Windows data-flat="">
      {overdue > 0 ? (
        <ListItemButton component={Link} to={paths.homeHealth}>
          <Typography component="span" variant="strong" style={{ flex: 1 }}>
            밀린 접종 {overdue}가지
            <Typography component="span" variant="small" color="textSecondary" style={{ display: 'block' }}>
              대부분 이어서 맞을 수 있어요
            </Typography>
          </Typography>
          <ChevronIcon size={18} />
        </ListItemButton>
      ) : null}
      <WindowRows
        profileId={profileId}
        windows={windows}
        empty={
          <Typography variant="small" color="textSecondary">
            {ahead
              ? '두 달 안에 받을 예방접종이나 검진이 없어요. 다음 시기가 다가오면 알려 드려요.'
              : '나이에 맞춰 정해진 예방접종과 검진 시기가 모두 지났어요. 지난 기록은 언제든 볼 수 있어요.'}
          </Typography>
        }
      />
      {ahead && unconfirmed > 0 ? (
        <ListItemButton component={Link} to={paths.homeHealth}>
          <span style={{ flex: 1 }}>수첩을 보고 한 번에 표시하기</span>
          <ChevronIcon size={18} />
        </ListItemButton>
      ) : null}
      {more > 0 ? (
        <ListItemButton component={Link} to={paths.homeHealth}>
          <span style={{ flex: 1 }}>{more}가지 더 보기</span>
          <ChevronIcon size={18} />
        </ListItemButton>
      ) : null}
    </Windows>
  );
}

/** As tall as two windows and the day's plays. */
function TodaySkeleton() {
  return (
    <Stack spacing={3} role="status">
      <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
      <Skeleton shape="card" height={174} />
      <Skeleton shape="card" height={262} />
    </Stack>
  );
}

const Windows = styled(Card)({
  // twice, as a row's own `border: 0` comes later
  '& > ul > li + li, && > * + *': { borderTop: `1px solid ${color.line}` },
  '& > p': { padding: space(4) },
}) as typeof Card;
