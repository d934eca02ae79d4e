import { createSignedInParent } from '@mocks/fixtures';
import { apiCalls } from '@mocks/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const page = () => screen.findByRole('heading', { level: 1, name: '설정' });
const dialog = (name: string) => screen.findByRole('dialog', { name });

afterEach(() => {
  delete window.GrowGrowShell;
});

test('opens from the menu in the header and shows the account', async () => {
  const { account } = await createSignedInParent({ name: '김하늘' });
  const { user, place, goBack } = renderApp('/mypage');
  await user.click(await screen.findByRole('button', { name: '내 메뉴' }));
  await user.click(await screen.findByRole('menuitem', { name: '설정' }));
  await page();
  expect(place()).toBe('/mypage/setting');
  expect(screen.getByText('김하늘 님')).toBeVisible();
  expect(screen.getByText(account.user_id)).toBeVisible();
  goBack();
  await waitFor(() => expect(place()).toBe('/mypage'));
});

describe.each([
  ['프로필 사진', '프로필 사진', '#picture'],
  ['이메일', '이메일 바꾸기', '#email'],
  ['화면 밝기', '화면 밝기', '#brightness'],
  ['홈 화면에 추가', '홈 화면에 추가', '#install'],
  ['비밀번호 바꾸기', '비밀번호 바꾸기', '#password'],
  ['보호자 비밀번호', '보호자 비밀번호 정하기', '?openAppPassword=true'],
  ['로그인한 기기', '로그인한 기기', '#devices'],
  ['알림 설정', '알림 설정', '#notifications'],
  ['차단한 사람', '차단한 사람', '#blocked'],
  ['동의 내역', '동의 내역', '#consents'],
  ['내 정보 내려받기', '내 정보 내려받기', '#export'],
])('%s', (label, title, address) => {
  test('opens at its address; one Back closes it and the next leaves the page', async () => {
    await createSignedInParent();
    const { user, place, router, goBack } = renderApp('/mypage');
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate('/mypage/setting'));
    await page();
    const row = screen.getByRole('button', { name: new RegExp(`^${label}`) });
    await user.click(row);
    await dialog(title);
    expect(place()).toBe(`/mypage/setting${address}`);

    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(place()).toBe('/mypage/setting');
    expect(row).toHaveFocus();
    goBack();
    await waitFor(() => expect(place()).toBe('/mypage'));
  });

  test('opens from a link and closes to the plain page', async () => {
    await createSignedInParent();
    const { user, place } = renderApp(`/mypage/setting${address}`);
    const sheet = await dialog(title);
    await user.click(within(sheet).getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(place()).toBe('/mypage/setting');
    await page();
  });
});

test('keeps a closed sheet closed on the way back', async () => {
  await createSignedInParent();
  const { user, place, goBack } = renderApp('/mypage/setting#devices');
  await user.click(within(await dialog('로그인한 기기')).getByRole('button', { name: '닫기' }));
  await user.click(await screen.findByRole('button', { name: /^알림 설정/ }));
  await user.click(within(await dialog('알림 설정')).getByRole('button', { name: '닫기' }));
  goBack();
  await waitFor(() => expect(place()).toBe('/mypage/setting#notifications'));
  goBack();
  await waitFor(() => expect(place()).toBe('/mypage/setting#devices'));
  await page();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('opens no sheet for an unknown address', async () => {
  await createSignedInParent();
  renderApp('/mypage/setting?openAppPassword=no#something');
  await page();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('signs out to the introduction and clears the stored session', async () => {
  await createSignedInParent();
  const { user, place } = renderApp('/mypage/setting');
  await user.click(await screen.findByRole('button', { name: '로그아웃' }));
  await waitFor(() => expect(place()).toBe('/intro'));
  // The page does not wait for the server, which confirms it a moment later.
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('ggp_'))).toEqual([]));
  expect(apiCalls().filter(({ path }) => path === '/auth/logout')).toHaveLength(1);
});

test('asks for a guardian password from the learning tab and goes on to learning once it is set', async () => {
  window.GrowGrowShell = { postMessage: () => undefined };
  await createSignedInParent();
  const { user, place, router } = renderApp('/mypage', { width: 1024 });
  const tab = () => within(screen.getByRole('navigation', { name: '주 메뉴' })).getByRole('link', { name: '배우기' });
  await screen.findByRole('heading', { level: 1 });
  await user.click(tab());
  await user.click(
    within(await dialog('보호자 비밀번호를 정해 주세요')).getByRole('link', { name: '비밀번호 정하러 가기' }),
  );

  const sheet = within(await dialog('보호자 비밀번호 정하기'));
  expect(place()).toBe('/mypage/setting?openAppPassword=true');
  await user.type(sheet.getByLabelText('보호자 비밀번호'), '2468');
  await user.type(sheet.getByLabelText('보호자 비밀번호 확인'), '2468');
  await user.click(sheet.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('보호자 비밀번호를 정했어요')).toBeVisible();
  await waitFor(() => expect(place()).toBe('/auth/profile/select/learning'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('radiogroup', { name: '누구와 배울까요?' })).toBeVisible();

  await act(() => router.navigate('/mypage/setting'));
  expect(await screen.findByRole('button', { name: /^보호자 비밀번호/ })).toHaveTextContent('정했어요');
  await user.click(tab());
  await waitFor(() => expect(place()).toBe('/auth/profile/select/learning'));
});
