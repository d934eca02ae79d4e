import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { MainButton } from '@/shared/ui/main-button';
import { OfflineCloudArt } from '@/shared/ui/illustrations/offline-cloud';
import { PageShell } from '@/shared/ui/page-shell';
import { StateView } from '@/shared/ui/state-view';

/** Shown for a render error and for code that cannot be loaded (specification 8). */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    console.error('A screen failed', error);
  }, [error]);
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError';
  return (
    <PageShell title="오류가 발생했습니다" titleHidden>
      <StateView
        role="alert"
        art={<OfflineCloudArt size={150} />}
        title="오류가 발생했습니다"
        action={
          <>
            <MainButton look="outline" size="small" fit onClick={() => window.location.reload()}>
              다시 시도
            </MainButton>
            {/* A plain link: whatever broke is loaded anew with the page. */}
            <MainButton as="a" href={paths.root} size="small" fit>
              메인으로 가기
            </MainButton>
          </>
        }
      >
        {isChunk
          ? '화면을 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.'
          : '잠시 뒤에 다시 시도해 주세요. 저장한 내용은 그대로 있어요.'}
      </StateView>
    </PageShell>
  );
}
