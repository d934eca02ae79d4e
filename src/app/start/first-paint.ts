import { isChildModePath, isFullScreen, isGateExempt, isTopLevel, paths } from '@/domain/paths';
import { deviceStorage } from '@/shared/storage/safe-storage';
import { SESSION_KEYS } from '@/shared/storage/session-keys';

const TOO_OLD = '이 브라우저는 오래되어 쑥쑥플래너를 열 수 없어요. 브라우저나 기기의 소프트웨어를 업데이트해 주세요.';
const NARROW = 800;

const isSupported = () =>
  'noModule' in document.createElement('script') && !!Object.hasOwn && CSS.supports('container-type', 'inline-size');

/** Skeleton of the page that will be shown; none for a visitor without a session, in child mode, without the app's frame. */
function findSkeleton(): 'top' | 'sub' | '' {
  const isSignedIn = deviceStorage.read(SESSION_KEYS.accessToken) !== null;
  if (!isSignedIn || deviceStorage.read('ggp_v1_childHalf') === 'true') return '';
  const path = location.pathname;
  // It leads to home, on a phone with a child.
  if (path === paths.root) return deviceStorage.read(SESSION_KEYS.profileId) && innerWidth < NARROW ? 'top' : '';
  if (isGateExempt(path) || isFullScreen(path) || isChildModePath(path)) return '';
  return isTopLevel(path) ? 'top' : 'sub';
}

// A script of the page itself, behind the skeleton (build/static-shell.ts): it runs before the first paint.
const shell = document.querySelector<HTMLElement>('[data-static-shell]');
const root = document.getElementById('root');
if (!isSupported() && root) root.textContent = TOO_OLD;
else if (shell) shell.dataset.staticShell = findSkeleton();
