import { expect, type Page } from '@playwright/test';
import type { User } from '../../contract/auth/auth.responses';
import type { MailCodeSent } from '../../contract/auth/join.responses';
import { HOUR_MS } from '../../contract/common/time';
import type { StudyAnalysis } from '../../contract/learning/learning.responses';
import type { Analysis } from '../../contract/mypage/analysis.responses';
import { COMMUNITY_SCREENS } from './community-screens';
import { attemptIds, getFinished, givenAttempts, givenRecord } from './given-checks';
import { HISTORY_SCREENS } from './history-screens';
import { LEARNING_SCREENS } from './learning-screens';
import { ROOM_SCREENS } from './room-screens';
import type { Screen } from './screen';
import { SECTION_SCREENS } from './section-screens';

const TESTS = '/diagnostic-test/main';
const POPULAR = '/community/parenting-info/counsel/popular';
const SELECTED = '/profile/selected/';
const OVERVIEW = '/diagnostic-test/profile/';
const ATTEMPT = '/diagnostic-test/attempt/';
const GROWTH = '/growth/profile/';
const ANALYSIS = '/analysis/profile/';
const TODAY = '/today/profile/';
const WINDOWS = '/health-windows/profile/';
const CALENDAR = '/health-windows/calendar';
const noAnalysis = {
  day: '20261121',
  child: {
    id: '0190f000-0000-7000-8000-00000000000a',
    name: '새싹',
    birth_date: '20260801',
    gender: 'male',
    gestation_weeks: null,
    profile_image: null,
  },
  age: { months: 3, actual_months: 3, corrected: false },
  change: {
    sentence: '오늘 키를 재거나 놀이 하나를 함께하면, 달라진 점을 여기에 한 문장으로 모아 드려요.',
    since: '20261021',
    nothing: true,
  },
  checks: [],
  official: [],
  growth: { standard: 'kr2017', latest: null, total: 0, movements: [], series: [] },
  study: { total_seconds: 0, weeks: [] },
  windows: [],
  open_windows: 0,
  plays: { month: 0, today: 0 },
  doctor: [],
} satisfies Analysis;
const STUDY = '/learning/profile/';
const noStudy = { day: '20261121', total_seconds: 0, days: [], weeks: [], glyphs: [] } satisfies StudyAnalysis;
/** The demo has no guardian password yet. */
const withGuardian = {
  '/auth/info': {
    id: '0190f000-0000-7000-8000-00000000000b',
    user_id: 'demo',
    name: '김하늘',
    role: 'parent',
    is_first_login: false,
    grow_learning_password: true,
    unread_notices: 0,
  } satisfies User,
  '/mypage/guardian-password/verify': null,
};
const opensSheet = async (page: Page) => {
  await expect(page.getByRole('dialog')).toBeVisible();
};
/** The demo has blocked nobody. */
const blocked = [
  { id: '0190f000-0000-7000-8000-000000000001', name: '이소란', blocked_at: '2026-03-10T03:00:00.000Z' },
  { id: '0190f000-0000-7000-8000-000000000002', name: '다온맘', blocked_at: '2026-01-04T09:30:00.000Z' },
];
const notice = (nth: number, words: object) => ({
  id: `0190f000-0000-7000-8000-00000000010${nth}`,
  created_at: new Date(Date.now() - (nth * 13 + 1) * HOUR_MS).toISOString(),
  path: '/home',
  read: nth > 1,
  ...words,
});
const noticePage = {
  items: [
    notice(0, {
      kind: 'health_due',
      title: '도담 · 받을 수 있는 예방접종이 있어요',
      body: '홍역·유행성이하선염·풍진 1차 외 3가지예요. 언제까지 받을 수 있는지 확인해 보세요.',
    }),
    notice(1, {
      kind: 'inquiry_answer',
      title: '문의에 답변이 도착했어요',
      body: '‘이용 방법’ 문의의 답변을 확인해 주세요.',
    }),
    notice(2, { kind: 'comment', title: '내 글에 댓글이 달렸어요', body: '주말에 다녀온 숲 놀이터 이야기' }),
    notice(3, { kind: 'contest', title: '축하해요! 대상을 받았어요', body: '우리 집 놀이터 · 이불로 만든 동굴' }),
    notice(4, {
      kind: 'moderation',
      title: '글을 다시 볼 수 있어요',
      body: '살펴보니 문제가 없는 글이었어요.',
      path: null,
    }),
    notice(5, { kind: 'point', title: '곧 사라지는 포인트가 있어요', body: '이번 달 30일에 120점이 사라져요.' }),
    notice(6, { kind: 'like', title: '내 글에 첫 좋아요가 달렸어요', body: '우리 아이가 좋아한 그림책' }),
  ],
  next: 'more',
};
const noWindows = { months: 200, early_born: false, windows: [], notes: [], sources: [], consent_needed: false };
const calendar = {
  names: 'initial',
  path: `/calendar/${'0123456789abcdef'.repeat(4)}.ics`,
  created_at: '2026-03-10T03:00:00.000Z',
};
const noGrowth = {
  entries: [],
  next_cursor: null,
  total: 0,
  consent_needed: true,
  age: { months: 49, actual_months: 49, corrected: false },
};
/** The demo's parent may not see the stroke tool's list. */
const drawn = [
  {
    id: 1,
    subject: 'korean',
    group: 'consonant',
    unit_word: 'ㄱ',
    unit_write_stroke: {
      1: [
        { x: 281.4, y: 309.5 },
        { x: 703.5, y: 309.5 },
        { x: 1125.6, y: 309.5 },
        { x: 1041.2, y: 1153.7 },
      ],
    },
    files: [{ path: 'glyph-1.svg', originalname: 'ㄱ.svg' }],
    revision: 2,
    updated_at: '2026-03-10T03:00:00.000Z',
  },
  {
    id: 1000,
    subject: 'korean',
    group: 'syllable',
    unit_word: '가',
    unit_write_stroke: {},
    files: [],
    revision: 0,
    updated_at: '2026-03-10T03:00:00.000Z',
  },
];
const noTests = { age: { months: 80, actual_months: 80, corrected: false }, tests: [] };

/** The second step of joining, with an id that is free and passwords that differ. */
async function toAccountStep(page: Page) {
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check();
  await page.getByRole('button', { name: '다음' }).tap();
  await page.getByLabel('아이디', { exact: true }).fill('new_sprout_here');
  await page.getByLabel('비밀번호', { exact: true }).fill('보슬비 내리는 마당');
  await page.getByRole('button', { name: '다음' }).tap();
  await expect(page.getByText('비밀번호를 한 번 더 입력해 주세요.')).toBeVisible();
  await expect(page.getByText('쓸 수 있는 아이디예요.')).toBeVisible();
}

/** The third, where a code seems to have been mailed. */
async function toPersonStep(page: Page) {
  await toAccountStep(page);
  await page.getByLabel('비밀번호 확인').fill('보슬비 내리는 마당');
  await page.getByRole('button', { name: '다음' }).tap();
  await page.getByLabel('이름').fill('김새싹');
  await page.getByLabel('이메일').fill('sprout-in-the-garden@example.com');
  await page.getByRole('button', { name: '확인 번호 받기' }).tap();
  await expect(page.getByLabel('확인 번호')).toBeVisible();
}

async function toMailedCode(page: Page) {
  await page.getByLabel('아이디', { exact: true }).fill('sprout');
  await page.getByLabel('이메일').fill('sprout-in-the-garden@example.com');
  await page.getByRole('button', { name: '확인 번호 받기' }).tap();
  await expect(page.getByLabel('확인 번호')).toBeVisible();
}

const codeSent = {
  request_id: '01936b5e-0000-7000-8000-000000000000',
  expires_in: 600,
  resend_in: 60,
} satisfies MailCodeSent;
/** The product sends few mails an hour to one address. */
const mailsNothing = { '/auth/join/email-code': codeSent, '/auth/find/password': codeSent };

/** Every finished screen. */
export const SCREENS: readonly Screen[] = [
  { name: 'intro', tablet: 'picture and words side by side', path: () => '/intro', signedOut: true },
  { name: 'login', tablet: 'two columns', path: () => '/auth/login', signedOut: true },
  { name: 'join-select', path: () => '/auth/join/select' },
  { name: 'join-form', path: () => '/auth/join/form', signedOut: true, data: ['/legal'] },
  {
    name: 'join-form-sheet',
    tablet: 'a sheet is a dialog in the middle',
    path: () => '/auth/join/form',
    signedOut: true,
    open: async (page) => {
      await page.getByRole('button', { name: '다음' }).tap();
      await page.getByRole('button', { name: '서비스 이용약관 보기' }).tap();
      await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
    },
  },
  { name: 'join-form02', path: () => '/auth/join/form', signedOut: true, open: toAccountStep },
  { name: 'join-form03', path: () => '/auth/join/form', signedOut: true, gives: mailsNothing, open: toPersonStep },
  {
    name: 'join-buy',
    path: () => '/auth/join/buy',
    data: ['/auth/join/plans'],
    empty: { gives: { '/auth/join/plans': [] } },
  },
  { name: 'find-id', path: () => '/auth/find/user-account#tab=id', signedOut: true },
  {
    name: 'find-password',
    path: () => '/auth/find/user-account#tab=pw',
    signedOut: true,
    gives: mailsNothing,
    open: toMailedCode,
  },
  {
    name: 'profile-select',
    tablet: 'cards in columns, picture above the name',
    path: () => '/auth/profile/select',
    data: ['/profile'],
    empty: { gives: { '/profile': [] } },
  },
  {
    name: 'profile-select-learning',
    tablet: 'cards in columns, picture above the name',
    path: () => '/auth/profile/select/learning',
    data: ['/profile'],
    empty: { gives: { '/profile': [] } },
  },
  { name: 'profile-form', path: () => '/auth/profile/form' },
  { name: 'profile-edit', path: ({ child }) => `/auth/profile/edit?id=${child.id}`, data: [SELECTED] },
  {
    name: 'home',
    tablet: 'two columns under a banner',
    path: () => '/home',
    data: [SELECTED, TESTS, TODAY, POPULAR],
    empty: { noChild: true, gives: { [POPULAR]: [] } },
  },
  { name: 'home-health', path: () => '/home/health', data: [WINDOWS], empty: { gives: { [WINDOWS]: noWindows } } },
  {
    name: 'home-health-folded',
    path: () => '/home/health',
    open: async (page) => {
      await page.getByRole('button', { name: /^나중에 와요/ }).tap();
      await page.getByRole('button', { name: /^표시했어요/ }).tap();
      await expect(page.getByRole('button', { name: /표시 고치기$/ }).first()).toBeVisible();
    },
  },
  {
    name: 'home-health-mark',
    path: () => '/home/health',
    open: async (page) => {
      await page
        .getByRole('button', { name: /받았어요$/ })
        .first()
        .tap();
      await page.getByText('다른 날', { exact: true }).tap();
      await page.getByRole('dialog').getByRole('button', { name: '받았어요' }).tap();
      await expect(page.getByText('달력에 없는 날짜예요. 다시 확인해 주세요.')).toBeVisible();
    },
  },
  {
    name: 'home-calendar-new',
    path: () => '/home/health',
    gives: { [CALENDAR]: null },
    open: async (page) => {
      await page.getByRole('button', { name: '캘린더에 넣기' }).tap();
      await expect(page.getByRole('button', { name: '캘린더 주소 만들기' })).toBeVisible();
    },
  },
  {
    name: 'home-calendar',
    path: () => '/home/health',
    gives: { [CALENDAR]: calendar },
    open: async (page) => {
      await page.getByRole('button', { name: '캘린더에 넣기' }).tap();
      await expect(page.getByRole('link', { name: '캘린더 앱에서 열기' })).toBeVisible();
    },
  },
  { name: 'home-play', path: () => '/home/play', data: [TODAY] },
  {
    name: 'test',
    tablet: 'two columns, the facts of the check beside it',
    path: () => '/test',
    data: [OVERVIEW],
    empty: { gives: { [OVERVIEW]: noTests } },
  },
  {
    name: 'test-detail',
    tablet: 'the start is beside the text, not at the foot',
    path: ({ going }) => `/test/detail?test=${going.test_id}`,
    data: [OVERVIEW],
  },
  {
    name: 'test-post',
    tablet: 'the question beside its answers',
    path: ({ going }) => `/test/post?attempt=${going.id}`,
    data: [ATTEMPT],
  },
  {
    name: 'test-detail-guardian',
    path: ({ attempts }) => `/test/detail?test=${getFinished(attempts, 'parenting_attitude').test_id}`,
  },
  { name: 'test-post-often', path: () => `/test/post?attempt=${attemptIds.often}`, gives: givenAttempts },
  { name: 'test-post-agree', path: () => `/test/post?attempt=${attemptIds.agree}`, gives: givenAttempts },
  {
    name: 'test-post-both',
    tablet: 'both children side by side',
    path: () => `/test/post?attempt=${attemptIds.often}&with=${attemptIds.twin}`,
    gives: givenAttempts,
  },
  {
    name: 'test-result',
    tablet: 'parts in columns',
    path: ({ attempts }) => `/test/result?attempt=${getFinished(attempts, 'development').id}`,
    data: [ATTEMPT],
  },
  {
    name: 'test-result-language',
    path: ({ attempts }) => `/test/result?attempt=${getFinished(attempts, 'language').id}`,
  },
  {
    name: 'test-result-temperament',
    tablet: 'parts in columns',
    path: ({ attempts }) => `/test/result?attempt=${getFinished(attempts, 'temperament').id}`,
  },
  {
    name: 'test-result-guardian',
    path: ({ attempts }) => `/test/result?attempt=${getFinished(attempts, 'parenting_stress').id}`,
  },
  {
    name: 'test-share-sheet',
    path: ({ attempts }) => `/test/result?attempt=${getFinished(attempts, 'temperament').id}`,
    open: async (page) => {
      await page.getByRole('button', { name: '공유하기' }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'test-list',
    tablet: 'both tabs at once, two columns',
    path: () => '/test/list',
    data: [OVERVIEW],
    empty: { gives: { '/attempt': [], '/official-result': [], [OVERVIEW]: noTests } },
  },
  {
    name: 'test-list-past',
    path: () => '/test/list?tab=past',
    data: [OVERVIEW],
    empty: { gives: { '/attempt': [], '/official-result': [], [OVERVIEW]: noTests } },
  },
  { name: 'test-official', path: () => '/test/official', data: ['/official-result'] },
  {
    name: 'test-official-delete-sheet',
    path: () => `/test/official?record=${givenRecord.id}`,
    gives: { '/official-result': [givenRecord] },
    open: async (page) => {
      await page.getByRole('button', { name: '이 기록 지우기' }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'home-menu',
    path: () => '/home',
    open: async (page) => {
      await page.getByRole('button', { name: '내 메뉴' }).tap();
      await expect(page.getByRole('button', { name: '로그아웃' })).toBeVisible();
    },
  },
  {
    name: 'learning-sheet',
    path: () => '/home',
    open: async (page) => {
      await page.getByRole('navigation').getByRole('link', { name: '배우기' }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'profile-delete-sheet',
    path: ({ child }) => `/auth/profile/edit?id=${child.id}`,
    open: async (page) => {
      await page.getByRole('button', { name: '프로필 삭제하기' }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'notices',
    path: () => '/mypage/notices',
    data: ['/notice'],
    gives: { '/notice': noticePage },
    empty: { gives: { '/notice': { items: [], next: null } } },
  },
  { name: 'setting', tablet: 'two columns', path: () => '/mypage/setting' },
  { name: 'setting-password', path: () => '/mypage/setting#password', open: opensSheet },
  { name: 'setting-guardian', path: () => '/mypage/setting?openAppPassword=true', open: opensSheet },
  { name: 'setting-learning-first', path: () => '/mypage/setting#learning', open: opensSheet },
  { name: 'setting-learning-check', path: () => '/mypage/setting#learning', gives: withGuardian, open: opensSheet },
  {
    name: 'setting-learning',
    path: () => '/mypage/setting#learning',
    gives: withGuardian,
    open: async (page) => {
      await page.getByLabel('보호자 비밀번호', { exact: true }).fill('2468');
      await page.getByRole('button', { name: '확인' }).tap();
      await expect(page.getByRole('radiogroup', { name: '글씨를 쓰는 손' })).toBeVisible();
    },
  },
  {
    name: 'guardian-gate',
    path: () => '/mypage',
    gives: withGuardian,
    open: async (page) => {
      await page.evaluate(() => localStorage.setItem('ggp_v1_childHalf', 'true'));
      await page.reload();
      await expect(page.getByRole('heading', { name: '여기부터는 보호자 화면이에요' })).toBeVisible();
    },
  },
  {
    name: 'setting-devices',
    path: () => '/mypage/setting#devices',
    data: ['/auth/session'],
    open: opensSheet,
  },
  {
    name: 'setting-notifications',
    path: () => '/mypage/setting#notifications',
    data: ['/mypage/notification'],
    open: opensSheet,
  },
  {
    name: 'setting-blocked',
    path: () => '/mypage/setting#blocked',
    data: ['/mypage/block'],
    gives: { '/mypage/block': blocked },
    empty: { gives: { '/mypage/block': [] } },
    open: opensSheet,
  },
  {
    name: 'setting-consents',
    path: () => '/mypage/setting#consents',
    data: ['/mypage/consent'],
    open: opensSheet,
  },
  {
    name: 'setting-consent-text',
    path: () => '/mypage/setting#consents',
    open: async (page) => {
      await page.getByRole('button', { name: /마케팅.*내용 보기/ }).tap();
      await expect(page.getByRole('dialog', { name: /마케팅/ })).toBeVisible();
    },
  },
  { name: 'setting-export', path: () => '/mypage/setting#export', open: opensSheet },
  { name: 'terms', path: () => '/mypage/setting/terms', signedOut: true, data: ['/legal/terms'] },
  { name: 'privacy', path: () => '/mypage/setting/privacy', signedOut: true, data: ['/legal/privacy'] },
  { name: 'cancel-membership', path: () => '/mypage/setting/cancel-membership' },
  { name: 'cancel-membership-stranger', path: () => '/mypage/setting/cancel-membership', signedOut: true },
  {
    name: 'analysis-development',
    tablet: 'the form beside the curve',
    path: () => '/mypage/analysis/development',
    data: [GROWTH, ANALYSIS],
    empty: { gives: { [GROWTH]: noGrowth, [ANALYSIS]: noAnalysis } },
  },
  {
    name: 'analysis-total',
    path: () => '/mypage/analysis/total',
    data: [ANALYSIS],
    empty: { gives: { [ANALYSIS]: noAnalysis } },
  },
  {
    name: 'analysis-total-table',
    path: () => '/mypage/analysis/total',
    open: async (page) => {
      await page.getByRole('button', { name: '이전 기록' }).tap();
      await page.getByText('표로 보기').tap();
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  },
  {
    name: 'analysis-result',
    tablet: 'two columns in landscape',
    path: () => '/mypage/analysis/result',
    data: [ANALYSIS],
    empty: { gives: { [ANALYSIS]: noAnalysis } },
  },
  {
    name: 'analysis-study',
    tablet: 'two columns',
    path: () => '/mypage/analysis/study',
    data: [ANALYSIS, STUDY],
    empty: { gives: { [ANALYSIS]: noAnalysis, [STUDY]: noStudy } },
  },
  {
    name: 'analysis-study-tables',
    path: () => '/mypage/analysis/study',
    open: async (page) => {
      await page.getByRole('button', { name: '12주' }).tap();
      for (const table of await page.getByText('표로 보기').all()) await table.tap();
      await expect(page.getByRole('table')).toHaveCount(2);
    },
  },
  {
    name: 'mypage-select',
    path: () => '/mypage/select',
    data: ['/profile'],
    empty: { gives: { '/profile': [] } },
  },
  {
    name: 'growth-entry',
    path: () => '/mypage/analysis/development',
    open: async (page) => {
      await page.getByRole('button', { name: '기록 쓰기' }).tap();
      await page.getByLabel('키', { exact: true }).fill('1005');
      await page.getByRole('button', { name: '저장하기' }).tap();
      await expect(page.getByText('키는 20cm부터 220cm까지 적을 수 있어요.')).toBeVisible();
    },
  },
  {
    name: 'growth-import',
    path: () => '/mypage/analysis/development',
    open: async (page) => {
      await page.getByRole('button', { name: '파일에서 가져오기' }).tap();
      await page.getByLabel('붙여 넣기').fill('날짜,키,몸무게\n2026-01-05,100,16\n어제,101,16\n2026-02-05,1010,16');
      await page.getByRole('button', { name: '붙여 넣은 내용 보기' }).tap();
      await expect(page.getByText('날짜를 읽을 수 없어요.')).toBeVisible();
    },
  },
  {
    name: 'admin-stroke',
    path: () => '/admin/stroke-order-generator',
    data: ['/admin/stroke'],
    gives: { '/admin/stroke': drawn },
    empty: { gives: { '/admin/stroke': [] } },
  },
  {
    name: 'admin-stroke-drawing',
    tablet: 'the canvas beside its panels',
    path: () => '/admin/stroke-order-generator',
    data: ['/admin/stroke'],
    gives: { '/admin/stroke': drawn },
    open: async (page) => {
      const letter = page.getByRole('button', { name: 'ㄱ', exact: true });
      // There is none in the states without data.
      if ((await letter.count()) === 0) return;
      await letter.tap();
      await expect(page.getByText('저장된 획이에요')).toBeVisible();
    },
  },
  ...COMMUNITY_SCREENS,
  ...SECTION_SCREENS,
  ...HISTORY_SCREENS,
  ...ROOM_SCREENS,
  { name: 'coming-soon', path: () => '/coming-soon' },
  ...LEARNING_SCREENS,
  { name: 'placeholder', path: () => '/expert/info' },
  { name: 'not-found', path: () => '/no/such/page' },
];
