import { createSignedInParent } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { screen, waitFor, within } from '@testing-library/react';
import { readQr } from '@/testing/read-qr';
import { renderApp } from '@/testing/render-app';
import { shareWith } from '@/testing/share-with';

async function createOwner() {
  const { account, child, token } = await createSignedInParent({ name: '하늘엄마', children: [{ name: '하늘' }] });
  return { account, token, child: child?.id ?? '' };
}
const confirm = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

test('invites by a link, a QR code and a code, lists the invitation, and takes it back', async () => {
  await createOwner();
  const { user } = renderApp('/mypage/sharing');
  await user.click(await screen.findByRole('button', { name: '초대하기' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('radio', { name: '보호자' }));
  expect(sheet.getByText('아이와 모든 기록 지우기')).toBeVisible();
  await user.dblClick(sheet.getByRole('button', { name: '초대장 만들기' }));
  const made = within(await screen.findByRole('dialog', { name: '보호자 초대장이에요' }));
  const code = await made.findByRole('img', { name: '초대 QR 코드' });
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  expect(readQr({ size, path: code.firstElementChild?.getAttribute('d') ?? '' })).toMatch(/\/invite#[0-9a-f]{64}$/);
  expect(made.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)).toBeVisible();
  await user.click(made.getByRole('button', { name: '다 보냈어요' }));
  await user.click(await screen.findByRole('button', { name: /^보호자 초대 취소하기/ }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: '기다리는 초대' })).not.toBeInTheDocument());
});

test('removes family at once and a guardian in seven days, and says so before', async () => {
  const owner = await createOwner();
  await shareWith('하늘아빠', 'guardian', owner);
  await shareWith('하늘할머니', 'family', owner);
  const { user } = renderApp(`/mypage/sharing?profile=${owner.child}`);
  await user.click(await screen.findByRole('button', { name: '하늘할머니 님 내보내기' }));
  const family = await confirm('하늘할머니 님을 내보낼까요?');
  expect(family.getByText(/^바로 아이의 기록을 볼 수 없게/)).toBeVisible();
  await user.click(family.getByRole('button', { name: '내보내기' }));
  await waitFor(() => expect(screen.queryByText('하늘할머니')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '하늘아빠 님 내보내기' }));
  const guardian = await confirm('하늘아빠 님을 내보낼까요?');
  expect(guardian.getByText(/7일 뒤에 함께 보기가 끝나요/)).toBeVisible();
  await user.click(guardian.getByRole('button', { name: '내보내기' }));
  expect(await screen.findByText(/에 함께 보기가 끝나요$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '하늘아빠 님 내보내기' })).not.toBeInTheDocument());
});

test('stops sharing at once and goes on, and a refusal is said in the sheet', async () => {
  const owner = await createOwner();
  await shareWith('하늘아빠', 'guardian', owner);
  const { user } = renderApp('/mypage/sharing');
  await user.click(await screen.findByRole('button', { name: '함께 보기 바로 멈추기' }));
  const sheet = await confirm('함께 보기를 바로 멈출까요?');
  const refusal = mockApiError('PUT', '/profile/*/freeze', 503);
  await user.click(sheet.getByRole('button', { name: '바로 멈추기' }));
  expect(await sheet.findByRole('alert')).toBeVisible();
  refusal.restore();
  await user.click(sheet.getByRole('button', { name: '바로 멈추기' }));
  expect(await screen.findByText('함께 보기를 멈췄어요')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '초대하기' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '함께 보기 다시 시작하기' }));
  expect(await screen.findByRole('button', { name: '초대하기' })).toBeVisible();
});

test('stops sharing for one person alone and goes on', async () => {
  const owner = await createOwner();
  await shareWith('하늘아빠', 'guardian', owner);
  await shareWith('하늘할머니', 'family', owner);
  const { user } = renderApp('/mypage/sharing');
  await user.click(await screen.findByRole('button', { name: '하늘아빠 님 멈추기' }));
  await user.click((await confirm('하늘아빠 님만 멈출까요?')).getByRole('button', { name: '멈추기' }));
  expect(await screen.findByText('함께 보기를 멈췄어요')).toBeVisible();
  expect(screen.getByRole('button', { name: '하늘할머니 님 멈추기' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '하늘아빠 님 다시 함께 보기' }));
  const again = await confirm('하늘아빠 님과 다시 함께 볼까요?');
  await user.click(again.getByRole('button', { name: '다시 함께 보기' }));
  await waitFor(() => expect(screen.queryByText('함께 보기를 멈췄어요')).not.toBeInTheDocument());
});

test('family sees who shares the child, may neither invite nor stop, and leaves', async () => {
  const owner = await createOwner();
  const other = await shareWith('하늘할머니', 'family', owner);
  localStorage.setItem('ggp_accessToken', other);
  const { user, place } = renderApp('/mypage/sharing');
  expect(await screen.findByText('하늘할머니 (나)')).toBeVisible();
  for (const name of ['초대하기', '함께 보기 바로 멈추기'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '함께 보기 끝내기' }));
  await user.click((await confirm('하늘 함께 보기를 끝낼까요?')).getByRole('button', { name: '끝내기' }));
  await waitFor(() => expect(place()).toBe('/auth/profile/select'));
});

test('shows nothing of a child that is not shared with the account', async () => {
  const owner = await createOwner();
  const { token } = await createSignedInParent({ name: '옆집' });
  localStorage.setItem('ggp_accessToken', token);
  renderApp(`/mypage/sharing?profile=${owner.child}`);
  expect(await screen.findByText('함께 보는 아이가 아니에요')).toBeVisible();
});
