import { createAccount } from '@mocks/fixtures';
import { holdApiResponse, mockApiError, mockNetworkDown } from '@mocks/scenarios';
import { apiCalls, server } from '@mocks/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderApp } from '@/testing/render-app';

const logins = () => apiCalls().filter(({ path }) => path === '/auth/login').length;
const idField = () => screen.findByLabelText('아이디');
const passwordField = () => screen.getByLabelText('비밀번호');
const submit = () => screen.getByRole('button', { name: '로그인' });

describe('/auth/login', () => {
  test('welcomes a newcomer', async () => {
    renderApp('/auth/login');
    expect(await screen.findByText('쑥쑥플래너에 오신 걸 환영해요')).toBeVisible();
  });

  test('greets the account of this device whose session expired', async () => {
    localStorage.setItem('ggp_v1_account', JSON.stringify('account-of-ann'));
    renderApp('/auth/login');
    expect(await screen.findByText('다시 만나서 반가워요')).toBeVisible();
  });

  test('shows missing fields and focuses the first', async () => {
    const { user } = renderApp('/auth/login');
    await idField();
    await user.click(submit());
    expect(await screen.findByText('아이디를 입력해 주세요.')).toBeVisible();
    expect(screen.getByText('비밀번호를 입력해 주세요.')).toBeVisible();
    expect(await idField()).toHaveFocus();
    expect(logins()).toBe(0);
  });

  test('shows one message for an unknown id and a wrong password and keeps the typed text', async () => {
    const { user_id } = await createAccount();
    const { user } = renderApp('/auth/login');
    await user.type(await idField(), user_id);
    await user.type(passwordField(), 'not-it{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('아이디 또는 비밀번호가 맞지 않아요.');
    expect(await idField()).toHaveValue(user_id);
    await waitFor(() => expect(passwordField()).toHaveFocus());
    expect(passwordField()).toHaveValue('not-it');

    await user.clear(await idField());
    await user.type(await idField(), 'nobody-here');
    await user.click(submit());
    await waitFor(() => expect(logins()).toBe(2));
    expect(await screen.findByText('아이디 또는 비밀번호가 맞지 않아요.')).toBeVisible();
  });

  test.each([
    ['admin', '/admin'],
    ['moderator', '/admin'],
    ['expert', '/community/counseling?show=waiting'],
  ] as const)('leads the role %s to its work: %s', async (role, path) => {
    const { user_id, password } = await createAccount({ role });
    const { user, place } = renderApp('/auth/login');
    await user.type(await idField(), user_id);
    await user.type(passwordField(), `${password}{Enter}`);
    await waitFor(() => expect(place()).toBe(path));
  });

  test('shows how long to wait after too many attempts', async () => {
    server.use(
      http.post('*/api/auth/login', () =>
        HttpResponse.json(
          { success: false, code: 'LOGIN_THROTTLED', message: '잠시 뒤에' },
          { status: 429, headers: { 'retry-after': '95' } },
        ),
      ),
    );
    const { user } = renderApp('/auth/login');
    await user.type(await idField(), 'parent');
    await user.type(passwordField(), 'guess{Enter}');
    expect(await screen.findByText('로그인 시도가 많았어요. 2분 뒤에 다시 시도해 주세요.')).toBeVisible();
  });

  test('reports a lost connection and logs in once it is back', async () => {
    const { user_id, password } = await createAccount();
    const network = mockNetworkDown();
    const { user, place } = renderApp('/auth/login');
    await user.type(await idField(), user_id);
    await user.type(passwordField(), `${password}{Enter}`);
    expect(await screen.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    network.restore();
    await user.click(submit());
    await screen.findByRole('heading', { level: 1, name: '홈' });
    expect(place()).toBe('/home');
  });

  test('sends one request for a double tap and an Enter', async () => {
    const { user_id, password } = await createAccount();
    const answer = holdApiResponse('POST', '/auth/login');
    const { user } = renderApp('/auth/login');
    await user.type(await idField(), user_id);
    await user.type(passwordField(), password);
    await user.dblClick(submit());
    await user.type(passwordField(), '{Enter}');
    await waitFor(() => expect(logins()).toBe(1));
    answer.release();
    await screen.findByRole('heading', { level: 1, name: '홈' });
    expect(logins()).toBe(1);
  });

  test('does not submit on the Enter that ends an IME composition', async () => {
    renderApp('/auth/login');
    const field = await idField();
    const notPrevented = fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(notPrevented).toBe(false);
  });

  test('restores the id after a reload and never stores the password', async () => {
    const first = renderApp('/auth/login');
    await first.user.type(await idField(), 'parent-of-dodam');
    await first.user.type(passwordField(), 'secret-words');
    first.unmount();
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
      'secret-words',
    );

    renderApp('/auth/login');
    expect(await idField()).toHaveValue('parent-of-dodam');
    expect(passwordField()).toHaveValue('');
  });

  test('shows and hides the password', async () => {
    const { user } = renderApp('/auth/login');
    await idField();
    expect(passwordField()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: '비밀번호 보기' }));
    expect(passwordField()).toHaveAttribute('type', 'text');
  });

  test.each([
    ['아이디·비밀번호 찾기', '/auth/find/user-account', '아이디·비밀번호 찾기'],
    ['회원가입', '/auth/join/form', '회원가입'],
  ])('the link %s opens its page', async (name, path, title) => {
    const { user, place } = renderApp('/auth/login');
    await user.click(await screen.findByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(place()).toBe(path);
  });

  test('shows the server’s message of an unexpected error', async () => {
    mockApiError('POST', '/auth/login', 503, { message: '지금은 서버가 바빠요.' });
    const { user } = renderApp('/auth/login');
    await user.type(await idField(), 'parent');
    await user.type(passwordField(), 'secret{Enter}');
    expect(await screen.findByText('지금은 서버가 바빠요.')).toBeVisible();
  });
});
