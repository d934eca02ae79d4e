import type { LearningProgress } from '@contract/learning/learning.responses';
import { callApi, createSignedInParent } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { apiCalls } from '@mocks/server';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const ADDRESS = '/mypage/setting#learning';
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const getSetting = async (token: string, profileId = '') =>
  (await callApi<LearningProgress>('GET', `/learning/profile/${profileId}`, { token })).setting;

/** Through the guardian's question into the settings. */
async function opened(given: Parameters<typeof createSignedInParent>[0] = {}) {
  const parent = await createSignedInParent({ hasGuardianPassword: true, ...given });
  const app = renderApp(ADDRESS);
  const ask = await sheet('보호자 확인');
  await app.user.type(ask.getByLabelText('보호자 비밀번호'), '0000');
  await app.user.click(ask.getByRole('button', { name: '확인' }));
  const form = await sheet('배우기 설정');
  return { ...parent, ...app, form };
}

test('shows a wrong guardian password at its field and stays closed', async () => {
  await createSignedInParent({ hasGuardianPassword: true });
  const { user } = renderApp(ADDRESS);
  const ask = await sheet('보호자 확인');
  await user.type(ask.getByLabelText('보호자 비밀번호'), '1234');
  await user.click(ask.getByRole('button', { name: '확인' }));
  expect(await ask.findByText(/보호자 비밀번호가 맞지 않아요/)).toBeVisible();
  expect(ask.getByLabelText('보호자 비밀번호')).toHaveFocus();
  expect(screen.queryByRole('dialog', { name: '배우기 설정' })).not.toBeInTheDocument();
});

test('saves the daily limit and the hand of the child', async () => {
  const { user, form, token, child } = await opened();
  expect(await form.findByRole('radio', { name: '제한 없음' })).toBeChecked();
  expect(form.getByRole('radio', { name: '오른손' })).toBeChecked();
  await user.click(form.getByRole('radio', { name: '20분' }));
  await user.click(form.getByRole('radio', { name: '왼손' }));
  await user.dblClick(form.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('도담의 배우기 설정을 저장했어요')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await getSetting(token, child?.id)).toEqual({ daily_limit_minutes: 20, hand: 'left' });
  expect(apiCalls().filter(({ method, path }) => method === 'PUT' && path.endsWith('/setting'))).toHaveLength(1);
});

test('saves settings for each child', async () => {
  const { user, form, token, account } = await opened({ children: [{ name: '도담' }, { name: '나온' }] });
  await user.click(await form.findByRole('button', { name: '나온' }));
  await user.click(await form.findByRole('radio', { name: '10분' }));
  await user.click(form.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('나온의 배우기 설정을 저장했어요')).toBeVisible();
  expect((await getSetting(token, account.children[1]?.id)).daily_limit_minutes).toBe(10);
  expect((await getSetting(token, account.children[0]?.id)).daily_limit_minutes).toBeNull();
});

test('asks for a guardian password to be set first', async () => {
  await createSignedInParent();
  const { user } = renderApp(ADDRESS);
  await user.click(await screen.findByRole('link', { name: '비밀번호 정하러 가기' }));
  await sheet('보호자 비밀번호 정하기');
});

test('loads after a retry', async () => {
  const parent = await createSignedInParent({ hasGuardianPassword: true });
  const broken = mockApiError('GET', `/learning/profile/${parent.child?.id}`, 500);
  const { user } = renderApp(ADDRESS);
  const ask = await sheet('보호자 확인');
  await user.type(ask.getByLabelText('보호자 비밀번호'), '0000');
  await user.click(ask.getByRole('button', { name: '확인' }));
  const form = await sheet('배우기 설정');
  const again = await form.findByRole('button', { name: '다시 시도' });
  broken.restore();
  await user.click(again);
  expect(await form.findByRole('radio', { name: '왼손' })).toBeEnabled();
});

test('links to a new profile without a child', async () => {
  const { form } = await opened({ children: [] });
  expect(await form.findByRole('link', { name: '아이 추가하기' })).toBeVisible();
});
