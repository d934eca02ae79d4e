import { expect, type Page } from '@playwright/test';
import type { CommunityMe } from '../../../contract/community/community-safety.responses';
import type { PostDetail } from '../../../contract/community/posts.responses';
import type { Screen } from '../screen';
import { at, card, comments, ID, question } from './community-posts';

const ME = '/community/me';
const POST = `/community/post/${ID}`;
const FEED = '/community/post';
const newcomer: CommunityMe = {
  nickname: null,
  agreed: false,
  rules_version: '1',
  expert: false,
  moderator: false,
  newcomer: null,
};
const member: CommunityMe = { ...newcomer, nickname: '한결', agreed: true };
const opensDialog = (button: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const others = { ...question, mine: false, state: 'visible', state_note: null, private: false } satisfies PostDetail;
const noPosts = { items: [], next: null, total: 0 };
const postGiven = { [`${POST}/comment`]: comments, [`${POST}/view`]: { view: 467 }, [POST]: question };
const othersGiven = { ...postGiven, [POST]: others };

/** Runs in the page: what is given answers every method. */
function refuseComments() {
  const { fetch: send } = window;
  const refusal = { success: false, code: 'NOT_FOUND', message: '지워진 글이에요.' };
  window.fetch = (input, init) =>
    init?.method === 'POST' && typeof input === 'string' && input.endsWith('/comment')
      ? Promise.resolve(Response.json(refusal, { status: 404 }))
      : send(input, init);
}

/** The community's engine: feeds, posts, writing, search, own posts. */
export const COMMUNITY_SCREENS: readonly Screen[] = [
  {
    name: 'community-info',
    tablet: 'two columns',
    path: () => '/community/info',
    data: [FEED],
    empty: { gives: { [FEED]: noPosts, '/community/section/popular': [] } },
  },
  { name: 'community-tips', path: () => '/community/info/list', data: [FEED], empty: { gives: { [FEED]: noPosts } } },
  {
    name: 'community-board',
    path: () => '/community/info/board',
    data: [FEED],
    gives: { '/community/post/newer': { count: 3, more: false } },
    empty: { gives: { [FEED]: noPosts } },
  },
  {
    name: 'community-counseling',
    path: () => '/community/counseling',
    data: [FEED],
    empty: { gives: { [FEED]: noPosts, '/community/section/popular': [] } },
  },
  {
    name: 'community-my-questions',
    path: () => '/community/counseling?show=mine',
    data: [FEED],
    gives: { '/community/section/popular': [], [FEED]: { items: [card], next: null } },
    empty: { gives: { [FEED]: noPosts, '/community/section/popular': [] } },
  },
  {
    name: 'community-private-questions',
    path: () => '/community/counseling?show=private',
    gives: {
      '/community/section/popular': [],
      [FEED]: { items: [{ ...card, mine: false, answered: false }], next: null },
      [ME]: { ...newcomer, nickname: '한결', agreed: true, expert: true },
    },
  },
  {
    name: 'community-post',
    tablet: 'the composer is a card, not a bar',
    path: () => `/community/counseling/${ID}`,
    data: [POST],
    gives: postGiven,
  },
  {
    name: 'community-post-empty',
    path: () => `/community/counseling/${ID}`,
    gives: { ...postGiven, [`${POST}/comment`]: { items: [], next: null, total: 0 } },
  },
  {
    name: 'community-post-refused-comment',
    path: () => `/community/counseling/${ID}`,
    gives: { ...postGiven, [ME]: member },
    open: async (page) => {
      await page.evaluate(refuseComments);
      await page.getByRole('textbox', { name: '댓글 쓰기' }).fill('저희도 그랬어요. 두 돌 지나고 갑자기 늘었어요.');
      await page.getByRole('button', { name: '올리기' }).tap();
      await expect(page.getByText(/^올리지 못했어요/)).toBeVisible();
    },
  },
  { name: 'community-post-gone', path: () => `/community/info/board/${ID}` },
  {
    name: 'community-more-sheet',
    path: () => `/community/counseling/${ID}`,
    gives: othersGiven,
    open: opensDialog('글 더 보기'),
  },
  {
    name: 'community-report-sheet',
    path: () => `/community/counseling/${ID}`,
    gives: othersGiven,
    open: async (page) => {
      await opensDialog('글 더 보기')(page);
      await page.getByRole('button', { name: '글 신고하기' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: '신고하기' }).tap();
      await expect(page.getByText('신고하는 이유를 골라 주세요.')).toBeVisible();
    },
  },
  {
    name: 'community-claim-sheet',
    path: () => `/community/counseling/${ID}`,
    gives: othersGiven,
    open: async (page) => {
      await opensDialog('글 더 보기')(page);
      await page.getByRole('button', { name: /내 권리를 침해해요/ }).tap();
      await expect(page.getByRole('dialog', { name: '내 권리를 침해해요' })).toBeVisible();
    },
  },
  {
    name: 'community-rules-sheet',
    path: () => `/community/counseling/${ID}`,
    gives: { ...othersGiven, [ME]: newcomer },
    open: async (page) => {
      await page.getByRole('textbox', { name: '댓글 쓰기' }).fill('반가워요');
      await page.getByRole('button', { name: '올리기' }).tap();
      await expect(page.getByRole('textbox', { name: '닉네임' })).toBeVisible();
    },
  },
  { name: 'community-search', path: () => '/community/search' },
  {
    name: 'community-search-found',
    path: () => '/community/search?q=아이&in=post',
    data: ['/community/search'],
    empty: { gives: { '/community/search': { items: [], next: null } } },
  },
  { name: 'community-search-all', path: () => '/community/search?q=아이', data: ['/community/search/all'] },
  { name: 'community-write', path: () => '/community/info/write', gives: { '/community/draft/board': null } },
  { name: 'community-write-first', path: () => '/community/info/write', gives: { [ME]: newcomer } },
  {
    name: 'community-write-draft',
    path: () => '/community/info/write',
    gives: {
      '/community/draft/board': {
        section: 'board',
        subject: null,
        updated_at: at,
        title: '쓰던 글',
        content: '<p>여기까지</p>',
        images: [],
        tags: ['잠'],
      },
    },
  },
  { name: 'community-ask', path: () => '/community/counseling/write', gives: { '/community/draft/counseling': null } },
  {
    name: 'my-posts',
    path: () => '/mypage/posts',
    data: ['/community/mine'],
    gives: { '/community/mine': { items: [{ ...card, state: 'hidden', restorable_until: null }], next: null } },
    empty: { gives: { '/community/mine': { items: [], next: null } } },
  },
  {
    name: 'my-comments',
    path: () => '/mypage/posts?tab=comment',
    data: ['/community/mine'],
    gives: {
      '/community/mine': {
        items: [
          {
            id: ID,
            content: '저희도 그랬어요.',
            created_at: at,
            like: 2,
            post: { id: ID, title: '잠 이야기', section: 'board', category: '건강' },
          },
        ],
        next: null,
      },
    },
    empty: { gives: { '/community/mine': { items: [], next: null } } },
  },
];
