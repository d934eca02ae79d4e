import type { Freeze } from '@contract/auth/freezes.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dayOfTime } from '@/shared/lib/age-label';
import { formatTime } from '@/shared/lib/format-time';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { reasonLabel } from './member-words';

/** Why and since when an account is frozen, and its appeal. `onAnswer` where the caller may answer it. */
export function FreezeCard({ freeze, onAnswer }: { freeze: Freeze; onAnswer?: () => void }) {
  const { reason, text, frozen_at, appeal } = freeze;
  return (
    <Card component="section" aria-labelledby="freeze-title">
      <Stack spacing={3}>
        <Typography component="h3" variant="strong" id="freeze-title" style={{ margin: 0 }}>
          {dayOfTime(frozen_at)}부터 이용 정지
        </Typography>
        <Typography variant="small" color="textSecondary">
          {reasonLabel(reason)}
        </Typography>
        <Typography style={{ whiteSpace: 'pre-line' }}>{text}</Typography>
        {appeal ? (
          <>
            <Typography component="h4" variant="label" color="textSecondary" style={{ margin: 0 }}>
              회원의 이의 · {formatTime(appeal.sent_at, 'monthDayMinute')}
            </Typography>
            <Typography style={{ whiteSpace: 'pre-line' }}>{appeal.text}</Typography>
            {appeal.answer ? (
              <>
                <Typography component="h4" variant="label" color="textSecondary" style={{ margin: 0 }}>
                  운영팀의 답 · {formatTime(appeal.answer.at, 'monthDayMinute')}
                </Typography>
                <Typography style={{ whiteSpace: 'pre-line' }}>{appeal.answer.text}</Typography>
              </>
            ) : null}
          </>
        ) : (
          <Typography variant="small" color="textSecondary">
            아직 낸 이의가 없어요.
          </Typography>
        )}
        {onAnswer ? <MainButton onClick={onAnswer}>이의에 답하기</MainButton> : null}
      </Stack>
    </Card>
  );
}
