import { expect } from '@playwright/test';
import { formatDay, seoulDay } from '../../../contract/common/calendar';
import type { LearningGlyph, LearningProgress } from '../../../contract/learning/learning.responses';
import { STICKER_IDS } from '../../../contract/learning/learning-stickers';
import { callApi, logIn } from '../family';
import type { Screen } from '../screen';
import { traceLetter } from '../tracing';

const GLYPH = '/learning/glyph';
const LEARNING = '/learning/profile/';

// The device clears the previous day's data, so the day must be today.
const today = formatDay(seoulDay(Date.now()));

const underWay: LearningProgress = {
  day: today,
  today: { seconds: 540, letters: 5, stars: 12 },
  setting: { daily_limit_minutes: 20, hand: 'right' },
  open_until: null,
  extra_minutes: 0,
  left_seconds: 660,
  streak: 4,
  glyphs: [1, 2, 3, 4].map((glyph_id, index) => ({
    glyph_id,
    stars: index === 3 ? 0 : 3,
    tries: 2,
    last_on: today,
  })),
  last_glyph_id: 4,
  stickers: STICKER_IDS.map((id, index) => ({
    id,
    name: `${index + 1}번째 스티커`,
    how: '글자 하나를 끝까지 따라 써요.',
    earned_on: index % 2 ? null : '20261120',
  })),
};
const isOver: LearningProgress = { ...underWay, today: { ...underWay.today, seconds: 1200 }, left_seconds: 0 };

/** Child mode. */
export const LEARNING_SCREENS: readonly Screen[] = [
  {
    name: 'content-dashboard',
    tablet: 'two columns',
    path: () => '/content-dashboard',
    data: [GLYPH, LEARNING],
    gives: { [LEARNING]: underWay },
    empty: { gives: { [GLYPH]: [] } },
  },
  {
    name: 'sticker',
    path: () => '/content-dashboard',
    gives: { [LEARNING]: underWay },
    open: async (page) => {
      await page.getByRole('button', { name: '1번째 스티커 받았어요', exact: true }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'learn-in-a-browser', path: () => '/learn' },
  {
    name: 'letters',
    tablet: 'more tiles a row',
    learns: true,
    path: () => '/learn?world=korean',
    data: [GLYPH, LEARNING],
    gives: { [LEARNING]: underWay },
    empty: { gives: { [GLYPH]: [] } },
  },
  {
    name: 'trace',
    tablet: 'the board beside its tools in landscape',
    learns: true,
    path: () => '/learn?glyph=4',
    gives: { [LEARNING]: underWay },
  },
  {
    name: 'trace-left-hand',
    learns: true,
    path: () => '/learn?glyph=4',
    gives: { [LEARNING]: { ...underWay, setting: { daily_limit_minutes: null, hand: 'left' } } },
    open: async (page) => {
      await page.getByRole('button', { name: '순서 보기' }).tap();
      await expect(page.getByText('리을, 모두 3획이에요')).toBeVisible();
    },
  },
  {
    name: 'trace-done',
    learns: true,
    path: () => '/learn?glyph=4',
    gives: { '/event': { refused: [], progress: underWay }, [LEARNING]: underWay },
    open: async (page) => {
      const { access_token: token } = await logIn(page.request);
      const glyphs = await callApi<LearningGlyph[]>(page.request, 'GET', GLYPH, token);
      await traceLetter(page, glyphs.find(({ id }) => id === 4)?.unit_write_stroke ?? {});
      await expect(page.getByText('별 3개를 받았어요.')).toBeVisible();
    },
  },
  {
    name: 'day-over',
    learns: true,
    path: () => '/learn?glyph=4',
    gives: { [LEARNING]: isOver },
    open: (page) => expect(page.getByRole('heading', { name: '오늘은 여기까지 했어요' })).toBeVisible(),
  },
];
