import { createSignedInParent } from '@mocks/fixtures';
import { mockNetworkDown } from '@mocks/scenarios';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionEnded } from '@/shared/session/session-events';
import { renderApp } from '@/testing/render-app';

const START = '/auth/profile/select/learning';
const gate = () => screen.findByRole('heading', { name: '여기부터는 보호자 화면이에요' });
const isOpen = () =>
  expect(screen.queryByRole('heading', { name: '여기부터는 보호자 화면이에요' })).not.toBeInTheDocument();

/** A child went into learning. */
async function inChildMode(given: Parameters<typeof createSignedInParent>[0] = { hasGuardianPassword: true }) {
  const parent = await createSignedInParent(given);
  const app = renderApp(START);
  await app.user.click(await screen.findByRole('button', { name: '배우기 시작하기' }));
  await screen.findByRole('heading', { level: 1, name: '배움 정원' });
  return { ...parent, ...app };
}

test('asks for the guardian password on a parent’s page after learning was opened', async () => {
  const { user, router, place } = await inChildMode();
  isOpen();
  await act(() => router.navigate('/mypage/analysis/study'));
  await gate();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  const field = screen.getByLabelText('보호자 비밀번호');
  await user.type(field, '9999{Enter}');
  expect(await screen.findByText(/보호자 비밀번호가 맞지 않아요/)).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  await user.clear(field);
  await user.type(field, '0000{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: '학습 현황' })).toBeVisible();
  expect(place()).toBe('/mypage/analysis/study');
  await act(() => router.navigate('/home'));
  await screen.findByRole('heading', { level: 1, name: '홈' });
});

test('shows the gate on Back from child mode and keeps the link to learning', async () => {
  const { user, goBack, place } = await inChildMode();
  goBack();
  await gate();
  await waitFor(() => expect(place()).toBe('/home'));
  await user.click(screen.getByRole('link', { name: '배우기로 돌아가기' }));
  await waitFor(() => expect(place()).toBe('/content-dashboard'));
  isOpen();
});

test('keeps child mode after a reload', async () => {
  const { unmount } = await inChildMode();
  unmount();
  renderApp('/home');
  await gate();
});

test('resets a forgotten guardian password with the account password and opens the page', async () => {
  const { user, router, account } = await inChildMode();
  await act(() => router.navigate('/home'));
  await gate();
  await user.click(screen.getByRole('button', { name: '보호자 비밀번호를 잊었어요' }));
  const form = within(await screen.findByRole('dialog', { name: '보호자 비밀번호 다시 정하기' }));
  await user.type(form.getByLabelText('로그인 비밀번호'), account.password);
  await user.type(form.getByLabelText('새 보호자 비밀번호'), '1357');
  await user.type(form.getByLabelText('새 보호자 비밀번호 확인'), '1357');
  await user.click(form.getByRole('button', { name: '저장하기' }));
  await screen.findByRole('heading', { level: 1, name: '홈' });
});

test('reports a lost connection and keeps the typed guardian password', async () => {
  const { user, router } = await inChildMode();
  await act(() => router.navigate('/home'));
  await gate();
  const network = mockNetworkDown();
  await user.type(screen.getByLabelText('보호자 비밀번호'), '0000{Enter}');
  expect(await screen.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
  network.restore();
  await user.click(screen.getByRole('button', { name: '확인' }));
  await screen.findByRole('heading', { level: 1, name: '홈' });
});

test('asks nothing of an account without a guardian password', async () => {
  const { router } = await inChildMode({});
  await act(() => router.navigate('/home'));
  await screen.findByRole('heading', { level: 1, name: '홈' });
  isOpen();
});

test('starts outside child mode after signing out and in again', async () => {
  const { router, place, account, user, store } = await inChildMode();
  act(() => void store.dispatch(sessionEnded()));
  await act(() => router.navigate('/auth/login'));
  await user.type(await screen.findByLabelText('아이디'), account.user_id);
  await user.type(screen.getByLabelText('비밀번호'), `${account.password}{Enter}`);
  await waitFor(() => expect(place()).not.toBe('/auth/login'));
  await act(() => router.navigate('/home'));
  await screen.findByRole('heading', { level: 1, name: '홈' });
  isOpen();
});
