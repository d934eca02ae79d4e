/** Calls back each time the page is shown again. iOS sends only `pageshow` for a page out of its back/forward cache. */
export function onPageShown(callback: () => void, signal: AbortSignal): void {
  const shown = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', shown, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && shown(), { signal });
}

/** Calls back each time the page is hidden or left: the last moment in which it surely runs. */
export function onPageHidden(callback: () => void, signal: AbortSignal): void {
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') callback();
    },
    { signal },
  );
  window.addEventListener('pagehide', () => callback(), { signal });
}
