import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { FailedState } from '@/shared/ui/feedback/failed-state';
import { FullScreenSpinner } from '@/shared/ui/feedback/full-screen-spinner';
import { OfflineBar } from '@/shared/ui/feedback/offline-bar';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { GallerySection } from './gallery-section';

const noop = () => undefined;

const PostSkeleton = () => (
  <Card>
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Skeleton width={44} height={44} shape="round" />
      <Stack spacing={2} style={{ flex: 1 }}>
        <Skeleton width="70%" />
        <Skeleton width="40%" height={12} />
      </Stack>
    </Stack>
  </Card>
);

/** Loading, empty, failed, offline. */
export function GalleryStates() {
  return (
    <GallerySection title="네 가지 상태">
      <QueryBoundary isLoading skeleton={<PostSkeleton />}>
        {null}
      </QueryBoundary>
      <Card>
        <EmptyState
          title="아직 아이가 없어요"
          action={
            <MainButton size="small" fit>
              아이 추가하기
            </MainButton>
          }
        >
          프로필을 만들면 나이에 맞는 체크를 바로 시작할 수 있어요.
        </EmptyState>
      </Card>
      <Card>
        <QueryBoundary isLoading={false} isEmpty empty="오늘의 인기 글이 없어요" skeleton={null} compact>
          {null}
        </QueryBoundary>
      </Card>
      <Card>
        <FailedState onRetry={noop} />
      </Card>
      <OfflineBar>오프라인이에요. 연결되면 자동으로 다시 이어져요.</OfflineBar>
      <FullScreenSpinner inside />
    </GallerySection>
  );
}
