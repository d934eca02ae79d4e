import { type PageSnapshot, readSnapshot } from '@/shared/session/page-snapshots';
import { deviceStorage } from '@/shared/storage/safe-storage';
import { SESSION_KEYS } from '@/shared/storage/session-keys';

/** Put in by build/static-shell.ts: see build/route-preloads.ts. */
declare const PRELOADS: string;
declare const ROUTES: readonly (readonly [pattern: string, shell: string | 0, files: number[], isExempt: 0 | 1])[];

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: () => string }): { createHTML(text: string): string };
}

const TOO_OLD = '이 브라우저는 오래되어 쑥쑥플래너를 열 수 없어요. 브라우저나 기기의 소프트웨어를 업데이트해 주세요.';

const isSupported = () =>
  'noModule' in document.createElement('script') && !!Object.hasOwn && CSS.supports('container-type', 'inline-size');

/** The path whose page will be shown; what `/` leads to, where it is certain. */
function findPath(isSignedIn: boolean): string {
  const path = location.pathname.replace(/(.)\/+$/, '$1');
  if (path !== '/') return path;
  if (!isSignedIn) return '/intro';
  return deviceStorage.read(SESSION_KEYS.profileId) && innerWidth < 800 ? '/home' : path;
}

const findRoute = (path: string) => ROUTES.find(([pattern]) => new RegExp(`^${pattern}$`).test(path));

function preload(files: readonly number[]): void {
  const names = PRELOADS.split(' ');
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/assets/${names[file]}.js`;
    document.head.append(link);
  }
}

/** The page's policy allows no other markup than this. */
function toMarkup(text: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return trustedTypes ? trustedTypes.createPolicy('StaticShell', { createHTML: () => text }).createHTML('') : text;
}

/** Styles of a snapshot, by ways that the page's policy allows. */
function applyStyles(shell: HTMLElement, { css }: PageSnapshot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  // Not removed with the shell: the page would be styled again, by the same rules.
  document.adoptedStyleSheets = [sheet];
  for (const element of shell.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
}

/** Shows the page as it was shown last, else its skeleton. */
function showShell(root: HTMLElement, kind: string, path: string): void {
  const snapshot = readSnapshot(path + location.search + location.hash);
  const shell = document.createElement('div');
  shell.dataset.staticShell = kind;
  shell.inert = true;
  shell.setAttribute('aria-hidden', 'true');
  shell.innerHTML = toMarkup(snapshot?.html ?? document.getElementById(`shell-${kind}`)?.textContent ?? '');
  if (snapshot) {
    shell.dataset.snapshot = path;
    applyStyles(shell, snapshot);
  }
  for (const tab of shell.querySelectorAll('nav a')) {
    const place = tab.getAttribute('href');
    if (place === path || place === `/${path.split('/')[1]}`) tab.setAttribute('aria-current', 'page');
  }
  root.before(shell);
}

/**
 * Runs before the first paint, while index.html is parsed: fetches the code of the page that will be shown and shows its
 * static shell. A script of the page itself (build/static-shell.ts).
 */
export function paintFirst(): void {
  const root = document.getElementById('root');
  if (!root) return;
  if (!isSupported()) {
    root.textContent = TOO_OLD;
    return;
  }
  const isSignedIn = !!deviceStorage.read(SESSION_KEYS.accessToken);
  let path = findPath(isSignedIn);
  let route = findRoute(path);
  if (route && !isSignedIn && !route[3]) {
    path = '/auth/login';
    route = findRoute(path);
  }
  if (!route) return;
  preload(route[2]);
  if (isSignedIn && deviceStorage.read('ggp_v1_childHalf') !== 'true' && route[1]) showShell(root, route[1], path);
}
