import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { AttemptSummary } from '../../contract/diagnostics';
import type { Profile } from '../../contract/profile';
import { callApi, logIn, signInOn } from './family';

export type ScreenState = 'filled' | 'loading' | 'empty' | 'failed';

/** A child of the demo with history, and its attempts. */
export type Scene = { child: Profile; going: AttemptSummary; done: AttemptSummary };

export type Screen = {
  name: string;
  path: (scene: Scene) => string;
  /** Nobody is signed in. */
  stranger?: true;
  /** The calls (paths under /api, to their end or the next slash) that the screen's content comes from. */
  data?: readonly string[];
  /** What calls give in the filled state, where the demo has nothing to show. */
  gives?: Readonly<Record<string, unknown>>;
  /** What those calls give in the empty state; `noChild`: none is chosen. */
  empty?: { noChild?: true; gives?: Readonly<Record<string, unknown>> };
  /** What a tap opens on top of it. */
  open?: (page: Page) => Promise<void>;
};

const TESTS = '/diagnostic-test/main';
const POPULAR = '/community/parenting-info/counsel/popular';
const SELECTED = '/profile/selected/';
const OVERVIEW = '/diagnostic-test/profile/';
const ATTEMPT = '/diagnostic-test/attempt/';
const opensSheet = async (page: Page) => {
  await expect(page.getByRole('dialog')).toBeVisible();
};
/** The demo has blocked nobody. */
const blocked = [
  { id: '0190f000-0000-7000-8000-000000000001', name: '이소란', blocked_at: '2026-03-10T03:00:00.000Z' },
  { id: '0190f000-0000-7000-8000-000000000002', name: '다온맘', blocked_at: '2026-01-04T09:30:00.000Z' },
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
  await mailsNothing(page);
  await toAccountStep(page);
  await page.getByLabel('비밀번호 확인').fill('보슬비 내리는 마당');
  await page.getByRole('button', { name: '다음' }).tap();
  await page.getByLabel('이름').fill('김새싹');
  await page.getByLabel('이메일').fill('sprout-in-the-garden@example.com');
  await page.getByRole('button', { name: '확인 번호 받기' }).tap();
  await expect(page.getByLabel('확인 번호')).toBeVisible();
}

async function toMailedCode(page: Page) {
  await mailsNothing(page);
  await page.getByLabel('아이디', { exact: true }).fill('sprout');
  await page.getByLabel('이메일').fill('sprout-in-the-garden@example.com');
  await page.getByRole('button', { name: '확인 번호 받기' }).tap();
  await expect(page.getByLabel('확인 번호')).toBeVisible();
}

/** So many pictures would ask for more mails than the product sends. */
async function mailsNothing(page: Page) {
  const data = { request_id: '01936b5e-0000-7000-8000-000000000000', expires_in: 600, resend_in: 60 };
  for (const call of ['/auth/join/email-code', '/auth/find/password']) {
    await page.route(isOf(call), (route) => route.fulfill({ json: { success: true, data } }));
  }
}

/** Every finished screen. */
export const SCREENS: readonly Screen[] = [
  { name: 'intro', path: () => '/intro', stranger: true },
  { name: 'login', path: () => '/auth/login', stranger: true },
  { name: 'join-select', path: () => '/auth/join/select' },
  { name: 'join-form', path: () => '/auth/join/form', stranger: true, data: ['/legal'] },
  {
    name: 'join-form-sheet',
    path: () => '/auth/join/form',
    stranger: true,
    open: async (page) => {
      await page.getByRole('button', { name: '다음' }).tap();
      await page.getByRole('button', { name: '서비스 이용약관 보기' }).tap();
      await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
    },
  },
  { name: 'join-form02', path: () => '/auth/join/form', stranger: true, open: toAccountStep },
  { name: 'join-form03', path: () => '/auth/join/form', stranger: true, open: toPersonStep },
  {
    name: 'join-buy',
    path: () => '/auth/join/buy',
    data: ['/auth/join/plans'],
    empty: { gives: { '/auth/join/plans': [] } },
  },
  { name: 'find-id', path: () => '/auth/find/user-account#tab=id', stranger: true },
  { name: 'find-password', path: () => '/auth/find/user-account#tab=pw', stranger: true, open: toMailedCode },
  {
    name: 'profile-select',
    path: () => '/auth/profile/select',
    data: ['/profile'],
    empty: { gives: { '/profile': [] } },
  },
  {
    name: 'profile-select-learning',
    path: () => '/auth/profile/select/learning',
    data: ['/profile'],
    empty: { gives: { '/profile': [] } },
  },
  { name: 'profile-form', path: () => '/auth/profile/form' },
  { name: 'profile-edit', path: ({ child }) => `/auth/profile/edit?id=${child.id}`, data: [SELECTED] },
  {
    name: 'home',
    path: () => '/home',
    data: [SELECTED, TESTS, POPULAR],
    empty: { noChild: true, gives: { [POPULAR]: [] } },
  },
  { name: 'test', path: () => '/test', data: [OVERVIEW], empty: { gives: { [OVERVIEW]: noTests } } },
  { name: 'test-detail', path: ({ going }) => `/test/detail?test=${going.test_id}`, data: [OVERVIEW] },
  { name: 'test-post', path: ({ going }) => `/test/post?attempt=${going.id}`, data: [ATTEMPT] },
  { name: 'test-result', path: ({ done }) => `/test/result?attempt=${done.id}`, data: [ATTEMPT] },
  {
    name: 'test-list',
    path: () => '/test/list',
    data: [OVERVIEW],
    empty: { gives: { '/attempt': [], [OVERVIEW]: noTests } },
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
  { name: 'setting', path: () => '/mypage/setting' },
  { name: 'setting-password', path: () => '/mypage/setting#password', open: opensSheet },
  { name: 'setting-guardian', path: () => '/mypage/setting?openAppPassword=true', open: opensSheet },
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
  { name: 'terms', path: () => '/mypage/setting/terms', stranger: true, data: ['/legal/terms'] },
  { name: 'privacy', path: () => '/mypage/setting/privacy', stranger: true, data: ['/legal/privacy'] },
  { name: 'cancel-membership', path: () => '/mypage/setting/cancel-membership' },
  { name: 'cancel-membership-stranger', path: () => '/mypage/setting/cancel-membership', stranger: true },
  { name: 'coming-soon', path: () => '/mypage' },
  { name: 'placeholder', path: () => '/expert/info' },
  { name: 'not-found', path: () => '/no/such/page' },
];

export const statesOf = ({ data, empty }: Screen): ScreenState[] => [
  'filled',
  ...(data ? (['loading', 'failed'] as const) : []),
  ...(empty ? (['empty'] as const) : []),
];

/** The demo's child that has a check under way and one done. */
export async function findScene(context: BrowserContext): Promise<Scene> {
  const { access_token: token } = await logIn(context.request);
  for (const child of await callApi<Profile[]>(context.request, 'GET', '/profile', token)) {
    const path = `/diagnostic-test/profile/${child.id}/attempt`;
    const attempts = await callApi<AttemptSummary[]>(context.request, 'GET', path, token);
    const going = attempts.find(({ status }) => status < 100);
    const done = attempts.find(({ status }) => status === 100);
    if (going && done) return { child, going, done };
  }
  throw new Error('No child of the demo has both a check under way and one that is done');
}

const apiPath = (url: URL) => url.pathname.replace(/^\/api/, '');
const isOf = (path: string) => (url: URL) =>
  url.pathname.startsWith('/api/') &&
  (path.endsWith('/') ? apiPath(url).startsWith(path) : apiPath(url).endsWith(path));

/** Opens a screen in one of its states, and waits until it stands. */
export async function openScreen(page: Page, scene: Scene, screen: Screen, state: ScreenState) {
  const { data = [], gives = {}, empty, stranger, path, open } = screen;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().clearCookies();
  await page.goto('/icon.svg');
  await page.evaluate(() => localStorage.clear());
  if (!stranger) await signInOn(page, state === 'empty' && empty?.noChild ? undefined : scene.child);

  let held = 0;
  for (const call of state === 'loading' ? data : []) {
    // Never answered.
    await page.route(isOf(call), () => {
      held += 1;
    });
  }
  for (const call of state === 'failed' ? data : []) {
    await page.route(isOf(call), (route) =>
      route.fulfill({ status: 500, json: { success: false, code: 'INTERNAL', message: '서버에 문제가 생겼어요.' } }),
    );
  }
  // The one named first is the most special: what is routed last is asked first.
  const given = state === 'empty' ? empty?.gives : state === 'filled' ? gives : undefined;
  for (const [call, data] of Object.entries(given ?? {}).reverse()) {
    await page.route(isOf(call), (route) => route.fulfill({ json: { success: true, data } }));
  }

  await page.goto(path(scene));
  // Not by its role: a sheet that opens with the page hides the rest from readers.
  // The sheet for print has a heading of its own; beside an open sheet the page is inert, so no role is asked.
  await expect(page.locator('h1').first()).toBeAttached();
  if (state === 'loading') await expect.poll(() => held).toBeGreaterThan(0);
  else await page.waitForLoadState('networkidle');
  if (state === 'failed') await expect(page.getByRole('button', { name: '다시 시도' }).first()).toBeVisible();
  if (state !== 'loading') await expect(page.getByText('불러오는 중이에요')).toHaveCount(0);
  await open?.(page);
}
