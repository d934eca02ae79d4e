import { BOOKS } from '@server/content/books';
import { FAQ } from '@server/content/faq';
import { type Expectation, FOREIGN_STATUSES } from '@server/proofs/expectation';
import type { Person } from '@server/proofs/person';
import { HIDDEN } from '@server/proofs/private-things';

const id = crypto.randomUUID.bind(crypto);
const NEW_BOOK = { ...BOOKS[0], id: 'book-of-a-test' };
const MEASURED = { measured_on: '20260305', height_cm: 74.5, weight_kg: 9.1, place: 'clinic', confirmed: true };
const FAQ_WORDS = { group: '커뮤니티', question: '새 질문이에요?', answer: '이렇게 해 보세요.' };

const CARD = { parts: ['routine'], routine: ['낮잠은 1시예요'], ends_at: '2026-03-11T03:00:00.000Z' };
const SHEET = { round: 3, taken_on: '20260309', rows: { language: 'follow_up' }, place: '새싹의원' };
const withSession = ({ cookie, clinicSession }: Person) => ({ cookie: `${cookie}; ggp_clinic=${clinicSession}` });
const NO_TOKEN = { call: () => ({ body: { token: 'a'.repeat(64) } }), status: 410 };
const NO_SESSION = { call: () => ({ body: SHEET }), status: 410 };

/** Routes by which guardians show data to people without an account, and the pages of these. */
const SHARED_PAGES: Record<string, Expectation> = {
  'GET /api/clinic-link/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/clinic-link/profile/:profileId': {
    child: true,
    status: 201,
    call: ({ child }) => ({ path: { profileId: child }, body: { id: id(), parts: ['growth'] } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'DELETE /api/clinic-link/profile/:profileId/link/:linkId': {
    child: true,
    call: ({ child, clinicLink }) => ({ path: { profileId: child, linkId: clinicLink } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/clinic-link/profile/:profileId/result/:resultId/approve': {
    child: true,
    call: ({ child, sentResult }) => ({ path: { profileId: child, resultId: sentResult } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'DELETE /api/clinic-link/profile/:profileId/result/:resultId': {
    child: true,
    call: ({ child, sentResult }) => ({ path: { profileId: child, resultId: sentResult } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/care-card/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/care-card/profile/:profileId': {
    child: true,
    status: 201,
    call: ({ child }) => ({ path: { profileId: child }, body: { id: id(), ...CARD } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'DELETE /api/care-card/profile/:profileId/card/:cardId': {
    child: true,
    call: ({ child, careCard }) => ({ path: { profileId: child, cardId: careCard } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'POST /api/clinic/open': {
    isPublic: true,
    call: ({ clinicToken }) => ({ body: { token: clinicToken } }),
    withoutProof: NO_TOKEN,
  },
  'POST /api/clinic/sheet': { isPublic: true, call: withSession, withoutProof: NO_SESSION },
  'GET /api/clinic/state': { isPublic: true, call: withSession, withoutProof: { call: () => ({}), status: 410 } },
  'POST /api/clinic/official-result': {
    isPublic: true,
    call: (person) => ({ ...withSession(person), body: SHEET }),
    withoutProof: NO_SESSION,
  },
  'POST /api/clinic/close': { isPublic: true, call: withSession, withoutProof: NO_SESSION },
  'POST /api/card/open': {
    isPublic: true,
    call: ({ cardToken }) => ({ body: { token: cardToken } }),
    withoutProof: NO_TOKEN,
  },
  'POST /api/card/state': {
    isPublic: true,
    readsOnly: true,
    call: ({ cardToken }) => ({ body: { token: cardToken } }),
    withoutProof: NO_TOKEN,
  },
};

export const MYPAGE_EXPECTATIONS: Record<string, Expectation> = {
  ...SHARED_PAGES,
  'GET /api/analysis/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/sheet/profile/:profileId/:part': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child, part: 'all' } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/sheet/attempt/:attemptId': {
    child: true,
    call: ({ done }) => ({ path: { attemptId: done } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'GET /api/medical-info/profile/:profileId': {
    child: true,
    call: ({ child }) => ({ path: { profileId: child } }),
    foreignStatuses: FOREIGN_STATUSES,
  },
  'PUT /api/medical-info/profile/:profileId': {
    child: true,
    call: ({ child }) => ({
      path: { profileId: child },
      body: { allergies: [{ name: '땅콩' }], clinic: { name: '새싹의원' }, version: 1 },
    }),
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
    call: ({ child, growthEntry }) => ({
      path: { profileId: child, entryId: growthEntry },
      body: { ...MEASURED, updated_at: null },
    }),
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
    // A picture of somebody else's.
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
  'POST /api/admin/member/find': {
    role: 'admin',
    call: (_, { blocked }) => ({ body: { key: 'id', value: blocked.accountId } }),
  },
  'POST /api/admin/member/search': {
    role: 'admin',
    call: (_, { blocked }) => ({ body: { key: 'nickname', value: `${blocked.mark}별명` } }),
  },
  'POST /api/admin/member/:id/freeze': {
    role: 'admin',
    call: (_, { blocked }) => ({
      path: { id: blocked.accountId },
      body: { reason: 'spam', text: '같은 광고를 여러 번 올렸어요.' },
    }),
  },
  'POST /api/admin/member/:id/unfreeze': {
    role: 'admin',
    call: (_, { frozen }) => ({ path: { id: frozen.accountId } }),
  },
  'DELETE /api/admin/member/:id/session': {
    role: 'admin',
    call: (_, { blocked }) => ({ path: { id: blocked.accountId } }),
  },
  'GET /api/admin/appeal': { role: 'admin' },
  'POST /api/admin/member/:id/appeal': {
    role: 'admin',
    call: (_, { frozen }) => ({
      path: { id: frozen.accountId },
      body: { result: 'upheld', text: '다시 살펴보았어요.' },
    }),
  },
  'PUT /api/admin/member/:id/role': {
    role: 'admin',
    call: (_, { blocked }) => ({ path: { id: blocked.accountId }, body: { role: 'expert' } }),
  },
  'POST /api/admin/member/:id/email': {
    role: 'admin',
    call: (_, { blocked }) => ({ path: { id: blocked.accountId } }),
  },
  'GET /api/admin/audit': { role: 'admin' },
  'GET /api/admin/numbers': { role: 'admin' },
  'GET /api/admin/waiting': { role: 'admin' },
  'GET /api/admin/content/:kind': { role: 'admin', call: () => ({ path: { kind: 'books' } }) },
  'POST /api/admin/content/:kind/preview': {
    role: 'admin',
    readsOnly: true,
    call: () => ({ path: { kind: 'books' }, body: { items: [NEW_BOOK], unlist_missing: false } }),
  },
  'POST /api/admin/content/:kind/import': {
    role: 'admin',
    call: () => ({ path: { kind: 'books' }, body: { items: [NEW_BOOK], unlist_missing: false } }),
  },
  'POST /api/admin/content/:kind/:id/unlist': {
    role: 'admin',
    call: () => ({ path: { kind: 'books', id: BOOKS[0]?.id ?? '' }, body: { reason: '절판되었어요.' } }),
  },
  'POST /api/admin/content/:kind/:id/relist': {
    role: 'admin',
    call: (_, { hiddenBook }) => ({ path: { kind: 'books', id: hiddenBook } }),
  },
  'GET /api/admin/announcement': { role: 'admin' },
  'POST /api/admin/announcement': {
    role: 'admin',
    status: 201,
    call: () => ({ body: { title: '새 소식', body: '체크가 늘었어요.', audience: 'all' } }),
  },
  'POST /api/admin/announcement/audience': {
    role: 'admin',
    readsOnly: true,
    call: () => ({ body: { audience: 'children', from_month: 0, to_month: 12 } }),
  },
  'POST /api/admin/announcement/:id/cancel': {
    role: 'admin',
    call: (_, { announcement }) => ({ path: { id: announcement } }),
  },
  'GET /api/admin/client-error': { role: 'admin' },
  'GET /api/admin/job': { role: 'admin' },
  'GET /api/admin/job/failed': { role: 'admin' },
  'POST /api/admin/job/failed/:id/retry': {
    role: 'admin',
    call: (_, { failedJob }) => ({ path: { id: failedJob } }),
  },
  'DELETE /api/admin/job/failed/:id': {
    role: 'admin',
    call: (_, { failedJob }) => ({ path: { id: failedJob } }),
  },
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
  'POST /api/mypage/export': {},
  'GET /api/mypage/export/file/:id': {
    isPublic: true,
    call: (_, { archive }) => ({ path: { id: archive.id }, query: `?s=${archive.signature}` }),
    withoutProof: { call: (_, { archive }) => ({ path: { id: archive.id }, query: '?s=guess' }), status: 404 },
  },
};
