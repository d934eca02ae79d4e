import { callApi, createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse } from '@mocks/scenarios';
import { apiCalls } from '@mocks/server';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '@/testing/render-app';

const sheet = async () => within(await screen.findByRole('dialog', { name: '비밀번호 바꾸기' }));
const sent = () => apiCalls().filter(({ method, path }) => method === 'PUT' && path === '/mypage/password');

async function fill(user: UserEvent, [current, next, again]: [string, string, string]) {
  const form = await sheet();
  for (const [label, text] of [
    ['지금 쓰는 비밀번호', current],
    ['새 비밀번호', next],
    ['새 비밀번호 확인', again],
  ] as const) {
    await user.click(form.getByLabelText(label));
    await user.paste(text);
  }
  return form;
}

test('changes the password once for a double tap; the new one signs in, this device stays signed in', async () => {
  const { account } = await createSignedInParent();
  const held = holdApiResponse('PUT', '/mypage/password');
  const { user, place } = renderApp('/mypage/setting#password');
  const form = await fill(user, [account.password, 'garden-of-sprouts', 'garden-of-sprouts']);
  await user.dblClick(form.getByRole('button', { name: '저장하기' }));
  await held.reached;
  held.release();
  expect(await screen.findByText('비밀번호를 바꿨어요')).toBeVisible();
  expect(sent()).toHaveLength(1);
  await waitFor(() => expect(place()).toBe('/mypage/setting'));
  await user.click(screen.getByRole('button', { name: /^로그인한 기기/ }));
  expect(await screen.findByText('이 기기')).toBeVisible();
  const next = { user_id: account.user_id, password: 'garden-of-sprouts' };
  await waitFor(() => callApi('POST', '/auth/login', { body: next }));
});

test.each([
  ['short', '비밀번호는 8자 이상이어야 해요.'],
  ['password1', '많은 사람이 쓰는 비밀번호라 쉽게 알아낼 수 있어요. 다른 비밀번호를 써 주세요.'],
])('refuses the new password %s at its field', async (next, sentence) => {
  const { account } = await createSignedInParent();
  const { user } = renderApp('/mypage/setting#password');
  const form = await fill(user, [account.password, next, next]);
  await user.click(form.getByRole('button', { name: '저장하기' }));
  expect(await form.findByText(sentence)).toBeVisible();
  await waitFor(() => expect(form.getByLabelText('새 비밀번호')).toHaveFocus());
  expect(sent()).toEqual([]);
});

test('sends no password when its confirmation differs', async () => {
  const { account } = await createSignedInParent();
  const { user } = renderApp('/mypage/setting#password');
  const form = await fill(user, [account.password, 'garden-of-sprouts', 'garden-of-sprout']);
  await user.click(form.getByRole('button', { name: '저장하기' }));
  expect(await form.findByText('위에 입력한 것과 달라요.')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('shows a wrong current password at its field and keeps the typed text', async () => {
  await createSignedInParent();
  const { user } = renderApp('/mypage/setting#password');
  const form = await fill(user, ['not-my-password', 'garden-of-sprouts', 'garden-of-sprouts']);
  await user.click(form.getByRole('button', { name: '저장하기' }));
  expect(await form.findByText('지금 쓰는 비밀번호가 맞지 않아요.')).toBeVisible();
  await waitFor(() => expect(form.getByLabelText('지금 쓰는 비밀번호')).toHaveFocus());
  expect(form.getByLabelText('새 비밀번호')).toHaveValue('garden-of-sprouts');
});
