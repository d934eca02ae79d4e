import { formatNumber } from '@contract/common/format-number';
import { JOB_LABELS } from '@contract/common/job-kinds';
import type { FailedJob } from '@contract/staff/jobs.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatTime } from '@/shared/lib/format-time';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PagedCards } from '@/shared/ui/feedback/paged-cards';
import { TitledSection } from '@/shared/ui/layout/titled-section';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';
import { useDeleteFailedJobMutation, useListFailedJobsInfiniteQuery, useRetryFailedJobMutation } from './jobs-api';

/** Jobs that were given up, the newest first, each retried or deleted. */
export function FailedJobs() {
  const dispatch = useAppDispatch();
  const query = useListFailedJobsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<FailedJob | null>(null);
  const [remove, { isLoading: isRemoving }] = useDeleteFailedJobMutation();
  const confirm = async () => {
    const answer = asked && (await remove({ id: asked.id }));
    if (answer && !answer.error) dispatch(succeeded('작업을 지웠어요'));
    setAsked(null);
  };
  return (
    <TitledSection title="실패한 작업">
      <PagedCards
        query={query}
        skeleton={{ cards: 2, height: 148 }}
        empty={
          <EmptyState title="실패한 작업이 없어요" compact>
            여러 번 다시 해도 안 된 작업이 여기에 모여요.
          </EmptyState>
        }
      >
        {(job) => <FailedJobCard job={job} onDelete={() => setAsked(job)} />}
      </PagedCards>
      <ConfirmSheet
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => void confirm()}
        title="이 작업을 지울까요?"
        confirmLabel="지우기"
        danger
        pending={isRemoving}
      >
        {asked ? JOB_LABELS[asked.kind] : ''} 작업을 하지 않고 목록에서만 지워요. 지운 작업은 되돌릴 수 없어요.
      </ConfirmSheet>
    </TitledSection>
  );
}

function FailedJobCard({ job, onDelete }: { job: FailedJob; onDelete: () => void }) {
  const dispatch = useAppDispatch();
  const [retry, { isLoading }] = useRetryFailedJobMutation();
  const { id, kind, attempts, error_code, since, failed_at } = job;
  const run = async () => {
    const { error } = await retry({ id });
    if (!error) dispatch(succeeded('작업을 다시 시작해요'));
  };
  return (
    <Card>
      <Stack spacing={2}>
        <Typography component="h3" variant="strong" style={{ margin: 0 }}>
          {JOB_LABELS[kind]}
        </Typography>
        <Typography
          variant="small"
          color="textSecondary"
          style={{ overflowWrap: 'anywhere' }}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {formatNumber(attempts)}번 했지만 안 됐어요 · {error_code}
        </Typography>
        <Typography variant="small" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatTime(since, 'monthDayMinute')}에 시작 · {formatTime(failed_at, 'monthDayMinute')}에 멈춤
        </Typography>
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
          <MainButton look="soft" size="small" fit pending={isLoading} onClick={() => void run()}>
            다시 하기
          </MainButton>
          <MainButton look="outline" size="small" fit onClick={onDelete}>
            지우기
          </MainButton>
        </Stack>
      </Stack>
    </Card>
  );
}
