import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { BadAddress } from '@/features/test/ui/bad-address';
import { NewestAttempt } from '@/features/test/ui/newest-attempt';
import { FailedState } from '@/shared/ui/feedback/failed-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { asksTheSame } from './pair/pair-progress';
import { PairRunner } from './pair/pair-runner';
import { Runner } from './runner';
import { RunnerSkeleton } from './runner-skeleton';
import { type OpenAttempt, useOpenAttempt } from './use-open-attempt';

// Fetched now, so that it is there when the connection is lost.
void import('@/features/test/outbox/answer-sender').catch(() => undefined);

/** /test/post?attempt=…: answering a check; without the query the one begun last. With `&with=…` for two children at once. */
export function RunnerPage() {
  const [query] = useSearchParams();
  const attemptId = query.get('attempt');
  const otherId = query.get('with');
  if (!attemptId) return <BegunCheck />;
  if (!otherId || otherId === attemptId) return <Opened key={attemptId} attemptId={attemptId} />;
  return <OpenedBoth key={`${attemptId} ${otherId}`} attemptId={attemptId} otherId={otherId} />;
}

const BegunCheck = () => (
  <NewestAttempt
    title="체크"
    getTime={({ status, started_at }) => (status < 100 ? started_at : null)}
    toPath={paths.test.toPost}
  >
    하던 체크가 없어요. 목록에서 골라 시작해 보세요.
  </NewestAttempt>
);

function Opened({ attemptId }: { attemptId: string }) {
  const open = useOpenAttempt(attemptId);
  return open.state === 'ready' ? <Runner {...open} /> : <NotOpen states={[open]} />;
}

function OpenedBoth({ attemptId, otherId }: { attemptId: string; otherId: string }) {
  const one = useOpenAttempt(attemptId);
  const other = useOpenAttempt(otherId);
  if (one.state !== 'ready' || other.state !== 'ready') return <NotOpen states={[one, other]} />;
  // different versions of the check: each is continued alone
  if (!asksTheSame(one.attempt.items, other.attempt.items)) {
    return <Navigate replace to={paths.test.toPost(attemptId)} />;
  }
  return <PairRunner owner={one.owner} one={one} other={other} />;
}

/** The attempt is loading, does not exist, or could not be read. */
function NotOpen({ states }: { states: readonly OpenAttempt[] }) {
  if (states.some(({ state }) => state === 'missing')) return <BadAddress title="체크" />;
  const retry = () => {
    for (const open of states) if (open.state === 'failed') open.retry();
  };
  return (
    <PageShell title="체크" back={paths.test.root} width="wide">
      <QueryBoundary
        isLoading={states.some(({ state }) => state === 'loading')}
        isError
        skeleton={<RunnerSkeleton />}
        failed={
          <FailedState title="체크를 열지 못했어요" onRetry={retry}>
            답한 내용은 사라지지 않았어요. 인터넷 연결을 확인하고 다시 시도해 주세요.
          </FailedState>
        }
      >
        {null}
      </QueryBoundary>
    </PageShell>
  );
}
