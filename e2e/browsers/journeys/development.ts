import type { Journey } from '../journey';
import type { Page } from '../page';

const QUESTION = 'return document.querySelector("main h2")?.textContent ?? "";';

/** Answers the question with its first answer and waits for the next, or for the end. */
async function answer(page: Page) {
  const now = await page.run<string>(QUESTION);
  await page.tap({ css: 'main [role="group"] button' });
  await page.until(
    'the next question',
    'return (document.querySelector("main h2")?.textContent ?? arguments[0]) !== arguments[0];',
    now,
  );
}

async function swipeBack(page: Page) {
  const now = await page.run<string>(QUESTION);
  await page.drag([100, 160, 220, 280].map((x) => ({ x, y: 300 })));
  await page.until(
    'the question before',
    'return document.querySelector("main h2")?.textContent !== arguments[0];',
    now,
  );
}

/** A check of the child from its first question to the result, with a swipe back on the way. */
export const check: Journey = {
  name: 'a check to its result',
  walk: async ({ page, shoot }) => {
    await page.goto('/home');
    await page.tap({ css: 'main a', name: '시작하기', part: true });
    await page.at('/test/detail');
    const start = { css: 'main button', name: '시작하기' };
    await page.find(start);
    if (await page.run<boolean>('return document.querySelector("main input[type=checkbox]:not(:checked)") !== null;'))
      await page.tap({ css: 'main input[type=checkbox]' });
    await page.tap(start);
    await page.at('/test/post');
    await page.until(
      'the first question',
      'return /1번째/.test(document.querySelector("main h2")?.textContent ?? "");',
    );
    const count = Number(/(\d+)개 중/.exec(await page.run<string>(QUESTION))?.[1]);
    await answer(page);
    await shoot('question');
    // The runner follows a finger, no mouse.
    const isSwiped = page.engine.pointer === 'touch';
    if (isSwiped) await swipeBack(page);
    for (let at = isSwiped ? 1 : 2; at <= count; at += 1) await answer(page);
    await shoot('end-of-check');
    await page.tap({ css: 'button', name: '결과 보기' });
    await page.at('/test/result');
    await page.find({ css: 'main h2', name: '잘 보이고 있는 모습' });
    await shoot('result');
  },
};

/** A measurement typed into the sheet, and the chart with it. */
export const growth: Journey = {
  name: 'a growth entry',
  walk: async ({ page, shoot }) => {
    await page.goto('/mypage/analysis/development?entry=new');
    const sheet = '[role="dialog"]';
    await page.find({ css: `${sheet} button`, name: '저장하기' });
    await page.fill({ css: `${sheet} input`, name: '키', part: true }, '104.3');
    await page.fill({ css: `${sheet} input`, name: '몸무게', part: true }, '16.9');
    await shoot('growth-form');
    await page.tap({ css: `${sheet} button`, name: '저장하기' });
    await page.gone({ css: sheet });
    await page.find({ css: 'main *', name: '104.3', part: true });
    await shoot('growth');
  },
};

/** The corners of the two strokes of ㄷ, on a board of 1407 (contract/admin-stroke/strokes). */
const LETTER = [
  [
    [310, 338],
    [1126, 338],
  ],
  [
    [310, 338],
    [310, 1098],
    [1154, 1098],
  ],
] as const;
const BOARD = 1407;

/** One letter with the finger, to its stars. */
export const tracing: Journey = {
  name: 'tracing a letter',
  walk: async ({ page, shoot }) => {
    await page.goto('/learn');
    await page.until('the board', 'return document.querySelector("[data-testid=ink]") !== null;');
    await page.run('document.querySelector("[data-testid=ink]").scrollIntoView({ block: "center" });');
    for (const stroke of LETTER) {
      const { left, top, width } = await page.run<{ left: number; top: number; width: number }>(
        'const { left, top, width } = document.querySelector("[data-testid=ink]").getBoundingClientRect(); return { left, top, width };',
      );
      const corners = stroke.map(([x, y]) => ({ x: left + (x / BOARD) * width, y: top + (y / BOARD) * width }));
      await page.drag(corners.flatMap((to, at) => between(corners[at - 1] ?? to, to)));
    }
    await page.find({ css: 'main button', name: '다시 써 보기' });
    await shoot('traced');
  },
};

type Point = { x: number; y: number };
const between = (from: Point, to: Point) =>
  Array.from({ length: 12 }, (_, at) => ({
    x: from.x + ((to.x - from.x) * (at + 1)) / 12,
    y: from.y + ((to.y - from.y) * (at + 1)) / 12,
  }));
