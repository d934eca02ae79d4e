import type { Page } from '@playwright/test';

type Point = { x: number; y: number };
const STEPS = 8;

/** Fingers on the glass, from the first of each path to its last, as touch events. */
async function moveFingers(page: Page, paths: readonly (readonly [from: Point, to: Point])[]) {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', done: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : paths.map(([from, to], id) => ({
              x: from.x + (to.x - from.x) * done,
              y: from.y + (to.y - from.y) * done,
              id,
            })),
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', step / STEPS);
  await touch('touchEnd', 1);
  await cdp.detach();
}

/** One finger that goes so many px to the right and down. */
export const drag = (page: Page, from: Point, { right = 0, down = 0 }: { right?: number; down?: number }) =>
  moveFingers(page, [[from, { x: from.x + right, y: from.y + down }]]);

/** Two fingers that part sideways by so many px each. */
export const pinchOut = (page: Page, { x, y }: Point, by: number) =>
  moveFingers(page, [
    [
      { x: x - 20, y },
      { x: x - 20 - by, y },
    ],
    [
      { x: x + 20, y },
      { x: x + 20 + by, y },
    ],
  ]);
