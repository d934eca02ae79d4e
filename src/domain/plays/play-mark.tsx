import type { DonePlay } from '@contract/home/play-plan.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { selectOwner } from '@/features/auth/auth-slice';
import { TickIcon } from '@/shared/art/icons/icon';
import { listDay } from '@/shared/lib/age-label';
import { serverToday } from '@/shared/lib/server-clock';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { MarkedBy } from './marked-by';
import { enqueueMark } from './plays-outbox';

interface PlayMarkProps {
  playId: string;
  profileId: string;
  done: DonePlay | undefined;
  look?: 'primary' | 'outline';
}

/** Marks a play as done today, or takes today's mark back. */
export function PlayMark({ playId, profileId, done, look = 'primary' }: PlayMarkProps) {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectOwner);
  const day = serverToday();
  const today = done?.last_day === day;
  const toggle = () => {
    if (owner !== null) dispatch(enqueueMark({ owner, profileId, playId, day, done: !today, feedback: null }));
  };
  return (
    <Stack spacing={1}>
      <MainButton look={today ? 'soft' : look} aria-pressed={today} icon={<TickIcon size={20} />} onClick={toggle}>
        {today ? '오늘 해 봤어요' : '오늘 해 봤다고 표시하기'}
      </MainButton>
      {done?.last_day ? (
        <Typography variant="small" color="textSecondary" align="center">
          마지막으로 한 날은 {listDay(done.last_day)}이에요.
        </Typography>
      ) : null}
      <MarkedBy name={done?.written_by} align="center" />
    </Stack>
  );
}
