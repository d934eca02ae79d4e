import { ASKED_TO_JOIN } from '@contract/accounts/consents';
import type { Role } from '@contract/auth/auth';
import { FAQ } from '@server/content/faq';
import { PATHS_OUTSIDE_API } from './paths-outside-api';
import { type People, type Person, PICTURE, TEST } from './people';
import { COMMENT_ON_PRIVATE_QUESTION, HIDDEN, namedInBody, PRIVATE_QUESTION } from './private-things';

export type Call = { path?: Record<string, string>; query?: string; body?: unknown; cookie?: string };

/** Expectation of one route. A route without an entry fails the suites. */
export type Expectation = {
  /** Needs no access token: the answer depends on the request alone. */
  isPublic?: true;
  /** Only for that role; everybody else is answered 403. */
  role?: Role;
  /** The `profile_id` header is checked. */
  child?: true;
  /** A right call: by `person`, and naming `person`'s own things. */
  call?: (person: Person, people: People) => Call;
  /** The status of a valid call; default 200. */
  status?: number;
  /** The statuses for another account that sends the owner's call; absent where the call names no owned rows. */
  foreignStatuses?: number[];
  /** Of an open route: the same without the proof (password, code, cookie), and what that is answered. */
  withoutProof?: { call: (owner: Person, people: People) => Call; status: number };
  /** A right call of a writing method that writes nothing. */
  readsOnly?: true;
  /** The answer is given once and not stored: a retry is refused. */
  oneTimeResponse?: true;
  /** The status for an account the owner blocked, where it differs from other accounts. */
  blocked?: number;
  /** Visible to every account the owner did not block. */
  visibleToAll?: true;
  /** Needs no account: the address is enough to read it. */
  byAddress?: true;
  /** A moderator may do the same with any account's rows. */
  moderated?: true;
  /** The call changes a counter or creates a notice on the owner's row. */
  reacts?: true;
  /** Further calls with the owner's rows, by name: what differs from the first call. */
  variants?: Record<string, Partial<Omit<Expectation, 'variants' | 'withoutProof' | 'role' | 'isPublic'>>>;
};

const id = crypto.randomUUID.bind(crypto);
const DRAWN = {
  1: [
    { x: 281.4, y: 309.5 },
    { x: 1125.6, y: 309.5 },
  ],
};
const picture = (field: string) => {
  const form = new FormData();
  form.set(field, new File([PICTURE], 'photo.jpg', { type: 'image/jpeg' }));
  return form;
};
const drawnSet = () => {
  const form = new FormData();
  const record = { subject: 'korean', group: 'consonant', unit_word: 'ㄱ', unit_write_stroke: DRAWN };
  form.set('file', new File([JSON.stringify({ kind: 'ssukssuk-strokes', version: 1, records: [record] })], 'set.json'));
  return form;
};
const tracingPicture = () => {
  const form = new FormData();
  form.set('file', new File([PICTURE], '가.jpg', { type: 'image/jpeg' }));
  return form;
};
const profileBody = (image: string | null) => ({ name: '새싹', birth_date: '20250101', gender: 'male', image });
const versions = ({ texts }: { texts: { kind: string; text_version: string }[] }) =>
  texts.filter(({ kind }) => (ASKED_TO_JOIN as readonly string[]).includes(kind));
const joining = (people: People, code: string) => ({
  term_agreements: true,
  consents: versions(people),
  over_14: true,
  user_id: 'newcomer_1',
  password: 'growing-slowly-77',
  name: '새로온이',
  email: people.newcomerEmail,
  request_id: people.codes.join.request_id,
  code,
});
const officialBody = { round: 3, taken_on: '20260105', rows: { gross_motor: 'second' } };
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');
const MEASURED = { measured_on: '20260305', height_cm: 74.5, weight_kg: 9.1, place: 'clinic', confirmed: true };
const learned = () => ({
  sent_at: '2026-03-10T03:00:00.000Z',
  segments: [{ id: id(), started_at: '2026-03-10T02:50:00.000Z', seconds: 120 }],
});
/** A child's things, named by path: the house answers FOREIGN_PROFILE for a child, NOT_FOUND for the rest. */
const FOREIGN_STATUSES = [403, 404];

const STATEMENT = '아이의 이름과 어린이집이 그대로 적혀 있어요. 지워 주세요.';
const postBody = { category: '육아', topic: '육아정보', title: '새 글', content: '<p>새로 쓴 글</p>' };

const PLACE = 'place-001';
const BOOK = 'book-love-you';
const CONTEST = {
  title: '우리 집 놀이터',
  theme: '집에서 만든 놀이터',
  body: '사진을 올려 주세요.',
  opens_at: '2026-03-01T15:00:00.000Z',
  closes_at: '2026-03-31T15:00:00.000Z',
  results_at: '2026-04-05T15:00:00.000Z',
};

const FAQ_WORDS = { group: '커뮤니티', question: '새 질문이에요?', answer: '이렇게 해 보세요.' };

export const EXPECTATIONS: Record<string, Expectation> = {
  ...PATHS_OUTSIDE_API,
  'GET /api/openapi.json': { isPublic: true },
  'GET /api/legal': { isPublic: true },
  'GET /api/legal/:kind': { isPublic: true, call: () => ({ path: { kind: 'privacy' } }) },

  'POST /api/auth/login': {
    isPublic: true,
    call: ({ loginId, password }) => ({ body: { user_id: loginId, password } }),
    withoutProof: { call: ({ loginId }) => ({ body: { user_id: loginId, password: 'guess' } }), status: 401 },
  },
  'POST /api/auth/come-back': {
    isPublic: true,
    call: (_, { leaving }) => ({ body: { user_id: leaving.loginId, password: leaving.password } }),
    withoutProof: {
      call: (_, { leaving }) => ({ body: { user_id: leaving.loginId, password: 'guess' } }),
      status: 401,
    },
  },
  'POST /api/auth/refresh-token': {
    isPublic: true,
    call: ({ cookie }) => ({ cookie }),
    withoutProof: { call: () => ({ cookie: 'f'.repeat(64) }), status: 401 },
  },
  'POST /api/auth/logout': {
    isPublic: true,
    call: ({ cookie }) => ({ cookie }),
    withoutProof: { call: () => ({ cookie: 'f'.repeat(64) }), status: 200 },
  },
  'GET /api/auth/join/user-id': { isPublic: true, call: () => ({ query: '?user_id=newcomer_1' }) },
  'GET /api/auth/join/plans': { isPublic: true },
  'POST /api/auth/join/email-code': {
    isPublic: true,
    call: () => ({ body: { email: 'somebody-new@example.com' } }),
    withoutProof: { call: ({ email }) => ({ body: { email } }), status: 200 },
  },
  'POST /api/auth/join': {
    isPublic: true,
    status: 201,
    call: (_, people) => ({ body: joining(people, people.codes.join.code) }),
    withoutProof: { call: (_, people) => ({ body: joining(people, wrongCode(people.codes.join.code)) }), status: 422 },
  },
  'POST /api/auth/find/id': {
    isPublic: true,
    call: (_, { other }) => ({ body: { name: other.name, email: other.email } }),
    withoutProof: { call: (_, { other }) => ({ body: { name: '아무개', email: other.email } }), status: 200 },
  },
  'POST /api/auth/find/id/confirm': {
    isPublic: true,
    call: (_, { codes }) => ({ body: codes.findId }),
    withoutProof: {
      call: (_, { codes }) => ({ body: { ...codes.findId, code: wrongCode(codes.findId.code) } }),
      status: 422,
    },
  },
  'POST /api/auth/find/password': {
    isPublic: true,
    call: (_, { other }) => ({ body: { user_id: other.loginId, email: other.email } }),
    withoutProof: { call: (_, { other }) => ({ body: { user_id: 'nobody_here', email: other.email } }), status: 200 },
  },
  'POST /api/auth/find/password/confirm': {
    isPublic: true,
    call: (_, { codes }) => ({ body: { ...codes.findPassword, password: 'growing-slowly-77' } }),
    withoutProof: {
      call: (_, { codes }) => ({
        body: { ...codes.findPassword, code: wrongCode(codes.findPassword.code), password: 'growing-slowly-77' },
      }),
      status: 422,
    },
  },
  'POST /api/auth/join/licence': { status: 201, call: (_, { licence }) => ({ body: { code: licence } }) },

  'GET /api/auth/info': {},
  'POST /api/auth/first-login/end': {},
  'GET /api/auth/session': {},
  'DELETE /api/auth/session': {},
  'DELETE /api/auth/session/:id': {
    call: ({ familyId }) => ({ path: { id: familyId } }),
    foreignStatuses: FOREIGN_STATUSES,
  },

  'GET /api/profile': {},
  'GET /api/profile/selected/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/profile': {
    child: true,
    status: 201,
    call: ({ photo }) => ({ body: profileBody(photo) }),
    // Another account's picture.
    foreignStatuses: [422],
  },
  'PUT /api/profile/:id': {
    child: true,
    call: ({ child }) => ({ path: { id: child }, body: profileBody(null) }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'DELETE /api/profile/:id': {
    child: true,
    call: ({ child, mark }) => ({ path: { id: child }, body: { name: `${mark}1` } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/upload/image': { status: 201, call: () => ({ body: picture('file') }) },

  'POST /api/diagnostic-test/main': {
    child: true,
    readsOnly: true,
    call: ({ child }) => ({ body: { profileId: child, age: '0~24' } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/diagnostic-test/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/diagnostic-test/profile/:profileId/attempt': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/diagnostic-test/profile/:profileId/test/:testId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child, testId: TEST } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/diagnostic-test/profile/:profileId/test/:testId/attempt': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child, testId: TEST }, body: { again: true, consent: true } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/diagnostic-test/attempt/:attemptId': {
    child: true,
    call: ({ openAttempt: open }) => ({ path: { attemptId: open } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/diagnostic-test/attempt/:attemptId/answer': {
    child: true,
    call: ({ openAttempt: open, itemId }) => ({
      path: { attemptId: open },
      body: { id: id(), item_id: itemId, value: 'not_yet', answered_at: '2026-03-10T02:59:59.000Z' },
    }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/diagnostic-test/attempt/:attemptId/complete': {
    child: true,
    call: ({ openAttempt: open }) => ({ path: { attemptId: open } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/diagnostic-test/attempt/:attemptId/result': {
    child: true,
    call: ({ done }) => ({ path: { attemptId: done } }),
    foreignStatuses: FOREIGN_STATUSES,
  },

  'GET /api/health-windows/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/health-windows/profile/:profileId/window/:windowId': {
    child: true,
    call: ({ child }) => ({
      path: { profileId: child, windowId: 'MMR-1' },
      body: { id: id(), outcome: 'done', on: '20260305', marked_at: '2026-03-10T02:59:59.000Z' },
    }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/health-windows/calendar': {},
  'PUT /api/health-windows/calendar': { call: () => ({ body: { names: 'none' } }) },
  'POST /api/health-windows/calendar/renew': {},
  'DELETE /api/health-windows/calendar': {},
  'GET /api/today/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/play-plan/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/play-plan/profile/:profileId/done': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/play-plan/profile/:profileId/play/:playId': {
    child: true,
    call: ({ child }) => ({
      path: { profileId: child, playId: 'play-02m-social-1' },
      body: { id: id(), day: '20260310', done: true, feedback: 'enjoyed', marked_at: '2026-03-10T02:59:59.000Z' },
    }),
    foreignStatuses: FOREIGN_STATUSES,
  },

  'GET /api/analysis/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },

  'GET /api/learning/glyph': {},
  'GET /api/learning/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/learning/profile/:profileId/study': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/learning/profile/:profileId/event': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child }, body: learned() }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/learning/profile/:profileId/setting': {
    child: true,
    call: ({ child }) => ({
      path: { profileId: child },
      body: { guardian_password: '2468', daily_limit_minutes: 20, hand: 'left' },
    }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/learning/profile/:profileId/extra': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child }, body: { guardian_password: '2468', minutes: 10 } }),
    foreignStatuses: FOREIGN_STATUSES,
  },

  'GET /api/growth/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child }, query: '?standard=who' }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/growth/profile/:profileId/curve/:measure': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child, measure: 'height' } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/growth/profile/:profileId/entry': {
    child: true,
    status: 201,
    call: ({ child }) => ({ path: { profileId: child }, body: { id: id(), ...MEASURED } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/growth/profile/:profileId/entry/:entryId': {
    child: true,
    call: ({ child, growthEntry }) => ({ path: { profileId: child, entryId: growthEntry }, body: MEASURED }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'DELETE /api/growth/profile/:profileId/entry/:entryId': {
    child: true,
    call: ({ child, growthEntry }) => ({ path: { profileId: child, entryId: growthEntry } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/growth/profile/:profileId/import': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child }, body: { rows: [MEASURED] } }),
    foreignStatuses: FOREIGN_STATUSES,
  },

  'GET /api/diagnostic-test/profile/:profileId/official-result': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/diagnostic-test/profile/:profileId/official-result': {
    child: true,
    status: 201,
    call: ({ child }) => ({ path: { profileId: child }, body: officialBody }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/diagnostic-test/profile/:profileId/official-result/:resultId': {
    child: true,
    call: ({ child, official }) => ({ path: { profileId: child, resultId: official }, body: officialBody }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'DELETE /api/diagnostic-test/profile/:profileId/official-result/:resultId': {
    child: true,
    call: ({ child, official }) => ({ path: { profileId: child, resultId: official } }),
    foreignStatuses: FOREIGN_STATUSES,
  },

  'GET /api/community/parenting-info/counsel/popular': {
    child: true,
    visibleToAll: true,
    call: () => ({ query: '?range=today' }),
  },
  'GET /api/community/section': {},
  'GET /api/community/section/popular': { visibleToAll: true, call: () => ({ query: '?section=tip' }) },
  'GET /api/community/search': { visibleToAll: true, call: () => ({ query: `?q=${encodeURIComponent('제목')}` }) },
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
  'PUT /api/community/draft/:section': { call: () => ({ path: { section: 'board' }, body: { title: '쓰다 만 글' } }) },
  'DELETE /api/community/draft/:section': { call: () => ({ path: { section: 'board' } }), readsOnly: true },
  'GET /api/community/post': { visibleToAll: true, call: () => ({ query: '?section=tip' }) },
  'POST /api/community/post': {
    status: 201,
    call: ({ photo }) => ({ body: { ...postBody, section: 'board', images: [photo] } }),
    // Another account's picture.
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
  'GET /api/community/book': {
    call: ({ child }) => ({ query: `?profile_id=${child}` }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/community/book/:id': {
    call: ({ child }) => ({ path: { id: BOOK }, query: `?profile_id=${child}` }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/community/book/:id/mark': {
    call: ({ child }) => ({ path: { id: BOOK }, body: { profile_id: child, mark: 'read' } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'DELETE /api/community/book/:id/mark': {
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

  'POST /api/community/report': {
    status: 201,
    call: (_, { admin }) => ({ body: { target: 'post', id: admin.postId, reason: 'other', note: '살펴봐 주세요' } }),
    // One's own.
    foreignStatuses: [201, 400],
    variants: namedInBody((target, id) => ({ target, id, reason: 'other', note: '살펴봐 주세요' }), 201),
  },
  'POST /api/community/block': {
    call: (_, { admin }) => ({ body: { target: 'comment', id: admin.commentId } }),
    foreignStatuses: [200, 400],
    variants: namedInBody((target, id) => ({ target, id }), 200),
  },
  'GET /api/community/case': {},
  'POST /api/community/case/:id/appeal': {
    call: ({ caseId }) => ({ path: { id: caseId }, body: { text: STATEMENT } }),
    foreignStatuses: [404],
    variants: {
      'the id of a claim': {
        status: 404,
        call: ({ claimId }) => ({ path: { id: claimId }, body: { text: STATEMENT } }),
      },
    },
  },
  'GET /api/community/claim': {},
  'POST /api/community/claim': {
    status: 201,
    call: (_, { admin }) => ({
      body: { target: 'post', id: admin.postId, right: 'privacy', statement: STATEMENT },
    }),
    foreignStatuses: [201, 400],
    variants: namedInBody((target, id) => ({ target, id, right: 'privacy', statement: STATEMENT }), 201),
  },
  'POST /api/community/claim/:id/objection': {
    call: ({ claimId }) => ({ path: { id: claimId }, body: { text: STATEMENT } }),
    foreignStatuses: [404],
    variants: {
      'the id of a decision': {
        status: 404,
        call: ({ caseId }) => ({ path: { id: caseId }, body: { text: STATEMENT } }),
      },
    },
  },
  'GET /api/moderation/queue': { role: 'admin' },
  'GET /api/moderation/summary': { role: 'admin' },
  'POST /api/moderation/case/:id/decision': {
    role: 'admin',
    readsOnly: true,
    call: (_, { blocked }) => ({ path: { id: blocked.caseId }, body: { action: 'keep', note: '그대로 두어요' } }),
  },
  'POST /api/moderation/claim/:id/decision': {
    role: 'admin',
    readsOnly: true,
    call: (_, { blocked }) => ({ path: { id: blocked.claimId }, body: { action: 'refuse', note: '그대로 두어요' } }),
  },

  'GET /api/point': {},
  'GET /api/point/history': { call: () => ({ query: '?month=2026-03' }) },
  'POST /api/point/attendance': {},
  'GET /api/coupon': {},
  'GET /api/coupon/kind': {},
  'POST /api/coupon/exchange': {
    status: 201,
    call: () => ({ body: { id: id(), kind: 'point-week' } }),
    // Paid with one's own points, or not at all.
    foreignStatuses: [201, 409],
  },
  'POST /api/coupon/:id/use': { call: ({ coupon }) => ({ path: { id: coupon } }), foreignStatuses: [404] },
  'GET /api/admin/licence': { role: 'admin' },
  'POST /api/admin/licence': {
    role: 'admin',
    oneTimeResponse: true,
    status: 201,
    call: () => ({ body: { id: id(), kind: 'month-1', count: 2, expires_on: null, note: '행사' } }),
  },

  'GET /api/notice': {},
  'GET /api/notice/unread': {},
  'PUT /api/notice/read': { call: ({ noticeId }) => ({ body: { ids: [noticeId] } }) },

  'GET /api/mypage': {},
  'GET /api/faq': {},
  'GET /api/admin/faq': { role: 'admin' },
  'POST /api/admin/faq': { role: 'admin', status: 201, call: () => ({ body: FAQ_WORDS }) },
  'PUT /api/admin/faq/:id': {
    role: 'admin',
    call: () => ({
      path: { id: FAQ[0]?.id ?? '' },
      body: { ...FAQ_WORDS, updated_at: '2026-03-10T03:00:00.000Z' },
    }),
  },
  'GET /api/inquiry': {},
  'POST /api/inquiry': {
    status: 201,
    call: ({ privateImage }) => ({ body: { category: 'bug', text: '사진이 안 보여요', images: [privateImage] } }),
    // Another account's picture.
    foreignStatuses: [422],
  },
  'GET /api/inquiry/:id': { call: ({ inquiryId }) => ({ path: { id: inquiryId } }), foreignStatuses: [404] },
  'PUT /api/inquiry/:id/read': { call: ({ inquiryId }) => ({ path: { id: inquiryId } }), foreignStatuses: [404] },
  'POST /api/inquiry/:id/message': {
    status: 201,
    call: ({ inquiryId }) => ({ path: { id: inquiryId }, body: { text: '하나 더 여쭤봐요' } }),
    foreignStatuses: [404],
  },
  'GET /api/admin/inquiry': { role: 'admin' },
  'GET /api/admin/inquiry/:id': { role: 'admin', call: (_, { blocked }) => ({ path: { id: blocked.inquiryId } }) },
  'POST /api/admin/inquiry/:id/answer': {
    role: 'admin',
    status: 201,
    call: (_, { blocked }) => ({
      path: { id: blocked.inquiryId },
      body: { text: '이렇게 해 보세요', last_message_id: blocked.messageId },
    }),
  },
  'PUT /api/admin/inquiry/:id/state': {
    role: 'admin',
    call: (_, { blocked }) => ({ path: { id: blocked.inquiryId }, body: { state: 'looking' } }),
  },

  'PUT /api/device/push-token': { call: () => ({ body: { token: 'fcm:0123456789abcdef', platform: 'android' } }) },
  'DELETE /api/device/push-token': {},

  'GET /api/admin/stroke': { role: 'admin' },
  'GET /api/admin/stroke/korean_insert': { role: 'admin' },
  'GET /api/admin/stroke/math_insert': { role: 'admin' },
  'GET /api/admin/stroke/english_insert': { role: 'admin' },
  'GET /api/admin/stroke/export': { role: 'admin' },
  'POST /api/admin/stroke/import': { role: 'admin', call: () => ({ body: drawnSet() }) },
  'PUT /api/admin/stroke/:id': {
    role: 'admin',
    call: () => ({ path: { id: '1' }, body: { unit_write_stroke: DRAWN, revision: 0 } }),
  },
  'GET /api/admin/stroke/:id/revision': { role: 'admin', call: () => ({ path: { id: '1' } }) },
  'POST /api/upload/tracing-app': { role: 'admin', status: 201, call: () => ({ body: tracingPicture() }) },

  'PUT /api/mypage/password': {
    call: ({ password }) => ({ body: { current_password: password, password: 'growing-slowly-77' } }),
    foreignStatuses: [422],
  },
  'POST /api/mypage/guardian-password': {
    call: () => ({ body: { password: '1357' } }),
    status: 409,
    readsOnly: true,
  },
  'PUT /api/mypage/guardian-password': {
    call: () => ({ body: { current_password: '2468', password: '1357' } }),
  },
  'POST /api/mypage/guardian-password/reset': {
    call: ({ password }) => ({ body: { account_password: password, password: '1357' } }),
    foreignStatuses: [422],
  },
  'POST /api/mypage/guardian-password/verify': { call: () => ({ body: { password: '2468' } }), readsOnly: true },
  'GET /api/mypage/notification': {},
  'PUT /api/mypage/notification': {
    call: () => ({ body: { choices: [{ kind: 'notice', channel: 'app', enabled: false }] } }),
  },
  'GET /api/mypage/consent': {},
  'POST /api/mypage/consent': { call: () => ({ body: { kind: 'marketing', given: true } }) },
  'GET /api/mypage/block': {},
  'POST /api/mypage/block': {
    call: (_, { admin }) => ({ body: { post_id: admin.postId } }),
    variants: {
      'a private question': { ...HIDDEN, status: 400, call: ({ questionId }) => ({ body: { post_id: questionId } }) },
    },
  },
  'DELETE /api/mypage/block/:id': { call: ({ blockedId }) => ({ path: { id: blockedId } }) },
  'GET /api/mypage/export': {},
  'POST /api/mypage/cancel-membership': {
    call: ({ password }) => ({ body: { password } }),
    foreignStatuses: [422],
  },
};

/** The caller of a valid call: the owner, or an account with the role. */
export const getCaller = (name: string, { owner, admin }: People) =>
  EXPECTATIONS[name]?.role === 'admin' ? admin : owner;
