import type { TestCard } from '@contract/test/diagnostics.responses';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { listDay } from '@/shared/lib/age-label';
import { color, radius, space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';
import { Skeleton } from '@/shared/ui/feedback/skeleton';

type Plan = { lead: string; name: string; progress?: number; action: string; to: string; state?: TestCard };

/** Next step for the child: the check that was begun, the one for the age now, its result, or the one to come. */
function getPlan(tests: readonly TestCard[]): Plan | null {
  const begun = tests.find(({ status, attempt_id: id }) => status > 0 && status < 100 && id !== null);
  if (begun?.attempt_id) {
    return {
      lead: '하던 체크가 있어요',
      name: begun.name,
      progress: begun.status,
      action: '이어하기',
      to: paths.test.toPost(begun.attempt_id),
    };
  }
  const due = tests.find(({ status, window }) => status === 0 && window === 'current');
  if (due) {
    return {
      lead: '지금 나이에 맞는 체크예요',
      name: due.name,
      action: '시작하기',
      to: paths.test.toDetail(due.id),
      state: due,
    };
  }
  const done = tests.find(({ status, window }) => status >= 100 && window === 'current');
  if (done?.attempt_id) {
    return {
      lead: '이번 체크를 마쳤어요',
      name: done.name,
      action: '결과 보기',
      to: paths.test.toResult(done.attempt_id),
    };
  }
  const next = tests.find(({ window, opens_on: opensOn }) => window === 'upcoming' && opensOn !== null);
  if (next?.opens_on) {
    return {
      lead: `${listDay(next.opens_on)}에 열려요`,
      name: next.name,
      action: '미리 보기',
      to: paths.test.toDetail(next.id),
      state: next,
    };
  }
  return null;
}

/** Below the child's card: the next step, with its button. Renders nothing without a step. */
export function NextCheckCard({ tests }: { tests: readonly TestCard[] }) {
  const plan = getPlan(tests);
  if (!plan) return null;
  return (
    <Box aria-label="오늘의 체크">
      <Words>
        <Typography variant="caption">{plan.lead}</Typography>
        <Typography variant="strong" style={{ fontWeight: 700 }}>
          {plan.name}
        </Typography>
        {plan.progress === undefined ? null : <ProgressBar value={plan.progress} label={`${plan.name} 진행률`} />}
      </Words>
      <MainButton component={Link} to={plan.to} state={plan.state} size="small" fit>
        {plan.action}
      </MainButton>
    </Box>
  );
}

export const NextCheckCardSkeleton = () => <Skeleton shape="card" height={84} />;

const Box = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  minHeight: '84px',
  boxSizing: 'border-box',
  padding: `${space(3)} ${space(3)} ${space(3)} ${space(5)}`,
  borderRadius: radius.card,
  backgroundColor: color.apricotSoft,
  color: color.onApricotSoft,
});

const Words = styled('div')({ flex: '1 1 9rem', minWidth: 0, display: 'grid', gap: space(1) });
