import type { Page, Request } from '@playwright/test';

/** Finishes every finite transition and animation, and resolves when the result is painted. */
export const finishAnimations = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const isEnding = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    await frame();
    for (let ending = document.getAnimations().filter(isEnding); ending.length > 0; ) {
      for (const animation of ending) animation.finish();
      await frame();
      ending = document.getAnimations().filter(isEnding);
    }
    await frame();
  });

/** Counts the requests of a page that are not answered yet. */
export function watchRequests(page: Page) {
  const pending = new Set<Request>();
  let notify: () => void = () => undefined;
  const remove = (request: Request) => {
    pending.delete(request);
    if (pending.size === 0) notify();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', remove);
  page.on('requestfailed', remove);
  // Chromium never ends some requests of a document that is left; all that began before the next one's answer are its.
  page.on('response', (response) => {
    const document = response.request();
    if (!document.isNavigationRequest() || document.frame() !== page.mainFrame()) return;
    for (const request of [...pending]) if (request !== document) remove(request);
  });
  const answered = () =>
    new Promise<void>((resolve) => {
      notify = resolve;
      if (pending.size === 0) resolve();
    });
  return {
    /** Drops the requests of the previous document, of which some are never answered. */
    reset: () => pending.clear(),
    /** Resolves when nothing is pending. */
    answered,
    /** Resolves when no request is pending and a painted frame started no new one. */
    settled: async () => {
      do {
        await answered();
        await page.evaluate(async () => {
          await new Promise((idle) => requestIdleCallback(idle, { timeout: 5000 }));
          for (let frames = 0; frames < 4; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
        });
      } while (pending.size > 0);
    },
  };
}
