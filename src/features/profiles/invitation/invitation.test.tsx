import type { NewInvitation } from '@contract/profiles/sharing.responses';
import { callApi, createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

/** An invitation to 하늘 by 하늘엄마, whom nobody is signed in as. */
async function createInvitation(role: 'guardian' | 'family') {
  const owner = await createAccount({ name: '하늘엄마', children: [{ name: '하늘' }] });
  const token = await signIn(owner);
  localStorage.clear();
  const child = owner.children[0]?.id ?? '';
  const body = { id: crypto.randomUUID(), role };
  const invitation = await callApi<NewInvitation>('POST', `/profile/${child}/invitation`, { token, body });
  return { ...invitation, child, link: invitation.path.replace('/invite', '/mypage/invitation') };
}
const accept = () => screen.findByRole('button', { name: '동의하고 함께 보기' });

test('opens a link through the log-in, says who invites to what, asks the consents and selects the child', async () => {
  const { link, child } = await createInvitation('family');
  const { user_id, password } = await createAccount({ name: '할머니' });
  const { user, place, store } = renderApp(link);
  await user.type(await screen.findByLabelText('아이디'), user_id);
  await user.type(screen.getByLabelText('비밀번호'), `${password}{Enter}`);
  expect(await screen.findByRole('heading', { name: '하늘엄마 님이 하○ 함께 보기에 초대했어요' })).toBeVisible();
  expect(place()).toBe('/mypage/invitation');
  expect(screen.getByText('성장 기록과 곡선 보기')).toBeVisible();
  await user.click(await accept());
  expect(await screen.findByRole('checkbox')).toBeInvalid();
  expect(screen.getByText('동의해야 함께 볼 수 있어요.')).toBeVisible();
  await user.click(screen.getByRole('checkbox'));
  await user.click(await accept());
  await waitFor(() => expect(place()).toBe('/home'));
  expect(store.getState().profiles.profileId).toBe(child);
});

test('takes a typed code, keeps one that opens nothing in its field, and says of a child that is seen already', async () => {
  const { code } = await createInvitation('guardian');
  await createSignedInParent();
  const { user } = renderApp('/mypage/invitation');
  const field = await screen.findByLabelText('초대 코드');
  await user.type(field, 'abc{Enter}');
  expect(await screen.findByText('초대 코드는 영문과 숫자 8자리예요.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'aaaa-bbbb{Enter}');
  expect(await screen.findByText(/^쓸 수 없는 초대예요/)).toBeVisible();
  expect(field).toHaveValue('aaaa-bbbb');
  await user.clear(field);
  await user.type(field, `${code.toLowerCase()}{Enter}`);
  expect(await screen.findByRole('heading', { name: /하○ 함께 보기에 초대했어요/ })).toBeVisible();
});

test('says of a used link that it opens nothing, and offers to type a code', async () => {
  await createSignedInParent();
  const { user } = renderApp(`/mypage/invitation#${'0'.repeat(64)}`);
  expect(await screen.findByText(/^쓸 수 없는 초대예요/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '초대 코드 입력하기' }));
  expect(await screen.findByLabelText('초대 코드')).toBeVisible();
});
