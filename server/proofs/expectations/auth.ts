import { ASKED_TO_JOIN } from '@contract/accounts/consents';
import { type Expectation, FOREIGN_STATUSES } from '@server/proofs/expectation';
import { NEW_ADDRESS, type People } from '@server/proofs/people';

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
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

export const AUTH_EXPECTATIONS: Record<string, Expectation> = {
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
  'POST /api/auth/frozen': {
    isPublic: true,
    readsOnly: true,
    call: (_, { frozen }) => ({ body: { user_id: frozen.loginId, password: frozen.password } }),
    withoutProof: { call: (_, { frozen }) => ({ body: { user_id: frozen.loginId, password: 'guess' } }), status: 401 },
  },
  'POST /api/auth/frozen/appeal': {
    isPublic: true,
    readsOnly: true,
    // The same text again.
    call: (_, { frozen }) => ({
      body: { user_id: frozen.loginId, password: frozen.password, text: '광고가 아니라 후기예요.' },
    }),
    withoutProof: {
      call: (_, { frozen }) => ({ body: { user_id: frozen.loginId, password: 'guess', text: '이의예요.' } }),
      status: 401,
    },
  },
  'POST /api/auth/frozen/export': {
    isPublic: true,
    call: (_, { frozen }) => ({ body: { user_id: frozen.loginId, password: frozen.password } }),
    withoutProof: { call: (_, { frozen }) => ({ body: { user_id: frozen.loginId, password: 'guess' } }), status: 401 },
  },
  'POST /api/auth/frozen/export/code': {
    isPublic: true,
    call: (_, { frozen }) => ({ body: { user_id: frozen.loginId, password: frozen.password } }),
    withoutProof: { call: (_, { frozen }) => ({ body: { user_id: frozen.loginId, password: 'guess' } }), status: 401 },
  },
  'POST /api/auth/frozen/export/state': {
    isPublic: true,
    readsOnly: true,
    call: (_, { frozen }) => ({ body: { user_id: frozen.loginId, password: frozen.password } }),
    withoutProof: { call: (_, { frozen }) => ({ body: { user_id: frozen.loginId, password: 'guess' } }), status: 401 },
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
    call: ({ sessionId }) => ({ path: { id: sessionId } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/device/push-token': {},
  'PUT /api/device/push-token': { call: () => ({ body: { token: 'fcm:0123456789abcdef', platform: 'android' } }) },
  'DELETE /api/device/push-token': {},
  'PUT /api/mypage/password': {
    call: ({ password }) => ({ body: { current_password: password, password: 'growing-slowly-77' } }),
    foreignStatuses: [422],
  },
  'GET /api/mypage/account': {},
  'PUT /api/mypage/account/name': { call: () => ({ body: { name: '새이름' } }) },
  'PUT /api/mypage/account/picture': {
    call: ({ privateImage }) => ({ body: { image: privateImage } }),
    // A picture of somebody else's.
    foreignStatuses: [422],
  },
  'POST /api/mypage/account/email-code': { call: () => ({ body: { email: 'moving-again@example.com' } }) },
  'PUT /api/mypage/account/email': {
    call: ({ password }, { codes }) => ({ body: { email: NEW_ADDRESS, ...codes.changeEmail, password } }),
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
  'POST /api/mypage/cancel-membership': {
    call: ({ password }) => ({ body: { password } }),
    foreignStatuses: [422],
  },
};
