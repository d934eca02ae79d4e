import { type Expectation, FOREIGN_STATUSES } from '@server/proofs/expectation';
import { COMMENT_ON_PRIVATE_QUESTION, HIDDEN, PRIVATE_QUESTION } from '@server/proofs/private-things';

const postBody = { category: '육아', topic: '육아정보', title: '새 글', content: '<p>새로 쓴 글</p>' };
const PLACE = 'place-001';
const BOOK = 'book-love-you';
const ARTICLE = 'grow-00m-safe-sleep';
const REVIEW = { name: '김하나', degree: '소아청소년과 전문의', reviewed_on: '2026-03-01' };
const CONTEST = {
  title: '우리 집 놀이터',
  theme: '집에서 만든 놀이터',
  body: '사진을 올려 주세요.',
  opens_at: '2026-03-01T15:00:00.000Z',
  closes_at: '2026-03-31T15:00:00.000Z',
  results_at: '2026-04-05T15:00:00.000Z',
};

export const COMMUNITY_EXPECTATIONS: Record<string, Expectation> = {
  'GET /api/community/parenting-info/counsel/popular': {
    child: true,
    visibleToAll: true,
    call: () => ({ query: '?range=today' }),
  },
  'GET /api/community/section': {},
  'GET /api/community/question/answer-time': {},
  'GET /api/community/section/popular': { visibleToAll: true, call: () => ({ query: '?section=tip' }) },
  'GET /api/community/search': { visibleToAll: true, call: () => ({ query: `?q=${encodeURIComponent('제목')}` }) },
  'GET /api/community/search/all': {
    visibleToAll: true,
    call: () => ({ query: `?q=${encodeURIComponent('제목')}` }),
  },
  'GET /api/community/search/content': { call: () => ({ query: `?q=${encodeURIComponent('숟가락')}&kind=play` }) },
  'GET /api/community/mine': { call: () => ({ query: '?kind=post' }) },
  'GET /api/community/me': {},
  'POST /api/community/agree': {
    call: ({ mark }, { texts }) => ({
      body: {
        text_version: texts.find(({ kind }) => kind === 'community')?.text_version,
        nickname: `${mark}새`.slice(-12),
      },
    }),
  },
  'PUT /api/community/nickname': { call: ({ mark }) => ({ body: { nickname: `${mark}새`.slice(-12) } }) },
  'GET /api/community/draft/:section': { call: () => ({ path: { section: 'board' } }) },
  'PUT /api/community/draft/:section': { call: () => ({ path: { section: 'board' }, body: { title: '쓰던 글' } }) },
  'DELETE /api/community/draft/:section': { call: () => ({ path: { section: 'board' } }), readsOnly: true },
  'GET /api/community/post': { visibleToAll: true, call: () => ({ query: '?section=tip' }) },
  'POST /api/community/post': {
    status: 201,
    call: ({ photo }) => ({ body: { ...postBody, section: 'board', images: [photo] } }),
    // A picture of somebody else's.
    foreignStatuses: [422],
  },
  'GET /api/community/post/newer': { call: () => ({ query: '?section=tip&since=2026-03-01T00:00:00.000Z' }) },
  'GET /api/community/post/:id': {
    visibleToAll: true,
    call: ({ postId }) => ({ path: { id: postId } }),
    blocked: 404,
    variants: {
      ...PRIVATE_QUESTION,
      'a deleted post': {
        visibleToAll: undefined,
        status: 404,
        call: ({ deletedPostId }) => ({ path: { id: deletedPostId } }),
        foreignStatuses: [404],
      },
    },
  },
  'PUT /api/community/post/:id': {
    call: ({ postId }) => ({ path: { id: postId }, body: { ...postBody, updated_at: '2026-03-10T03:00:00.000Z' } }),
    foreignStatuses: [404],
  },
  'DELETE /api/community/post/:id': { call: ({ postId }) => ({ path: { id: postId } }), foreignStatuses: [404] },
  'POST /api/community/post/:id/restore': {
    call: ({ postId }) => ({ path: { id: postId } }),
    foreignStatuses: [404],
    readsOnly: true,
  },
  'PUT /api/community/post/:id/like': {
    call: (_, { admin }) => ({ path: { id: admin.postId } }),
    variants: PRIVATE_QUESTION,
  },
  'DELETE /api/community/post/:id/like': {
    call: (_, { admin }) => ({ path: { id: admin.postId } }),
    readsOnly: true,
    variants: PRIVATE_QUESTION,
  },
  'PUT /api/community/post/:id/bookmark': {
    call: (_, { admin }) => ({ path: { id: admin.postId } }),
    variants: PRIVATE_QUESTION,
  },
  'DELETE /api/community/post/:id/bookmark': {
    call: (_, { admin }) => ({ path: { id: admin.postId } }),
    readsOnly: true,
    // Also of a post that is out of sight by now.
    variants: { 'a private question': { call: ({ questionId }) => ({ path: { id: questionId } }) } },
  },
  'POST /api/community/post/:id/view': {
    call: (_, { admin }) => ({ path: { id: admin.postId } }),
    variants: PRIVATE_QUESTION,
  },
  'GET /api/community/post/:id/comment': {
    visibleToAll: true,
    call: (_, { admin }) => ({ path: { id: admin.postId } }),
    variants: PRIVATE_QUESTION,
  },
  'POST /api/community/post/:id/comment': {
    status: 201,
    call: (_, { admin }) => ({ path: { id: admin.postId }, body: { content: '저도 궁금했어요' } }),
    variants: {
      'a private question': {
        ...HIDDEN,
        call: ({ questionId }) => ({ path: { id: questionId }, body: { content: '저도 궁금했어요' } }),
      },
    },
  },
  'GET /api/community/comment/:id/reply': {
    visibleToAll: true,
    call: ({ commentId }) => ({ path: { id: commentId } }),
    variants: COMMENT_ON_PRIVATE_QUESTION,
  },
  'PUT /api/community/comment/:id': {
    call: ({ commentId }) => ({ path: { id: commentId }, body: { content: '고친 댓글' } }),
    foreignStatuses: [404],
  },
  'DELETE /api/community/comment/:id': {
    call: ({ commentId }) => ({ path: { id: commentId } }),
    foreignStatuses: [404],
  },
  'POST /api/community/comment/:id/restore': {
    call: ({ commentId }) => ({ path: { id: commentId } }),
    foreignStatuses: [404],
    readsOnly: true,
  },
  'PUT /api/community/comment/:id/like': {
    call: (_, { admin }) => ({ path: { id: admin.commentId } }),
    variants: {
      'the owner’s comment': { reacts: true, blocked: 404, call: ({ commentId }) => ({ path: { id: commentId } }) },
      ...COMMENT_ON_PRIVATE_QUESTION,
    },
  },
  'DELETE /api/community/comment/:id/like': {
    call: (_, { admin }) => ({ path: { id: admin.commentId } }),
    readsOnly: true,
    variants: {
      'the owner’s comment': { blocked: 404, call: ({ commentId }) => ({ path: { id: commentId } }) },
      ...COMMENT_ON_PRIVATE_QUESTION,
    },
  },
  'GET /api/community/place': {},
  'GET /api/community/map': {},
  'GET /api/community/place/:id': { call: () => ({ path: { id: PLACE } }) },
  'PUT /api/community/place/:id/save': { call: () => ({ path: { id: PLACE } }) },
  'DELETE /api/community/place/:id/save': { call: () => ({ path: { id: PLACE } }), readsOnly: true },
  'GET /api/admin/article': { role: 'admin' },
  'PUT /api/admin/article/:key/review': {
    role: 'admin',
    call: () => ({ path: { key: ARTICLE }, body: { ...REVIEW, updated_at: null } }),
  },
  'DELETE /api/admin/article/:key/review': {
    role: 'admin',
    call: () => ({ path: { key: ARTICLE } }),
    readsOnly: true,
  },
  'GET /api/community/book': {
    capability: 'plays.read',
    call: ({ child }) => ({ query: `?profile_id=${child}` }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/community/book/:id': {
    capability: 'plays.read',
    call: ({ child }) => ({ path: { id: BOOK }, query: `?profile_id=${child}` }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/community/book/:id/mark': {
    capability: 'plays.write',
    call: ({ child }) => ({ path: { id: BOOK }, body: { profile_id: child, mark: 'read' } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'DELETE /api/community/book/:id/mark': {
    capability: 'plays.write',
    call: ({ child }) => ({ path: { id: BOOK }, query: `?profile_id=${child}` }),
    foreignStatuses: FOREIGN_STATUSES,
    readsOnly: true,
  },
  'GET /api/community/article': { call: () => ({ query: '?month=12' }) },
  'GET /api/community/homeplay': { call: () => ({ query: '?month=12' }) },
  'GET /api/community/contest': {},
  'GET /api/community/contest/:id': { call: (_, { contest }) => ({ path: { id: contest } }) },
  'PUT /api/community/contest/:id/vote': {
    call: (_, { contest, entry }) => ({ path: { id: contest }, body: { entry_id: entry } }),
    // One's own entry.
    foreignStatuses: [200, 409],
  },
  'POST /api/moderation/contest': { role: 'admin', status: 201, call: () => ({ body: CONTEST }) },
  'PUT /api/moderation/contest/:id': {
    role: 'admin',
    call: (_, { contest }) => ({ path: { id: contest }, body: CONTEST }),
  },
  'POST /api/moderation/contest/:id/announce': {
    role: 'admin',
    // Still open.
    status: 409,
    readsOnly: true,
    call: (_, { contest }) => ({ path: { id: contest } }),
  },
};
