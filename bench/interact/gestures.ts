import type { Locator, Page } from '@playwright/test';
import { newChild, removeChild, signInOn } from '../../e2e/support/family';
import { paths } from '../../src/domain/paths';

/** The gestures with the most INP in ms that their p95 may have; null: measured without a goal of its own. */
export const GESTURES = {
  'tab change': 100,
  'post, first opening': null,
  'post, from the cache': null,
  back: null,
  answer: 100,
  typing: 100,
  like: null,
  sheet: null,
  filter: null,
  'growth form': null,
  'growth chart': null,
  search: null,
} as const;
export type Gesture = keyof typeof GESTURES;

/** Does something in the page and records the interactions it consisted of. */
export type Time = (gesture: Gesture, work: () => Promise<unknown>) => Promise<void>;

const WORDS = 'onul cheoeum georeosseoyo';
/** Posts opened in a round. */
const POSTS = 6;

/** How long a finger stays on what it taps. */
const TOUCH_MS = 80;

/** A tap as by a finger; Playwright's ends in the moment in which it begins. */
async function tap(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const page = target.page();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
  await page.waitForTimeout(TOUCH_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

const isOpen = (page: Page, path: string) => page.waitForURL((url) => url.pathname.startsWith(path));

async function typeInto(field: Locator, gesture: Gesture, time: Time) {
  await field.tap();
  await time(gesture, () => field.pressSequentially(WORDS, { delay: 60 }));
  const written = await field.evaluate((element) => (element as HTMLInputElement).value ?? element.textContent);
  if (!written?.includes(WORDS)) throw new Error(`'${WORDS}' was typed, and the field has '${written}'`);
}

async function changeTabs(page: Page, time: Time) {
  await page.goto(paths.home);
  await page.getByRole('region', { name: '인기 글' }).getByRole('listitem').first().waitFor();
  for (const [name, path] of [
    ['커뮤니티', paths.community.root],
    ['마이', paths.mypage.root],
    ['홈', paths.home],
    ['마이', paths.mypage.root],
    ['커뮤니티', paths.community.root],
    ['홈', paths.home],
  ] as const) {
    await time('tab change', () => tap(page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name })));
    await isOpen(page, path);
    await page.waitForLoadState('networkidle');
  }
}

/** Opens the posts of the board one after another, all again from the cache, and likes each in the list. */
async function readPosts(page: Page, time: Time) {
  await page.goto(paths.community.infoBoard);
  const cards = page.getByRole('feed').getByRole('article');
  await cards.nth(POSTS - 1).waitFor();
  for (const gesture of ['post, first opening', 'post, from the cache'] as const)
    for (let index = 0; index < POSTS; index += 1) {
      const link = cards.nth(index).getByRole('heading').getByRole('link');
      await link.scrollIntoViewIfNeeded();
      await time(gesture, () => tap(link));
      await page.getByRole('heading', { name: /^댓글/ }).waitFor();
      await page.waitForLoadState('networkidle');
      await time('back', () => tap(page.getByRole('button', { name: '뒤로' })));
      await cards.nth(index).waitFor();
    }
  for (let index = 0; index < POSTS; index += 1)
    await time('like', () => tap(cards.nth(index).getByRole('button', { name: /^좋아요/ })));
}

async function filterLists(page: Page, time: Time) {
  for (const [path, list, names] of [
    [paths.community.infoBoard, '분류', ['음식', '생활습관', '교육', '전체']],
    [paths.test.root, '체크 종류', ['기질', '언어', '배움 준비', '전체']],
  ] as const) {
    await page.goto(path);
    const chips = page.getByRole('list', { name: list });
    await chips.waitFor();
    await page.waitForLoadState('networkidle');
    for (const name of names) {
      await time('filter', () => tap(chips.getByRole('button', { name, exact: true })));
      await page.waitForLoadState('networkidle');
    }
  }
}

async function openSheets(page: Page, time: Time) {
  await page.goto(paths.home);
  await page.getByRole('region', { name: '인기 글' }).getByRole('listitem').first().waitFor();
  await page.waitForLoadState('networkidle');
  const sheet = page.getByRole('dialog').or(page.getByRole('menu'));
  for (let round = 0; round < 2; round += 1)
    for (const name of [/프로필 바꾸기$/, '내 메뉴']) {
      await time('sheet', () => tap(page.getByRole('banner').getByRole('button', { name })));
      await sheet.waitFor();
      await time('sheet', () => page.keyboard.press('Escape'));
      await sheet.waitFor({ state: 'hidden' });
    }
}

async function lookAtGrowth(page: Page, time: Time) {
  await page.goto(paths.mypage.analysisDevelopment);
  const growth = page.getByRole('region', { name: '성장' });
  await growth.getByRole('figure').waitFor();
  await page.waitForLoadState('networkidle');
  for (const name of ['몸무게', '머리둘레', '키', '태어나서부터', 'WHO', '이전 기록'])
    await time('growth chart', () => tap(growth.getByRole('button', { name, exact: true })));
  const sheet = page.getByRole('dialog');
  await time('growth form', () => tap(growth.getByRole('button', { name: '기록 쓰기' })));
  await sheet.waitFor();
  await page.waitForLoadState('networkidle');
  const height = sheet.getByRole('textbox', { name: /^키/ }).first();
  await height.tap();
  await time('growth form', () => height.pressSequentially('104.5', { delay: 60 }));
}

async function search(page: Page, time: Time) {
  await page.goto(paths.community.search);
  const field = page.getByRole('searchbox', { name: '검색어' });
  await field.waitFor();
  await field.tap();
  await time('search', () => field.pressSequentially('a', { delay: 60 }));
  await field.fill('아이');
  await time('search', () => tap(page.getByRole('button', { name: '검색', exact: true })));
  await page.locator('mark').first().waitFor();
  for (const name of ['글', '놀이', '육아 팁', '전체']) {
    await time('search', () =>
      tap(page.getByRole('list', { name: '어디에서' }).getByRole('button', { name, exact: true })),
    );
    await page.waitForLoadState('networkidle');
  }
}

async function type(page: Page, time: Time) {
  await page.goto(paths.community.infoBoard);
  await page.getByRole('feed').getByRole('article').first().getByRole('heading').getByRole('link').tap();
  await page.waitForLoadState('networkidle');
  await typeInto(page.getByRole('textbox', { name: '댓글 쓰기' }), 'typing', time);
  await page.goto(paths.community.infoWrite);
  const title = page.getByRole('textbox', { name: '제목' });
  const empty = page.getByRole('button', { name: '새로 쓰기' });
  await title.or(empty).waitFor();
  if (await empty.isVisible()) await empty.tap();
  await typeInto(title, 'typing', time);
  await typeInto(page.getByRole('textbox', { name: '내용' }), 'typing', time);
}

/** Answers a check of a child of its own. */
async function answerCheck(page: Page, time: Time) {
  const made = await newChild(page.request, 14);
  try {
    await signInOn(page, made.child);
    await page.goto('/test/detail?test=temperament-12-35m');
    const start = page.getByRole('button', { name: '시작하기' });
    await start.waitFor();
    const consent = page.getByRole('checkbox');
    if (await consent.isVisible()) await consent.check();
    await start.tap();
    const first = page.getByRole('heading', { name: /중 1번째 질문/ });
    const [, count] = /(\d+)개 중/.exec((await first.textContent()) ?? '') ?? [];
    for (let index = 1; index <= Number(count); index += 1) {
      await page.getByRole('heading', { name: new RegExp(`중 ${index}번째`) }).waitFor();
      await time('answer', () =>
        tap(page.getByRole('group').getByRole('button', { name: '자주 그래요', exact: true })),
      );
    }
  } finally {
    await removeChild(page.request, made);
  }
}

/** All gestures, each several times. The page is signed in. */
export const WALKS: readonly ((page: Page, time: Time) => Promise<void>)[] = [
  changeTabs,
  readPosts,
  filterLists,
  openSheets,
  lookAtGrowth,
  search,
  type,
  answerCheck,
];
