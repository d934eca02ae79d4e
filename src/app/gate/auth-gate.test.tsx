import { createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import {
  holdApiResponse,
  mockApiError,
  mockApiUnreachable,
  mockNetworkDown,
  mockSessionExpired,
} from '@mocks/scenarios';
import { apiCalls } from '@mocks/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionExpired } from '@/shared/session/session-events';
import { renderApp } from '@/testing/render-app';

const checks = () => apiCalls().filter(({ path }) => path === '/auth/info').length;
const RESTING = '서버가 잠시 쉬고 있어요. 곧 다시 연결할게요.';
const backOnline = () => act(() => void window.dispatchEvent(new Event('online')));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('on a path outside the exempt list', () => {
  test('shows the log-in without credentials and opens the requested page after it', async () => {
    const { user_id, password } = await createAccount();
    const { user, place } = renderApp('/mypage/qna?from=mail#faq');
    await heading('로그인');
    expect(place()).toBe('/auth/login');
    expect(checks()).toBe(0);

    await user.type(screen.getByLabelText('아이디'), user_id);
    await user.type(screen.getByLabelText('비밀번호'), `${password}{Enter}`);
    await heading('자주 묻는 질문');
    expect(place()).toBe('/mypage/qna?from=mail#faq');
  });

  test('shows the spinner for the first check only and keeps the screen during later ones', async () => {
    await createSignedInParent();
    const first = holdApiResponse('GET', '/auth/info');
    const { router } = renderApp('/mypage/qna');
    expect(await screen.findByText('불러오는 중이에요')).toBeVisible();
    await waitFor(() => expect(checks()).toBe(1));
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    first.release();
    await heading('자주 묻는 질문');

    const second = holdApiResponse('GET', '/auth/info');
    await act(() => router.navigate('/mypage/inquire'));
    await heading('1:1 문의');
    await waitFor(() => expect(checks()).toBe(2));
    expect(screen.getByRole('heading', { level: 1, name: '1:1 문의' })).toBeVisible();
    second.release();
  });

  test('any error answer leads to the log-in and keeps the stored credentials', async () => {
    await createSignedInParent();
    mockApiError('GET', '/auth/info', 500);
    const { place } = renderApp('/mypage/qna');
    await heading('로그인');
    expect(place()).toBe('/auth/login');
    expect(localStorage.getItem('ggp_refreshToken')).toBe('1');
  });

  test('an expired session leads to the log-in and removes the tokens', async () => {
    await createSignedInParent();
    mockSessionExpired();
    renderApp('/mypage/qna');
    await heading('로그인');
    expect(localStorage.getItem('ggp_accessToken')).toBeNull();
    expect(localStorage.getItem('ggp_refreshToken')).toBeNull();
    // The same parent continues with the same child.
    expect(localStorage.getItem('ggp_profileId')).not.toBeNull();
  });

  test('refreshes an outdated access token once and opens the page', async () => {
    await createSignedInParent();
    localStorage.setItem('ggp_accessToken', 'out.of.date');
    renderApp('/mypage/qna');
    await heading('자주 묻는 질문');
    expect(apiCalls().filter(({ path }) => path === '/auth/refresh-token')).toHaveLength(1);
    expect(localStorage.getItem('ggp_accessToken')).not.toBe('out.of.date');
  });

  test('does not repeat requests when the session expires on an open page', async () => {
    await createSignedInParent();
    const { store } = renderApp('/home');
    await heading('홈');
    mockSessionExpired();
    const before = apiCalls().length;
    act(() => void store.dispatch(sessionExpired({ epoch: store.getState().auth.epoch })));
    await heading('로그인');
    expect(apiCalls().length - before).toBeLessThan(5);
  });
});

describe('without any answer', () => {
  test('keeps the screen of a known user, shows a notice and repeats the check', async () => {
    await createSignedInParent();
    const { router, place } = renderApp('/mypage/qna');
    await heading('자주 묻는 질문');

    const lift = mockApiUnreachable('GET', '/auth/info');
    await act(() => router.navigate('/mypage/inquire'));
    expect(await screen.findByText(RESTING)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '1:1 문의' })).toBeVisible();
    expect(place()).toBe('/mypage/inquire');

    lift.restore();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(RESTING)).not.toBeInTheDocument());
    expect(place()).toBe('/mypage/inquire');
  });

  test('a 503 keeps a known user on the page', async () => {
    await createSignedInParent();
    const { router, place } = renderApp('/mypage/qna');
    await heading('자주 묻는 질문');
    const outage = mockApiError('GET', '/auth/info', 503, { code: 'UNAVAILABLE' });
    await act(() => router.navigate('/mypage/inquire'));
    expect(await screen.findByText(RESTING)).toBeVisible();
    expect(place()).toBe('/mypage/inquire');
    outage.restore();
    backOnline();
    await waitFor(() => expect(screen.queryByText(RESTING)).not.toBeInTheDocument());
  });

  test('opens the page for an unknown user once the server answers', async () => {
    await createSignedInParent();
    const outage = mockApiError('GET', '/auth/info', 503, { code: 'UNAVAILABLE' });
    const { place } = renderApp('/mypage/qna');
    await heading('로그인');
    outage.restore();
    backOnline();
    await heading('자주 묻는 질문');
    expect(place()).toBe('/mypage/qna');
  });

  test('sends an unknown user to the log-in page, keeps the credentials and offers a retry', async () => {
    await createSignedInParent();
    const network = mockNetworkDown();
    const { user, place } = renderApp('/mypage/qna');
    await heading('로그인');
    expect(localStorage.getItem('ggp_accessToken')).not.toBeNull();
    network.restore();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await heading('자주 묻는 질문');
    expect(place()).toBe('/mypage/qna');
  });
});

describe('the log-in page and the introduction', () => {
  test.each(['/auth/login', '/intro'])('%s redirects to home when the server knows the user', async (path) => {
    await createSignedInParent();
    const { place } = renderApp(path);
    await heading('홈');
    expect(place()).toBe('/home');
  });

  test.each(['/auth/login', '/intro'])('%s stays open with an expired stored session and checks once', async (path) => {
    await createSignedInParent();
    mockSessionExpired();
    const { place, store } = renderApp(path);
    await waitFor(() => expect(store.getState().auth.hasRefresh).toBe(false));
    await screen.findByRole('heading', { level: 1 });
    expect(place()).toBe(path);
    expect(checks()).toBe(1);
  });

  test('do not redirect in a loop after a failed check', async () => {
    await createSignedInParent();
    const { router, place } = renderApp('/mypage/qna');
    await heading('자주 묻는 질문');
    mockApiError('GET', '/auth/info', 500);
    const visited: string[] = [];
    router.subscribe(({ location }) => {
      if (visited.at(-1) !== location.pathname) visited.push(location.pathname);
    });
    const before = checks();
    await act(() => router.navigate('/mypage/inquire'));
    await heading('로그인');
    await act(() => router.navigate('/intro'));
    await heading('쑥쑥플래너를 소개해요');
    await waitFor(() => expect(checks()).toBe(before + 2));
    expect(visited.slice(-3)).toEqual(['/mypage/inquire', '/auth/login', '/intro']);
    expect(visited.filter((path) => path === '/auth/login')).toHaveLength(1);
    expect(place()).toBe('/intro');
  });
});

describe('exempt paths', () => {
  test.each(['/intro', '/auth/login', '/auth/join/form', '/mypage/setting/terms', '/mypage/setting/privacy'])(
    '%s opens without a check',
    async (path) => {
      const { place } = renderApp(path);
      await screen.findByRole('heading', { level: 1 });
      expect(place()).toBe(path);
      expect(checks()).toBe(0);
    },
  );

  test('do not include /mypage/setting', async () => {
    const { place } = renderApp('/mypage/setting');
    await heading('로그인');
    expect(place()).toBe('/auth/login');
  });
});

describe('the root', () => {
  test('shows the introduction to a new visitor', async () => {
    const { place } = renderApp('/');
    await heading('쑥쑥플래너를 소개해요');
    expect(place()).toBe('/intro');
  });

  test('leads a parent home on a phone', async () => {
    await createSignedInParent();
    const { place } = renderApp('/');
    await waitFor(() => expect(place()).toBe('/home'));
  });

  test('opens the dashboard on a pad with a selected child, and Back leads home', async () => {
    await createSignedInParent();
    const { place, goBack } = renderApp('/', { width: 1024 });
    await waitFor(() => expect(place()).toBe('/content-dashboard'));
    goBack();
    await waitFor(() => expect(place()).toBe('/home'));
  });

  test('asks a parent of several children on a pad to select one first', async () => {
    await signIn(await createAccount({ children: [{}, {}] }));
    const { place } = renderApp('/', { width: 1024 });
    await waitFor(() => expect(place()).toBe('/auth/profile/select'));
  });

  test('leads a first log-in to the choice of a first step, once', async () => {
    await signIn(await createAccount({ firstLogin: true }));
    const { user, place, router } = renderApp('/');
    await heading('무엇부터 시작할까요?');
    expect(place()).toBe('/auth/join/select');
    await user.click(screen.getByRole('link', { name: /먼저 둘러보기/ }));
    await waitFor(() => expect(place()).toBe('/home'));
    await waitFor(() => expect(apiCalls().filter(({ path }) => path === '/auth/first-login/end')).toHaveLength(1));
    await act(() => router.navigate('/'));
    await waitFor(() => expect(place()).toBe('/home'));
  });

  test('shows the introduction after signing out and removes tokens, child and drafts', async () => {
    await createSignedInParent();
    localStorage.setItem('ggp_v1_draft_some-form', '{"name":"도담"}');
    const { user, place, unmount } = renderApp('/community/trip');
    await heading('여행');
    await user.click(screen.getByRole('button', { name: '내 메뉴' }));
    await user.click(await screen.findByRole('menuitem', { name: '로그아웃' }));
    await heading('쑥쑥플래너를 소개해요');
    expect(place()).toBe('/intro');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('ggp_'))).toEqual([]);
    expect(apiCalls().filter(({ path }) => path === '/auth/logout')).toHaveLength(1);
    unmount();
    const { place: placeAfterwards } = renderApp('/home');
    await waitFor(() => expect(placeAfterwards()).toBe('/auth/login'));
  });
});

test('does not open the page an earlier account asked for after another account logs in', async () => {
  await createSignedInParent();
  const other = await createAccount();
  const { store, user, place } = renderApp('/mypage/qna');
  await heading('자주 묻는 질문');
  act(() => void store.dispatch(sessionExpired({ epoch: store.getState().auth.epoch })));
  const form = within((await screen.findByLabelText('아이디')).closest('form') ?? document.body);
  await user.type(form.getByLabelText('아이디'), other.user_id);
  await user.type(form.getByLabelText('비밀번호'), `${other.password}{Enter}`);
  await heading('홈');
  expect(place()).toBe('/home');
  expect(localStorage.getItem('ggp_profileId')).toBeNull();
});
