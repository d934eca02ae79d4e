import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { FailedState } from '@/shared/ui/feedback/failed-state';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PageShell } from '@/shared/ui/layout/page-shell';

/** Instead of the form: there is nothing to enter now, and why. */
export function NotNow({ children = '진행 중인 공모전에서 작품을 올릴 수 있어요.' }: { children?: string }) {
  return (
    <PageShell title="작품 올리기" back>
      <EmptyState
        title="지금은 작품을 올릴 수 없어요"
        action={
          <MainButton component={Link} to={paths.community.contest} replace look="soft" size="small" fit>
            공모전 보기
          </MainButton>
        }
      >
        {children}
      </EmptyState>
    </PageShell>
  );
}

export function LoadingEntry({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return (
    <PageShell title="작품 올리기" back>
      {failed ? <FailedState onRetry={onRetry} /> : <EntrySkeleton />}
    </PageShell>
  );
}

export function EntrySkeleton() {
  return (
    <Stack spacing={5} role="status" aria-label="불러오는 중이에요">
      <Skeleton height={96} shape="card" />
      <Skeleton height={88} />
      <Skeleton height={76} />
      <Skeleton height={160} shape="card" />
    </Stack>
  );
}

export function AlreadyEntered({ entryId }: { entryId: string }) {
  return (
    <PageShell title="작품 올리기" back>
      <EmptyState
        title="이미 올린 작품이 있어요"
        action={
          <MainButton
            component={Link}
            to={paths.community.toContestBoardPost(entryId)}
            replace
            look="soft"
            size="small"
            fit
          >
            내 작품 보기
          </MainButton>
        }
      >
        공모전마다 작품은 하나씩 올릴 수 있어요. 올린 작품은 마감 전까지 수정할 수 있어요.
      </EmptyState>
    </PageShell>
  );
}
