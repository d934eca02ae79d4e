type Fields = Record<string, unknown>;

/**
 * Treatment of the second of two writes from one opened state.
 *
 * - `version`: it is refused with CONFLICT, and the first stands. `first` and `second` replace fields of the right call.
 * - `merge`: both stand, as only the changed fields travel: `first` and `second` are all that is sent beside `always`.
 * - `last`: the body is one value, an act or a switch; the last act by the server's clock stands. `why` says which.
 */
export type SecondWriter =
  | { kind: 'version'; first: Fields; second: Fields }
  | { kind: 'merge'; always?: Fields; first: Fields; second: Fields }
  | { kind: 'last'; why: string; second?: Fields };

const drawn = (x: number) => ({
  1: [
    { x, y: 309.5 },
    { x: 1125.6, y: 309.5 },
  ],
});

const last = (why: string, second?: Fields): SecondWriter => ({ kind: 'last', why, ...(second && { second }) });

/** Every PUT and PATCH. */
export const SECOND_WRITERS: Record<string, SecondWriter> = {
  'PUT /api/profile/:id': { kind: 'version', first: { gestation_weeks: 32 }, second: { name: '새이름' } },
  'PUT /api/growth/profile/:profileId/entry/:entryId': {
    kind: 'version',
    first: { height_cm: 75 },
    second: { height_cm: 74.9 },
  },
  'PUT /api/diagnostic-test/profile/:profileId/official-result/:resultId': {
    kind: 'version',
    first: { rows: { gross_motor: 'further_evaluation' } },
    second: { rows: { gross_motor: 'ahead' } },
  },
  'PUT /api/medical-info/profile/:profileId': {
    kind: 'version',
    first: { clinic: { name: '나무의원' } },
    second: { clinic: { name: '하늘의원' } },
  },
  'PUT /api/community/post/:id': { kind: 'version', first: { title: '첫 제목' }, second: { title: '둘째 제목' } },
  'PUT /api/admin/faq/:id': { kind: 'version', first: { answer: '첫 답' }, second: { answer: '둘째 답' } },
  'PUT /api/admin/article/:key/review': {
    kind: 'version',
    first: { name: '김하늘' },
    second: { name: '이바다' },
  },
  'PUT /api/admin/stroke/:id': { kind: 'version', first: {}, second: { unit_write_stroke: drawn(400) } },
  'PUT /api/learning/profile/:profileId/setting': {
    kind: 'merge',
    always: { guardian_password: '2468' },
    first: { daily_limit_minutes: 30 },
    second: { hand: 'right' },
  },
  'PUT /api/moderation/contest/:id': { kind: 'merge', first: { title: '새 제목' }, second: { theme: '새 주제' } },
  'PUT /api/mypage/notification': {
    kind: 'merge',
    first: { choices: [{ kind: 'notice', channel: 'app', enabled: false }] },
    second: { choices: [{ kind: 'comment', channel: 'app', enabled: false }] },
  },

  'PUT /api/health-windows/profile/:profileId/window/:windowId': last('a mark from the outbox', { on: '20260309' }),
  'PUT /api/health-windows/profile/:profileId/combined-vaccine': last('one choice', {
    combined_vaccine: 'pentavalent',
  }),
  'PUT /api/health-windows/profile/:profileId/booklet/:bookletId': last('an act under an id of its own'),
  'PUT /api/health-windows/calendar': last('one choice', { names: 'name' }),
  'PUT /api/play-plan/profile/:profileId/play/:playId': last('a mark from the outbox', { done: false }),
  'PUT /api/diagnostic-test/attempt/:attemptId/answer': last('an answer from the outbox', { value: 'yes' }),
  'PUT /api/diagnostic-test/attempt/:attemptId/lost-skill': last('a switch', { discussed: false }),
  'PUT /api/profile/selected/:profileId': last('one choice'),
  'PUT /api/profile/:profileId/freeze': last('a switch', { frozen: false }),
  'PUT /api/profile/:profileId/guardian/:guardianId/freeze': last('a switch', { frozen: false }),
  'PUT /api/profile/:profileId/handover': last('one offer, by a mailed code'),
  'PUT /api/profile/:profileId/takeover': last('a switch', { agreed: false }),
  'PUT /api/community/post/:id/like': last('a switch'),
  'PUT /api/community/post/:id/bookmark': last('a switch'),
  'PUT /api/community/comment/:id/like': last('a switch'),
  'PUT /api/community/comment/:id': last('one text of one author', { content: '다시 고친 댓글' }),
  'PUT /api/community/draft/:section': last('one draft of one author, written while typing', { title: '다른 글' }),
  'PUT /api/community/nickname': last('one name', { nickname: '다른별명' }),
  'PUT /api/community/contest/:id/vote': last('a vote'),
  'PUT /api/community/place/:id/save': last('a switch'),
  'PUT /api/community/book/:id/mark': last('a mark', { mark: 'want' }),
  'PUT /api/device/push-token': last('one address of one device', { token: 'fcm:fedcba9876543210' }),
  'PUT /api/mypage/password': last('one value, by the password before it'),
  'PUT /api/mypage/guardian-password': last('one value, by the password before it'),
  'PUT /api/mypage/account/name': last('one name', { name: '다른이름' }),
  'PUT /api/mypage/account/picture': last('one picture', { image: null }),
  'PUT /api/mypage/account/email': last('one address, by a mailed code'),
  'PUT /api/inquiry/:id/read': last('a switch'),
  'PUT /api/notice/read': last('a switch'),
  'PUT /api/admin/inquiry/:id/state': last('one state, noted in the ledger', { state: 'received' }),
  'PUT /api/admin/member/:id/role': last('one role, noted in the ledger', { role: 'parent' }),
};
