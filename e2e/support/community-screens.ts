import { expect, type Page } from '@playwright/test';
import type { CommentPage } from '../../contract/community/comments.responses';
import type { CommunityCard } from '../../contract/community/community.responses';
import type { Claim, CommunityMe, MyCase, QueuePage } from '../../contract/community/community-safety.responses';
import type { PostDetail } from '../../contract/community/posts.responses';
import type { Screen } from './screen';

const ID = '0190f000-0000-7000-8000-0000000000a1';
const ME = '/community/me';
const POST = `/community/post/${ID}`;
const FEED = '/community/post';
const QUEUE = '/moderation/queue';
const at = '2026-03-10T03:00:00.000Z';

const card: CommunityCard = {
  id: ID,
  section: 'counseling',
  category: '언어',
  topic: '발달&건강',
  title: '23개월, 알아듣는 건 많은데 말은 열 마디 정도예요',
  content: '<p>심부름도 곧잘 하고 책에서 찾아보라고 하면 바로 짚어요.</p>',
  profile_image_path: null,
  user_name: '서윤이네',
  created_at: at,
  like: 41,
  comment: 3,
  tags: ['언어', '두돌'],
  subject: null,
  stars: null,
  image: null,
  image_count: 0,
  view: 466,
  vote: 0,
  author_role: 'parent',
  liked: true,
  bookmarked: false,
  mine: true,
  answered: true,
  is_ad: false,
  private: true,
  edited: true,
  ages: null,
};
const question: PostDetail = {
  ...card,
  content:
    '<h2>궁금한 것</h2><p>심부름도 <strong>곧잘</strong> 하고 책에서 찾아보라고 하면 바로 짚어요.</p><ul><li>두 단어를 붙인 적은 아직 없어요</li><li>손짓은 많아요</li></ul><p><a href="https://www.gov.kr">찾아본 곳</a></p>',
  images: [],
  updated_at: at,
  ad_note: '',
  state: 'restricted',
  state_note: { reason: '권리를 침해받았다는 요청이 있었어요.', until: '2026-04-09T03:00:00.000Z', case_id: ID },
  child_summary: {
    initial: '서○',
    months: 23,
    corrected: false,
    results: [
      {
        test: '발달 체크 24개월',
        completed_at: at,
        lines: [
          { label: '언어', words: '함께 지켜봐요' },
          { label: '큰 움직임', words: '잘 보이고 있어요' },
        ],
      },
    ],
  },
  article: null,
  can: { edit: true, comment: true, moderate: false },
};
const said = {
  id: ID,
  post_id: ID,
  parent_id: null,
  content: '알아듣는 말이 많다면 먼저 기다려 주세요.\n손짓에 말을 얹어 주면 좋아요.',
  user_name: '발달 상담가 한결',
  author_role: 'expert',
  profile_image_path: null,
  created_at: at,
  edited: false,
  like: 12,
  liked: false,
  mine: false,
  by_author: false,
  is_answer: true,
  gone: null,
} as const;
const reply = {
  ...said,
  id: `${ID.slice(0, -1)}2`,
  parent_id: ID,
  is_answer: false,
  user_name: '서윤이네',
  mine: true,
};
const comments: CommentPage = {
  items: [
    { ...said, reply: 1, replies: [{ ...reply, author_role: 'parent', by_author: true }], replies_next: null },
    {
      ...said,
      id: `${ID.slice(0, -1)}3`,
      is_answer: false,
      gone: 'deleted',
      content: '',
      reply: 0,
      replies: [],
      replies_next: null,
    },
  ],
  next: null,
  total: 3,
};
const cases: MyCase[] = [
  {
    id: ID,
    target: 'post',
    target_id: ID,
    label: '새로 산 유모차 이야기',
    state: 'removed',
    reason: 'ad',
    note: '대가를 받았는지 밝혀 주세요.',
    at,
    appeal: null,
    can_appeal: true,
  },
];
const claims: Claim[] = [
  {
    id: ID,
    mine: 'author',
    target: 'comment',
    label: '그 집 아이는',
    right: 'portrait',
    state: 'granted',
    asked_at: at,
    until: '2026-04-09T03:00:00.000Z',
    reason: '아이 사진이 보여 30일 동안 가려 두어요.',
    objected: false,
    can_object: true,
  },
];
const queue: QueuePage = {
  items: [
    {
      id: ID,
      kind: 'report',
      target: 'post',
      target_id: ID,
      title: '이 분유 꼭 사세요',
      content: '<p>정말 좋아요. <strong>모두</strong> 사세요.</p>',
      post: { id: ID, section: 'board', category: '음식' },
      author_name: '새싹상회',
      author_strikes: 1,
      reports: [{ reason: 'ad', note: '업체 글 같아요', at }],
      hidden: true,
      decision: null,
      appeal: null,
      claim: null,
      at,
    },
  ],
  next: null,
};
const newcomer: CommunityMe = {
  nickname: null,
  agreed: false,
  rules_version: '1',
  expert: false,
  moderator: false,
  newcomer: null,
};

const opensDialog = (button: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const others = { ...question, mine: false, state: 'visible', state_note: null, private: false } satisfies PostDetail;
const noPosts = { items: [], next: null, total: 0 };
const postGiven = { [`${POST}/comment`]: comments, [`${POST}/view`]: { view: 467 }, [POST]: question };
const othersGiven = { ...postGiven, [POST]: others };

/** The community's engine: feeds, posts, writing, search, own posts, safety. */
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
      await page.getByRole('button', { name: '이 글 신고하기' }).tap();
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
    path: () => '/community/search?q=아이',
    data: ['/community/search'],
    empty: { gives: { '/community/search': { items: [], next: null } } },
  },
  { name: 'community-write', path: () => '/community/info/write', gives: { '/community/draft/board': null } },
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
  {
    name: 'my-decisions',
    path: () => '/mypage/posts/decisions',
    data: ['/community/case', '/community/claim'],
    gives: { '/community/case': cases, '/community/claim': claims },
    empty: { gives: { '/community/case': [], '/community/claim': [] } },
  },
  {
    name: 'moderation',
    path: () => '/admin/moderation',
    data: [QUEUE],
    gives: { [QUEUE]: queue, '/moderation/summary': { report: 1, appeal: 0, claim: 0, objection: 0 } },
    empty: {
      gives: {
        [QUEUE]: { items: [], next: null },
        '/moderation/summary': { report: 0, appeal: 0, claim: 0, objection: 0 },
      },
    },
  },
];
