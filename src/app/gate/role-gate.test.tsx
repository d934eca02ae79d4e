import { chooseChild, createSignedInParent } from '@mocks/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { shareWith } from '@/testing/share-with';

/** 하늘할머니 is signed in and sees 하늘, which somebody else registered. */
async function signInFamily() {
  const { child, token } = await createSignedInParent({ children: [{ name: '하늘' }] });
  if (!child) throw new Error('The parent has no child');
  const family = await shareWith('하늘할머니', 'family', { child: child.id, token });
  localStorage.setItem('ggp_accessToken', family);
  chooseChild(child);
}

test.each(['/home/health', '/test', '/mypage/analysis/total', '/mypage/medical'])(
  'shows family on %s that it is for guardians, with a link to what it may see',
  async (path) => {
    await signInFamily();
    const { user, place } = renderApp(path);
    expect(await screen.findByText('보호자만 볼 수 있는 화면이에요')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '체크 결과 요약 보기' }));
    await waitFor(() => expect(place()).toBe('/test/list?tab=past'));
    expect(await screen.findByRole('heading', { name: '지난 기록' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '검진 결과 적기' })).not.toBeInTheDocument();
  },
);

test('home shows family the plays, the growth and the results, and nothing to write', async () => {
  await signInFamily();
  renderApp('/home');
  expect(await screen.findByText('함께 보는 아이 · 가족')).toBeVisible();
  expect(await screen.findByRole('heading', { name: '오늘의 놀이' })).toBeVisible();
  expect(screen.getByRole('link', { name: '성장 기록 보기' })).toBeVisible();
  for (const name of [/했어요$/, /키·몸무게 적기/, /맞춤 분석/]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  }
});

test('the tabs lead family to what it may see, under one header', async () => {
  await signInFamily();
  const { user, place, router } = renderApp('/home');
  await screen.findByText('함께 보는 아이 · 가족');
  const tab = (name: string) => within(screen.getByRole('navigation', { name: '주 메뉴' })).getByRole('link', { name });
  await user.click(tab('배우기'));
  await waitFor(() => expect(place()).toBe('/home/play'));
  await act(() => router.navigate('/home'));
  await user.click(tab('체크'));
  await waitFor(() => expect(place()).toBe('/test/list?tab=past'));
  await act(() => router.navigate('/test'));
  expect(await screen.findByText('보호자만 볼 수 있는 화면이에요')).toBeVisible();
  expect(screen.getAllByRole('banner')).toHaveLength(1);
});

test('a guardian opens what family may not', async () => {
  const { child, token } = await createSignedInParent({ children: [{ name: '하늘' }] });
  if (!child) throw new Error('The parent has no child');
  localStorage.setItem('ggp_accessToken', await shareWith('하늘아빠', 'guardian', { child: child.id, token }));
  renderApp('/home/health');
  expect(await screen.findByRole('heading', { level: 1, name: '예방접종과 검진' })).toBeVisible();
});
