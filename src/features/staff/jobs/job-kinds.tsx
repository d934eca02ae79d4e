import { formatNumber } from '@contract/common/format-number';
import { JOB_LABELS } from '@contract/common/job-kinds';
import { MINUTE_MS, SECOND_MS } from '@contract/common/time';
import type { JobOverview } from '@contract/staff/jobs.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatTime } from '@/shared/lib/format-time';
import type { Tone } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { CardLines } from '@/shared/ui/feedback/line-list';
import { type BoundaryQuery, QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { TitledSection } from '@/shared/ui/layout/titled-section';

type Kind = JobOverview['kinds'][number];
/** Below it a worker may only be busy. */
const LATE_SECONDS = (5 * MINUTE_MS) / SECOND_MS;

/** Waiting, running and failed jobs of each kind; of periodic jobs when they were done and are due. */
export const JobKinds = ({ query }: { query: BoundaryQuery<JobOverview> }) => (
  <TitledSection title="작업별 현황">
    <QueryBoundary
      query={query}
      isEmpty={query.currentData?.kinds.length === 0}
      skeleton={<Skeleton height={420} shape="card" />}
      empty={
        <EmptyState title="아직 시작한 작업이 없어요" compact>
          서버가 작업을 시작하면 여기에 보여요.
        </EmptyState>
      }
    >
      {({ kinds }) => (
        <Card>
          <CardLines>
            {kinds.map((kind) => (
              <KindRow key={kind.kind} one={kind} />
            ))}
          </CardLines>
        </Card>
      )}
    </QueryBoundary>
  </TitledSection>
);

function KindRow({ one }: { one: Kind }) {
  return (
    <li>
      <Stack
        direction="row"
        spacing={2}
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Typography component="h3" variant="strong" style={{ margin: 0 }}>
          {JOB_LABELS[one.kind]}
        </Typography>
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
          {toCounts(one).map(([label, count, tone]) => (
            <Chip key={label} tone={tone}>
              {label} {formatNumber(count)}
            </Chip>
          ))}
        </Stack>
      </Stack>
      {toLines(one).map((line) => (
        <Typography key={line} variant="small" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {line}
        </Typography>
      ))}
    </li>
  );
}

const toCounts = ({ waiting, running, failed }: Kind) =>
  (
    [
      ['실패', failed, 'coral'],
      ['진행', running, 'leaf'],
      ['대기', waiting, 'sky'],
    ] satisfies [string, number, Tone][]
  ).filter(([, count]) => count > 0);

function toLines({ due_at, done_at, late_seconds }: Kind): string[] {
  const times = due_at
    ? [
        done_at ? `마지막 ${formatTime(done_at, 'monthDayMinute')}` : '아직 한 번도 안 했어요',
        `다음 ${formatTime(due_at, 'monthDayMinute')}`,
      ]
    : [];
  return [
    ...(times.length > 0 ? [times.join(' · ')] : []),
    ...(late_seconds >= LATE_SECONDS
      ? [`${formatNumber(Math.floor((late_seconds * SECOND_MS) / MINUTE_MS))}분 늦어지고 있어요`]
      : []),
  ];
}
