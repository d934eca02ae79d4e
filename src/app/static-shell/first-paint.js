// Runs before the first paint, while index.html is parsed: fetches the code of the page that will be shown and shows
// its static shell. build/static-shell.ts puts it into index.html and defines ROUTES and PRELOADS.
(() => {
  const isSupported =
    'noModule' in document.createElement('script') && !!Object.hasOwn && CSS.supports('container-type', 'inline-size');
  const root = document.getElementById('root');
  if (!isSupported) {
    root.textContent =
      '이 브라우저는 오래되어 쑥쑥플래너를 열 수 없어요. 브라우저나 기기의 소프트웨어를 업데이트해 주세요.';
    return;
  }
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const isSignedIn = !!read('ggp_accessToken');
  const hasChild = !!read('ggp_profileId');
  let path = location.pathname.replace(/(.)\/+$/, '$1');
  if (path === '/') path = !isSignedIn ? '/intro' : hasChild && innerWidth < 800 ? '/home' : path;
  const find = () => ROUTES.find(([pattern]) => new RegExp(`^${pattern}$`).test(path));
  let route = find();
  if (route && !isSignedIn && !route[3]) {
    path = '/auth/login';
    route = find();
  }
  if (!route) return;
  for (const file of route[2]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = PRELOADS[file];
    document.head.append(link);
  }
  const markup = isSignedIn && read('ggp_v1_childHalf') !== 'true' && document.getElementById(`shell-${route[1]}`);
  if (!markup) return;
  const shell = document.createElement('div');
  shell.dataset.staticShell = route[1];
  shell.inert = true;
  shell.setAttribute('aria-hidden', 'true');
  // The page's policy allows no other text than that of its own elements.
  const createHTML = () => markup.textContent;
  shell.innerHTML = window.trustedTypes
    ? trustedTypes.createPolicy('StaticShell', { createHTML }).createHTML('')
    : createHTML();
  for (const tab of shell.querySelectorAll('nav a')) {
    const place = tab.getAttribute('href');
    if (place === path || place === `/${path.split('/')[1]}`) tab.setAttribute('aria-current', 'page');
  }
  root.before(shell);
})();
