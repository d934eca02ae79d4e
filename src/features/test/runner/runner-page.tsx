import { useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { FailedState } from '@/shared/ui/failed-state';
import { PageShell } from '@/shared/ui/page-shell';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { BadAddress } from '../ui/bad-address';
import { Runner } from './runner';
import { RunnerSkeleton } from './runner-skeleton';
import { useOpenAttempt } from './use-open-attempt';

/** /test/post?attempt=…: answering a check. */
export default function RunnerPage() {
  const [query] = useSearchParams();
  const attemptId = query.get('attempt');
  return attemptId ? <Opened key={attemptId} attemptId={attemptId} /> : <BadAddress title="발달 체크" />;
}

function Opened({ attemptId }: { attemptId: string }) {
  const open = useOpenAttempt(attemptId);
  if (open.state === 'ready') return <Runner {...open} />;
  if (open.state === 'missing') return <BadAddress title="발달 체크" />;
  return (
    <PageShell title="발달 체크" back={paths.test.root} width="wide">
      <QueryBoundary
        isLoading={open.state === 'loading'}
        isError
        skeleton={<RunnerSkeleton />}
        failed={
          <FailedState title="체크를 열지 못했어요" onRetry={open.state === 'failed' ? open.retry : undefined}>
            답한 내용은 사라지지 않았어요. 인터넷 연결을 확인하고 다시 시도해 주세요.
          </FailedState>
        }
      >
        {null}
      </QueryBoundary>
    </PageShell>
  );
}
