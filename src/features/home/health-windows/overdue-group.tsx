import { type HealthMarkInput, OVERDUE_WORDS, POSTPONED } from '@contract/home/health-windows';
import type { HealthWindow } from '@contract/home/health-windows.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { getErrorMessage } from '@/shared/api/api-error';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FormError } from '@/shared/ui/forms/form-error';
import { createMark, useMarkHealthWindowMutation } from './mark-api';
import { WindowGroup } from './window-group';

interface OverdueGroupProps {
  windows: readonly HealthWindow[];
  profileId: string;
  /** Saying later is stored with the marks, which needs the consent. */
  consentNeeded: boolean;
  onMark: (window: HealthWindow) => void;
}

/** 밀린 접종 n가지: one row with one sentence, and 나중에, which ends the monthly reminder of these. */
export function OverdueGroup({ windows, profileId, consentNeeded, onMark }: OverdueGroupProps) {
  const dispatch = useAppDispatch();
  const [send, { isLoading, error }] = useMarkHealthWindowMutation();
  if (windows.length === 0) return null;
  const isPostponed = windows.every(({ postponed }) => postponed);
  const save = async (outcome: HealthMarkInput['outcome'], said: string) => {
    if (isLoading) return;
    const sent = await send({ profileId, windowId: POSTPONED, mark: createMark(outcome) });
    if (!sent.error) dispatch(succeeded(said));
  };
  return (
    <Stack spacing={2}>
      <WindowGroup title={`밀린 접종 ${windows.length}가지`} uncounted windows={windows} folded onMark={onMark} />
      <Typography variant="small" color="textSecondary">
        {OVERDUE_WORDS}
      </Typography>
      {error ? <FormError>{getErrorMessage(error)}</FormError> : null}
      {consentNeeded ? null : isPostponed ? (
        <MainButton
          look="quiet"
          size="small"
          fit
          pending={isLoading}
          onClick={() => void save('cleared', '한 달에 한 번 알려 드릴게요')}
        >
          알림 다시 켜기
        </MainButton>
      ) : (
        <MainButton
          look="quiet"
          size="small"
          fit
          pending={isLoading}
          aria-label="밀린 접종 나중에"
          onClick={() => void save('done', '이 접종은 다시 알리지 않을게요')}
        >
          나중에
        </MainButton>
      )}
    </Stack>
  );
}
