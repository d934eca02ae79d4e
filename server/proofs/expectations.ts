import type { Role } from '@contract/auth';
import { ASKED_TO_JOIN } from '@contract/consents';
import { PICTURE, type People, type Person, TEST } from './people';

export type Call = { path?: Record<string, string>; query?: string; body?: unknown; cookie?: string };

/** What is expected of one route. A route that says nothing here fails the suites. */
export type Expectation = {
  /** Needs no access token: what it answers follows from what is sent alone. */
  open?: true;
  /** Only for that role; everybody else is answered 403. */
  role?: Role;
  /** The `profile_id` header is checked. */
  child?: true;
  /** A right call: by `person`, and naming `person`'s own things. */
  call?: (person: Person, people: People) => Call;
  /** What it answers to a right call; 200 unless told. */
  status?: number;
  /** What an account is answered that sends the owner's call as its own; absent where the call names nobody's things. */
  strangers?: number[];
  /** Of an open route: the same without the proof (password, code, cookie), and what that is answered. */
  guess?: { call: (owner: Person, people: People) => Call; status: number };
  /** A right call of a writing method that writes nothing. */
  readsOnly?: true;
  /** What the owner shows to everybody but whom it blocked. */
  isPublic?: true;
};

const id = crypto.randomUUID.bind(crypto);
const picture = (field: string) => {
  const form = new FormData();
  form.set(field, new File([PICTURE], 'photo.jpg', { type: 'image/jpeg' }));
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
  email: people.stranger,
  request_id: people.codes.join.request_id,
  code,
});
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');
/** A child's things, named by path: the house answers FOREIGN_PROFILE for a child, NOT_FOUND for the rest. */
const NOT_THEIRS = [403, 404];

export const EXPECTATIONS: Record<string, Expectation> = {
  'GET /api/openapi.json': { open: true },
  'GET /api/legal': { open: true },
  'GET /api/legal/:kind': { open: true, call: () => ({ path: { kind: 'privacy' } }) },

  'POST /api/auth/login': {
    open: true,
    call: ({ loginId, password }) => ({ body: { user_id: loginId, password } }),
    guess: { call: ({ loginId }) => ({ body: { user_id: loginId, password: 'guess' } }), status: 401 },
  },
  'POST /api/auth/come-back': {
    open: true,
    call: (_, { leaving }) => ({ body: { user_id: leaving.loginId, password: leaving.password } }),
    guess: { call: (_, { leaving }) => ({ body: { user_id: leaving.loginId, password: 'guess' } }), status: 401 },
  },
  'POST /api/auth/refresh-token': {
    open: true,
    call: ({ cookie }) => ({ cookie }),
    guess: { call: () => ({ cookie: 'f'.repeat(64) }), status: 401 },
  },
  'POST /api/auth/logout': {
    open: true,
    call: ({ cookie }) => ({ cookie }),
    guess: { call: () => ({ cookie: 'f'.repeat(64) }), status: 200 },
  },
  'GET /api/auth/join/user-id': { open: true, call: () => ({ query: '?user_id=newcomer_1' }) },
  'GET /api/auth/join/plans': { open: true },
  'POST /api/auth/join/email-code': {
    open: true,
    call: () => ({ body: { email: 'somebody-new@example.com' } }),
    guess: { call: ({ email }) => ({ body: { email } }), status: 200 },
  },
  'POST /api/auth/join': {
    open: true,
    status: 201,
    call: (_, people) => ({ body: joining(people, people.codes.join.code) }),
    guess: { call: (_, people) => ({ body: joining(people, wrongCode(people.codes.join.code)) }), status: 422 },
  },
  'POST /api/auth/find/id': {
    open: true,
    call: (_, { other }) => ({ body: { name: other.name, email: other.email } }),
    guess: { call: (_, { other }) => ({ body: { name: '아무개', email: other.email } }), status: 200 },
  },
  'POST /api/auth/find/id/confirm': {
    open: true,
    call: (_, { codes }) => ({ body: codes.findId }),
    guess: {
      call: (_, { codes }) => ({ body: { ...codes.findId, code: wrongCode(codes.findId.code) } }),
      status: 422,
    },
  },
  'POST /api/auth/find/password': {
    open: true,
    call: (_, { other }) => ({ body: { user_id: other.loginId, email: other.email } }),
    guess: { call: (_, { other }) => ({ body: { user_id: 'nobody_here', email: other.email } }), status: 200 },
  },
  'POST /api/auth/find/password/confirm': {
    open: true,
    call: (_, { codes }) => ({ body: { ...codes.findPassword, password: 'growing-slowly-77' } }),
    guess: {
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
    strangers: NOT_THEIRS,
  },

  'GET /api/profile': {},
  'GET /api/profile/selected/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    strangers: NOT_THEIRS,
  },
  'POST /api/profile': {
    child: true,
    status: 201,
    call: ({ photo }) => ({ body: profileBody(photo) }),
    // A picture of somebody else's.
    strangers: [422],
  },
  'PUT /api/profile/:id': {
    child: true,
    call: ({ child }) => ({ path: { id: child }, body: profileBody(null) }),
    strangers: NOT_THEIRS,
  },
  'DELETE /api/profile/:id': {
    child: true,
    call: ({ child, mark }) => ({ path: { id: child }, body: { name: `${mark}1` } }),
    strangers: NOT_THEIRS,
  },
  'POST /api/upload/image': { child: true, status: 201, call: () => ({ body: picture('file') }) },

  'POST /api/diagnostic-test/main': {
    child: true,
    readsOnly: true,
    call: ({ child }) => ({ body: { profileId: child, age: '0~24' } }),
    strangers: NOT_THEIRS,
  },
  'GET /api/diagnostic-test/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    strangers: NOT_THEIRS,
  },
  'GET /api/diagnostic-test/profile/:profileId/attempt': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    strangers: NOT_THEIRS,
  },
  'GET /api/diagnostic-test/profile/:profileId/test/:testId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child, testId: TEST } }),
    strangers: NOT_THEIRS,
  },
  'POST /api/diagnostic-test/profile/:profileId/test/:testId/attempt': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child, testId: TEST }, body: { again: true, consent: true } }),
    strangers: NOT_THEIRS,
  },
  'GET /api/diagnostic-test/attempt/:attemptId': {
    child: true,
    call: ({ open }) => ({ path: { attemptId: open } }),
    strangers: NOT_THEIRS,
  },
  'PUT /api/diagnostic-test/attempt/:attemptId/answer': {
    child: true,
    call: ({ open, itemId }) => ({
      path: { attemptId: open },
      body: { id: id(), item_id: itemId, value: 'not_yet', answered_at: '2026-03-10T02:59:59.000Z' },
    }),
    strangers: NOT_THEIRS,
  },
  'POST /api/diagnostic-test/attempt/:attemptId/complete': {
    child: true,
    call: ({ open }) => ({ path: { attemptId: open } }),
    strangers: NOT_THEIRS,
  },
  'GET /api/diagnostic-test/attempt/:attemptId/result': {
    child: true,
    call: ({ done }) => ({ path: { attemptId: done } }),
    strangers: NOT_THEIRS,
  },

  'GET /api/community/parenting-info/counsel/popular': {
    child: true,
    isPublic: true,
    call: () => ({ query: '?range=today' }),
  },

  'PUT /api/mypage/password': {
    call: ({ password }) => ({ body: { current_password: password, password: 'growing-slowly-77' } }),
    strangers: [422],
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
    strangers: [422],
  },
  'POST /api/mypage/guardian-password/verify': { call: () => ({ body: { password: '2468' } }), readsOnly: true },
  'GET /api/mypage/notification': {},
  'PUT /api/mypage/notification': { call: () => ({ body: { choices: [{ kind: 'notice', enabled: false }] } }) },
  'GET /api/mypage/consent': {},
  'POST /api/mypage/consent': { call: () => ({ body: { kind: 'marketing', given: true } }) },
  'GET /api/mypage/block': {},
  'POST /api/mypage/block': { call: (_, { admin }) => ({ body: { post_id: admin.postId } }) },
  'DELETE /api/mypage/block/:id': { call: ({ blockedId }) => ({ path: { id: blockedId } }) },
  'GET /api/mypage/export': {},
  'POST /api/mypage/cancel-membership': {
    call: ({ password }) => ({ body: { password } }),
    strangers: [422],
  },
};
