// In the page, before its own scripts: records what is painted, by the browser's entries and frame by frame.
{
  const { tabs, card } = window.watchFor;
  const watched = { lcp: 0, blocked: 0, shift: 0, frame: null, card: null };
  window.watched = watched;
  const observe = (type, handle) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.lcp = startTime;
  });
  observe('longtask', ({ duration }) => {
    watched.blocked += duration - 50;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) watched.shift += value;
  });
  const isShown = (node) => node.checkVisibility() && node.textContent.trim() !== '';
  const shows = (selector, least) => [...document.querySelectorAll(selector)].filter(isShown).length >= least;
  const look = () => {
    const now = performance.now();
    if (watched.frame === null && document.querySelector('header') && shows(tabs, 5)) watched.frame = now;
    if (watched.card === null && shows(card, 1)) {
      watched.card = now;
      window.cardShown('');
    }
    if (watched.card === null || watched.frame === null) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
