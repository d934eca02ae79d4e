import { introduce, say, sayShare } from './demo-bar';
import { claimDatabase } from './only-one-tab';
import { isServerPage, showServerPage } from './server-page';

/** The share of the way, in percent, when the code of the API has arrived. */
const CODE_SHARE = 15;

/** Starts the demo: first the database and the service worker, then the pages. */
async function startDemo() {
  if (!('serviceWorker' in navigator) || !('locks' in navigator)) {
    say('이 브라우저에서는 체험판을 열 수 없어요. 최신 Chrome, Edge, Safari, Firefox에서 열어 주세요.');
    return;
  }
  await sayShare(0);
  if (!(await claimDatabase())) {
    say('체험판이 다른 탭에 열려 있어요. 그 탭에서 이어서 쓰거나, 그 탭을 닫고 다시 시도해 주세요.', {
      label: '다시 시도',
      run: () => location.reload(),
    });
    return;
  }
  const { startBackend } = await import('./start-backend');
  await sayShare(CODE_SHARE);
  const [account, ...others] = await startBackend(CODE_SHARE, sayShare);
  if (isServerPage(location.pathname)) return showServerPage();
  if (account) {
    introduce(account, others);
    console.info(`체험 계정: ${account.user_id} / ${account.password}`);
  }
  await import('@/main');
}

startDemo().catch((error: unknown) => {
  console.error(error);
  say('체험판을 시작하지 못했어요.', { label: '다시 시도', run: () => location.reload() });
});
