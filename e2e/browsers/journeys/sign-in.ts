import { DEMO } from '../../support/family';
import type { Journey } from '../journey';

/** Log-in by form, the chooser of the family, home and its tabs. */
export const signIn: Journey = {
  name: 'log-in, chooser and home',
  walk: async ({ page, shoot }) => {
    await page.goto('/auth/login');
    await page.fill({ css: 'input', name: '아이디' }, DEMO.user_id);
    await page.fill({ css: 'input', name: '비밀번호' }, DEMO.password);
    await shoot('log-in');
    await page.tap({ css: 'button', name: '로그인' });
    await page.at(/^\/(home|auth\/profile\/select)$/);
    await page.goto('/auth/profile/select');
    await page.find({ css: 'main button', name: '가람', part: true });
    await shoot('chooser');
    await page.tap({ css: 'main button', name: '가람', part: true });
    await page.at('/home');
    await page.find({ css: 'main h2, main h3', name: '가람', part: true });
    await shoot('home');
  },
};

/** Pages and tabs by taps: each arrives, is at its top, and Back returns to where the page was. */
export const transitions: Journey = {
  name: 'tabs, a page and Back',
  walk: async ({ page, shoot }) => {
    await page.goto('/home');
    await page.tap({ css: 'nav a', name: '커뮤니티' });
    await page.at('/community/trip');
    const first = { css: 'main article h2 a' };
    await page.find(first);
    await page.run('window.scrollTo(0, 500);');
    await page.tap({ css: 'main article:nth-of-type(3) h2 a, main li:nth-of-type(3) article h2 a' });
    await page.at(/^\/community\/trip\/place-/);
    await page.find({ css: 'main h2' });
    await page.until('the top of the page', 'return window.scrollY === 0;');
    await page.until('no animation', NO_ANIMATION);
    await shoot('place');
    await page.back();
    await page.at('/community/trip');
    await page.find(first);
    await page.tap({ css: 'nav a', name: '마이' });
    await page.at('/mypage');
    await page.find({ css: 'main h2' });
    await shoot('my-page');
  },
};

const NO_ANIMATION =
  "return document.getAnimations().every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline);";
