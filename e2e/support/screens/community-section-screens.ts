import { expect } from '@playwright/test';
import type { ContestDetail } from '../../../contract/community/contests.responses';
import { seedId } from '../../../server/demo/seed-ids';
import type { Screen } from '../screen';

const PLACES = '/community/place';
const PLACE = '/community/place/place-001';
const BOOKS = '/community/book';
const BOOK = '/community/book/book-love-you';
const FEED = '/community/post';
const CONTESTS = '/community/contest';
const RUNNING = seedId('contest-home-playground');
const PAST = seedId('contest-small-hands');
const ENTRY = seedId('entry-box-train');
const noPosts = { items: [], next: null, total: 0 };
const noWaiting = { report: 0, appeal: 0, claim: 0, objection: 0 };
/** Done marks are part of the play plan. */
const PLAYS_DONE = '/done';
const at = '2026-03-10T03:00:00.000Z';
const judged: ContestDetail = {
  id: RUNNING,
  title: '우리 집 한 뼘 놀이터',
  theme: '집에 있는 것으로 꾸민 작은 놀이 공간',
  body: '사진을 올려 주세요.',
  state: 'judging',
  opens_at: at,
  closes_at: '2026-03-20T15:00:00.000Z',
  results_at: '2026-03-23T03:00:00.000Z',
  entry: 6,
  my_entry_id: null,
  voted_entry_id: null,
  winners: [],
};

/** Places, books, growing and contests. */
export const COMMUNITY_SECTION_SCREENS: readonly Screen[] = [
  {
    name: 'trip',
    tablet: 'filters wrap, cards in two columns in landscape',
    path: () => '/community/trip',
    data: [PLACES],
    empty: { gives: { [PLACES]: { items: [], total: 0 } } },
  },
  {
    name: 'trip-stories',
    path: () => '/community/trip?tab=story',
    data: [FEED],
    empty: { gives: { [FEED]: noPosts } },
  },
  {
    name: 'trip-map',
    tablet: 'the list beside the map',
    path: () => '/community/trip/map',
    data: [PLACES],
    empty: { gives: { [PLACES]: { items: [], total: 0 } } },
  },
  { name: 'trip-place', tablet: 'facts beside the text', path: () => '/community/trip/place-001', data: [PLACE, FEED] },
  {
    name: 'book',
    tablet: 'filters wrap, covers in columns',
    path: () => '/community/book',
    data: [BOOKS],
    empty: { gives: { [BOOKS]: { items: [], total: 0, topics: [] } } },
  },
  {
    name: 'book-detail',
    path: () => '/community/book/book-love-you',
    data: [BOOK, FEED, '/profile'],
    empty: { gives: { [FEED]: noPosts, '/profile': [] } },
  },
  {
    name: 'grow',
    tablet: 'plays in three columns, not swiped',
    path: () => '/community/grow',
    data: ['/community/article', '/community/homeplay', '/community/section/popular'],
    empty: { noChild: true, gives: { [FEED]: noPosts, '/community/section/popular': [] } },
  },
  {
    name: 'grow-article',
    path: () => '/community/grow',
    open: async (page) => {
      await page.getByRole('region', { name: '지금 우리 아이' }).getByRole('heading', { level: 3 }).first().tap();
      await expect(page.getByRole('heading', { name: '참고한 자료' })).toBeVisible();
    },
  },
  { name: 'grow-list', path: () => '/community/grow/list', data: [FEED], empty: { gives: { [FEED]: noPosts } } },
  {
    name: 'homeplay',
    path: () => '/community/grow/homeplay',
    data: ['/community/homeplay'],
    gives: { [PLAYS_DONE]: [] },
    empty: { gives: { '/community/homeplay': [], [PLAYS_DONE]: [] } },
    open: async (page) => {
      const play = page.locator('main [aria-expanded]').first();
      if (!(await play.isVisible())) return;
      await play.tap();
      await expect(page.getByRole('button', { name: '오늘 해 봤다고 표시하기' }).first()).toBeVisible();
    },
  },
  {
    name: 'contest',
    tablet: 'two columns in landscape',
    path: () => '/community/contest',
    data: [CONTESTS],
    empty: { gives: { [CONTESTS]: { items: [], next: null } } },
  },
  {
    name: 'contest-board',
    tablet: 'the contest beside its entries',
    path: () => `/community/contest/board?contest=${RUNNING}`,
    data: [`${CONTESTS}/${RUNNING}`, FEED],
    empty: { gives: { [FEED]: noPosts } },
  },
  { name: 'contest-results', path: () => `/community/contest/board?contest=${PAST}` },
  { name: 'contest-entry', path: () => `/community/contest/board/${ENTRY}`, data: [`${FEED}/${ENTRY}`] },
  {
    name: 'contest-write',
    path: () => `/community/contest/write?contest=${RUNNING}`,
    gives: { '/community/draft/contest': null },
    open: async (page) => {
      await page.getByRole('button', { name: '올리기', exact: true }).tap();
      await expect(page.getByText('사진을 한 장 이상 올려 주세요.')).toBeVisible();
    },
  },
  {
    name: 'admin-contest',
    path: () => '/admin/contest',
    data: ['/moderation/summary', CONTESTS],
    gives: { '/moderation/summary': noWaiting, [CONTESTS]: { items: [judged], next: null } },
    empty: { gives: { '/moderation/summary': noWaiting, [CONTESTS]: { items: [], next: null } } },
  },
  {
    name: 'admin-contest-form',
    path: () => '/admin/contest?contest=new',
    gives: { '/moderation/summary': noWaiting },
  },
];
