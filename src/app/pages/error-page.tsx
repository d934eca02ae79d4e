import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useRouteError } from 'react-router-dom';
import { usePageFailure } from '@/app/shell/failed-page';
import { isTopLevel, paths } from '@/domain/paths';
import { LateOfflineCloud } from '@/shared/art/illustrations/late-art';
import { removeStaticShell } from '@/shared/lib/remove-static-shell';
import { reportError } from '@/shared/lib/report-error';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { StateView } from '@/shared/ui/feedback/state-view';
import { AppHeader } from '@/shared/ui/layout/app-header';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { isServerThere } from '@/shared/ui/load-chunk';

/** Render errors and chunks that fail to load (docs/specification.md §8.1), inside the app shell if it rendered. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const [trying, setTrying] = useState(false);
  const retryInFrame = usePageFailure();
  useEffect(() => {
    removeStaticShell();
    console.error('A screen failed', error);
    reportError(error);
  }, [error]);
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError';

  const tryAgain = async () => {
    if (retryInFrame()) return;
    setTrying(true);
    // Offline a reload would put the browser's own error in place of this page.
    if (await isServerThere()) window.location.reload();
    else setTrying(false);
  };

  const onOnline = useEffectEvent(() => void tryAgain());
  useEffect(() => {
    if (!isChunk) return;
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isChunk]);

  const view = (
    <StateView
      role="alert"
      art={<LateOfflineCloud size={150} />}
      title="오류가 발생했습니다"
      action={
        <>
          <MainButton look="outline" size="small" fit pending={trying} onClick={() => void tryAgain()}>
            다시 시도
          </MainButton>
          {isChunk ? (
            <MainButton component={Link} to={paths.root} replace size="small" fit>
              메인으로 가기
            </MainButton>
          ) : (
            // A plain link: the broken part is loaded again with the page.
            <MainButton component="a" href={paths.root} size="small" fit>
              메인으로 가기
            </MainButton>
          )}
        </>
      }
    >
      {isChunk
        ? '화면을 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.'
        : '잠시 뒤에 다시 시도해 주세요. 저장한 내용은 그대로 있어요.'}
    </StateView>
  );
  // Top-level pages have the frame's header; the others render their own.
  if (isTopLevel(pathname)) {
    return (
      <PageShell title="오류가 발생했습니다" titleHidden>
        {view}
      </PageShell>
    );
  }
  return (
    <PageShell header={<AppHeader title="오류" back />}>
      <title>오류가 발생했습니다 · 쑥쑥플래너</title>
      {view}
    </PageShell>
  );
}
