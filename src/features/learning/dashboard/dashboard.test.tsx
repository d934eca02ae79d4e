import { createChild, createSignedInParent } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { screen, waitFor } from '@testing-library/react';
import { createLearner, isInShell, trace } from '@/testing/learning';
import { renderApp } from '@/testing/render-app';

test('shows greeting, next letter, worlds and stickers in a browser', async () => {
  await createLearner();
  renderApp('/content-dashboard');
  expect(await screen.findByRole('heading', { level: 1, name: '도담의 배움 정원' })).toBeVisible();
  expect(await screen.findByText('오늘도 함께 써 볼까요?')).toBeVisible();
  expect(screen.getByRole('link', { name: /시작하기\s*기역/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /한글 글자 0 \/ 40/ })).toBeVisible();
  expect(screen.getByRole('button', { name: '첫 글자 아직이에요' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('refers to the app for tracing in a browser', async () => {
  await createLearner();
  const { user } = renderApp('/content-dashboard');
  await user.click(await screen.findByRole('link', { name: /한글 글자/ }));
  expect(await screen.findByText('배우기는 앱에서 만나요')).toBeVisible();
});

test('opens the shell’s own screen over home', async () => {
  await createLearner();
  const called = jest.fn(async () => ({ ok: true }));
  isInShell(called);
  const { place } = renderApp('/content-dashboard');
  await waitFor(() => expect(place()).toBe('/home'));
  expect(called).toHaveBeenCalledWith('pushScreen', { name: '/content-dashboard', value: null }, expect.anything());
});

test('shows the page in a shell without its own screen', async () => {
  await createLearner();
  isInShell(async () => null);
  const { place } = renderApp('/content-dashboard');
  expect(await screen.findByRole('heading', { level: 1, name: '도담의 배움 정원' })).toBeVisible();
  expect(place()).toBe('/content-dashboard?screen=own');
});

test('offers the next letter after a finished one and explains a sticker on a tap', async () => {
  const { glyph } = await createLearner();
  isInShell();
  const { user, router } = renderApp(`/learn?glyph=${glyph('ㄱ').id}`);
  await trace(glyph('ㄱ'));
  await screen.findByText('새 스티커: 첫 글자');
  await router.navigate('/content-dashboard?screen=own');
  expect(await screen.findByRole('link', { name: /이어하기\s*니은/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '첫 글자 받았어요' }));
  expect(await screen.findByText('글자 하나를 끝까지 따라 써요.')).toBeVisible();
});

test('asks for the guardian password on the way to the guardian’s screens', async () => {
  const { glyph } = await createLearner();
  isInShell();
  const { user, router } = renderApp(`/learn?glyph=${glyph('ㄱ').id}`);
  await screen.findByTestId('ink');
  await router.navigate('/content-dashboard?screen=own');
  await user.click(await screen.findByRole('button', { name: '보호자 화면으로' }));
  await user.type(await screen.findByLabelText('보호자 비밀번호'), '0000{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: '홈' })).toBeVisible();
});

test('loads after a retry', async () => {
  await createLearner();
  const broken = mockApiError('GET', '/learning/profile/:id', 500);
  const { user } = renderApp('/content-dashboard');
  const again = await screen.findByRole('button', { name: '다시 시도' });
  broken.restore();
  await user.click(again);
  expect(await screen.findByRole('heading', { name: '스티커' })).toBeVisible();
});

test('leads to the choice of a child without one, and back', async () => {
  const { account, child } = await createLearner();
  await createChild(account.id, { name: '새봄' });
  localStorage.removeItem('ggp_profileId');
  const { place, user } = renderApp('/content-dashboard');
  await waitFor(() => expect(place()).toBe('/auth/profile/select'));
  await user.click(await screen.findByRole('button', { name: new RegExp(child.name) }));
  await waitFor(() => expect(place()).toBe('/content-dashboard'));
});

test('asks for a guardian password to be set before tracing in the shell', async () => {
  await createSignedInParent();
  isInShell();
  const { user, place } = renderApp('/learn');
  await user.click(await screen.findByRole('link', { name: '비밀번호 정하러 가기' }));
  await waitFor(() => expect(place()).toBe('/mypage/setting?openAppPassword=true'));
});
