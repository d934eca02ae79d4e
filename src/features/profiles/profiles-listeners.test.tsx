import type { User } from '@contract/auth/auth.responses';
import { bornAgo, callApi, chooseChild, createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { server } from '@mocks/server';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { baseApi } from '@/shared/api/base-api';
import { renderApp } from '@/testing/render-app';
import { shareWith } from '@/testing/share-with';

const stored = () => [localStorage.getItem('ggp_profileId'), localStorage.getItem('ggp_ageGroup')];

test('updates the stored age group with the age of the child', async () => {
  const { child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 30 }) }] });
  localStorage.setItem('ggp_ageGroup', '0~24');
  renderApp('/home');
  expect(await screen.findByText(/^30개월/)).toBeVisible();
  await waitFor(() => expect(stored()).toEqual([child?.id, '25~36']));
});

test('restores an invalid age group from the child before the tests are requested', async () => {
  const { child } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 12, days: 2 }) }] });
  localStorage.setItem('ggp_ageGroup', 'garbage');
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/diagnostic-test/main', async ({ request }) => {
      asked.push(await request.clone().json());
    }),
  );
  renderApp('/home');
  expect(await screen.findByRole('link', { name: /^12개월 발달 체크/ })).toBeVisible();
  expect(stored()[1]).toBe('0~24');
  expect(asked).toEqual([{ profileId: child?.id, age: '0~24' }]);
});

test('deselects another account’s child and loads what needs no child', async () => {
  const stranger = await createAccount({ children: [{ name: '남의 아이' }] });
  const account = await createAccount();
  await signIn(account);
  if (stranger.children[0]) chooseChild(stranger.children[0]);
  renderApp('/home');
  expect(await screen.findByText('우리 아이에게 꼭 맞는 분석을 시작해 보세요')).toBeVisible();
  expect(stored()).toEqual([null, null]);
  expect(await screen.findByText('오늘 인기 글이 아직 없어요')).toBeVisible();
});

test('shows and keeps nothing of a shared child once the access has ended', async () => {
  const { token, child } = await createSignedInParent({ name: '하늘엄마', children: [{ name: '하늘' }] });
  const profileId = child?.id ?? '';
  const father = await shareWith('하늘아빠', 'guardian', { child: profileId, token });
  localStorage.setItem('ggp_accessToken', father);
  const { store } = renderApp(`/mypage/sharing?profile=${profileId}`);
  expect(await screen.findByRole('heading', { name: '하늘 함께 보기' })).toBeVisible();
  await callApi('PUT', `/profile/${profileId}/freeze`, { token, body: { frozen: true } });
  store.dispatch(baseApi.util.invalidateTags(['Sharing']));
  expect(await screen.findByText('함께 보는 아이가 아니에요')).toBeVisible();
  await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).not.toContain('"name":"하늘"'));
  expect(stored()[0]).toBeNull();
});

test('deselects a child that was deleted on another device', async () => {
  await createSignedInParent({ children: [{ name: '도담' }, { name: '새봄' }] });
  localStorage.setItem('ggp_profileId', '5d6b1c1e-0b6f-4a8e-8f7f-3f2b7a0c9d11');
  renderApp('/auth/profile/select');
  expect(await screen.findByRole('button', { name: /도담/ })).not.toHaveAttribute('aria-current');
  await waitFor(() => expect(stored()).toEqual([null, null]));
});

describe('without a selected child', () => {
  test('selects the only one', async () => {
    const account = await createAccount({ children: [{ name: '도담' }] });
    await signIn(account);
    renderApp('/home');
    expect(await screen.findByRole('heading', { name: '도담' })).toBeVisible();
    expect(stored()[0]).toBe(account.children[0]?.id);
  });

  test('selects the one selected last on another device', async () => {
    const account = await createAccount({ children: [{ name: '도담' }, { name: '새봄' }] });
    const token = await signIn(account);
    await callApi('PUT', `/profile/selected/${account.children[1]?.id}`, { token });
    renderApp('/home');
    expect(await screen.findByRole('heading', { name: '새봄' })).toBeVisible();
    expect(stored()[0]).toBe(account.children[1]?.id);
  });

  test('offers several on home, and remembers the choice for other devices', async () => {
    const account = await createAccount({ children: [{ name: '도담' }, { name: '새봄' }] });
    const token = await signIn(account);
    const { user } = renderApp('/home');
    await user.click(await screen.findByRole('button', { name: /^새봄/ }));
    expect(await screen.findByRole('heading', { name: '새봄' })).toBeVisible();
    await waitFor(async () =>
      expect((await callApi<User>('GET', '/auth/info', { token })).selected_profile?.id).toBe(account.children[1]?.id),
    );
  });
});
