import type { Page } from '@playwright/test';
import { STROKE_BOX, toStrokes } from '../../contract/admin-stroke/strokes';
import type { UnitWriteStroke } from '../../contract/admin-stroke/strokes.responses';

/** Traces a letter on the canvas, stroke by stroke, along its stored strokes. */
export async function traceLetter(page: Page, letter: UnitWriteStroke) {
  const board = page.getByTestId('ink');
  await board.waitFor();
  const { x: left, y: top, width } = (await board.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at
        ? [{ x: left + (at.x / STROKE_BOX) * width, y: top + (at.y / STROKE_BOX) * width, radiusX: 8, radiusY: 8 }]
        : [],
    });
  for (const stroke of toStrokes(letter)) {
    const [first, ...rest] = stroke;
    if (!first) continue;
    await touch('touchStart', first);
    for (const point of rest) await touch('touchMove', point);
    await touch('touchEnd');
  }
  await finger.detach();
}
