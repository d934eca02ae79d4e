import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PHONE } from '../engines';
import type { Journey } from '../journey';

const WRITE_FORM = 'main [contenteditable="true"]';
const VIEWER = '[role="dialog"][aria-label="사진 크게 보기"]';

/** A post with two photos; each opens on the whole screen, where a swipe turns and Back closes. */
export const photoPost: Journey = {
  name: 'a post with photos, and the viewer',
  walk: async ({ page, shoot, folder }) => {
    const photos = ['first.png', 'second.png'].map((name) => path.join(folder, name));
    await page.goto('/community/trip');
    await page.find({ css: 'main article h2 a' });
    for (const photo of photos) writeFileSync(photo, await page.screenshot());
    await page.goto('/community/info/write');
    // The note about children's faces is read once on a device.
    await page.run("localStorage.setItem('ggp_v1_childPhotoNotice', '1');");
    const title = `첫눈 본 날 ${Date.now()}`;
    await page.fill({ css: 'main input, main textarea', name: '제목', part: true }, title);
    await page.fill({ css: WRITE_FORM }, '아침에 눈이 왔어요.');
    await page.choosePhotos('input[type=file]', photos);
    await page.until(
      'the photos in the text',
      'return document.querySelectorAll(arguments[0]).length === 2;',
      `${WRITE_FORM} img`,
    );
    await shoot('write');
    await page.tap({ css: 'button', name: '올리기' });
    await page.find({ css: 'main h2', name: title });
    await page.find({ css: 'main p', name: '아침에 눈이 왔어요.' });
    await shoot('post');

    const open = { css: 'main button', name: '사진 1 크게 보기' };
    await page.tap(open);
    await page.until(
      'the first photo',
      'return document.querySelector(arguments[0])?.textContent.includes("1 / 2");',
      VIEWER,
    );
    await shoot('viewer');
    await page.drag([320, 260, 200, 140, 80].map((x) => ({ x, y: 420 })));
    await page.until(
      'the second photo',
      'return document.querySelector(arguments[0])?.textContent.includes("2 / 2");',
      VIEWER,
    );
    await page.back();
    await page.gone({ css: VIEWER });
    await page.find({ css: 'main h2', name: title });
  },
};

/** The map of places with its pins, nearer by its button. */
export const map: Journey = {
  name: 'the map of places',
  walk: async ({ page, shoot }) => {
    await page.goto('/community/trip/map');
    const pins =
      'return [...document.querySelectorAll(".gg-marker")].map((pin) => pin.getAttribute("aria-label")).join();';
    await page.until('the pins', 'return document.querySelectorAll(".gg-marker").length > 3;');
    await shoot('map');
    const before = await page.run<string>(pins);
    await page.tap({ css: 'button', name: '크게 보기' });
    await page.until('other pins', `const now = (() => { ${pins} })(); return now !== arguments[0];`, before);
    await shoot('map-nearer');
  },
};

/** A sheet that follows the finger: drawn a little it returns, drawn down it closes; Back closes it too. */
export const sheets: Journey = {
  name: 'sheets',
  walk: async ({ page, shoot }) => {
    await page.goto('/home');
    const sheet = { css: '[role="dialog"]' };
    const title = { css: '[role="dialog"] h2', name: '누구를 볼까요?' };
    const open = { css: 'header button', name: '프로필 바꾸기', part: true };
    await page.tap(open);
    const { x, y } = await page.find(title);
    await shoot('sheet');
    const down = (by: number) => [0, 0.25, 0.5, 0.75, 1].map((done) => ({ x, y: y + by * done }));
    await page.drag(down(20));
    await page.find(title);
    await page.drag(down(Math.min(400, PHONE.height - y - 10)));
    await page.gone(sheet);
    await page.tap(open);
    await page.find(title);
    await page.back();
    await page.gone(sheet);
    await page.at('/home');
  },
};
