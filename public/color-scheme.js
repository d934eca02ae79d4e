// Runs before the first paint: the colour scheme that was chosen in the settings (src/shared/storage/brightness.ts), or
// the device's. Styles, controls and the browser's bar follow the attribute it sets.
(() => {
  const PAPER = { light: '#fffaf3', dark: '#1d1a16' };
  const device = matchMedia('(prefers-color-scheme: dark)');
  const read = () => {
    try {
      return localStorage.getItem('ggp_v1_brightness');
    } catch {
      return null;
    }
  };
  const apply = () => {
    const chosen = read();
    const scheme = chosen === 'light' || chosen === 'dark' ? chosen : device.matches ? 'dark' : 'light';
    const root = document.documentElement;
    root.dataset.scheme = scheme;
    root.style.backgroundColor = PAPER[scheme];
    document.querySelector('meta[name="theme-color"]').content = PAPER[scheme];
  };
  apply();
  device.addEventListener('change', apply);
  addEventListener('storage', apply);
  addEventListener('ggp:brightness', apply);
})();
